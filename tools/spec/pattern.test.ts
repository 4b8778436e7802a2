import { expect, test } from "vitest";
import { fill, findPattern, fitsWhole, isSameCode, unknownPlaceholders } from "./pattern.ts";

/** The code each match covers. */
function found(pattern: string, text: string): string[] {
  return findPattern(pattern, text).map(({ start, end }) => text.slice(start, end));
}

test.each([
  ["f(a, b)", "x = f(\n  a, // first\n  b,\n);", ["f(\n  a, // first\n  b,\n)"]],
  ["f(a, b,)", "f(a, b)", ["f(a, b)"]],
  ["{ a, b }", "{\n  a,\n  b,\n}", ["{\n  a,\n  b,\n}"]],
  ["a,", "[a, b, a]", ["a,"]],
  ["a + b", "a + bc; a + b; ca + b", ["a + b"]],
  ['"a"', "'a' a \"a b\"", []],
  ["? b", "a ? b : c", ["? b"]],
])("spaces, comments and trailing commas do not matter: %s", (pattern, text, expected) => {
  expect(found(pattern, text)).toEqual(expected);
});

test.each([
  ["f(…, seat)", "f(book, state, seat)", ["book, state"]],
  ["f(…, seat)", "f(table, seat)", ["table"]],
  ["f(…, seat)", "f(seat)", [""]],
  ["f(…)", "f()", [""]],
  ["f(…).x", "f(g(1), [2, 3]).x", ["g(1), [2, 3]"]],
  ["if (… && a) {…}", "if (b(c) && a) { d }", ["b(c)", "d"]],
  ["x >= ….turn", "x >= play.state.shared.turn", ["play.state.shared"]],
])("%s in %s", (pattern, text, expected) => {
  expect(findPattern(pattern, text).map(({ filled }) => filled)).toEqual([expected]);
});

test.each([
  ["f(…, seat)", "f(a), g(b, seat)"],
  ["return … ?? null;", "return a; b ?? null;"],
])("a … stays in its brackets and its statement: %s not in %s", (pattern, text) => {
  expect(found(pattern, text)).toEqual([]);
});

test.each([
  ["f(…, seat)", "f(…, other)", "f(a, b, seat)", "f(a, b, other)"],
  ["f(…, seat)", "f(…, other)", "f(seat)", "f( other)"],
  ["f(…) + g(…)", "g(…2) - f(…1)", "f(a) + g(b)", "g(b) - f(a)"],
  ["f(…) + g(…)", "f(…) - g(…)", "f(a) + g(b)", "f(a) - g(b)"],
  ["f(…)", "'…'", "f(a)", "'…'"],
])("%s becomes %s", (pattern, replacement, text, expected) => {
  const [match] = findPattern(pattern, text);
  if (match === undefined) throw new Error("the stage is wrong");
  expect(fill(replacement, match)).toBe(expected);
});

test("a replacement cannot use what the pattern does not have", () => {
  expect(unknownPlaceholders("f(…)", "g(…, …)")).toEqual(["…"]);
  expect(unknownPlaceholders("f(…)", "g(…1, …2)")).toEqual(["…2"]);
  expect(unknownPlaceholders("f(…, g(…))", "g(…2, …1)")).toEqual([]);
});

test("a pattern may have to fit the whole text", () => {
  expect(fitsWhole("a > …", " a > b ")?.filled).toEqual(["b"]);
  expect(fitsWhole("a > b", "a > b && c")).toBeUndefined();
  expect(isSameCode("a>b", "a > /* than */ b")).toBe(true);
  expect(isSameCode("a > b", "a >= b")).toBe(false);
});
