/** A match before it is played: created, joined, its entropy opened, started; or called off. */
import { canonicalJson, sha256Hex } from "@tcg/core";
import { startClocks } from "../../clocks/clocks.ts";
import {
  botSeedOf,
  commitmentOf,
  entropyHashOf,
  firstLinkOf,
  seedOf,
} from "../../fairness/proofs.ts";
import type { MatchStore } from "../../store.ts";
import type { BotTable } from "../bots/bots.ts";
import { MatchError, notYourSeat, stale } from "../errors.ts";
import type { Games } from "../matches/games.ts";
import {
  type HeldSeat,
  type Holder,
  isReady,
  type MatchHead,
  type MatchSetup,
} from "../matches/head.ts";
import { type AnyEvent, LiveMatch } from "../matches/live-match.ts";
import type { LiveMatches } from "../matches/live-matches.ts";
import { type Commits, SERVICE } from "../playing/commits.ts";
import type { AddEntropy, CreateMatch, JoinMatch, OfPlayer, Seated } from "../requests.ts";
import { untilTaken } from "../timing/retry-when-stale.ts";
import type { Time } from "../timing/time.ts";
import { joinBody, joinCommand, seatTakenBefore } from "./seated-again.ts";
import {
  BAD_HASH,
  bodyOf,
  checkConfig,
  emptySeat,
  HASH,
  NO_ENTROPY_OF_BOTS,
  notWaiting,
  requestFault,
  seatFor,
  seatOf,
  waitingForEntropy,
} from "./seats.ts";

const ENTROPY = /^[\x20-\x7e]{1,256}$/;

interface Parts {
  readonly store: MatchStore;
  readonly games: Games;
  readonly bots: BotTable;
  readonly live: LiveMatches;
  readonly commits: Commits;
  readonly time: Time;
  /** So many random bytes, as hexadecimal digits. */
  readonly randomHex: (bytes: number) => string;
}

export interface Seating {
  readonly createMatch: (request: CreateMatch) => Promise<Seated>;
  readonly joinMatch: (request: JoinMatch) => Promise<Seated>;
  readonly addEntropy: (request: AddEntropy) => Promise<{ readonly version: number }>;
  readonly startMatch: (request: OfPlayer) => Promise<{ readonly version: number }>;
  /** Starts a match that is ready, or ends it if the game refuses; for the service itself. */
  startOrAbort(match: LiveMatch): Promise<{ readonly version: number }>;
  abort(match: LiveMatch, commandId: string, why: string): Promise<{ readonly version: number }>;
}

