/** Lorcana's rules on the kernel. Start reading at types.ts, then cards.ts, then game.ts. */
export { type CardSet, type ReadCardSet, readCardSet } from "./card-set.ts";
export type * from "./cards.ts";
export type { DefinedCards } from "./complete-cards.ts";
export { type Config, defaultConfig, RULES_EDITION } from "./config.ts";
export { type CardFault, type CardsCheck, defineCards } from "./define-cards.ts";
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
export type { EventType, LorcanaEvent } from "./events.ts";
export { createGame, type LorcanaGame, RULES_VERSION } from "./game.ts";
export type * from "./types.ts";
export { type DeckCheck, type DeckFault, validateDeck } from "./validate-deck.ts";
export type {
  CardChange,
  CardFacts,
  ChallengePreview,
  LorcanaView,
  PlayerFacts,
  StandingChange,
} from "./view.ts";
export * from "./vocabulary.ts";
