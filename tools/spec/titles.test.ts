import { expect, test } from "vitest";
import { readTitles, type TestTitle } from "./titles.ts";

function read(source: string, ...ownTestFunctions: string[]): readonly TestTitle[] {
  const result = readTitles("x.test.ts", source, ownTestFunctions);
  if (!result.ok) throw new Error(result.message);
  return result.tests;
}

function titles(source: string, ...ownTestFunctions: string[]): string[] {
  return read(source, ...ownTestFunctions).map((found) => found.titles.join(" > "));
}

test("quotes of every kind and escapes are read as the program would", () => {
  const source = [
    String.raw`test("[LT 6.1] a \"b\" é", () => {});`,
    String.raw`it('[LT 6.2] it\'s', () => {});`,
    "test(`[LT 6.3] plain`, () => {});",
    String.raw`test("\x5bLT 6.4] escaped", () => {});`,
  ].join("\n");
  expect(titles(source)).toEqual([
    '[LT 6.1] a "b" é',
    "[LT 6.2] it's",
    "[LT 6.3] plain",
    "[LT 6.4] escaped",
  ]);
});

test("of a template or a sum the static beginning is the title", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source under test
  expect(titles("test(`[LT 6.3] a ${kind} card`, f); test('[LT 6.4] ' + 'a ' + kind, f);")).toEqual(
    ["[LT 6.3] a ", "[LT 6.4] a "],
  );
});

test("tests carry the titles of the describes around them", () => {
  const source = `
    describe("[LT 6.3] the board", () => {
      describe("full", () => { test("refuses", () => {}); });
      for (const name of names) test(name, () => {});
    });
    describe("[LT 6.4] nothing inside", () => {});`;
  expect(titles(source)).toEqual(["[LT 6.3] the board > full > refuses", "[LT 6.3] the board > "]);
});

test("every chained spelling declares a test", () => {
  const source = `
    test.only("only", f);
    test.concurrent("concurrent", f);
    test.each([["[LT 1.1] no title"]])("each %s", f);
    test.concurrent.for(rows)("for", f);
    it.each\`a | b\`("table", f);
    test.skipIf(slow)("skipIf", f);
    describe.each([1])("group %i", () => { test("inside", f); });
    const seated = test.extend({ seat: "host" });
    seated("extended", f);`;
  expect(titles(source)).toEqual([
    "only",
    "concurrent",
    "each %s",
    "for",
    "table",
    "skipIf",
    "group %i > inside",
    "extended",
  ]);
});

test("skipped, to-do and failing tests are inactive, and so is all inside a skipped describe", () => {
  const source = `
    test.skip("a", f); test.todo("b"); test.fails("c", f); test("d", { skip: true }, f);
    describe.skip("e", () => { test("f", f); });
    test("g", { skip: false, timeout: 5 }, f);`;
  expect(read(source).map((found) => found.inactive)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
});

test("comments, other calls and look-alikes declare nothing", () => {
  const source = `
    // test("[LT 6.1] in a comment", f);
    console.log("[LT 6.2] logged"); pattern.test("[LT 6.3] matched");
    const text = 'test("[LT 6.4] in a string", f)';`;
  expect(titles(source)).toEqual([]);
});

test("a package's own test functions count when it names them", () => {
  const source = 'scenario("[LT 6.3] a table is set", f);';
  expect(titles(source)).toEqual([]);
  expect(titles(source, "scenario")).toEqual(["[LT 6.3] a table is set"]);
});

test("a test knows its line", () => {
  expect(read('\n\ntest("a", f);').map((found) => found.line)).toEqual([3]);
});

test("types and JSX do not get in the way; a file that does not parse says where", () => {
  expect(titles("const a = <T,>(b: T): T => b as T; test<number>('typed', f);")).toEqual(["typed"]);
  expect(readTitles("x.test.tsx", "test('jsx', () => <p>{1}</p>);").ok).toBe(true);
  expect(readTitles("x.test.ts", "const a = 1;\nconst b = ;")).toEqual({
    ok: false,
    message: "Unexpected token (line 2)",
  });
});
