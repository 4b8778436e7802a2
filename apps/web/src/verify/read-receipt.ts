/** A receipt in a file. Whether it is true is found out later; here only whether it is one. */
import type { Receipt } from "@lunchtable-tcg/match/fairness";

export type ReadReceipt =
  | { readonly ok: true; readonly receipt: Receipt }
  | { readonly ok: false; readonly problem: string };

const bad = (problem: string): ReadReceipt => ({ ok: false, problem });

export function readReceipt(text: string): ReadReceipt {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return bad("This file is not valid JSON. A receipt is a JSON file.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return bad("This is not one receipt.");
  }
  if (isReceipt(value)) return { ok: true, receipt: value as Receipt };
  if ("commands" in value && "finalHash" in value) {
    return bad(
      "This is the record of a match, without a seal. It can be replayed and checked on the page for records.",
    );
  }
  return bad("This is not a receipt: it has no seal and no lines.");
}

/** As far as the page needs it before anything is checked. */
function isReceipt(value: object): boolean {
  const { game, matchId, commitment, entries } = value as Partial<Record<keyof Receipt, unknown>>;
  return (
    [game, matchId, commitment].every((text) => typeof text === "string") && Array.isArray(entries)
  );
}
