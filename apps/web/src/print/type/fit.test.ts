import fc from "fast-check";
import { expect, test } from "vitest";
import { fitLine, fitTwoLines, setInLines, widthOf } from "./fit.ts";

test("a line that fits is as large as it may be, a longer one smaller", () => {
  expect(fitLine("GREG", 200, 24)).toBe(24);
  const long = fitLine("Blender Club Captain", 100, 24);
  expect(long).toBeLessThan(24);
  expect(widthOf("Blender Club Captain") * long).toBeLessThanOrEqual(100);
});

test("nothing gets smaller than it can be read", () => {
  expect(fitLine("Vending Machine Jackpot", 20, 24, 9)).toBe(9);
});

test("a name in two lines is larger than in one, broken between words or at a hyphen", () => {
  expect(fitTwoLines("Worm Wrangler", 60, 30, 6)).toBeGreaterThan(
    fitLine("Worm Wrangler", 60, 30, 6),
  );
  expect(fitTwoLines("Double-Scoop", 40, 30, 4)).toBeGreaterThan(
    fitLine("Double-Scoop", 40, 30, 4),
  );
});

test("whatever a name is made of, one line of it at the size found fits", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), (name) => {
      const size = fitLine(name, 90, 24, 0);
      expect(size * widthOf(name)).toBeLessThanOrEqual(90 + 1e-9);
      expect(fitTwoLines(name, 90, 24, 0)).toBeGreaterThanOrEqual(size);
    }),
  );
});

test("a name on a narrow edge stands in one line, else in two, and one that is too long is cut and shows it", () => {
  expect(setInLines("Greg", 88, 14.5, 12)).toEqual({ lines: ["Greg"], size: 14.5 });
  const two = setInLines("Vending Machine Jackpot", 88, 14.5, 12);
  expect(two.lines).toEqual(["Vending Machine", "Jackpot"]);
  expect(two.size).toBeGreaterThanOrEqual(12);
  const cut = setInLines("The Most Incredibly Long Name of Them All", 88, 14.5, 12);
  expect(cut.lines).toHaveLength(2);
  expect(cut.lines[1]).toMatch(/\.$/);
});

test("whatever a name is made of, every line of it fits, and none is too small to read", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }), (name) => {
      const { lines, size } = setInLines(name, 88, 14.5, 12);
      expect(size).toBeGreaterThanOrEqual(12);
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(88 + 1e-9);
    }),
  );
});
