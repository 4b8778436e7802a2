import { expect, test } from "vitest";
import { measureCoverage } from "./coverage.ts";
import { readRules } from "./rules.ts";
import { readSpecFile } from "./spec-file.ts";
import { readTitles } from "./titles.ts";

const rules = "## 6 Summoning\n- 6.1 One a turn.\n- 6.2 Tribute.\n- 6.3 A slot.\n- 6.30 Another.";

function measure(
  source: string,
  more: object = {},
  book = rules,
): ReturnType<typeof measureCoverage> {
  const file = readSpecFile(JSON.stringify({ prefix: "LT", ...more }), "spec.json");
  const read = readTitles("x.test.ts", source);
  if (!file.ok || !read.ok) throw new Error("the stage is wrong");
  const books = new Map([
    ["LT", readRules(book, "LT", "RULES.md")],
    ["K", readRules("- K1.1 Kernel.", "K", "SPEC.md")],
  ]);
  return measureCoverage(file.spec, [{ path: "x.test.ts", tests: read.tests }], books, "spec.json");
}

const allButLast = 'test("[LT 6.1] a", f); test("[LT 6.2, 6.3] b", f);';

test("covered and missing rules are told apart, 6.3 from 6.30 too", () => {
  const coverage = measure(allButLast);
  expect([...coverage.covered]).toEqual([
    ["6.1", ["x.test.ts"]],
    ["6.2", ["x.test.ts"]],
    ["6.3", ["x.test.ts"]],
  ]);
  expect(coverage.missing).toEqual([
    { number: "6.30", text: "Another.", line: 5, inactive: false },
  ]);
  expect(coverage.problems).toEqual([]);
});

test("a describe covers through its tests; a skipped test covers nothing and is mentioned", () => {
  const coverage = measure(
    'describe("[LT 6.1] a", () => { test("b", f); }); describe("[LT 6.2] c", () => {}); test.todo("[LT 6.3] d");',
  );
  expect([...coverage.covered.keys()]).toEqual(["6.1"]);
  expect(coverage.missing.map(({ number, inactive }) => [number, inactive])).toEqual([
    ["6.2", false],
    ["6.3", true],
    ["6.30", false],
  ]);
});

test.each([
  ["[LT 6.4] x", "cites LT 6.4, which is not in the rules."],
  ["[K1.2] x", "cites K1.2, which is not in the rules."],
  ["[LT 6.3a] x", "cites LT 6.3a, which is not in the rules."],
  ["[LTT 6.3] x", "cites LTT 6.3, but no package has the prefix LTT."],
])('"%s" is a problem', (title, message) => {
  const { problems } = measure(`\ntest("${title}", f);`);
  expect(problems).toEqual([{ where: "x.test.ts:2", message: `"${title}" ${message}` }]);
});

test("a title that means to cite and does not is a problem, once for all tests of a describe", () => {
  const { problems } = measure(
    'describe("[LT 6.1 & 6.2] x", () => { test("a", f); test("b", f); });',
  );
  expect(problems).toEqual([
    {
      where: "x.test.ts:1",
      message:
        '"[LT 6.1 & 6.2] x" opens with [LT 6.1 & 6.2], which does not read as a citation. Write [LT 1.2] or [LT 1.2, 1.3], with no part made at run time.',
    },
  ]);
});

test("sections, other books' rules and other people's numbers may be cited", () => {
  const coverage = measure(
    'test("[LT 6] a", f); test("[K1.1] b", f); test("[RFC 8439] c", f); test("[host] d", f);',
  );
  expect(coverage.problems).toEqual([]);
  expect(coverage.covered.size).toBe(0);
});

test("a case is covered by its own letter alone; the number before it covers nothing", () => {
  const book = "- 7.1 Setting.\n  - 7.1a A spell.\n  - 7.1b A trap.\n  - 7.1c A field card.";
  const tests = 'test("[LT 7.1] a", f); test("[LT 7.1b] b", f);';
  const coverage = measure(tests, { notTestable: { "7.1c": "why" } }, book);
  expect([...coverage.covered.keys()]).toEqual(["7.1b"]);
  expect(coverage.missing.map((rule) => rule.number)).toEqual(["7.1a"]);
  expect(coverage.excused.map((rule) => rule.number)).toEqual(["7.1c"]);
  expect(coverage.problems).toEqual([]);
  const all = measure(tests, { notTestable: { "7.1": "why" } }, book);
  expect(all.missing).toEqual([]);
});

test("what is declared not testable is not missing, alone or as a section", () => {
  const alone = measure(allButLast, { notTestable: { "6.30": "why" } });
  expect([alone.missing, alone.excused.map((rule) => rule.number)]).toEqual([[], ["6.30"]]);
  const section = measure(allButLast, { notTestable: { "6": "why" } });
  expect([section.missing, section.problems, section.covered.size]).toEqual([[], [], 3]);
});

test("an excuse that names no rule, or a rule with a test, is a problem", () => {
  const { problems } = measure(allButLast, { notTestable: { "6.1": "why", "9.9": "why" } });
  expect(problems.map((problem) => problem.message)).toEqual([
    '"notTestable" names 6.1, but a test cites it: drop the entry.',
    '"notTestable" names 9.9, which is not in the rules.',
  ]);
});
