import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  draw,
  faultsOf,
  inEffect,
  lamp,
  lines,
  mate,
  memo,
  quay,
} from "../fixtures/faulty-cards.ts";
import type { CardDefinition } from "./cards.ts";
import { defineCards } from "./define-cards.ts";

const cards = [mate, memo, lamp, quay];

describe("a card table", () => {
  test("is made of a list or of a table, as copies frozen to their leaves", () => {
    const card = structuredClone(mate) as CardDefinition;
    const defined = defineCards([card]);
    expect(defined).toEqual({ ok: true, cards: { mate } });
    expect(defineCards({ mate: card })).toEqual(defined);
    Object.assign(card, { strength: 9 });
    expect(defined).toEqual({ ok: true, cards: { mate } });
    if (!defined.ok) return;
    expect(Object.isFrozen(defined.cards)).toBe(true);
    expect(Object.isFrozen(defined.cards.mate?.inks)).toBe(true);
  });

  test("takes a card of every type", () => {
    expect(defineCards(cards)).toMatchObject({ ok: true, cards: { mate, memo, lamp, quay } });
  });

  test("lists every fault of every card, each with its place", () => {
    const broken = {
      ...quay,
      willpower: 0,
      moveCosts: 1,
      abilities: [{ kind: "triggered", when: { on: "quest" }, effects: [draw, { do: "drew" }] }],
    };
    expect(faultsOf({ ...mate, name: "" }, broken, 5).map(({ path }) => path)).toEqual([
      "mate.name",
      "quay.willpower",
      "quay.moveCosts",
      "quay.abilities[0].when.on",
      "quay.abilities[0].effects[1].do",
      "cards[2]",
    ]);
  });

  test("has one definition for each id, under its own id", () => {
    expect(lines(faultsOf(mate, mate))).toEqual([
      'cards[1].id "mate" is already the id of cards[0]',
    ]);
    expect(defineCards({ maat: mate })).toMatchObject({ faults: [{ path: "mate.id" }] });
  });

  test.each([null, undefined, 7, "mate", true])("is not made of %s", (input) => {
    expect(defineCards(input)).toMatchObject({ ok: false, faults: [{ path: "cards" }] });
  });

  test("never throws, whatever it is given", () => {
    const anything = fc.anything({ withBigInt: true, withSparseArray: true });
    fc.assert(
      fc.property(anything, (input) => {
        for (const given of [
          input,
          [input],
          [{ ...mate, abilities: input }],
          [{ ...mate, abilities: [{ kind: "triggered", when: input, effects: input }] }],
          [{ ...mate, abilities: [{ kind: "static", on: input, while: input, facts: input }] }],
          [
            {
              ...memo,
              effects: [
                { do: "may", effects: input },
                { do: "banish", target: input },
              ],
            },
          ],
        ]) {
          const defined = defineCards(given);
          if (!defined.ok) expect(defined.faults.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  test("is not taken in by what every object inherits", () => {
    expect(faultsOf(JSON.parse('{"__proto__":{"id":"a"},"type":"item"}')).length).toBeGreaterThan(
      3,
    );
    expect(inEffect({ do: "constructor" })).toHaveLength(1);
    expect(faultsOf({ ...mate, abilities: [{ kind: "toString" }] })).toHaveLength(1);
  });

  test("says that a tree without end is nested too deeply", () => {
    const endless = { do: "may", effects: [] as unknown[] };
    endless.effects.push(endless);
    const [told] = inEffect(endless);
    expect(told).toMatch(/^(effects\[0\]\.?)+ is nested too deeply/);
    const filter: Record<string, unknown> = {};
    filter.not = filter;
    expect(inEffect({ do: "banish", target: { pick: "all", where: filter } })[0]).toContain(
      "nested too deeply",
    );
  });
});
