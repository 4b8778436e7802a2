/** A receipt as a cheat would hand it in, to show that it does not go through. */
import type { Receipt, ReceiptEntry } from "@lunchtable-tcg/match/fairness";

/** So far into the match somebody changes their move. */
const SHARE = 2 / 3;

/** With one move exchanged for another of the same player; null where there is none to exchange it for. */
export function tampered(receipt: Receipt): Receipt | null {
  const { entries } = receipt;
  const moves = entries.filter(({ seat }) => seat !== "");
  const changed = moves.slice(Math.floor(moves.length * SHARE)).find(otherMoveIn(moves));
  if (changed === undefined) return null;
  const body = otherMoveIn(moves)(changed)?.body ?? "";
  return {
    ...receipt,
    entries: entries.map((entry) => (entry === changed ? { ...entry, body } : entry)),
  };
}

const otherMoveIn =
  (moves: readonly ReceiptEntry[]) =>
  ({ seat, body }: ReceiptEntry): ReceiptEntry | undefined =>
    moves.find((other) => other.seat === seat && other.body !== body);
