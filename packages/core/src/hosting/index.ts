/** `@tcg/core/hosting`: a game as one value that a host can offer, and the log of a match in words. */
export { MAX_DECK_CARDS, type ReadDeck, readDeckText, writeDeckText } from "./deck-text.ts";
export { capital, counted, listed, plain, thirdPerson } from "./english.ts";
export {
  type AnyHostableGame,
  anyGame,
  besideModule,
  type CardSetFault,
  type CardUse,
  type DeckPart,
  type DecksBySeat,
  type FuzzRules,
  type HostableGame,
  type HostedDeck,
  illegalDeck,
  type ReadCards,
} from "./hostable-game.ts";
export {
  emptyLog,
  endingText,
  type LogLine,
  type LogState,
  type SeenTable,
  tell,
  winText,
} from "./log.ts";
export {
  type CardFace,
  type CardNames,
  LogContext,
  type Onlooker,
  type SeenRef,
} from "./log-context.ts";
export { plainFacts } from "./plain-board.ts";
export { plainCard } from "./plain-card.ts";
export { plainWords } from "./plain-words.ts";
export {
  type BoardWords,
  type EndingWords,
  type Fact,
  type GameWords,
  gameWords,
  type MemoryRules,
  type SeenChange,
  type SeenEvent,
  type SeenPlace,
  type Sentence,
  type WordTables,
} from "./words.ts";
