/**
 * Matches: created, joined, started, played, looked at. The service holds no truth: whatever it
 * keeps in memory is checked against the store's version before it is used, and every change is
 * one conditional append. So two of them on one store never disagree, and a killed one loses
 * nothing that it has answered for.
 */
import {
  canonicalJson,
  createRandom,
  type GameTypes,
  type LegalMove,
  type MatchRecord,
  sha256Hex,
} from "@tcg/core";
import type { MatchStore } from "../store.ts";
import { BotTurns } from "./bot-turns.ts";
import type { BotTable } from "./bots.ts";
import { MatchError } from "./errors.ts";
import {
  type AnyState,
  headAfter,
  LiveMatch,
  type MatchHead,
  type MatchSetup,
  metaOf,
} from "./live-match.ts";
import { LiveMatches } from "./live-matches.ts";
import { recordOf } from "./record-of.ts";
import { findGame, type RegisteredGame } from "./registry.ts";
import type {
  CreateMatch,
  JoinMatch,
  MatchMeta,
  MatchUpdate,
  OpenPrompt,
  PlayerView,
  RecentEvents,
  Seated,
  StartMatch,
  SubmitAction,
  Submitted,
} from "./requests.ts";
import { snapshotText } from "./snapshot-text.ts";
import { GIVEN_UP, UntilClosed } from "./until-closed.ts";

export interface ServiceOptions {
  readonly store: MatchStore;
  readonly games: readonly RegisteredGame[];
  readonly bots?: BotTable;
  /** For tests. */
  readonly now?: () => number;
  /** Told of what nobody waits for: a bot that failed. */
  readonly onProblem?: (problem: unknown, matchId: string) => void;
}

export interface MatchService {
  createMatch(request: CreateMatch): Promise<Seated>;
  joinMatch(request: JoinMatch): Promise<Seated>;
  startMatch(request: StartMatch): Promise<{ readonly version: number }>;
  submitAction(request: SubmitAction): Promise<Submitted>;
  getMatchMeta(matchId: string, player: string): Promise<MatchMeta>;
  getPlayerView(matchId: string, player: string): Promise<PlayerView>;
  /** What happened after a version, as this player may know it. */
  getRecentEvents(
    request: RecentEvents,
  ): Promise<{ readonly version: number; readonly updates: readonly MatchUpdate[] }>;
  /** The whole match, to be played again and checked; only after its end. */
  getRecord(matchId: string): Promise<MatchRecord<GameTypes>>;
  /** What this player is asked, or null. */
  getOpenPrompt(matchId: string, player: string): Promise<OpenPrompt | null>;
  listMatches(player: string): Promise<readonly MatchMeta[]>;
  /** The definitions of the faces in something that was sent to a player. */
  describeCards(matchId: string, sent: unknown): Promise<Readonly<Record<string, object>>>;
  /** Calls back after every new version until the function it returns is called. */
  subscribe(matchId: string, listener: (version: number) => void): () => void;
  /** Takes up every match in which a bot has to act: after a start, and after a crash. */
  resumeBots(): Promise<number>;
  /** Waits until no bot of this match has anything to do. */
  botsAtRest(matchId: string): Promise<void>;
  /**
   * Finishes what is under way. A bot that still thinks is not waited for: its match stays due, and
   * the next start takes it up.
   */
  close(): Promise<void>;
}

const MOST_LISTED = 100;
const MOST_UPDATES = 500;
const COMMAND_ID = /^[\x21-\x7e]{1,64}$/;
/** Entries of the service itself stand under this seat: nobody can sit there. */
const SERVICE = "";

