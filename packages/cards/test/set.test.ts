import { type CardDefinition, defineCards, SPELL_TYPES, TRAP_TYPES } from "@ltcg/engine";
import { lintCards } from "@ltcg/engine/lint";
import { describe, expect, test } from "vitest";
import { cards, cliques } from "../src/index.ts";
import { CARDS_OF_CLIQUE, CLIQUES, complete, deckCards, FINISHED, isWholeSet } from "./set.ts";

const all = cliques.flatMap((clique) => clique.cards);
const ids = ({ cards }: { readonly cards: readonly CardDefinition[] }): string[] =>
  cards.map(({ id }) => id);

test("every card is well defined, and no id is taken twice", () => {
  expect(defineCards(all)).toEqual({ ok: true, cards });
  expect(Object.keys(cards)).toHaveLength(all.length);
});

test("no card has something that can never work", () => {
  expect(lintCards(cards)).toEqual([]);
});

test("the names of cliques and cards are unique", () => {
  for (const names of [cliques.map(({ id }) => id), all.map(({ name }) => name)]) {
    expect(new Set(names).size).toBe(names.length);
  }
});

test("what was complete stays complete", () => {
  expect(complete.map(({ id }) => id)).toEqual(expect.arrayContaining([...FINISHED]));
});

if (isWholeSet) {
  test("the whole set is finished", () => {
    const ids = cliques.map(({ id }) => id);
    expect([...FINISHED].sort(), "FINISHED names every clique that is").toEqual(ids.sort());
    expect(cliques.flatMap(deckCards)).toHaveLength(CLIQUES * CARDS_OF_CLIQUE);
  });
}

describe.each(cliques.map((clique) => [clique.id, clique] as const))("%s", (id, clique) => {
  test("says what it is", () => {
    expect(clique.colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(clique.plan).toMatch(/^[A-Z].*\.$/);
  });

  test.each(clique.cards.map((card) => [card.id, card] as const))("%s is dressed", (_, card) => {
    expect(card.id).toBe(kebab(card.name));
    expect(card.name.split(" ").length).toBeLessThanOrEqual(4);
    expect(card.archetype).toBe(id);
    expect(card.flavour).toMatch(/\S/);
    if (card.type !== "stereotype") return;
    expect(card.attribute).toBeDefined();
  });

  test.each(
    deckCards(clique).flatMap((card) =>
      card.type === "stereotype" ? [[card.id, card] as const] : [],
    ),
  )("%s is as strong as its level allows", (_, { level, attack, defense }) => {
    expect(level).toBeGreaterThanOrEqual(3);
    expect(level).toBeLessThanOrEqual(8);
    expect(attack).toBeLessThanOrEqual(level <= 3 ? 1400 : level <= 6 ? 2000 : 2800);
    if (level >= 7) expect(attack).toBeGreaterThanOrEqual(2200);
    expect(defense).toBeGreaterThanOrEqual(400);
    expect(defense).toBeLessThanOrEqual(2200);
  });
});

describe.each(complete.map((clique) => [clique.id, clique] as const))(
  "%s, complete",
  (_, clique) => {
    const own = deckCards(clique);
    const spells = own.flatMap((card) => (card.type === "spell" ? [card] : []));
    const traps = own.flatMap((card) => (card.type === "trap" ? [card] : []));
    const people = own.flatMap((card) => (card.type === "stereotype" ? [card] : []));

    test("has 5 stereotypes, 8 spells, 6 traps and 3 classes", () => {
      const classes = spells.filter(({ spellType }) => spellType === "field");
      expect([people, spells, traps, classes].map(({ length }) => length)).toEqual([
        5,
        8 + 3,
        6,
        3,
      ]);
    });

    test("has every subtype of spells and traps", () => {
      expect(new Set(spells.map(({ spellType }) => spellType))).toEqual(new Set(SPELL_TYPES));
      expect(new Set(traps.map(({ trapType }) => trapType))).toEqual(new Set(TRAP_TYPES));
    });

    test("has a senior, and one stereotype without effects at most", () => {
      expect(people.some(({ level }) => level >= 7)).toBe(true);
      const vanilla = people.filter(({ effects = [] }) => effects.length === 0);
      expect(ids({ cards: vanilla }).length).toBeLessThanOrEqual(1);
    });

    test("has a use for clout", () => {
      const priced = [...spells, ...traps].filter(({ cost = 0 }) => cost > 0);
      expect(priced.length).toBeGreaterThanOrEqual(9);
    });
  },
);

/** "Piñata King" is pinata-king. */
function kebab(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’.!?,]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
