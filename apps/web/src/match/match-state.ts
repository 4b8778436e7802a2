/** What the page knows of a match: the newest position, and the log so far. */
import { emptyLog, type GameWords, type LogState, tell } from "@tcg/core/hosting";
import { namesOf } from "./names.ts";
import type { Faces, ShownMatch, ShownNews } from "./shown.ts";

export interface MatchState {
  readonly match: ShownMatch;
  readonly log: LogState;
  /** The log covers events up to this version; -1 before the first. A stream resumes here. */
  readonly toldUpTo: number;
}

export const openMatch = (match: ShownMatch): MatchState => ({
  match,
  log: emptyLog,
  toldUpTo: -1,
});

/** Takes in what a stream tells. What is older than what is known changes nothing. */
export function receive(state: MatchState, news: ShownNews, words: GameWords): MatchState {
  const { match, toldUpTo } = state;
  const cards = joined(match.cards, news.cards);
  const isNews = news.version > toldUpTo;
  return {
    match: news.version >= match.version ? { ...match, ...positionOf(news), cards } : match,
    log: isNews ? tell(words, state.log, news.events, news.view, namesOf(cards)) : state.log,
    toldUpTo: Math.max(toldUpTo, news.version),
  };
}

/** Takes in a position that was requested outside the stream, after a refusal. */
export function refresh(state: MatchState, match: ShownMatch): MatchState {
  if (match.version < state.match.version) return state;
  return { ...state, match: { ...match, cards: joined(state.match.cards, match.cards) } };
}

/** What is known stays the same object where nothing is added: every line of the log is read with it. */
const joined = (known: Faces, added: Faces): Faces =>
  Object.keys(added).every((def) => Object.hasOwn(known, def)) ? known : { ...known, ...added };

function positionOf({ version, view, legalMoves, isPassing }: ShownNews) {
  return { version, view, legalMoves, isPassing };
}