export function createMatchService(options: ServiceOptions): MatchService {
  const { store, games, bots = {}, now = Date.now } = options;
  const live = new LiveMatches(store, games);
  const listeners = new Map<string, Set<(version: number) => void>>();
  const untilClosed = new UntilClosed();
  const botTurns = new BotTurns(playBot, options.onProblem ?? (() => {}));

  const told = (match: LiveMatch): void => {
    live.keep(match);
    for (const listener of listeners.get(match.matchId) ?? []) listener(match.version);
    if (match.botToAct() !== null) botTurns.wake(match.matchId);
  };

  async function createMatch(request: CreateMatch): Promise<Seated> {
    const entry = games.find(({ game }) => game.id === request.game);
    if (entry === undefined) {
      const known = games.map(({ game }) => game.id);
      throw new MatchError("no-such-game", `There is no such game. Known: ${known.join(", ")}.`, {
        known,
      });
    }
    const { game, seats } = entry;
    const seat = request.seat ?? (seats[0] as string);
    if (!seats.includes(seat)) {
      throw new MatchError("bad-request", `A seat is one of ${seats.join(", ")}.`, { seats });
    }
    if (request.bot !== undefined) checkBot(request.bot);
    checkDeck(entry, request.deck);
    const atMs = now();
    const matchId = randomHex(16);
    const setup: MatchSetup = {
      decks: { [seat]: [...request.deck] },
      config: request.config ?? {},
      seed: request.seed ?? randomHex(32),
      // With a seed from outside the whole match can be played again, its bots included.
      botSeed: request.seed === undefined ? randomHex(32) : sha256Hex(`bots ${request.seed}`),
    };
    const holder = request.bot === undefined ? { player: request.player } : { bot: request.bot };
    const head: MatchHead = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      cardSet: game.cardSet,
      status: "open",
      creator: request.player,
      seats: seats.map((name) => ({
        seat: name,
        holder: name === seat ? holder : null,
      })),
      actors: [],
      turn: null,
      outcome: null,
      createdAtMs: atMs,
      updatedAtMs: atMs,
    };
    const created = new LiveMatch({ matchId, version: 1, head, setup, state: null, entry });
    await record(created, SERVICE, "create", { seat }, "[]", [request.player]);
    return { matchId, seat, version: 1 };
  }

  async function joinMatch({ matchId, player, bot, deck }: JoinMatch): Promise<Seated> {
    const match = await live.load(matchId);
    const entry = hosted(match);
    if (match.head.status !== "open") {
      throw new MatchError("already-started", "The match has started; nobody can join it now.");
    }
    if (bot !== undefined) {
      if (match.head.creator !== player) {
        throw new MatchError("not-your-seat", "Only who created the match may seat a bot.");
      }
      checkBot(bot);
    } else if (match.seatOf(player) !== null) {
      throw new MatchError("seat-taken", "You have a seat in this match already.");
    }
    const seat = match.head.seats.find(({ holder }) => holder === null)?.seat;
    if (seat === undefined) throw new MatchError("seat-taken", "Every seat is taken.");
    checkDeck(entry, deck);
    const holder = bot === undefined ? { player } : { bot };
    const joined = new LiveMatch({
      ...parts(match),
      version: match.version + 1,
      head: {
        ...match.head,
        seats: match.head.seats.map((held) => (held.seat === seat ? { seat, holder } : held)),
        updatedAtMs: now(),
      },
      setup: { ...match.setup, decks: { ...match.setup.decks, [seat]: [...deck] } },
    });
    await record(joined, SERVICE, `join ${seat}`, { seat }, "[]", [player]);
    return { matchId, seat, version: joined.version };
  }

  function checkBot(bot: string): void {
    if (Object.hasOwn(bots, bot)) return;
    const known = Object.keys(bots);
    throw new MatchError("no-such-bot", `There is no such bot. Known: ${known.join(", ")}.`, {
      known,
    });
  }

  async function startMatch({ matchId, player }: StartMatch): Promise<{ version: number }> {
    const match = await live.load(matchId);
    const entry = hosted(match);
    if (match.seatOf(player) === null && match.head.creator !== player) throw notYourSeat();
    if (match.head.status !== "open") {
      throw new MatchError("already-started", "The match has started already.");
    }
    const empty = match.head.seats.filter(({ holder }) => holder === null).map(({ seat }) => seat);
    if (empty.length > 0) {
      throw new MatchError("seats-empty", `Nobody sits at ${empty.join(", ")} yet.`, { empty });
    }
    const { decks, config, seed } = match.setup;
    const opening = entry.game.start({ ...entry.options(decks), config, seed });
    if (!opening.ok) {
      const { message, ...rejection } = opening.rejection;
      throw new MatchError("cannot-start", message, { rejection });
    }
    const started = advance(match, entry, opening.state);
    await record(started, SERVICE, "start", {}, canonicalJson(opening.events));
    return { version: started.version };
  }

  async function submitAction(request: SubmitAction): Promise<Submitted> {
    const match = await live.load(request.matchId);
    const seat = match.seatOf(request.player);
    if (seat === null) throw notYourSeat();
    return submit(match, seat, request);
  }

  /** The one way into a running match, for people and bots alike. */
  async function submit(
    match: LiveMatch,
    seat: string,
    { commandId, expectedVersion, move }: Omit<SubmitAction, "matchId" | "player">,
  ): Promise<Submitted> {
    const entry = hosted(match);
    if (!COMMAND_ID.test(commandId)) {
      throw new MatchError(
        "bad-request",
        "A commandId is 1 to 64 ASCII letters, digits and signs without spaces, new for every action.",
      );
    }
    if (match.state === null) throw new MatchError("not-started", "The match has not started.");
    const parsed = entry.game.parse(move);
    const body = canonicalJson({
      expectedVersion,
      move: parsed.ok ? entry.game.notation(parsed.command) : move,
    });
    if (expectedVersion !== match.version) {
      const known = await store.findCommand(match.matchId, seat, commandId);
      if (known !== null) return sameAgain(known, body);
      throw stale(expectedVersion, match.version);
    }
    if (!parsed.ok) return { ok: false, rejection: parsed.rejection };
    const decision = entry.game.decide(match.state, seat, parsed.command);
    if (!decision.ok) return { ok: false, rejection: decision.rejection };
    const next = advance(match, entry, decision.state);
    const appended = await store.append({
      matchId: match.matchId,
      expectedVersion,
      seat,
      commandId,
      body,
      events: canonicalJson(decision.events),
      head: canonicalJson(next.head),
      snapshot: snapshotText(decision.state),
      botDue: next.botToAct() !== null,
      atMs: next.head.updatedAtMs,
    });
    if (appended.ok) {
      told(next);
      return { ok: true, version: appended.version };
    }
    if (appended.reason === "command-known") return sameAgain(appended.known, body);
    throw stale(expectedVersion, appended.version);
  }

  /** One move of a bot, if one has to act. */
  async function playBot(matchId: string): Promise<boolean> {
    const match = await live.load(matchId);
    const due = match.botToAct();
    if (due === null || match.entry === null || match.state === null) return false;
    const { game } = match.entry;
    const legal = game.legalMoves(match.state, due.seat);
    const random = createRandom(match.setup.botSeed, `${due.seat} at ${match.version}`);
    const patient = legal.filter(({ command }) => game.rules.moves[command.type]?.anytime !== true);
    const anyMove = (): LegalMove<GameTypes> => random.pick(patient.length > 0 ? patient : legal);
    let chosen: LegalMove<GameTypes>;
    try {
      const bot = bots[due.bot];
      if (bot === undefined) throw new Error(`the bot ${due.bot} is not here`);
      const view = game.mask(match.state, due.seat);
      const isWaitedFor = match.isPlayedByPeople;
      const wanted = await untilClosed.wait(
        bot.choose({ game, view, legalMoves: legal, random, isWaitedFor }),
      );
      if (wanted === GIVEN_UP) return false;
      const listed = legal.find(({ id }) => id === wanted.id);
      if (listed === undefined)
        throw new Error(`${due.bot} chose ${wanted.id}, which is not legal`);
      chosen = listed;
    } catch (problem) {
      // A bot that fails still has an opponent who waits.
      options.onProblem?.(problem, matchId);
      chosen = anyMove();
    }
    try {
      await submit(match, due.seat, {
        expectedVersion: match.version,
        commandId: `bot:${match.version}`,
        move: chosen.id,
      });
    } catch (error) {
      // Somebody else was faster: look again.
      if (!(error instanceof MatchError && error.code === "stale-version")) throw error;
    }
    return true;
  }

  /** Appends what the service itself did: seats and the start. */
  async function record(
    match: LiveMatch,
    seat: string,
    commandId: string,
    body: object,
    events: string,
    players: readonly string[] = [],
  ): Promise<void> {
    const appended = await store.append({
      matchId: match.matchId,
      expectedVersion: match.version - 1,
      seat,
      commandId,
      body: canonicalJson(body),
      events,
      head: canonicalJson(match.head),
      setup: canonicalJson(match.setup),
      snapshot: match.state === null ? null : canonicalJson(match.state),
      botDue: match.botToAct() !== null,
      players,
      atMs: match.head.updatedAtMs,
    });
    if (!appended.ok) {
      const version =
        appended.reason === "stale-version" ? appended.version : appended.known.version;
      throw stale(match.version - 1, version);
    }
    told(match);
  }

  function advance(match: LiveMatch, entry: RegisteredGame, state: AnyState): LiveMatch {
    const head = headAfter(match.head, entry, state, now());
    return new LiveMatch({ ...parts(match), version: match.version + 1, head, state });
  }

  return {
    createMatch,
    joinMatch,
    startMatch,
    submitAction,
    getMatchMeta: async (matchId, player) => (await live.load(matchId)).metaFor(player),
    getPlayerView: async (matchId, player) => (await live.load(matchId)).viewFor(player),
    async getRecentEvents({ matchId, player, since, limit = MOST_UPDATES }) {
      const match = await live.load(matchId);
      const entries = await store.readAfter(matchId, since, Math.min(limit, MOST_UPDATES));
      return {
        version: match.version,
        updates: entries
          .filter(({ version }) => version <= match.version)
          .map(({ version, events }) => ({ version, events: match.maskEvents(events, player) })),
      };
    },
    async getRecord(matchId) {
      const match = await live.load(matchId);
      return recordOf(store, match, hosted(match));
    },
    getOpenPrompt: async (matchId, player) => (await live.load(matchId)).promptFor(player),
    async listMatches(player) {
      const heads = await store.listOfPlayer(player, MOST_LISTED);
      return heads.map(({ matchId, version, head: text }) => {
        const head = JSON.parse(text) as MatchHead;
        const status = findGame(games, head) === null ? "suspended" : head.status;
        return metaOf(matchId, version, head, status, player);
      });
    },
    describeCards: async (matchId, sent) => (await live.load(matchId)).describe(sent),
    subscribe(matchId, listener) {
      const own = listeners.get(matchId) ?? new Set();
      listeners.set(matchId, own);
      own.add(listener);
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(matchId);
      };
    },
    async resumeBots() {
      let after = "";
      let resumed = 0;
      for (;;) {
        const due = await store.listBotDue(after, MOST_LISTED);
        for (const matchId of due) botTurns.wake(matchId);
        resumed += due.length;
        const last = due.at(-1);
        if (last === undefined) return resumed;
        after = last;
      }
    },
    botsAtRest: (matchId) => botTurns.atRest(matchId),
    async close() {
      untilClosed.close();
      await botTurns.close();
      listeners.clear();
    },
  };
}

