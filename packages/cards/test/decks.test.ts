import { validateDeck } from "@ltcg/engine";
import { describe, expect, test } from "vitest";
import { cards, cliques, type Deck, deckNamed, decks } from "../src/index.ts";
import { complete, deckCards, isWholeSet } from "./set.ts";

const isMixed = (deck: Deck): boolean => deck.cliques.length > 1;

test("no two decks have the same id or name", () => {
  for (const said of [decks.map(({ id }) => id), decks.map(({ name }) => name)]) {
    expect(new Set(said).size).toBe(said.length);
  }
});

test("a deck is found by its id, and a wrong one is told which there are", () => {
  for (const deck of decks) expect(deckNamed(deck.id)).toBe(deck);
  expect(() => deckNamed("homework")).toThrow(
    /^there is no deck "homework"; there are: sugar-rush, /,
  );
});

test("every clique has its starter deck, in the order of the cliques", () => {
  const starters = decks.filter((deck) => !isMixed(deck)).map(({ id }) => id);
  expect(starters).toEqual(cliques.map(({ id }) => id).filter((id) => starters.includes(id)));
  expect(starters).toEqual(expect.arrayContaining(complete.map(({ id }) => id)));
});

if (isWholeSet) {
  test("some decks bring cliques together, no two of them the same", () => {
    const pairs = decks.filter(isMixed).map((deck) => [...deck.cliques].sort().join(" and "));
    expect(pairs.length).toBeGreaterThanOrEqual(4);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test.each(cliques.map(({ id }) => id))("%s is in two mixed decks at least", (id) => {
    const mixed = decks.filter((deck) => isMixed(deck) && deck.cliques.includes(id));
    expect(mixed.length).toBeGreaterThanOrEqual(2);
  });

  test("every card is in some deck", () => {
    const inDecks = new Set(decks.flatMap((deck) => deck.cards));
    const left = cliques.flatMap(deckCards).filter(({ id }) => !inDecks.has(id));
    expect(left.map(({ id }) => id)).toEqual([]);
  });
}

describe.each(decks.map((deck) => [deck.id, deck] as const))("%s", (id, deck) => {
  test("has exactly forty cards, and is legal", () => {
    expect(deck.cards).toHaveLength(40);
    expect(validateDeck(deck.cards, cards)).toEqual({ ok: true });
  });

  test("says what it is", () => {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(deck.name.split(" ").length).toBeLessThanOrEqual(5);
    expect(deck.plan).toMatch(/^[A-Z].*\.$/);
    if (!isMixed(deck)) expect(deck.cliques).toEqual([id]);
  });

  test("is made of the cliques it names", () => {
    expect(cliques.map((clique) => clique.id)).toEqual(expect.arrayContaining([...deck.cliques]));
    const archetypes = deck.cards.map((card) => cards[card]?.archetype);
    for (const clique of deck.cliques) {
      const own = archetypes.filter((archetype) => archetype === clique);
      expect(own.length, clique).toBeGreaterThanOrEqual(isMixed(deck) ? 10 : 30);
    }
  });
});
