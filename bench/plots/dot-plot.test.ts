import { expect, test } from "vitest";
import { dotPlot } from "./dot-plot.ts";

const drawn = dotPlot("How <fast>", [
  { label: "a & b", median: 10, from: 5, to: 20, wanted: 2 },
  { label: "c", median: 0.5, from: 0.4, to: 0.6, wanted: null },
]);
const at = (pattern: RegExp): number[] =>
  [...drawn.matchAll(pattern)].map(([, value]) => Number(value));

test("what is more lies further to the right, and equal ratios are equal ways", () => {
  const [ten, half] = at(/<circle class="dot" cx="([\d.]+)"/g);
  const [from, to] =
    [...drawn.matchAll(/class="span" d="M([\d.]+) [\d.]+H([\d.]+)"/g)][0]?.slice(1).map(Number) ??
    [];
  expect(ten).toBeGreaterThan(half ?? 0);
  // From 5 to 10 is as far as from 10 to 20.
  expect((ten ?? 0) - (from ?? 0)).toBeCloseTo((to ?? 0) - (ten ?? 0), 0);
  expect(at(/class="wanted" d="M([\d.]+)/g)).toHaveLength(1);
});

test("names are text, and figures are told in words, too", () => {
  expect(drawn).toContain("How &#60;fast&#62;");
  expect(drawn).toContain("a &#38; b: 10 (5 to 20), wanted 2");
  expect(drawn).toContain("c: 0.5 (0.4 to 0.6)<");
});
