/** LT 4.1: the options of a match, and of an engine. */
import { type EngineTakes, type MatchOptions, matchOptions } from "@tcg/core/engine";
import { type Fields, isIntegerIn, own, type Scope, word } from "@tcg/core/shapes";
import { MOST } from "../bounds.ts";
import type { CardTable } from "../cards/card.ts";
import type { DefinedCards } from "../cards/complete-cards.ts";
import { defineCards } from "../cards/define-cards.ts";
import { looseTable } from "../cards/loose-table.ts";
import { reject } from "../rejections.ts";
import type { Options } from "../types.ts";
import { SEATS } from "../vocabulary.ts";
import { type Config, defaultConfig } from "./config.ts";
import { configShape } from "./config-shape.ts";
import { type DeckLimits, validateDeck } from "./validate-deck.ts";

export interface EngineOptions extends Options, EngineTakes<DefinedCards, Config> {}

/** What decks are judged by. */
interface OptionsScope extends Scope {
  readonly cards: CardTable;
  readonly limits: DeckLimits;
}

const seatOptions: Fields<Omit<Options, "hostDeck" | "awayDeck">> = {
  firstSeat: { optional: word(SEATS) },
};

export const { engineFaults, startProblem }: MatchOptions<CardTable> = matchOptions<
  CardTable,
  OptionsScope
>({
  defineCards: (given) => defineCards(given as CardTable),
  config: configShape,
  seatOptions,
  judgeDeck: (deck, { cards, limits }) => validateDeck(deck, cards, limits),
  scopeOf: (cards, options) => ({
    cards: cards ?? looseTable(own(options, "cards")),
    limits: soundLimits(own(options, "config")),
    otherNames,
  }),
  reject,
});

/** Names of earlier designs. */
const otherNames: ReadonlyMap<string, readonly string[]> = new Map([
  ["startinglp", ["startingLifePoints"]],
  ["maxspelltrapslots", ["setSlots"]],
  ["host", ["hostId"]],
  ["away", ["awayId"]],
]);

/** The limits on decks among settings of which some may be bad, those that are not. */
function soundLimits(config: unknown): DeckLimits {
  const { minDeck, maxDeck, maxCopies } = defaultConfig;
  const limits = { minDeck, maxDeck, maxCopies };
  for (const key of ["minDeck", "maxDeck", "maxCopies"] as const) {
    const value = own(config, key);
    if (isIntegerIn(value, 1, MOST)) limits[key] = value as number;
  }
  return limits;
}
