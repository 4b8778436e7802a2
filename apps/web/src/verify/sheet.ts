/**
 * A receipt that was gone over, as a sheet: what was promised, then every line, each with its mark. The first thing
 * that does not fit tears the sheet; nothing after it counts as checked.
 */
import {
  commitmentOf,
  deckLockOf,
  firstLinkOf,
  linkOf,
  type Receipt,
  type ReceiptFault,
  type ReceiptVerdict,
  seedOf,
  sortedDeck,
} from "@lunchtable-tcg/match/fairness";
import { capital } from "@tcg/core/hosting";
import { faultText } from "../fairness/checked-words.ts";
import type { Retold } from "./retell.ts";

export type Mark = "fits" | "wrong" | "not run";

export interface Fact {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly note: string;
  readonly mark: Mark;
}

export interface Line {
  /** The version, from 1 on. */
  readonly number: number;
  readonly text: string;
  /** What it came to, in life or lore. */
  readonly amount: string | null;
  readonly digest: string;
  readonly mark: Mark;
}

/** What stands on the receipt, and what comes out when it is worked out anew. */
export interface Versus {
  readonly says: Side;
  readonly rules: Side;
}

interface Side {
  readonly value: string;
  readonly note: string;
}

export interface Sheet {
  readonly facts: readonly Fact[];
  readonly lines: readonly Line[];
  readonly end: { readonly text: string; readonly digest: string; readonly mark: Mark };
  /** In the first thing that does not fit, as a sentence; null: everything fits. */
  readonly fault: string | null;
  readonly torn: "fact" | "line" | "end" | null;
  readonly versus: Versus | null;
}

export function sheetOf(
  receipt: Receipt,
  verdict: ReceiptVerdict,
  retold: Retold,
  nameOf: (seat: string) => string,
): Sheet {
  const facts = factsOf(receipt, nameOf);
  const count = facts.length + receipt.entries.length;
  const faults = verdict.ok ? [] : verdict.faults;
  const placed = faults
    .map((fault) => ({ fault, place: placeOf(fault, facts, receipt) }))
    .toSorted((a, b) => a.place - b.place)[0];
  const tear = placed?.place ?? Number.POSITIVE_INFINITY;
  const markAt = (place: number): Mark =>
    place < tear ? "fits" : place === tear ? "wrong" : "not run";
  return {
    facts: facts.map((fact, place) => ({ ...fact, mark: markAt(place) })),
    lines: receipt.entries.map(({ version, link }, place) => ({
      number: version,
      text: retold.texts[place] ?? "",
      amount: retold.amounts[place] ?? null,
      digest: short(link),
      mark: markAt(facts.length + place),
    })),
    end: {
      text: endText(receipt.outcome, nameOf),
      digest: short(receipt.finalHash ?? "none"),
      mark: markAt(count),
    },
    fault: placed === undefined ? null : faultText(placed.fault, (seat) => seatText(nameOf(seat))),
    torn:
      placed === undefined ? null : tear < facts.length ? "fact" : tear < count ? "line" : "end",
    versus: placed === undefined ? null : versusOf(placed.fault, receipt, retold, nameOf),
  };
}

/** In the middle of a sentence about others. */
const seatText = (name: string): string => (name === "you" ? "your seat" : name);

/** Digests are read in fours. */
const inFours = (hex: string): string => hex.replace(/(.{4})(?=.)/g, "$1 ");
const short = (hex: string): string => inFours(hex.slice(0, 8));

type Unmarked = Omit<Fact, "mark">;

function factsOf(receipt: Receipt, nameOf: (seat: string) => string): Unmarked[] {
  const { commitment, secret, seed, isSeedChosen, seats, entries } = receipt;
  const brought = seats.filter(({ entropy }) => entropy !== null).length;
  const sealedAt = entries[0] === undefined ? "" : `, ${timeText(entries[0].atMs)}`;
  return [
    {
      id: "commitment",
      label: "Sealed before the first card",
      value: inFours(commitment),
      note: `what the table published${sealedAt}`,
    },
    {
      id: "secret",
      label: "Opened at the end",
      value: inFours(secret),
      note: "its digest is the seal above",
    },
    {
      id: "seed",
      label: "Seed of both shuffles",
      value: seed === null ? "none: it never started" : inFours(String(seed)),
      note: isSeedChosen
        ? "chosen by whoever laid the table: it says nothing about luck"
        : `made of the opened secret and of numbers that ${counted(brought)} brought`,
    },
    ...seats.map(({ seat, deck, deckLock }) => ({
      id: `deck ${seat}`,
      label: `Deck: ${nameOf(seat)}`,
      value: `${deck.length} cards, ${new Set(deck).size} different`,
      note: `${short(deckLock)} was its lock when the seat was taken`,
    })),
  ];
}

