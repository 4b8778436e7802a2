/** Takes over due work that no other process does, a little at a time. */
import type { MatchStore } from "../../store.ts";
import type { LiveMatches } from "../matches/live-matches.ts";
import type { Time } from "../timing/time.ts";
import type { DueWork } from "./due-work.ts";
import type { Lease } from "./lease.ts";

/** The process that made something due does it at once; after this long it is taken over. */
const GRACE_MS = 3000;
/** How many suspended matches, and matches worked on here, are skipped in one search. */
const MAX_PASSED_OVER = 1000;

interface Parts {
  readonly store: MatchStore;
  readonly live: LiveMatches;
  readonly lease: Lease;
  readonly dueWork: DueWork;
  readonly time: Time;
}

/** Returns how many matches were taken over. */
export function createSettleDue({
  store,
  live,
  lease,
  dueWork,
  time,
}: Parts): () => Promise<number> {
  /** Matches whose rules are not installed, with their versions: nothing can be done for them. */
  const suspended = new Map<string, number>();
  /**
   * Matches taken over that wait for a later time than the store says, such as the deadline of a clock
   * that a downtime stopped: they are not taken over for the same reason twice.
   */
  const waiting = new Map<string, string>();

  return async () => {
    const { room } = dueWork;
    if (room === 0) return 0;
    const passedOver = Math.min(MAX_PASSED_OVER, suspended.size + dueWork.size);
    const due = await store.listDue(time.now() - GRACE_MS, room + passedOver);
    for (const matchId of waiting.keys()) {
      if (!dueWork.has(matchId)) waiting.delete(matchId);
    }
    let taken = 0;
    for (const { matchId, version, dueAtMs } of due) {
      if (taken >= room) break;
      if (suspended.get(matchId) === version || dueWork.isAt(matchId, dueAtMs)) continue;
      const what = `${version} ${dueAtMs}`;
      if (waiting.get(matchId) === what) continue;
      // One that cannot even be read is taken over all the same: it fails there and is reported.
      const match = await live.load(matchId).catch(() => null);
      if (match?.status === "suspended") {
        suspended.set(matchId, match.version);
        continue;
      }
      suspended.delete(matchId);
      if (!(await lease.take(matchId))) continue;
      taken++;
      waiting.set(matchId, what);
      dueWork.takeUp(matchId);
    }
    return taken;
  };
}
