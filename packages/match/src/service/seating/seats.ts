/** What is checked before somebody sits down, and how a taken seat is kept. */
import type { AnyHostableGame } from "@tcg/core/hosting";
import { deckLockOf, sortedDeck } from "../../fairness/proofs.ts";
import type { BotTable } from "../bots/bots.ts";
import { MatchError } from "../errors.ts";
import type { HeldSeat, Holder } from "../matches/head.ts";
import type { LiveMatch } from "../matches/live-match.ts";
import type { Seated } from "../requests.ts";

/** A config may be invalid, or make a deck illegal: better told now than when everybody sits. */
export function checkConfig(
  { game, options, seats }: AnyHostableGame,
  config: object | undefined,
  decks: Readonly<Record<string, readonly string[]>>,
): void {
  if (config === undefined || Object.keys(config).length === 0) return;
  // Where nobody sits yet, any deck that was brought stands in.
  const [anyDeck = []] = Object.values(decks);
  const bySeat = seats.map((seat) => [seat, decks[seat] ?? anyDeck] as const);
  const opening = game.start(options(Object.fromEntries(bySeat), { seed: 1, config }));
  if (opening.ok) return;
  const { message, ...rejection } = opening.rejection;
  throw new MatchError("cannot-start", message, { rejection });
}

/** The name of a bot that is here; an error if it is not. */
export function checkBot(bots: BotTable, bot: string): string {
  if (Object.hasOwn(bots, bot)) return bot;
  const known = Object.keys(bots);
  throw new MatchError("no-such-bot", `There is no such bot. Known: ${known.join(", ")}.`, {
    known,
  });
}

export const emptySeat = (seat: string): HeldSeat => ({
  seat,
  holder: null,
  deckLock: null,
  entropyHash: null,
  isOpened: false,
});

export interface TakenSeat {
  readonly held: HeldSeat;
  /** Sorted, as it is locked. */
  readonly deck: readonly string[];
}

/** A seat with who holds it and a locked deck; an error if the game refuses the deck. */
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
): TakenSeat {
  const rejection = hosted.checkDeck(brought.deck);
  if (rejection !== null) throw new MatchError("bad-deck", rejection.message, { rejection });
  const deck = sortedDeck(brought.deck);
  const deckLock = deckLockOf(matchId, seat, secret, deck);
  const { holder, entropyHash } = brought;
  return { held: { seat, holder, deckLock, entropyHash, isOpened: false }, deck };
}

/** What somebody is told who has sat down. */
export const seatedIn = ({ matchId, version, head }: LiveMatch, seat: string): Seated => ({
  matchId,
  seat,
  version,
  commitment: head.commitment,
  inviteCode: head.inviteCode,
});

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

export function notWaiting(match: LiveMatch): MatchError {
  const { aborted } = match.head;
  return aborted === null
    ? new MatchError("already-started", "The match has started; nobody can join it now.")
    : new MatchError("aborted", aborted);
}
