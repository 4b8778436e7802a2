/** The result of checking a match, in plain words: what was checked, or exactly what does not fit. */
import type { Kept, Receipt, ReceiptFault, ReceiptVerdict } from "@lunchtable-tcg/match/fairness";
import { capital, type GameWords } from "@tcg/core/hosting";

export interface Checked {
  readonly ok: boolean;
  readonly title: string;
  readonly lines: readonly string[];
}

export function checkedWords(
  matchId: string,
  receipt: Receipt,
  kept: Kept,
  verdict: ReceiptVerdict,
  words: Pick<GameWords, "seat">,
): Checked {
  const nameOf = (seat: string): string => seatName(seat, receipt, kept, words);
  const faults = verdict.ok ? [] : verdict.faults.map((fault) => faultText(fault, nameOf));
  if (receipt.matchId !== matchId) faults.unshift("This is the receipt of another match.");
  if (!verdict.ok || faults.length > 0) {
    return { ok: false, title: "Something does not fit", lines: faults };
  }
  return {
    ok: true,
    title: "Everything fits",
    lines: [
      secretLine(kept),
      shuffleLine(receipt, kept),
      deckLine(kept),
      ...playLines(verdict, kept),
    ],
  };
}

/** A fault names seats as programs do; a page names them as whoever reads it does. */
export function faultText(
  { seat, message }: ReceiptFault,
  nameOf: (seat: string) => string,
): string {
  if (seat === undefined || seat === "") return message;
  // A function: a name is no pattern.
  return capital(message.replace(seat, () => nameOf(seat)));
}

function seatName(
  seat: string,
  { seats }: Receipt,
  { viewer }: Kept,
  words: Pick<GameWords, "seat">,
): string {
  if (seat === viewer) return "your seat";
  const isPlayer = seats.some((held) => held.seat === viewer);
  return isPlayer && seats.length === 2 ? "the opponent" : (words.seat(seat) ?? seat);
}

function secretLine({ commitment }: Kept): string {
  return commitment === undefined
    ? "The server's secret fits its promise, as far as the receipt shows."
    : "The server's secret is the one it promised before the first card was dealt.";
}

function shuffleLine({ isSeedChosen, seats }: Receipt, { entropy }: Kept): string {
  if (isSeedChosen)
    return "Whoever created the match chose the seed: this says nothing about luck.";
  if (entropy !== undefined) {
    return "The shuffle comes from that secret and from random numbers of this browser: nobody chose it.";
  }
  return seats.some((seat) => seat.entropy !== null)
    ? "The shuffle comes from that secret and from random numbers of the players."
    : "The shuffle comes from that secret alone: no player brought random numbers.";
}

function deckLine({ deckLocks }: Kept): string {
  return deckLocks === undefined
    ? "The decks fit their locks, as far as the receipt shows."
    : "The decks are those that were locked when the seats were taken.";
}

function playLines(
  { commands, compared }: Extract<ReceiptVerdict, { readonly ok: true }>,
  { updates = [] }: Kept,
): string[] {
  const played = `All ${commands} moves were replayed by the rules here and lead to the same end.`;
  return updates.length === 0
    ? [
        played,
        "This browser kept nothing of the match, so it cannot tell whether this is the match it saw.",
      ]
    : [
        played,
        `${compared} of the steps this page was shown were compared, and each is what happened.`,
      ];
}
