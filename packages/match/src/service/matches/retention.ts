/** What is deleted without being asked: old matches, and cards that somebody brought and no match names. */
import type { MatchStore } from "../../store.ts";

/** How long ended matches are kept, in milliseconds. What is left out is kept for ever. */
export interface Retention {
  /** Their last states: without one, a match is read from its log. */
  readonly snapshotsMs?: number;
  /** Everything about them. */
  readonly matchesMs?: number;
}

/** Few at a time, so that nobody has to wait. */
const MAX_AT_ONCE = 50;
/** How many portions one round deletes, with a pause after each: enough for a server on which many matches end. */
const MAX_PORTIONS = 20;

/** Cards are brought just before the match that names them; a day is more than that takes. */
const UNUSED_CARDS_MS = 86_400_000;
/** Those that matches name are looked at each time, however many there are. */
const CARDS_EVERY_MS = 3_600_000;

/** Returns the work of one round. `soon`: resolves after everything else that is waiting has had its turn. */
export function forgetsOld(
  store: MatchStore,
  { snapshotsMs, matchesMs }: Retention,
  now: () => number,
  soon: () => Promise<void>,
): () => Promise<void> {
  let cardsAtMs = Number.NEGATIVE_INFINITY;

  async function inPortions(drop: (limit: number) => Promise<number>): Promise<void> {
    for (let portions = 0; portions < MAX_PORTIONS; portions++) {
      if ((await drop(MAX_AT_ONCE)) < MAX_AT_ONCE) return;
      await soon();
    }
  }

  return async () => {
    const nowMs = now();
    if (matchesMs !== undefined) {
      await inPortions((limit) => store.dropMatches(nowMs - matchesMs, limit));
    }
    if (snapshotsMs !== undefined) {
      await inPortions((limit) => store.dropSnapshots(nowMs - snapshotsMs, limit));
    }
    if (nowMs < cardsAtMs + CARDS_EVERY_MS) return;
    await inPortions((limit) => store.dropCardSets(nowMs - UNUSED_CARDS_MS, limit));
    cardsAtMs = nowMs;
  };
}
