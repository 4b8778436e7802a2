/** What the page knows of a match: the newest position, and the log of what it was told. */
import { emptyLog, type GameWords, type LogState, tell } from "@tcg/core/hosting";
import { namesOf } from "./names.ts";
import type { ShownMatch, ShownMessage } from "./shown.ts";

export interface MatchState {
  readonly match: ShownMatch;
  readonly log: LogState;
  /** The version up to which events have been told; -1 before the first. A stream resumes here. */
  readonly toldUpTo: number;
}

export const openMatch = (match: ShownMatch): MatchState => ({
  match,
  log: emptyLog,
  toldUpTo: -1,
});

/** A message of the stream. What is older than what is known changes nothing. */
export function receive(state: MatchState, message: ShownMessage, words: GameWords): MatchState {
  const { match, toldUpTo } = state;
  const cards = { ...match.cards, ...message.cards };
  const isNews = message.version > toldUpTo;
  return {
    match: message.version >= match.version ? { ...match, ...positionOf(message), cards } : match,
    log: isNews ? tell(words, state.log, message.events, message.view, namesOf(cards)) : state.log,
    toldUpTo: Math.max(toldUpTo, message.version),
  };
}

/** A position asked for outside the stream, after a refusal. */
export function refresh(state: MatchState, match: ShownMatch): MatchState {
  if (match.version < state.match.version) return state;
  return { ...state, match: { ...match, cards: { ...state.match.cards, ...match.cards } } };
}

function positionOf({ version, view, legalMoves, isPassing }: ShownMessage) {
  return { version, view, legalMoves, isPassing };
}
