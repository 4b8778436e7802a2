/** What the page knows of a match: the newest position, and the log of what it was told. */
import type { ShownMatch, ShownMessage } from "./shown.ts";
import { nothingTold, type Sentence, type Told, tell } from "./tell.ts";

export interface MatchState {
  readonly match: ShownMatch;
  readonly told: Told;
  /** The version up to which events have been told; -1 before the first. A stream resumes here. */
  readonly toldUpTo: number;
}

export const openMatch = (match: ShownMatch): MatchState => ({
  match,
  told: nothingTold,
  toldUpTo: -1,
});

/** A message of the stream. What is older than what is known changes nothing. */
export function receive(state: MatchState, message: ShownMessage, sentence: Sentence): MatchState {
  const { match, toldUpTo } = state;
  const cards = { ...match.cards, ...message.cards };
  const isNews = message.version > toldUpTo;
  return {
    match: message.version >= match.version ? { ...match, ...positionOf(message), cards } : match,
    told: isNews ? tell(sentence, state.told, message.events, message.view, cards) : state.told,
    toldUpTo: Math.max(toldUpTo, message.version),
  };
}

/** A position asked for outside the stream, after a refusal. */
export function refresh(state: MatchState, match: ShownMatch): MatchState {
  if (match.version < state.match.version) return state;
  return { ...state, match: { ...match, cards: { ...state.match.cards, ...match.cards } } };
}

function positionOf({ version, view, legalMoves }: ShownMessage) {
  return { version, view, legalMoves };
}
