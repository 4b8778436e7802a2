/** `@ltcg/engine`: the rules of LunchTable. Rules by number: RULES.md. */

export type * from "./cards/card.ts";
export { type CardSet, type ReadCardSet, readCardSet } from "./cards/card-set/read-card-set.ts";
export { cardSetSchema } from "./cards/card-set/schema.ts";
export type { DefinedCards } from "./cards/complete-cards.ts";
export { type CardFault, type CardsCheck, defineCards } from "./cards/define-cards.ts";
export type { Cause, GraveyardReason, LifeReason, TokenReason } from "./causes.ts";
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
export type { EventType, LunchTableEvent } from "./events.ts";
export { createGame, type LunchTableGame, RULES_VERSION } from "./game.ts";
export { type Config, defaultConfig } from "./start/config.ts";
export {
  type DeckCheck,
  type DeckFault,
  type DeckLimits,
  validateDeck,
} from "./start/validate-deck.ts";
export type * from "./types.ts";
export type { BattlePreview, CardFacts, LunchTableView } from "./view.ts";
export * from "./vocabulary.ts";
