/**
 * Matches that were started in this browser, with the random numbers it brought to each. A start is recorded
 * before its request is sent, so the numbers can be opened whatever happens to the page afterwards.
 */

export interface Started {
  /** Finds the match again: the same request id gives the same match. */
  readonly requestId: string;
  /** The body that asks for the match. */
  readonly wanted: object;
  /** Where it is asked for; left out for a match that begins by itself. */
  readonly path?: string;
  readonly entropy: string;
  /** Null until the server has answered. */
  readonly matchId: string | null;
  readonly atMs: number;
}

type Kept = Pick<Storage, "getItem" | "setItem">;

const KEPT_AS = "lunchtable/started";
const MAX_KEPT = 30;

/** Records a start, or what is now known of it. Returns whether that was possible. */
export function keepStart(kept: Kept, started: Started): boolean {
  const others = allStarts(kept).filter(({ requestId }) => requestId !== started.requestId);
  try {
    kept.setItem(KEPT_AS, JSON.stringify([started, ...others].slice(0, MAX_KEPT)));
    return true;
  } catch {
    // Storage is off or full.
    return false;
  }
}

export const startOf = (kept: Kept, matchId: string): Started | null =>
  allStarts(kept).find((started) => started.matchId === matchId) ?? null;

/** The latest first. */
export function allStarts(kept: Kept): readonly Started[] {
  try {
    const read: unknown = JSON.parse(kept.getItem(KEPT_AS) ?? "[]");
    return Array.isArray(read) ? (read as Started[]) : [];
  } catch {
    return [];
  }
}

/** Not `randomUUID`: browsers have that on secure origins only. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
