/** How long ended matches are kept, in milliseconds. What is left out is kept for ever. */
import type { MatchStore } from "../../store.ts";

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

/** `soon`: resolves after everything else that is waiting has had its turn. */
export async function forgetOld(
  store: MatchStore,
  { snapshotsMs, matchesMs }: Retention,
  nowMs: number,
  soon: () => Promise<void>,
): Promise<void> {
  async function inPortions(drop: (limit: number) => Promise<number>): Promise<void> {
    for (let portions = 0; portions < MAX_PORTIONS; portions++) {
      if ((await drop(MAX_AT_ONCE)) < MAX_AT_ONCE) return;
      await soon();
    }
  }
  if (matchesMs !== undefined) {
    await inPortions((limit) => store.dropMatches(nowMs - matchesMs, limit));
  }
  if (snapshotsMs !== undefined) {
    await inPortions((limit) => store.dropSnapshots(nowMs - snapshotsMs, limit));
  }
}
