/** `@ltcg/engine`: the rules of LunchTable. Rules by number: RULES.md. */

export { type CardSet, type ReadCardSet, readCardSet } from "./card-set/read-card-set.ts";
export { cardSetSchema } from "./card-set/schema.ts";
export type * from "./cards.ts";
export { type Config, defaultConfig } from "./config.ts";
export { type CardFault, type DefinedCards, defineCards } from "./define-cards.ts";
export {
  createEngine,
  createInitialState,
  decide,
  type Engine,
  type EngineOptions,
  evolve,
  explain,
  legalMoves,
  mask,
  type PlayerView,
  type Randomness,
  randomSeed,
  type SeatView,
} from "./engine.ts";
export type { EventType, GraveyardReason, LifeReason, LunchTableEvent } from "./events.ts";
export { createGame, type LunchTableGame, RULES_VERSION } from "./game.ts";
export type * from "./types.ts";
export { type DeckCheck, type DeckFault, type DeckLimits, validateDeck } from "./validate-deck.ts";
export type { BattlePreview, CardFacts, LunchTableView } from "./view.ts";
export * from "./vocabulary.ts";
