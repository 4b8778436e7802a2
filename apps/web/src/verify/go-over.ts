/** Goes over a receipt in this browser: loads the rules, plays the match again and writes the sheet. */
import type { Kept, Receipt } from "@lunchtable-tcg/match/fairness";
import { plainWords } from "@tcg/core/hosting";
import { type Checked, checkedWords } from "../fairness/checked-words.ts";
import { knownGame } from "../games.ts";
import { retell } from "./retell.ts";
import { type Sheet, sheetOf } from "./sheet.ts";

export interface GoneOver {
  readonly receipt: Receipt;
  /** Null where it cannot be read as a receipt at all. */
  readonly sheet: Sheet | null;
  readonly checked: Checked;
}

/** What the page knows besides the receipt itself. */
export interface Beside {
  readonly kept: Kept;
  readonly names: Readonly<Record<string, string>>;
  /** The match that was asked for; null: whichever the receipt is of. */
  readonly matchId: string | null;
}

export async function goOver(receipt: Receipt, beside: Beside): Promise<GoneOver> {
  const { kept, names } = beside;
  const [{ gameOfMatch, verifyReceipt }, game] = await Promise.all([
    import("@lunchtable-tcg/match/fairness"),
    knownGame(receipt.game)?.load() ?? null,
  ]);
  const games = game === null ? [] : [game];
  const verdict = verifyReceipt(games, receipt, kept);
  const words = game?.words ?? plainWords;
  const checked = checkedWords(beside.matchId ?? receipt.matchId, receipt, kept, verdict, words);
  const nameOf = (seat: string): string =>
    seat === kept.viewer ? "you" : names[seat] || words.seat(seat) || seat;
  try {
    // With the cards that the match was played with, if they are here or come with the receipt.
    const hosted = gameOfMatch(games, receipt) ?? game;
    const sheet = sheetOf(receipt, verdict, retell(hosted, receipt, nameOf), nameOf);
    return { receipt, sheet, checked };
  } catch {
    // What a stranger wrote may be anything; the verdict says what is wrong with it.
    return { receipt, sheet: null, checked };
  }
}
