/** Ends a match without a winner. */
import { canonicalJson } from "@tcg/core";
import type { LiveMatch } from "../matches/live-match.ts";
import { commitStep, type SeatingParts } from "./parts.ts";

/** Why a match ends that the service calls off by itself. */
export const NOT_OPENED =
  "A player did not open the random numbers that their seat had committed to.";
export const NOBODY_JOINED = "Not every seat was taken in time; the match was called off.";

/** `why`: in a sentence, for everybody in the match. */
export async function abortMatch(
  parts: SeatingParts,
  match: LiveMatch,
  commandId: string,
  why: string,
): Promise<{ readonly version: number }> {
  const atMs = match.timeOfNext(parts.time.now());
  const aborted = match.next({
    head: {
      ...match.head,
      status: "aborted",
      aborted: why,
      actors: [],
      openByMs: null,
      releaseMs: null,
      endedAtMs: atMs,
      updatedAtMs: atMs,
    },
  });
  await commitStep(parts, aborted, { commandId, body: canonicalJson({ aborted: why }) });
  return { version: aborted.version };
}