const counted = (players: number): string =>
  players === 0 ? "no player" : players === 1 ? "one player" : `${players} players`;

/** In UTC: a receipt reads the same wherever it is gone over. */
export const timeText = (atMs: number): string =>
  `${new Date(atMs).toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** Where on the sheet a fault is: facts, then lines, then the end. */
function placeOf(
  { part, seat, version }: ReceiptFault,
  facts: readonly Unmarked[],
  { entries }: Receipt,
): number {
  const factAt = (id: string): number =>
    Math.max(
      0,
      facts.findIndex((fact) => fact.id === id),
    );
  const end = facts.length + entries.length;
  if (part === "end") return end;
  // Without a seat: decks that no match can start with.
  if (part === "deck") return seat === undefined ? facts.length : factAt(`deck ${seat}`);
  if (version !== undefined) return Math.min(end, facts.length + Math.max(0, version - 1));
  if (part === "commitment") return factAt("secret");
  if (part === "seed" || part === "entropy") return factAt("seed");
  return part === "command" ? facts.length : 0;
}

function versusOf(
  { part, seat, version }: ReceiptFault,
  receipt: Receipt,
  retold: Retold,
  nameOf: (seat: string) => string,
): Versus | null {
  const { matchId, secret, commitment, seats, entries, outcome } = receipt;
  if (part === "commitment") {
    return pair(
      short(commitment),
      "the seal",
      short(commitmentOf(matchId, secret)),
      "the digest of what was opened",
    );
  }
  const held = seats.find((one) => one.seat === seat);
  if (part === "deck" && held !== undefined) {
    const lock = deckLockOf(matchId, held.seat, secret, sortedDeck(held.deck));
    return pair(
      short(held.deckLock),
      "the lock of the deck",
      short(lock),
      "the lock of these cards",
    );
  }
  if (part === "seed") {
    const shares = Object.fromEntries(seats.map((one) => [one.seat, one.entropy]));
    return pair(
      short(String(receipt.seed)),
      "the seed",
      short(seedOf(matchId, secret, shares)),
      "made of the secret and the players' numbers",
    );
  }
  if (part === "end") {
    const reached = retold.outcome;
    if (reached === null) return null;
    const ended = reached.status === "ended" ? reached : null;
    return pair(
      endText(outcome, nameOf),
      `after ${entries.length} lines`,
      ended === null ? "Not over yet" : endText(ended, nameOf),
      "after the last line",
    );
  }
  const place = (version ?? 0) - 1;
  const entry = entries[place];
  if (entry === undefined) return null;
  const text = retold.texts[place] ?? "";
  if (part === "command" && retold.refused?.place === place) {
    return pair("It was played", text, "Not allowed", retold.refused.why);
  }
  if (part !== "chain") return null;
  const before = entries[place - 1]?.link ?? firstLinkOf(matchId, commitment);
  return pair(
    short(entry.link),
    text,
    short(linkOf(before, { ...entry, version: place + 1 })),
    "the digest of this line and all before it",
  );
}

const pair = (value: string, note: string, other: string, otherNote: string): Versus => ({
  says: { value, note },
  rules: { value: other, note: otherNote },
});

function endText(outcome: Receipt["outcome"], nameOf: (seat: string) => string): string {
  if (outcome === null) return "Nobody won";
  const { winners } = outcome;
  if (winners.length === 0) return "A draw";
  const names = winners.map(nameOf).join(" and ");
  return `${capital(names)} ${names === "you" || winners.length > 1 ? "win" : "wins"}`;
}
