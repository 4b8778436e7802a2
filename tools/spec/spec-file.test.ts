import { expect, test } from "vitest";
import { readSpecFile } from "./spec-file.ts";

function messages(json: unknown): string[] {
  const text = typeof json === "string" ? json : JSON.stringify(json);
  const result = readSpecFile(text, "spec.json");
  return result.ok ? [] : result.problems.map((problem) => problem.message);
}

test("a prefix is enough", () => {
  expect(readSpecFile('{ "prefix": "LT" }', "spec.json")).toEqual({
    ok: true,
    spec: {
      prefix: "LT",
      tests: ["src/**/*.test.{ts,tsx}", "test/**/*.test.{ts,tsx}"],
      testFunctions: [],
      notTestable: {},
      mutants: "none",
      noMutant: {},
    },
  });
});

test("excused rules may be written with the prefix", () => {
  const result = readSpecFile('{ "prefix": "K", "notTestable": { "K1.1": "why" } }', "spec.json");
  expect(result.ok && result.spec.notTestable).toEqual({ "1.1": "why" });
});

test.each([
  ["{", /^is not valid JSON: /],
  ["[]", /^is not a JSON object\.$/],
  [{}, /^needs "prefix": letters with a capital first/],
  [{ prefix: "lt" }, /^needs "prefix"/],
  [{ prefix: "LT", test: [] }, /^has an unknown field "test"\. Known are prefix, /],
  [{ prefix: "LT", name: 1 }, /^"name" must be a string/],
  [{ prefix: "LT", rules: 1 }, /^"rules" must be a file name/],
  [{ prefix: "LT", tests: "src" }, /^"tests" must be a list of strings/],
  [{ prefix: "LT", testFunctions: [1] }, /^"testFunctions" must be a list of strings/],
  [{ prefix: "LT", mutants: "some" }, /^"mutants" must be one of every-rule, every-group, none/],
  [{ prefix: "LT", notTestable: ["1.1"] }, /^"notTestable" must give a reason for each number/],
  [{ prefix: "LT", notTestable: { x: "y" } }, /^"notTestable" names "x", which is no rule number/],
  [{ prefix: "LT", noMutant: { "1.1": " " } }, /^"noMutant" gives no reason for 1\.1/],
])("%j is answered with a sentence", (json, message) => {
  expect(messages(json)).toEqual([expect.stringMatching(message)]);
});
