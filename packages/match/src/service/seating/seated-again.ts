/** A request to take a seat that was granted before: its answer was lost on the way. */
import { canonicalJson } from "@tcg/core";
import { sortedDeck } from "../../fairness/proofs.ts";
import type { MatchStore } from "../../store.ts";
import { MatchError } from "../errors.ts";
import { isBot } from "../matches/head.ts";
import type { LiveMatch } from "../matches/live-match.ts";
import { SERVICE } from "../playing/commits.ts";
import type { JoinMatch } from "../requests.ts";

export const joinCommand = (seat: string): string => `join ${seat}`;

/** What is kept of the request; a receipt shows it to everybody. */
export const joinBody = (
  seat: string,
  {
    deck,
    entropyHash = null,
  }: { readonly deck: readonly string[]; readonly entropyHash?: string | null },
): string => canonicalJson({ seat, deck: sortedDeck(deck), entropyHash });

/** The seat that this very request has taken; null if it asks for a new one. */
export async function seatTakenBefore(
  store: MatchStore,
  match: LiveMatch,
  request: JoinMatch,
): Promise<string | null> {
  const { player, bot } = request;
  if (bot !== undefined) return botSeatBefore(store, match, request, bot);
  const seat = match.seatOf(player);
  if (seat === null || (await hasTaken(store, match, request, seat))) return seat;
  throw new MatchError(
    "seat-taken",
    "You have a seat in this match already: no other deck and no other entropy is taken.",
  );
}

/** While a seat is free, the same bot with the same deck may be wanted once more. */
async function botSeatBefore(
  store: MatchStore,
  match: LiveMatch,
  request: JoinMatch,
  bot: string,
): Promise<string | null> {
  const { seats, creator } = match.head;
  if (creator !== request.player || seats.some(({ holder }) => holder === null)) return null;
  for (const { seat, holder } of seats) {
    if (!isBot(holder) || holder.bot !== bot) continue;
    if (await hasTaken(store, match, request, seat)) return seat;
  }
  return null;
}

async function hasTaken(
  store: MatchStore,
  { matchId }: LiveMatch,
  request: JoinMatch,
  seat: string,
): Promise<boolean> {
  const known = await store.findCommand(matchId, SERVICE, joinCommand(seat));
  return known?.body === joinBody(seat, request);
}
