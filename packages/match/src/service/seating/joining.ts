/** Somebody takes a free seat, or the player who created the match gives it to a bot. */
import { MatchError } from "../errors.ts";
import { mayJoin, notInvited } from "../matches/access.ts";
import type { Holder } from "../matches/head.ts";
import type { LiveMatch } from "../matches/live-match.ts";
import type { JoinMatch, Seated } from "../requests.ts";
import {
  BAD_HASH,
  HASH,
  NO_ENTROPY_FOR_SEED,
  NO_ENTROPY_OF_BOTS,
  waitingForEntropy,
} from "./entropy.ts";
import { commitStep, type SeatingParts } from "./parts.ts";
import { joinBody, joinCommand, seatTakenBefore } from "./seated-again.ts";
import { checkBot, checkConfig, notWaiting, seatedIn, seatFor, seatOf } from "./seats.ts";
import { startIfReady } from "./starting.ts";

export async function joinMatch(parts: SeatingParts, request: JoinMatch): Promise<Seated> {
  const { matchId, player } = request;
  const match = await parts.live.load(matchId);
  match.game();
  const before = await seatTakenBefore(parts.store, match, request);
  // Asked again: the same seat again.
  if (before !== null) {
    return startIfReady(parts, match, seatedIn(match, before));
  }
  checkRequest(parts, match, request);
  const { seat, joined } = seatIn(match, request, match.timeOfNext(parts.time.now()));
  const committed = await commitStep(parts, joined, {
    commandId: joinCommand(seat),
    body: joinBody(seat, request),
    players: [player],
  });
  return startIfReady(parts, committed, seatedIn(committed, seat));
}

function checkRequest(
  { bots }: SeatingParts,
  match: LiveMatch,
  { player, bot, entropyHash, code }: JoinMatch,
): void {
  if (!mayJoin(match.head, player, code)) throw notInvited();
  if (match.head.status !== "waiting") throw notWaiting(match);
  if (bot !== undefined) {
    if (match.head.creator !== player) {
      throw new MatchError(
        "not-your-seat",
        "Only the player who created the match may seat a bot.",
      );
    }
    checkBot(bots, bot);
    if (entropyHash !== undefined) throw new MatchError("bad-request", NO_ENTROPY_OF_BOTS);
  }
  if (entropyHash !== undefined && match.setup.isSeedChosen) {
    throw new MatchError("bad-request", NO_ENTROPY_FOR_SEED);
  }
  if (entropyHash !== undefined && !HASH.test(entropyHash)) {
    throw new MatchError("bad-request", BAD_HASH);
  }
}

/** The match with the first free seat taken. */
function seatIn(
  match: LiveMatch,
  { matchId, player, bot, deck, entropyHash }: JoinMatch,
  atMs: number,
): { readonly seat: string; readonly joined: LiveMatch } {
  const hosted = match.game();
  const { head, setup } = match;
  const taken = head.seats.filter(({ holder }) => holder !== null).map(({ seat }) => seat);
  const seat = seatFor(hosted, undefined, taken);
  const holder: Holder = bot === undefined ? { player } : { bot };
  const brought = { holder, deck, entropyHash: entropyHash ?? null };
  const { held, deck: locked } = seatOf(hosted, matchId, setup.secret, seat, brought);
  const decks = { ...setup.decks, [seat]: locked };
  checkConfig(hosted, setup.config, decks);
  const seats = head.seats.map((each) => (each.seat === seat ? held : each));
  const joined = match.next({
    head: waitingForEntropy({ ...head, seats, updatedAtMs: atMs }, atMs),
    setup: { ...setup, decks },
  });
  return { seat, joined };
}
