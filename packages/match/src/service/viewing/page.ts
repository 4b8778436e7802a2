/** Checks the size of a page that somebody asked for: a database may take odd numbers to mean "all". */
import { MatchError } from "../errors.ts";
import type { ListMatches } from "../requests.ts";

export function pageSize(limit: number, most: number): number {
  if (Number.isSafeInteger(limit) && limit > 0) return Math.min(limit, most);
  throw new MatchError("bad-request", "limit is a whole number from 1 on.");
}

export function sinceVersion(since: number): number {
  if (Number.isSafeInteger(since) && since >= 0) return since;
  throw new MatchError("bad-request", "since is a version: a whole number from 0 on.");
}

/** The place in a list after which the next page begins, as the store names it. */
export function placeOf(after: Required<ListMatches>["after"]): { matchId: string; atMs: number } {
  const given: unknown = after;
  if (typeof given === "object" && given !== null) {
    const { matchId, updatedAtMs } = given as Partial<Record<keyof typeof after, unknown>>;
    if (typeof matchId === "string" && Number.isSafeInteger(updatedAtMs)) {
      return { matchId, atMs: updatedAtMs as number };
    }
  }
  throw new MatchError(
    "bad-request",
    "after is the last match of the page before: its matchId and its updatedAtMs.",
  );
}
