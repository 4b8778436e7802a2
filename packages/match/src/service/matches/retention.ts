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

export async function forgetOld(
  store: MatchStore,
  { snapshotsMs, matchesMs }: Retention,
  nowMs: number,
): Promise<void> {
  if (matchesMs !== undefined) await store.dropMatches(nowMs - matchesMs, MAX_AT_ONCE);
  if (snapshotsMs !== undefined) await store.dropSnapshots(nowMs - snapshotsMs, MAX_AT_ONCE);
}
