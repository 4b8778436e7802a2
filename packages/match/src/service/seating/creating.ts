/** Creates a match: its id, its secret, and the seats that are taken from the start. */
import { canonicalJson, sha256Hex } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { timeControlFault } from "../../clocks/time-control.ts";
import { botSeedOf, commitmentOf, firstLinkOf, sortedDeck } from "../../fairness/proofs.ts";
import type { BotTable } from "../bots/bots.ts";
import { MatchError } from "../errors.ts";
import { joinByOf, type MatchHead, type MatchSetup } from "../matches/head.ts";
import { LiveMatch } from "../matches/live-match.ts";
import type { OwnCards } from "../matches/own-cards.ts";
import { SERVICE } from "../playing/commits.ts";
import type { CreateMatch, Seated } from "../requests.ts";
import {
  BAD_HASH,
  HASH,
  NO_ENTROPY_FOR_SEED,
  NO_ENTROPY_OF_BOTS,
  waitingForEntropy,
} from "./entropy.ts";
import type { SeatingParts } from "./parts.ts";
import {
  checkBot,
  checkConfig,
  emptySeat,
  seatedIn,
  seatFor,
  seatOf,
  type TakenSeat,
} from "./seats.ts";
import { startIfReady } from "./starting.ts";

const REQUEST_ID = /^[\x21-\x7e]{1,64}$/;

/** `given`: for the service itself, where the match has to have a certain id, or to be played by certain rules. */
export async function createMatch(
  parts: SeatingParts,
  request: CreateMatch,
  given: {
    readonly matchId?: string;
    readonly hosted?: AnyHostableGame;
    readonly ownCards?: OwnCards | undefined;
  } = {},
): Promise<Seated> {
  const { games, bots, live, commits, time, joinWithinMs, randomHex } = parts;
  const fault = requestFault(request);
  if (fault !== null) throw new MatchError("bad-request", fault);
  const brought =
    request.ownCards === undefined ? null : games.bring(request.game, request.ownCards);
  const hosted = given.hosted ?? brought?.hosted ?? games.named(request.game);
  const ownCards = given.ownCards ?? brought?.cards;
  const { player, requestId } = request;
  const asked = requestId === undefined ? randomHex(16) : idOfRequest(player, requestId);
  const matchId = given.matchId ?? asked;
  const body = bodyOf(request, ownCards);
  const secret = randomHex(32);
  const taken = takenSeats(bots, hosted, request, { matchId, secret });
  checkConfig(hosted, request.config, decksOf(taken));
  const atMs = time.now();
  if (brought !== null) await games.keepBrought(brought.cards, brought.text, atMs);
  else if (ownCards !== undefined) await games.keepFurther(ownCards, atMs);
  else await games.keepCards(hosted);
  const joinByMs = joinByOf(atMs, joinWithinMs);
  const inviteCode = request.isByInvitation === true ? randomHex(16) : null;
  const head = firstHead(hosted, request, {
    matchId,
    secret,
    taken,
    atMs,
    joinByMs,
    inviteCode,
    ownCards,
  });
  const created = new LiveMatch({
    matchId,
    version: 1,
    head,
    setup: firstSetup(request, { matchId, secret, taken }),
    state: null,
    snapshotVersion: null,
    hosted,
  });
  const entry = { seat: SERVICE, commandId: "create", body, events: [], turnBefore: null };
  const appended = await commits.commit(created, { ...entry, players: [player] });
  const seat = creatorsSeat(hosted, request);
  if (appended.ok) {
    return startIfReady(parts, appended.match, seatedIn(appended.match, seat));
  }
  if (appended.reason === "command-known" && appended.known.body === body) {
    const known = await live.load(matchId);
    return startIfReady(parts, known, seatedIn(known, seat));
  }
  throw new MatchError("request-id-reused", "This requestId was given before, for another match.");
}

function requestFault(request: CreateMatch): string | null {
  const { requestId, timeControl, entropyHash, mode, seed, bot, ownCards } = request;
  if (requestId !== undefined && !REQUEST_ID.test(requestId)) {
    return "A requestId is 1 to 64 ASCII letters, digits and signs without spaces.";
  }
  if (entropyHash !== undefined && !HASH.test(entropyHash)) return BAD_HASH;
  if (entropyHash !== undefined && bot !== undefined) return NO_ENTROPY_OF_BOTS;
  if (entropyHash !== undefined && seed !== undefined) return NO_ENTROPY_FOR_SEED;
  if (mode === "ranked" && ownCards !== undefined) {
    return "A ranked match is played with the game's own cards.";
  }
  if (mode === "ranked" && seed !== undefined) return "A ranked match has no seed of one's own.";
  return timeControl === undefined ? null : timeControlFault(timeControl);
}

