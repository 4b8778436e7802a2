/** What is checked before somebody sits down, and how a taken seat is kept. */
import { canonicalJson } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { timeControlFault } from "../../clocks/time-control.ts";
import { deckLockOf, sortedDeck } from "../../fairness/proofs.ts";
import { MatchError } from "../errors.ts";
import type { HeldSeat, Holder, MatchHead } from "../matches/head.ts";
import type { LiveMatch } from "../matches/live-match.ts";
import type { CreateMatch } from "../requests.ts";

export const HASH = /^[0-9a-f]{64}$/;
const REQUEST_ID = /^[\x21-\x7e]{1,64}$/;
/** How long those who committed to entropy have to open it. Clients do so by themselves. */
const OPEN_WITHIN_MS = 60_000;

/** What was asked for, but for who asked: receipts show it to everybody. */
export function bodyOf({ player: _player, requestId: _requestId, ...wanted }: CreateMatch): string {
  return canonicalJson({ ...wanted, deck: sortedDeck(wanted.deck) });
}

/** Rules of one's own may refuse a deck, or be none: better now than when everybody sits. */
export function checkConfig(
  { game, options, seats }: AnyHostableGame,
  config: object | undefined,
  decks: readonly (readonly string[])[],
): void {
  if (config === undefined || Object.keys(config).length === 0) return;
  const bySeat = seats.map((seat, i) => [seat, decks[i] ?? decks[0] ?? []] as const);
  const opening = game.start(options(Object.fromEntries(bySeat), { seed: 1, config }));
  if (opening.ok) return;
  const { message, ...rejection } = opening.rejection;
  throw new MatchError("cannot-start", message, { rejection });
}

export const BAD_HASH = "An entropyHash is 64 hexadecimal digits.";
export const NO_ENTROPY_OF_BOTS = "A bot brings no entropy; leave entropyHash out.";

export function requestFault({
  requestId,
  timeControl,
  entropyHash,
  mode,
  seed,
  bot,
}: CreateMatch): string | null {
  if (requestId !== undefined && !REQUEST_ID.test(requestId)) {
    return "A requestId is 1 to 64 ASCII letters, digits and signs without spaces.";
  }
  if (entropyHash !== undefined && !HASH.test(entropyHash)) return BAD_HASH;
  if (entropyHash !== undefined && bot !== undefined) return NO_ENTROPY_OF_BOTS;
  if (mode === "ranked" && seed !== undefined) return "A ranked match has no seed of one's own.";
  return timeControl === undefined ? null : timeControlFault(timeControl);
}

export const emptySeat = (seat: string): HeldSeat => ({
  seat,
  holder: null,
  deckLock: null,
  entropyHash: null,
  isOpened: false,
});

export function seatOf(
  hosted: AnyHostableGame,
  matchId: string,
  secret: string,
  seat: string,
  brought: {
    readonly holder: Holder;
    readonly deck: readonly string[];
    readonly entropyHash: string | null;
  },
): { readonly held: HeldSeat; readonly deck: readonly string[] } {
  const rejection = hosted.checkDeck(brought.deck);
  if (rejection !== null) throw new MatchError("bad-deck", rejection.message, { rejection });
  const deck = sortedDeck(brought.deck);
  const deckLock = deckLockOf(matchId, seat, secret, deck);
  const { holder, entropyHash } = brought;
  return { held: { seat, holder, deckLock, entropyHash, isOpened: false }, deck };
}

/** The one that was asked for, or the first that is free. */
export function seatFor(
  { seats }: AnyHostableGame,
  wanted: string | undefined,
  taken: readonly string[],
): string {
  if (wanted !== undefined && !seats.includes(wanted)) {
    throw new MatchError("bad-request", `A seat is one of ${seats.join(", ")}.`, { seats });
  }
  const free = seats.find((seat) => !taken.includes(seat) && (wanted ?? seat) === seat);
  if (free !== undefined) return free;
  throw new MatchError(
    "seat-taken",
    wanted === undefined ? "Every seat is taken." : `${wanted} is taken.`,
  );
}

/** Once everybody sits, those who committed to entropy have so long to open it. */
export function waitingForEntropy(head: MatchHead, atMs: number): MatchHead {
  const isFull = head.seats.every(({ holder }) => holder !== null);
  const someCommitted = head.seats.some(({ entropyHash }) => entropyHash !== null);
  return isFull && someCommitted ? { ...head, openByMs: atMs + OPEN_WITHIN_MS } : head;
}

export function notWaiting(match: LiveMatch): MatchError {
  const { aborted } = match.head;
  return aborted === null
    ? new MatchError("already-started", "The match has started; nobody can join it now.")
    : new MatchError("aborted", aborted);
}
