import { expect, test } from "vitest";
import { findRegions, markRegions, regionAround } from "./regions.ts";

/** The marked code, with the number of each region where it begins. */
function marked(code: string): string {
  return markRegions(code, findRegions("a.ts", code), (index) => `R${index}`);
}

test.each([
  ["function f() { g(); h(); }", "function f() { R0;g(); R1;h(); }"],
  ["function f() { if (a) g(); else h(); }", "function f() { R0;if (a) {R1;g();} else {R2;h();} }"],
  ["const f = () => g();", "const f = () => (R0,g());"],
  ["const f = () => ({ a });", "const f = () => (R0,({ a }));"],
  ["const x = a ? b : c;", "const x = a ? (R0,b) : (R1,c);"],
  ["const x = a && b && c;", "const x = a && (R0,b) && (R1,c);"],
  ["function f(a = 1) { return a; }", "function f(a = (R0,1)) { R1;return a; }"],
  ["class A { x = 1; }", "class A { x = (R0,1); }"],
  ["for (const a of b) f(a);", "for (const a of b) {R0;f(a);}"],
  ["switch (a) { case 1: f(); }", "switch (a) { case 1: R0;f(); }"],
  ['function f() { "use strict"; }', 'function f() { "use strict"; }'],
  ["type A = { b: 1 }; let x = a as 1 | 2;", "type A = { b: 1 }; let x = a as 1 | 2;"],
])("%s", (code, expected) => {
  expect(marked(code)).toBe(expected);
});

test("regions in regions open from the outside and close from the inside", () => {
  expect(marked("const f = () => a ? b && c : d;")).toBe(
    "const f = () => (R0,a ? (R1,b && (R2,c)) : (R3,d));",
  );
});

test("code belongs to the smallest region around all of it", () => {
  const code = "const top = 1; function f() { return a && b; }";
  const regions = findRegions("a.ts", code);
  const regionOf = (part: string): number | undefined =>
    regionAround(regions, code.indexOf(part), code.indexOf(part) + part.length);
  expect([regionOf("b"), regionOf("a && b"), regionOf("top")]).toEqual([1, 0, undefined]);
});
