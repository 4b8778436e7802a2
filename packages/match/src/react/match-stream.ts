/** What a page knows of a match: the newest position, and the log so far. */
import type { MaskedEvent } from "@tcg/core";
import {
  type CardNames,
  emptyLog,
  type GameWords,
  type LogState,
  plain,
  tell,
} from "@tcg/core/hosting";
import type { EventsSince } from "../client/ltcg-match.ts";
import type { PlayerView } from "../service/requests.ts";

export interface StreamState {
  readonly match: PlayerView;
  readonly log: LogState;
  /** The log covers events up to this version; -1 before the first. */
  readonly toldUpTo: number;
}

/** The position as a live query gave it; `before` is null for the first. Another match begins anew. */
export function atPosition(before: StreamState | null, match: PlayerView): StreamState {
  if (before?.match.matchId !== match.matchId) return { match, log: emptyLog, toldUpTo: -1 };
  if (match.version < before.match.version) return before;
  // Cards that were seen once stay known: the log names them.
  return { ...before, match: { ...match, cards: { ...before.match.cards, ...match.cards } } };
}

/** Takes in what happened after `toldUpTo`. What has been told already is left out. */
export function withEvents(
  state: StreamState,
  { updates, cards: seen }: EventsSince,
  words: GameWords,
): StreamState {
  const { match, toldUpTo, log } = state;
  const news = updates.filter(({ version }) => version > toldUpTo);
  const last = news.at(-1);
  if (last === undefined || match.view === null) return state;
  const cards = { ...match.cards, ...seen };
  const events: readonly MaskedEvent[] = news.flatMap((update) => update.events);
  return {
    match: { ...match, cards },
    log: tell(words, log, events, match.view, namesOf(cards)),
    toldUpTo: last.version,
  };
}

const namesOf = (cards: PlayerView["cards"]): CardNames => ({
  face: (def) => (cards[def] === undefined ? undefined : { name: plain(def), ...cards[def] }),
});