/** The same for the same request, so that it finds its match again. */
export const idOfRequest = (player: string, requestId: string): string =>
  sha256Hex(canonicalJson(["match", player, requestId])).slice(0, 32);

/** What was asked for, without the player who asked: receipts show it to everybody. */
function bodyOf(request: CreateMatch, ownCards: OwnCards | undefined): string {
  const { player: _player, requestId: _requestId, invited: _invited, ...wanted } = request;
  const deck = sortedDeck(wanted.deck);
  return canonicalJson({ ...wanted, deck, ...(ownCards !== undefined && { ownCards }) });
}

const decksOf = (taken: readonly TakenSeat[]): MatchSetup["decks"] =>
  Object.fromEntries(taken.map(({ held, deck }) => [held.seat, deck]));

const creatorsSeat = (hosted: AnyHostableGame, { seat }: CreateMatch): string =>
  seatFor(hosted, seat, []);

/** The creator's seat, or that of the bot that plays for them, and those of the bots against them. */
function takenSeats(
  bots: BotTable,
  hosted: AnyHostableGame,
  request: CreateMatch,
  { matchId, secret }: { readonly matchId: string; readonly secret: string },
): readonly TakenSeat[] {
  const { player, bot, deck, entropyHash, opponents = [] } = request;
  const seat = creatorsSeat(hosted, request);
  const holder = bot === undefined ? { player } : { bot: checkBot(bots, bot) };
  const taken = [
    seatOf(hosted, matchId, secret, seat, { holder, deck, entropyHash: entropyHash ?? null }),
  ];
  for (const opponent of opponents) {
    const names = taken.map(({ held }) => held.seat);
    const free = seatFor(hosted, opponent.seat, names);
    const brought = {
      holder: { bot: checkBot(bots, opponent.bot) },
      deck: opponent.deck,
      entropyHash: null,
    };
    taken.push(seatOf(hosted, matchId, secret, free, brought));
  }
  return taken;
}

interface NewMatch {
  readonly matchId: string;
  readonly secret: string;
  readonly taken: readonly TakenSeat[];
}

function firstHead(
  { game, seats }: AnyHostableGame,
  request: CreateMatch,
  {
    matchId,
    secret,
    taken,
    atMs,
    joinByMs,
    inviteCode,
    ownCards,
  }: NewMatch &
    Pick<MatchHead, "joinByMs" | "inviteCode"> & {
      readonly atMs: number;
      readonly ownCards: OwnCards | undefined;
    },
): MatchHead {
  const commitment = commitmentOf(matchId, secret);
  const { from } = request;
  const head: MatchHead = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    cardSet: game.cardSet,
    mode: request.mode ?? "casual",
    status: "waiting",
    creator: request.player,
    isPublic: request.isPublic ?? false,
    isWatchable: request.isWatchable ?? request.isByInvitation !== true,
    inviteCode,
    ...(request.invited !== undefined && { invited: request.invited }),
    ...(ownCards !== undefined && { ownCards }),
    ...(request.rematchOf !== undefined && { rematchOf: request.rematchOf }),
    ...(from !== undefined && { playedFrom: { matchId: from.matchId, version: from.version } }),
    commitment,
    isSeedChosen: request.seed !== undefined,
    seats: seats.map(
      (name) => taken.find(({ held }) => held.seat === name)?.held ?? emptySeat(name),
    ),
    actors: [],
    turn: null,
    outcome: null,
    aborted: null,
    clocks: null,
    timeControl: request.timeControl ?? null,
    releaseMs: null,
    openByMs: null,
    joinByMs,
    createdAtMs: atMs,
    startedAtMs: null,
    endedAtMs: null,
    updatedAtMs: atMs,
    link: firstLinkOf(matchId, commitment),
  };
  return waitingForEntropy(head, atMs);
}

function firstSetup(
  { config = {}, seed, from }: CreateMatch,
  { matchId, secret, taken }: NewMatch,
): MatchSetup {
  return {
    decks: decksOf(taken),
    config,
    secret,
    entropies: {},
    seed: seed ?? null,
    isSeedChosen: seed !== undefined,
    ...(from !== undefined && { from }),
    // With a seed from outside the whole match can be played again, its bots included.
    botSeed: seed === undefined ? botSeedOf(matchId, secret) : sha256Hex(`bots ${seed}`),
  };
}
