/** The version that a moment of a record was, in the match it is of. */
import type { ReceiptEntry } from "@lunchtable-tcg/match/fairness";

type Entry = Pick<ReceiptEntry, "version" | "seat" | "body">;

/**
 * A record of a match that went on from another begins with that other's commands, which are no versions of this
 * match: null for a moment among them.
 */
export function versionAt(entries: readonly Entry[], commands: number, at: number): number | null {
  const moves = entries.filter(({ seat }) => seat !== "");
  const before = commands - moves.length;
  if (at < before) return null;
  if (at > before) return moves[at - before - 1]?.version ?? null;
  const start = entries.find(({ seat, body }) => seat === "" && isStart(body));
  return start?.version ?? null;
}

function isStart(body: string): boolean {
  try {
    const said: unknown = JSON.parse(body);
    return typeof said === "object" && said !== null && "started" in said;
  } catch {
    return false;
  }
}
