/** The tables that matches for the effects and abilities of a set are played at. */
import { cards } from "@ltcg/cards";
import { createGame } from "@ltcg/engine";
import { effectsOf } from "@ltcg/engine/steered";
import { createRandom } from "@tcg/core";
import { createGame as createLorcana } from "@tcg/lorcana-engine";
import { sampleTable } from "@tcg/lorcana-engine/sample";
import { aimsOf } from "@tcg/lorcana-engine/steered";
import { expect, test } from "vitest";
import { optionsFor, SETTINGS, seatOf } from "../../packages/engine/src/cards/steered/decks.ts";
import { optionsFor as lorcanaOptions } from "../../packages/lorcana/src/steered/decks.ts";

const rounds = Array.from({ length: 2 * SETTINGS.length }, (_, round) => round);

test("every effect has one that a match can start at, with its card in the right seat's deck", () => {
  const game = createGame(cards);
  effectsOf(cards).forEach((aimed, place) => {
    const { card } = aimed;
    const round = place % rounds.length;
    const options = optionsFor({ cards, config: {} }, aimed, round, createRandom(place));
    expect(game.start(options).ok).toBe(true);
    const deck = seatOf(round) === "host" ? options.hostDeck : options.awayDeck;
    if (card.type === "stereotype" && card.token) return;
    expect(deck.filter((id) => id === card.id).length).toBeGreaterThanOrEqual(8);
  });
});

test("each seat has the card under test with each of the settings", () => {
  const had = rounds.map((round) => `${seatOf(round)} ${round % SETTINGS.length}`);
  expect(new Set(had).size).toBe(rounds.length);
});

test("every ability of Lorcana's sample set has one, too", () => {
  const game = createLorcana(sampleTable);
  aimsOf(sampleTable).forEach((aim, round) => {
    const options = lorcanaOptions(sampleTable, aim, round, createRandom(round));
    expect(game.start(options).ok).toBe(true);
    const copies = [...options.hostDeck, ...options.awayDeck].filter((id) => id === aim.card.id);
    expect(copies.length).toBeGreaterThanOrEqual(10);
  });
});
