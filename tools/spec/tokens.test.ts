import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tokensOf } from "./tokens.ts";

const texts = (code: string): string[] => tokensOf(code).map((token) => token.text);

test.each([
  ["a?.b ?? 1.5", ["a", "?.", "b", "??", "1.5"]],
  ["is ? .5 : x", ["is", "?", ".", "5", ":", "x"]],
  ["a /* no */ + b // no\n+ c", ["a", "+", "b", "+", "c"]],
  ['f("a \\" b", \'c\')', ["f", "(", '"a \\" b"', ",", "'c'", ")"]],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code to be read
  ["`a ${b({ c: `d ${e}` })} f` + g", ["`a ${b({ c: `d ${e}` })} f`", "+", "g"]],
  ['x = /[/"]+/g.test(y) / 2', ["x", "=", '/[/"]+/g', ".", "test", "(", "y", ")", "/", "2"]],
  [
    "(a) => ({ ...a, #b: c! })",
    ["(", "a", ")", "=>", "(", "{", "...", "a", ",", "#b", ":", "c", "!", "}", ")"],
  ],
  ["f(…, …2)", ["f", "(", "…", ",", "…2", ")"]],
  // Code that begins or ends in the middle.
  [") >= a.b[", [")", ">=", "a", ".", "b", "["]],
])("%s", (code, expected) => {
  expect(texts(code)).toEqual(expected);
});

test("of all our sources nothing but space and comments is left out", () => {
  const root = new URL("../../", import.meta.url);
  for (const file of globSync("packages/{core,engine,lorcana}/src/**/*.ts", { cwd: root })) {
    const code = readFileSync(new URL(file, root), "utf8");
    let done = 0;
    for (const { start, end } of tokensOf(code)) {
      const between = code.slice(done, start);
      expect(between.replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, "").trim(), file).toBe("");
      done = end;
    }
  }
});