function parts(match: LiveMatch): ConstructorParameters<typeof LiveMatch>[0] {
  const { matchId, version, head, setup, state, entry } = match;
  return { matchId, version, head, setup, state, entry };
}

function hosted(match: LiveMatch): RegisteredGame {
  if (match.entry !== null) return match.entry;
  const { game, rulesVersion } = match.head;
  throw new MatchError(
    "suspended",
    `This match was begun with rules ${rulesVersion} of ${game} and cards that are not here. It ` +
      "goes on where they are.",
  );
}

function checkDeck(entry: RegisteredGame, deck: readonly string[]): void {
  const rejection = entry.checkDeck(deck);
  if (rejection !== null) throw new MatchError("bad-deck", rejection.message, { rejection });
}

function sameAgain(
  known: { readonly version: number; readonly body: string },
  body: string,
): Submitted {
  if (known.body === body) return { ok: true, version: known.version };
  throw new MatchError(
    "command-id-reused",
    "This commandId was given before with another action. Take a new one for every action.",
    { version: known.version },
  );
}

function stale(expected: number, version: number): MatchError {
  return new MatchError(
    "stale-version",
    `The match stands at version ${version}, not ${expected}. Look at it again and decide anew.`,
    { version },
  );
}

function notYourSeat(): MatchError {
  return new MatchError("not-your-seat", "You have no seat in this match; you may only watch.");
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
