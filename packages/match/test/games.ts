/** Two games to prove things on: the service must not care which. */
import { cards, deckNamed } from "@ltcg/cards";
import { createGame } from "@ltcg/engine";
import { skirmish } from "@tcg/core/fixtures/skirmish";
import { registerGame } from "../src/service/registry.ts";
import type { PlayableGame } from "../src/testkit/index.ts";

export const lunchTable: PlayableGame = {
  registered: registerGame({
    game: createGame(cards),
    seats: ["host", "away"],
    options: (decks) => ({ hostDeck: decks.host ?? [], awayDeck: decks.away ?? [] }),
    checkDeck: () => null,
    describeCard: (def) => cards[def] ?? null,
    turnNumber: ({ shared }) => shared.turnNumber,
  }),
  deck: deckNamed("sugar-rush").cards,
};

export const skirmishGame: PlayableGame = {
  registered: registerGame({
    game: skirmish,
    seats: ["red", "blue"],
    options: (decks) => ({ decks: { red: decks.red ?? [], blue: decks.blue ?? [] } }),
    checkDeck: () => null,
    describeCard: (def) => (skirmish.rules.cards[def] as object | undefined) ?? null,
  }),
  deck: Object.keys(skirmish.rules.cards).filter((def) => def !== "cookie"),
};

export const playableGames: readonly PlayableGame[] = [lunchTable, skirmishGame];
