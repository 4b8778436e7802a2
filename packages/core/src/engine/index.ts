/** `@tcg/core/engine`: what an engine package offers beside its rules, the same for every game. */
export {
  type Engine,
  holdMatch,
  impossibleMatch,
  type Players,
  type PlayerView,
} from "./held-match.ts";
export {
  type EngineTakes,
  type MatchOptions,
  matchOptions,
  type OptionRules,
  optionRejections,
} from "./match-options.ts";
export {
  cardsOf,
  deckOf,
  optionAt,
  optionFaults,
  optionTable,
  playerName,
  seed,
  withDefaults,
} from "./option-shapes.ts";
export {
  createInitialState,
  decide,
  evolve,
  explain,
  legalMoves,
  mask,
  type SeatView,
} from "./plain-functions.ts";
export { type Randomness, randomSeed } from "./random-seed.ts";
