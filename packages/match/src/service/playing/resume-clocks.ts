/** Clocks that ran out while no process was there to give the timeout. */
import { canonicalJson } from "@tcg/core";
import { restartClocks } from "../../clocks/clocks.ts";
import { stale } from "../errors.ts";
import type { LiveMatch } from "../matches/live-match.ts";
import { type Commits, SERVICE } from "./commits.ts";

/**
 * A timeout is given within this time or not at all. Where it comes later, nobody served the match when
 * its time was over: its rules were not here, or no entry could be written.
 */
export const TIMEOUT_WITHIN_MS = 30_000;

/**
 * Whether a time ran out when nobody may have been there: too long ago, or before this process began to
 * serve. Another may have served then and be about to say so. Whichever of the two is written first stands:
 * if a late action reaches this process before the other has written its timeout, the decision begins anew.
 */
export const isMissed = (
  endMs: number,
  { nowMs, servesSinceMs }: { readonly nowMs: number; readonly servesSinceMs: number },
): boolean => nowMs - endMs > TIMEOUT_WITHIN_MS || endMs < servesSinceMs;

/** The decision under way begins anew, with what was in the bank before it. */
export async function resumeClocks(
  commits: Commits,
  match: LiveMatch,
  nowMs: number,
): Promise<number> {
  const { version, head } = match;
  const atMs = match.timeOfNext(nowMs);
  const clocks = head.clocks && restartClocks(head.clocks, atMs);
  const resumed = match.next({ head: { ...head, clocks, updatedAtMs: atMs } });
  const appended = await commits.commit(resumed, {
    seat: SERVICE,
    commandId: `resume:${version}`,
    body: canonicalJson({ resumed: true }),
    events: [],
    turnBefore: head.turn,
  });
  if (appended.ok) return appended.version;
  throw stale(
    version,
    appended.reason === "stale-version" ? appended.version : appended.known.version,
  );
}
