import { expect, test } from "vitest";
import { drawMutants } from "./sample.ts";

const a = { path: "a.ts", text: "export const f = (x) => x > 1 && x < 9 && x !== 5;" };
const b = { path: "b.ts", text: "export const g = (x) => x > 2 && x < 8 && x !== 4;" };
const drawn = (seed: string, size?: number, sources = [a, b]): string[] =>
  drawMutants(sources, seed, size).map(({ file, replace, start }) => `${file} ${start} ${replace}`);

test("the same seed draws the same mutants, another seed others", () => {
  expect(drawn("1", 5)).toHaveLength(5);
  expect(drawn("1", 5)).toEqual(drawn("1", 5));
  expect(drawn("2", 5)).not.toEqual(drawn("1", 5));
});

test("a small sample is the beginning of a large one, and without a size all are drawn", () => {
  expect(drawn("1", 5)).toEqual(drawn("1").slice(0, 5));
  expect(drawn("2").sort()).toEqual(drawn("1").sort());
});

test("a change in one file moves no mutant of another", () => {
  const moved = { path: "b.ts", text: `// a line more\n${b.text} h(1);` };
  const inA = (mutants: string[]): string[] => mutants.filter((name) => name.startsWith("a.ts"));
  expect(inA(drawn("3", undefined, [a, moved]))).toEqual(inA(drawn("3")));
  const few = inA(drawn("3", 6));
  expect(inA(drawn("3", 6, [a, { ...b, text: "" }]))).toEqual(expect.arrayContaining(few));
});

test("code that stands twice is drawn twice", () => {
  const twice = { path: "c.ts", text: "f(a === b); f(a === b);" };
  const comparisons = drawMutants(
    [twice],
    "1",
    undefined,
    ({ operator }) => operator === "comparison",
  );
  expect(comparisons.map(({ start }) => start).sort((x, y) => x - y)).toEqual([4, 16]);
});
