import fc from "fast-check";
import { expect, test } from "vitest";
import { fitLine, fitTwoLines, widthOf } from "./fit.ts";

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
