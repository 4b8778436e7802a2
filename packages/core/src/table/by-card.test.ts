import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { canonicalJson } from "../canonical-json.ts";
import { deepFreeze } from "../deep-freeze.ts";
import { type CardId, cardId } from "../ids.ts";
import { InvariantError } from "../invariant-error.ts";
import { sameJson } from "../same-json.ts";
import { ByCard } from "./by-card.ts";

interface Face {
  readonly face: string;
}

/** Numbers near each other, on several pages, at their edges and far off. */
const someId = fc
  .oneof(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 5000 }))
  .map(cardId);
const someFace = fc.constantFrom("ant", "bee", "cat").map((face): Face => ({ face }));
const someWrites = fc.array(fc.tuple(someId, fc.option(someFace)), { maxLength: 40 });

type Writes = readonly (readonly [CardId, Face | null])[];

function write(cards: ByCard<Face>, writes: Writes): void {
  for (const [id, card] of writes) {
    if (card === null) cards.delete(id);
    else cards.set(id, card);
  }
}

/** What the same writes make of a Map, in order of numbers. */
function expected(writes: Writes): [CardId, Face][] {
  const map = new Map<CardId, Face>();
  for (const [id, card] of writes) {
    if (card === null) map.delete(id);
    else map.set(id, card);
  }
  return [...map].sort(([one], [other]) => Number(one.slice(1)) - Number(other.slice(1)));
}

function written(writes: Writes): ByCard<Face> {
  const cards = ByCard.none<Face>();
  write(cards, writes);
  return cards;
}

test("[K7.6] cards are found under the ids they were put under, and told in order of numbers", () => {
  fc.assert(
    fc.property(someWrites, someId, (writes, any) => {
      const cards = written(writes);
      const entries = expected(writes);
      expect([...cards]).toEqual(entries);
      expect(cards.ids()).toEqual(entries.map(([id]) => id));
      expect(cards.values()).toEqual(entries.map(([, card]) => card));
      expect(cards.size).toBe(entries.length);
      for (const [id, card] of entries) expect(cards.get(id)).toBe(card);
      const there = entries.some(([id]) => id === any);
      expect([cards.has(any), cards.get(any) !== undefined]).toEqual([there, there]);
    }),
  );
});

test("[K7.6] what is no id of a card finds nothing, and nothing can be put under it", () => {
  const cards = written([[cardId(1), { face: "ant" }]]);
  for (const wrong of ["", "c", "c0", "c01", "d1", "1", "c1 ", "constructor", "c9999999999"]) {
    expect(cards.has(wrong as CardId)).toBe(false);
    expect(() => cards.set(wrong as CardId, { face: "bee" })).toThrow(InvariantError);
    expect(() => cards.delete(wrong as CardId)).toThrow(InvariantError);
  }
});

test("[K7.6] their JSON is a record by ids, and they can be read from it", () => {
  fc.assert(
    fc.property(someWrites, (writes) => {
      const cards = written(writes);
      const record = Object.fromEntries(expected(writes));
      expect(cards.toJSON()).toEqual(record);
      expect(JSON.parse(JSON.stringify({ cards }))).toEqual({ cards: record });
      expect(canonicalJson(cards)).toBe(canonicalJson(record));
      expect(ByCard.from(record)).toEqual(cards);
      expect(ByCard.from(cards)).toEqual(cards);
    }),
  );
});

describe("a copy", () => {
  test("[K7.7] goes its own way, and so does what it was copied from", () => {
    fc.assert(
      fc.property(someWrites, someWrites, someWrites, (first, second, third) => {
        const cards = written(first);
        const copy = cards.copy();
        write(copy, second);
        const again = copy.copy();
        write(again, third);
        expect([...cards]).toEqual(expected(first));
        expect([cards.size, copy.size]).toEqual([cards.ids().length, copy.ids().length]);
        expect([...copy]).toEqual(expected([...first, ...second]));
        expect([...again]).toEqual(expected([...first, ...second, ...third]));
      }),
    );
  });

  test("[K7.7] with a card more, or without one, leaves the cards as they are", () => {
    const cards = deepFreeze(written([[cardId(1), { face: "ant" }]]));
    expect(cards.with(cardId(40), { face: "bee" }).ids()).toEqual(["c1", "c40"]);
    expect(cards.with(cardId(1), { face: "bee" }).get(cardId(1))).toEqual({ face: "bee" });
    expect(cards.without(cardId(1)).ids()).toEqual([]);
    expect(cards.without(cardId(500)).ids()).toEqual(["c1"]);
    expect(cards.get(cardId(1))).toEqual({ face: "ant" });
    expect(cards.ids()).toEqual(["c1"]);
  });
});

test("[K7.7] cards are the same JSON if the same ids have the same cards", () => {
  fc.assert(
    fc.property(someWrites, someWrites, (first, more) => {
      const cards = written(first);
      const copy = cards.copy();
      write(copy, more);
      const isSame = canonicalJson(copy) === canonicalJson(cards);
      expect(sameJson(cards, copy)).toBe(isSame);
      expect(sameJson(copy, cards)).toBe(isSame);
      expect(sameJson(ByCard.from(cards.toJSON()), cards)).toBe(true);
    }),
  );
  expect(sameJson(ByCard.none(), {})).toBe(false);
});

test("[K7.6] frozen, they are frozen to the last card, and a copy is not", () => {
  const card = { face: "ant" };
  const { cards } = deepFreeze({ cards: written([[cardId(33), card]]) });
  expect(Object.isFrozen(card)).toBe(true);
  for (const id of [cardId(33), cardId(2), cardId(400)]) {
    expect(() => cards.set(id, { face: "bee" })).toThrow(TypeError);
  }
  expect(() => cards.delete(cardId(33))).toThrow(TypeError);
  expect([...cards]).toEqual([["c33", card]]);
  const copy = cards.copy();
  copy.set(cardId(2), { face: "bee" });
  expect(copy.ids()).toEqual(["c2", "c33"]);
});

test("cards of another copy of the kernel are written and frozen like one's own", async () => {
  vi.resetModules();
  const { ByCard: Other } = await import("./by-card.ts");
  expect(Other).not.toBe(ByCard);
  const cards = Other.from({ c2: { name: "Two" }, c1: { name: "One" } } as Record<CardId, object>);
  const state = { cards };
  expect(canonicalJson(state)).toBe('{"cards":{"c1":{"name":"One"},"c2":{"name":"Two"}}}');
  deepFreeze(state);
  expect(() => cards.set("c3" as CardId, {})).toThrow(TypeError);
  expect(Object.isFrozen(cards.get("c1" as CardId))).toBe(true);
});
