import { describe, expect, test } from "vitest";
import { duelGame, unit } from "../../fixtures/duel.ts";
import { plainCards, plainDeck } from "../../fixtures/plain-deck.ts";
import type { Config } from "../../src/start/config.ts";

const many = Array.from({ length: 24 }, (_, i) => unit(`more-${i}`));
const game = duelGame([...plainCards, ...many, unit("crumb", { token: true })]);

/** The faults of each deck, as codes; none for a match that starts. */
function faults(hostDeck: readonly string[], awayDeck = plainDeck, config: Partial<Config> = {}) {
  const opening = game.start({ hostDeck, awayDeck, seed: 1, config });
  if (opening.ok) return {};
  const { code, rule, data } = opening.rejection;
  expect([code, rule]).toEqual(["options/bad-deck", "LT 4.1"]);
  const { decks } = data as {
    decks: readonly { seat: string; faults: readonly { code: string; data: object }[] }[];
  };
  return Object.fromEntries(decks.map((deck) => [deck.seat, deck.faults]));
}
const codes = (hostDeck: readonly string[], config?: Partial<Config>): string[] =>
  (faults(hostDeck, plainDeck, config).host ?? []).map(({ code }) => code);

/** So many cards, no more than three of each. */
const deckOf = (count: number): string[] =>
  [...plainDeck, ...many.flatMap(({ id }) => [id, id, id])].slice(0, count);

describe("[LT 4.1] a deck", () => {
  test("has 40 to 60 cards", () => {
    expect(codes(deckOf(40))).toEqual([]);
    expect(codes(deckOf(60))).toEqual([]);
    expect(codes(deckOf(39))).toEqual(["deck/too-small"]);
    expect(codes(deckOf(61))).toEqual(["deck/too-large"]);
    expect(codes([])).toEqual(["deck/too-small"]);
  });

  test("has at most 3 copies of one definition", () => {
    expect(codes([...deckOf(40), "more-20", "more-20", "more-20"])).toEqual([]);
    expect(codes([...deckOf(40), "plain-1"])).toEqual(["deck/too-many-copies"]);
  });

  test("has only known definitions", () => {
    expect(codes([...deckOf(40), "stranger"])).toEqual(["deck/unknown-card"]);
    expect(codes([...deckOf(40), "toString"])).toEqual(["deck/unknown-card"]);
  });

  test("is a list of ids", () => {
    expect(codes([...deckOf(40), 7 as never])).toEqual(["deck/malformed"]);
    expect(codes("plain-1" as never)).toEqual(["deck/malformed"]);
  });

  test("obeys a config with other numbers", () => {
    const small = { minDeck: 5, maxDeck: 6, maxCopies: 1 };
    const five = plainCards.slice(0, 5).map(({ id }) => id);
    const start = (hostDeck: readonly string[]) => faults(hostDeck, five, small).host ?? [];
    expect(start(five)).toEqual([]);
    expect(start([...five, "plain-1"]).map(({ code }) => code)).toEqual(["deck/too-many-copies"]);
    expect(start(five.slice(1)).map(({ code }) => code)).toEqual(["deck/too-small"]);
  });
});

test("[LT 4.1] a bad deck is refused with every fault, and both decks with theirs", () => {
  const bad = ["plain-1", "plain-1", "plain-1", "plain-1", "stranger", "crumb"];
  const found = faults(bad, deckOf(61));
  expect(found.host?.map(({ code, data }) => [code, data])).toEqual([
    ["deck/too-small", { count: 6, min: 40 }],
    ["deck/too-many-copies", { card: "plain-1", count: 4, max: 3 }],
    ["deck/unknown-card", { card: "stranger", count: 1 }],
    ["deck/token", { card: "crumb", count: 1 }],
  ]);
  expect(found.away?.map(({ code, data }) => [code, data])).toEqual([
    ["deck/too-large", { count: 61, max: 60 }],
  ]);
});
