import { expect, test } from "vitest";
import { allInks, inkName } from "./inks.ts";
import { sprite } from "./sprite.ts";

/** Of a printed card. */
const PAPER = "#fffcf2";
const TEXT = "#2a1b2e";

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each(Object.entries(allInks))(
  "text in the ink of %s can be read, and text on its second",
  (_, inks) => {
    expect(contrast(inks.deep, PAPER)).toBeGreaterThanOrEqual(6);
    expect(contrast(TEXT, inks.second)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(TEXT, inks.tint)).toBeGreaterThanOrEqual(4.5);
  },
);

test("no two sets of inks have the same first and second", () => {
  const pairs = Object.values(allInks).map(({ first, second }) => `${first} ${second}`);
  expect(new Set(pairs).size).toBe(pairs.length);
});

test("a clique that somebody invented has inks and a cloth, always the same, and not all have one", () => {
  const invented = ["chess-club", "band-camp", "late-bus", "art-room", "the-quiet-ones", "gym"];
  const names = invented.map(inkName);
  expect(invented.map(inkName)).toEqual(names);
  expect(new Set(names).size).toBeGreaterThan(2);
  for (const name of names) {
    expect(name).not.toBe("plain");
    expect(sprite()).toContain(`id="pt-${name}"`);
  }
});

test("a card of no clique is printed plainly, and one whose clique has inks in those", () => {
  expect(inkName(undefined)).toBe("plain");
  expect(inkName("")).toBe("plain");
  expect(inkName("toString")).not.toBe("toString");
  expect(inkName("salad-bar")).toBe("salad-bar");
});