export function createSeating({
  store,
  games,
  bots,
  live,
  commits,
  time,
  randomHex,
}: Parts): Seating {
  async function createMatch(request: CreateMatch): Promise<Seated> {
    const hosted = games.named(request.game);
    const fault = requestFault(request);
    if (fault !== null) throw new MatchError("bad-request", fault);
    const { player, requestId } = request;
    const matchId =
      requestId === undefined
        ? randomHex(16)
        : sha256Hex(canonicalJson(["match", player, requestId])).slice(0, 32);
    const body = bodyOf(request);
    const secret = randomHex(32);
    const seat = seatFor(hosted, request.seat, []);
    const seated = [
      seatOf(hosted, matchId, secret, seat, {
        holder: request.bot === undefined ? { player } : { bot: checkedBot(request.bot) },
        deck: request.deck,
        entropyHash: request.entropyHash ?? null,
      }),
    ];
    for (const { seat: wanted, bot, deck } of request.opponents ?? []) {
      const taken = seated.map((each) => each.held.seat);
      const free = seatFor(hosted, wanted, taken);
      const holder = { bot: checkedBot(bot) };
      seated.push(seatOf(hosted, matchId, secret, free, { holder, deck, entropyHash: null }));
    }
    checkConfig(hosted, request.config, [
      request.deck,
      ...(request.opponents ?? []).map(({ deck }) => deck),
    ]);
    await games.keepCards(hosted);
    const atMs = time.now();
    const commitment = commitmentOf(matchId, secret);
    const { game } = hosted;
    const head: MatchHead = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      cardSet: game.cardSet,
      mode: request.mode ?? "casual",
      status: "waiting",
      creator: player,
      isPublic: request.isPublic ?? false,
      commitment,
      seats: hosted.seats.map(
        (name) => seated.find(({ held }) => held.seat === name)?.held ?? emptySeat(name),
      ),
      actors: [],
      turn: null,
      outcome: null,
      aborted: null,
      clocks: null,
      timeControl: request.timeControl ?? null,
      releaseMs: null,
      openByMs: null,
      createdAtMs: atMs,
      startedAtMs: null,
      endedAtMs: null,
      updatedAtMs: atMs,
      link: firstLinkOf(matchId, commitment),
    };
    const setup: MatchSetup = {
      decks: Object.fromEntries(seated.map(({ held, deck }) => [held.seat, deck])),
      config: request.config ?? {},
      secret,
      entropies: {},
      seed: request.seed ?? null,
      isSeedChosen: request.seed !== undefined,
      // With a seed from outside the whole match can be played again, its bots included.
      botSeed:
        request.seed === undefined ? botSeedOf(matchId, secret) : sha256Hex(`bots ${request.seed}`),
    };
    const created = new LiveMatch({
      matchId,
      version: 1,
      head: waitingForEntropy(head, atMs),
      setup,
      state: null,
      snapshotVersion: null,
      hosted,
    });
    const appended = await commits.commit(created, {
      seat: SERVICE,
      commandId: "create",
      body,
      events: [],
      turnBefore: null,
      players: [player],
    });
    if (appended.ok) return startIfReady(appended.match, { matchId, seat, version: 1, commitment });
    if (appended.reason === "command-known" && appended.known.body === body) {
      const known = await live.load(matchId);
      const { version, head: stands } = known;
      return startIfReady(known, { matchId, seat, version, commitment: stands.commitment });
    }
    throw new MatchError(
      "request-id-reused",
      "This requestId was given before, for another match.",
    );
  }

  async function join(request: JoinMatch): Promise<Seated> {
    const { matchId, player, bot, deck, entropyHash } = request;
    const match = await live.load(matchId);
    const hosted = match.game();
    const { commitment } = match.head;
    const before = await seatTakenBefore(store, match, request);
    // Again: the same seat again.
    if (before !== null) {
      return startIfReady(match, { matchId, seat: before, version: match.version, commitment });
    }
    if (match.head.status !== "waiting") throw notWaiting(match);
    if (bot !== undefined) {
      if (match.head.creator !== player) {
        throw new MatchError(
          "not-your-seat",
          "Only the player who created the match may seat a bot.",
        );
      }
      checkedBot(bot);
      if (entropyHash !== undefined) throw new MatchError("bad-request", NO_ENTROPY_OF_BOTS);
    }
    if (entropyHash !== undefined && !HASH.test(entropyHash)) {
      throw new MatchError("bad-request", BAD_HASH);
    }
    const { secret } = match.setup;
    const taken = match.head.seats.filter(({ holder }) => holder !== null).map(({ seat }) => seat);
    const seat = seatFor(hosted, undefined, taken);
    const holder: Holder = bot === undefined ? { player } : { bot };
    const { held, deck: locked } = seatOf(hosted, matchId, secret, seat, {
      holder,
      deck,
      entropyHash: entropyHash ?? null,
    });
    const decks = { ...match.setup.decks, [seat]: locked };
    checkConfig(hosted, match.setup.config, Object.values(decks));
    const atMs = time.now();
    const joined = match.next({
      head: waitingForEntropy(
        {
          ...match.head,
          seats: match.head.seats.map((each) => (each.seat === seat ? held : each)),
          updatedAtMs: atMs,
        },
        atMs,
      ),
      setup: { ...match.setup, decks },
    });
    const body = joinBody(seat, request);
    const seated = await commit(joined, joinCommand(seat), body, [], [player]);
    return startIfReady(seated, { matchId, seat, version: joined.version, commitment });
  }

  async function open({ matchId, player, entropy }: AddEntropy): Promise<{ version: number }> {
    const match = await live.load(matchId);
    const seat = match.seatOf(player);
    if (seat === null) throw notYourSeat();
    if (!ENTROPY.test(entropy)) {
      throw new MatchError("bad-request", "Entropy is 1 to 256 printable ASCII characters.");
    }
    const held = match.head.seats.find((each) => each.seat === seat) as HeldSeat;
    if (held.entropyHash === null || entropyHashOf(entropy) !== held.entropyHash) {
      throw new MatchError("wrong-entropy", "This is not the entropy that your seat committed to.");
    }
    // Again: the first answer again.
    if (held.isOpened)
      return isReady(match.head) ? startOrAbort(match) : { version: match.version };
    if (match.head.status !== "waiting") throw notWaiting(match);
    if (match.head.openByMs === null) {
      throw new MatchError("seats-empty", "Entropy is opened once every seat is taken.");
    }
    const opened = match.next({
      head: {
        ...match.head,
        seats: match.head.seats.map((each) =>
          each.seat === seat ? { ...each, isOpened: true } : each,
        ),
        updatedAtMs: time.now(),
      },
      setup: { ...match.setup, entropies: { ...match.setup.entropies, [seat]: entropy } },
    });
    const committed = await commit(opened, `entropy ${seat}`, canonicalJson({ seat, entropy }), []);
    if (!isReady(committed.head)) return { version: committed.version };
    return startOrAbort(committed);
  }

  async function begin({ matchId, player }: OfPlayer): Promise<{ version: number }> {
    const match = await live.load(matchId);
    match.game();
    if (match.seatOf(player) === null && match.head.creator !== player) throw notYourSeat();
    const { status, seats } = match.head;
    // Again: it has begun, which is all that was wanted.
    if (status === "active" || status === "completed") return { version: match.version };
    if (status !== "waiting") throw notWaiting(match);
    const empty = seats.filter(({ holder }) => holder === null).map(({ seat }) => seat);
    if (empty.length > 0) {
      throw new MatchError("seats-empty", `Nobody sits at ${empty.join(", ")} yet.`, { empty });
    }
    if (!isReady(match.head)) {
      const closed = seats.filter(({ entropyHash, isOpened }) => entropyHash !== null && !isOpened);
      const names = closed.map(({ seat }) => seat);
      throw new MatchError(
        "entropy-closed",
        `${names.join(", ")} has not opened its entropy yet.`,
        {
          seats: names,
        },
      );
    }
    return startOrAbort(match);
  }

  async function start(match: LiveMatch): Promise<{ version: number }> {
    const { game, options, seats } = match.game();
    const { decks, config, secret, entropies } = match.setup;
    const shares = Object.fromEntries(seats.map((seat) => [seat, entropies[seat] ?? null]));
    const seed = match.setup.seed ?? seedOf(match.matchId, secret, shares);
    const opening = game.start(options(decks, { seed, config }));
    if (!opening.ok) {
      const { message, ...rejection } = opening.rejection;
      throw new MatchError("cannot-start", message, { rejection });
    }
    const atMs = time.now();
    const { timeControl } = match.head;
    const clocks = timeControl === null ? null : startClocks(timeControl, seats);
    const { matchId, version, state, snapshotVersion, hosted } = match;
    const ready = new LiveMatch({
      matchId,
      version,
      state,
      snapshotVersion,
      hosted,
      head: { ...match.head, clocks },
      setup: { ...match.setup, entropies: shares, seed },
    });
    const started = ready.at(opening.state, { seat: null, atMs }, await live.downtimes());
    await commit(started, "start", canonicalJson({ started: true }), opening.events);
    return { version: started.version };
  }

  /** One that the game does not start is over: it would never begin. */
  async function startOrAbort(match: LiveMatch): Promise<{ version: number }> {
    try {
      return await start(match);
    } catch (error) {
      if (!(error instanceof MatchError && error.code === "cannot-start")) throw error;
      await abort(match, "abort", `The match cannot start. ${error.message}`);
      throw error;
    }
  }

  /** Most matches begin at once; one that cannot yet, or whose process dies here, is due. */
  async function startIfReady(match: LiveMatch, seated: Seated): Promise<Seated> {
    if (!isReady(match.head)) return seated;
    try {
      return { ...seated, version: (await startOrAbort(match)).version };
    } catch (error) {
      if (!(error instanceof MatchError && error.code === "stale-version")) throw error;
      return { ...seated, version: (await live.load(match.matchId)).version };
    }
  }

  async function abort(
    match: LiveMatch,
    commandId: string,
    why: string,
  ): Promise<{ version: number }> {
    const atMs = time.now();
    const aborted = match.next({
      head: {
        ...match.head,
        status: "aborted",
        aborted: why,
        actors: [],
        openByMs: null,
        releaseMs: null,
        endedAtMs: atMs,
        updatedAtMs: atMs,
      },
    });
    await commit(aborted, commandId, canonicalJson({ aborted: why }), []);
    return { version: aborted.version };
  }

  async function commit(
    next: LiveMatch,
    commandId: string,
    body: string,
    events: readonly AnyEvent[],
    players: readonly string[] = [],
  ): Promise<LiveMatch> {
    const appended = await commits.commit(next, {
      seat: SERVICE,
      commandId,
      body,
      events,
      turnBefore: null,
      players,
    });
    if (appended.ok) return appended.match;
    const version = appended.reason === "stale-version" ? appended.version : appended.known.version;
    throw stale(next.version - 1, version);
  }

  function checkedBot(bot: string): string {
    if (Object.hasOwn(bots, bot)) return bot;
    const known = Object.keys(bots);
    throw new MatchError("no-such-bot", `There is no such bot. Known: ${known.join(", ")}.`, {
      known,
    });
  }

  return {
    createMatch,
    joinMatch: (request) => untilTaken(() => join(request)),
    addEntropy: (request) => untilTaken(() => open(request)),
    startMatch: (request) => untilTaken(() => begin(request)),
    startOrAbort,
    abort,
  };
}
