import type { View } from "@tcg/lorcana-engine";
import { expect, test } from "vitest";
import { crowdOf, layPier, sizeIn } from "./pier-layout.ts";
import type { LorcanaFaces } from "./use-lorcana.ts";

const faces = {
  gull: { type: "character" },
  hall: { type: "location" },
  lamp: { type: "item" },
} as unknown as LorcanaFaces;

interface Lying {
  readonly def: string | null;
  readonly at?: string;
  readonly beneath?: string;
  readonly exerted?: boolean;
}

/** A view in which these lie in play, or under a card in play. */
function viewOf(cards: Readonly<Record<string, Lying>>): View {
  const seen = Object.entries(cards).map(([card, lying]) => ({
    card,
    def: lying.def,
    data: { at: null, beneath: null, exerted: false, ...lying },
  }));
  const play = { cards: seen.filter(({ data }) => data.beneath === null) };
  const under = { cards: seen.filter(({ data }) => data.beneath !== null) };
  return { zones: { host: { play, under } } } as unknown as View;
}

const ids = (berths: readonly { readonly card: { readonly card: string } }[]): string[] =>
  berths.map(({ card }) => card.card);

test("characters, locations and items have places of their own, and who is at a location stands there", () => {
  const view = viewOf({
    c1: { def: "gull" },
    c2: { def: "hall" },
    c3: { def: "gull", at: "c2" },
    c4: { def: "lamp" },
    c5: { def: "hall" },
  });
  const { characters, locations, items } = layPier(view, faces, "host");
  expect(ids(characters)).toEqual(["c1"]);
  expect(locations.map(({ card, there }) => [card.card, ...ids(there)])).toEqual([
    ["c2", "c3"],
    ["c5"],
  ]);
  expect(ids(items)).toEqual(["c4"]);
});

test("a character at a location that has left stands by itself", () => {
  const { characters } = layPier(viewOf({ c3: { def: "gull", at: "c2" } }), faces, "host");
  expect(ids(characters)).toEqual(["c3"]);
});

test("cards under a card are with it, and one that nobody knows is there all the same", () => {
  const view = viewOf({
    c1: { def: "gull" },
    c2: { def: "gull", beneath: "c1" },
    c3: { def: null, beneath: "c1" },
    c4: { def: null },
  });
  const { characters } = layPier(view, faces, "host");
  expect(characters.map(({ card, beneath }) => [card.card, beneath.length])).toEqual([
    ["c1", 2],
    ["c4", 0],
  ]);
});

const many = (count: number, def: string, data = {}) =>
  layPier(
    viewOf(
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`c${i}`, { def, ...data }])),
    ),
    faces,
    "host",
  );

test("cards are drawn smaller when they do not fit side by side, and overlap when they could not be read", () => {
  const exerted = { exerted: true };
  expect([0, 3, 4, 6, 7, 9, 10].map((count) => crowdOf(many(count, "gull")))).toEqual([
    "few",
    "few",
    "few",
    "some",
    "snug",
    "snug",
    "packed",
  ]);
  expect([1, 4, 5, 6, 7].map((count) => crowdOf(many(count, "hall")))).toEqual([
    "some",
    "some",
    "snug",
    "snug",
    "packed",
  ]);
  expect([2, 3, 4, 5, 7].map((count) => crowdOf(many(count, "gull", exerted)))).toEqual([
    "few",
    "few",
    "some",
    "snug",
    "packed",
  ]);
});

test("the more stands there, the smaller it is, and never larger than usual", () => {
  expect(sizeIn(many(0, "gull"))).toBe(1);
  expect(sizeIn(many(6, "gull"))).toBe(1);
  const sizes = [7, 8, 9].map((count) => sizeIn(many(count, "gull")));
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  expect(sizes[0]).toBeLessThan(1);
});
