import { expect, test } from "vitest";
import { type SkirmishState, skirmish } from "../../fixtures/skirmish/index.ts";
import { type CardId, idsIn } from "../index.ts";
import { rulesOf } from "../rules-of.ts";
import { ByCard } from "../table/by-card.ts";
import { started } from "./started.ts";
import { twins } from "./twins.ts";

const deck = Array.from({ length: 9 }, () => "lunch-tray");
const opening = started(skirmish, { seed: 1, decks: { red: deck, blue: deck } }).state;
const [one, other] = idsIn(opening, "red", "hand") as [CardId, CardId];

const areTwins = (changed: Partial<SkirmishState>): boolean =>
  twins(rulesOf(skirmish).zones, { ...opening, ...changed }).some(
    ([left, right]) => [one, other].includes(left) && [one, other].includes(right),
  );

test("equal cards in one hand are alike, those in decks are not", () => {
  expect(areTwins({})).toBe(true);
  const inDecks = idsIn(opening, "red", "deck");
  const found = twins(rulesOf(skirmish).zones, opening).flat();
  expect(found.some((id) => inDecks.includes(id))).toBe(false);
});

test("a card that somebody knows is told from one that nobody does", () => {
  expect(areTwins({ known: ByCard.from({ [one]: ["blue"] }) })).toBe(false);
  expect(areTwins({ known: ByCard.from({ [one]: ["blue"], [other]: ["blue"] }) })).toBe(true);
});

test("what the match says of one card tells it from the others, even in the middle of a word", () => {
  const said = (...words: unknown[]): Partial<SkirmishState> => ({
    shared: { ...opening.shared, said: words } as SkirmishState["shared"],
  });
  expect(areTwins(said(`${one} growl`))).toBe(false);
  expect(areTwins(said({ first: one, second: other }))).toBe(false);
  expect(areTwins(said([one, other]))).toBe(true);
});
