/** Ends a match without a winner. */
import { canonicalJson } from "@tcg/core";
import type { LiveMatch } from "../matches/live-match.ts";
import { commitStep, type SeatingParts } from "./parts.ts";

/** `why`: in a sentence, for everybody in the match. */
export async function abortMatch(
  parts: SeatingParts,
  match: LiveMatch,
  commandId: string,
  why: string,
): Promise<{ readonly version: number }> {
  const atMs = parts.time.now();
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
