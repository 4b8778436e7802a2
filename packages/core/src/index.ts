/** The kernel of `@tcg/core`. Start reading at types.ts, then rules.ts, then define-game.ts. */

export {
  type Answering,
  type AnswerTable,
  type Asked,
  Asking,
  type AskingTask,
  goOn,
} from "./asking.ts";
export { assignCards, type CardNeed } from "./assign-cards.ts";
export { canonicalJson, hashJson, type Json } from "./canonical-json.ts";
export {
  type CommandFields,
  type CommandOf,
  card,
  cards,
  cardsInOrder,
  choice,
  type Field,
  integer,
  optional,
} from "./command/fields.ts";
export { type DealtAnew, dealAnew, dealtAnewAt } from "./deal-anew.ts";
export { deepFreeze } from "./deep-freeze.ts";
export { defineGame, type Game } from "./define-game.ts";
export { derived, derivedFor, revised, revisedFor } from "./derived.ts";
export type { Draft } from "./draft.ts";
export { type CardId, cardId, cardNumber, type DefId, defId, isCardId } from "./ids.ts";
export type { Prior } from "./imagine.ts";
export type { Insight, Work } from "./insight.ts";
export { InvariantError, invariant } from "./invariant-error.ts";
export type { Play } from "./play.ts";
export {
  createRandom,
  drawSeed,
  type RandomSource,
  type RandomState,
  type Seed,
  type Stream,
} from "./random.ts";
export {
  type MatchRecord,
  type PlayedWhileLegal,
  playWhileLegal,
  type Replayed,
  recordMatch,
  replayRecord,
} from "./record.ts";
export {
  kernelRejections,
  type RejectionRule,
  type RejectionTable,
  rejecter,
  rejectionTable,
} from "./rejections.ts";
export * from "./rules.ts";
export { sha256, sha256Hex } from "./sha256.ts";
export { Simulation } from "./simulation.ts";
export { subsets } from "./subsets.ts";
export type { ReadonlyByCard } from "./table/by-card.ts";
export { byPrintedCard } from "./table/by-printed-card.ts";
export { cardOf, idsIn } from "./table/cards-in.ts";
export type * from "./table/changes.ts";
export type { Destination } from "./table/destination.ts";
export type { SeenBy } from "./table/mask.ts";
export type { MoveOptions } from "./table/move.ts";
export { revive } from "./table/revive.ts";
export { freshTable, type Table } from "./table/table.ts";
export { seesFace, seesId, type ZoneRule, type ZoneRules } from "./table/zones.ts";
export type { GameTexts, MoveTexts, QuestionTexts, Text } from "./texts.ts";
export type * from "./types.ts";
export {
  type CardView,
  checkViewer,
  type MaskedPrompt,
  type OthersPrompt,
  type PromptView,
  type Question,
  type View,
  type ZoneView,
} from "./view.ts";
export { viewText } from "./view-text.ts";
