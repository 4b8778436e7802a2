/**
 * Matches: created, joined, started, played, looked at. The store is the only truth: whatever the
 * service keeps in memory is checked against the store's version before it is used, and every change
 * is one conditional append. So two services on one store never disagree, and a killed one loses
 * nothing that it has acknowledged.
 */
import { deepFreeze, type GameTypes, type MatchRecord } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { clockViews } from "../clocks/clocks.ts";
import type { Receipt } from "../fairness/receipt.ts";
import type { ResponseSettings } from "../responses/settings.ts";
import type { MatchStore, StoredHead } from "../store.ts";
import type { BotTable } from "./bots/bots.ts";
import type { Due } from "./due/due.ts";
import { createDueRunner } from "./due/due-runner.ts";
import { DueWork } from "./due/due-work.ts";
import { Lease } from "./due/lease.ts";
import { Places } from "./due/places.ts";
import { Serving } from "./due/serving.ts";
import { SettleDue } from "./due/settle-due.ts";
import { MatchError, notYourSeat } from "./errors.ts";
import { mayLook, noSuchMatch } from "./matches/access.ts";
import { Games } from "./matches/games.ts";
import { isOver, JOIN_WITHIN_MS, metaOf, playersIn, readHead } from "./matches/head.ts";
import type { AnyEvent, LiveMatch } from "./matches/live-match.ts";
import { LiveMatches } from "./matches/live-matches.ts";
import { forgetsOld, type Retention } from "./matches/retention.ts";
import { checkCommandId, createSubmit, hostCommandId } from "./playing/actions.ts";
import { Arrivals } from "./playing/arrivals.ts";
import { Commits } from "./playing/commits.ts";
import { explainIn } from "./playing/explaining.ts";
import { Settings } from "./playing/seat-settings.ts";
import { healthOf } from "./problems/health.ts";
import { type ProblemCode, withoutData } from "./problems/problem.ts";
import { safeAnswers } from "./problems/safe-answers.ts";
import { receiptOf } from "./replaying/receipt-of.ts";
import { recordOf } from "./replaying/record-of.ts";
import type {
  AddEntropy,
  AskRematch,
  ChangeSettings,
  ClocksNow,
  Committed,
  CreateMatch,
  ExplainCommands,
  Explained,
  Health,
  JoinMatch,
  ListMatches,
  Look,
  MatchMeta,
  MatchUpdate,
  OfPlayer,
  OpenPrompt,
  PlayerView,
  PlayOn,
  RecentEvents,
  Seated,
  SubmitAction,
  Submitted,
} from "./requests.ts";
import { rematchOf } from "./seating/rematch.ts";
import { createSeating } from "./seating/seating.ts";
import { retryWhenStale } from "./timing/retry-when-stale.ts";
import { steadyTime, type Time } from "./timing/time.ts";
import { UntilClosed } from "./timing/until-closed.ts";
import { Followers } from "./viewing/followers.ts";
import { hearNews } from "./viewing/news.ts";
import { pageSize, placeOf, sinceVersion } from "./viewing/page.ts";
import { playerViewOf } from "./viewing/player-view.ts";

export interface ServiceOptions {
  readonly store: MatchStore;
  readonly games: readonly AnyHostableGame[];
  readonly bots?: BotTable;
  /** Its name among the services that share the store; random unless given. */
  readonly name?: string;
  /** For tests and simulations. */
  readonly time?: Time;
  readonly randomHex?: (bytes: number) => string;
  readonly soon?: () => Promise<void>;
  /**
   * How long the service lives. A process, unless given: it does what is due by itself. For a `call` or a
   * `transaction` nothing goes on after the answer, and the host asks for what is due (`settle`) when the
   * store says so. A `transaction` waits for nothing, either: an answer to a window that has not been
   * released is refused as `too-early` with the time at which to give it again, and bots' moves stay due.
   */
  readonly scope?: "process" | "call" | "transaction";
  /** How long ended matches are kept; for ever unless given. */
  readonly retention?: Retention;
  /**
   * How long a match waits for players before it is called off, from its creation on; a day unless given,
   * `Number.POSITIVE_INFINITY` for ever.
   */
  readonly joinWithinMs?: number;
  /** Told of failures that no caller waits for, such as a bot's. `matchId` is empty if no match is concerned. */
  readonly onProblem?: (problem: Error, matchId: string) => void;
}

export interface MatchService {
  createMatch(request: CreateMatch): Promise<Seated>;
  joinMatch(request: JoinMatch): Promise<Seated>;
  /** The match once more, for those who played it: whoever asks first waits for the others. */
  rematch(request: AskRematch): Promise<Seated>;
  /** A new match that goes on from a moment of one that is over. */
  playOn(request: PlayOn): Promise<Seated>;
  addEntropy(request: AddEntropy): Promise<{ readonly version: number }>;
  startMatch(request: OfPlayer): Promise<{ readonly version: number }>;
  submitAction(request: SubmitAction): Promise<Submitted>;
  /** Why commands are legal or not. Nothing is played. */
  explain(request: ExplainCommands): Promise<Explained>;
  /** Calls off a match that has not started; gives up one that is being played. */
  abandon(request: OfPlayer): Promise<{ readonly version: number }>;
  /** Fails with `no-such-match` if the player may not look at it. Whoever passes on what a match holds asks first. */
  checkMayLook(request: Look): Promise<void>;
  getMatchMeta(matchId: string, player: string): Promise<MatchMeta>;
  getPlayerView(matchId: string, player: string): Promise<PlayerView>;
  /** What happened after a version, as this player may know it. */
  getRecentEvents(
    request: RecentEvents,
  ): Promise<{ readonly version: number; readonly updates: readonly MatchUpdate[] }>;
  /**
   * Who sits where: players by seat, without bots and free seats. For the host, who knows what they are called:
   * no player is to be told the id of another.
   */
  getPlayers(matchId: string): Promise<Readonly<Record<string, string>>>;
  /** What this player is asked, or null. */
  getOpenPrompt(matchId: string, player: string): Promise<OpenPrompt | null>;
  getClocks(matchId: string): Promise<ClocksNow | null>;
  getSettings(matchId: string, player: string): Promise<ResponseSettings>;
  changeSettings(request: ChangeSettings): Promise<ResponseSettings>;
  listMatches(request: ListMatches): Promise<readonly MatchMeta[]>;
  /** The whole match, to be replayed and checked; only after its end. */
  getRecord(matchId: string): Promise<MatchRecord<GameTypes>>;
  /** The same with the proofs that it was fair; also of an aborted match. */
  getReceipt(matchId: string): Promise<Receipt>;
  /** The game with the cards that the match is played with; null where its rules or cards are not here. */
  getGame(matchId: string): Promise<AnyHostableGame | null>;
  /** The definitions of the faces in something that was sent to a player. */
  describeCards(matchId: string, sent: unknown): Promise<Readonly<Record<string, object>>>;
  /** What is printed on cards of this match: sections of paragraphs, none where the game prints nothing. */
  printCards(
    matchId: string,
    defs: readonly string[],
  ): Promise<Readonly<Record<string, readonly (readonly string[])[]>>>;
  /** Calls the listener with every new version until the returned function is called. */
  subscribe(matchId: string, listener: (committed: Committed) => void): () => void;
  /**
   * Takes over due work that no other process does, few matches at a time and the next as soon as a place
   * is free: after a start, and every few seconds. Returns how many it took over at once.
   */
  settleDue(): Promise<number>;
  /**
   * Does what is due in this match, if anything is; says what is due next and when. For hosts whose
   * services live for one call.
   */
  settle(matchId: string): Promise<Due | null>;
  /**
   * Serves matches until it is closed: tells the store that it is running, so that clocks do not count
   * downtimes, and takes over due work. Resolves when it has begun.
   */
  serve(): Promise<void>;
  /** Waits until nothing is due in this match. */
  atRest(matchId: string): Promise<void>;
  health(): Health;
  /**
   * Finishes what is under way, without waiting for a bot that is still thinking: its match stays due,
   * and the next process takes it over.
   */
  close(): Promise<void>;
}

const MAX_LISTED = 100;
const MAX_UPDATES = 500;

export function createMatchService(options: ServiceOptions): MatchService {
  return safeAnswers(createService(options));
}

function createService(options: ServiceOptions): MatchService {
  const { store, bots = {}, time = steadyTime(), randomHex = randomBytes } = options;
  const { onProblem = () => {}, soon = soonest, retention = {} } = options;
  const { joinWithinMs = JOIN_WITHIN_MS, scope = "process" } = options;
  const isProcess = scope === "process";
  const name = options.name ?? randomHex(8);
  const games = new Games(store, options.games);
  const live = new LiveMatches(store, games, joinWithinMs);
  const tell = (code: ProblemCode) => (error: unknown, matchId: string) => {
    const version = live.kept(matchId)?.version;
    onProblem(withoutData(code, error, { matchId, version }), matchId);
  };
  const followers = new Followers(tell("follower-failed"));
  const untilClosed = new UntilClosed();
  const settings = new Settings(store, live, time);
  const commits = new Commits({
    store,
    live,
    followers,
    settings,
    onDue: (matchId, due) => isProcess && dueWork.expect(matchId, due),
    alwaysSnapshots: !isProcess,
  });
  const arrivals = new Arrivals();
  const catchUp = (): Promise<void> => serving.catchUp();
  const servesSinceMs = (): number => serving.servesSinceMs;
  const submit = createSubmit({
    store,
    live,
    commits,
    settings,
    time,
    untilClosed,
    mayWait: scope !== "transaction",
    catchUp,
    servesSinceMs,
  });
  const lease = new Lease(store, name, time);
  const seating = createSeating({
    store,
    games,
    bots,
    live,
    commits,
    time,
    joinWithinMs,
    randomHex,
  });
  const runDue = createDueRunner({
    live,
    commits,
    arrivals,
    settings,
    seating,
    submit,
    lease,
    time,
    catchUp,
    servesSinceMs,
    bots,
    thinks: scope !== "transaction",
    untilClosed,
    onProblem: tell("bot-failed"),
  });
  const places = new Places(time);
  const dueWork = new DueWork({
    time,
    runDue,
    places,
    onProblem: tell("work-failed"),
    soon,
    isWaitedFor: (matchId) => live.kept(matchId)?.isPlayedByPeople !== false,
  });
  const { createMatch, joinMatch, rematch, playOn, addEntropy, startMatch } = seating;
  const takeOver = new SettleDue({
    store,
    load,
    lease,
    dueWork,
    places,
    time,
    soon,
    onProblem: tell("serving-failed"),
  });
  const serving: Serving = new Serving({
    time,
    onProblem: tell("serving-failed"),
    async beat(nowMs, gapMs) {
      await store.beat(nowMs, gapMs);
      live.forgetDowntimes();
    },
    settleDue: () => takeOver.settle(),
    forget: forgetsOld(store, retention, () => time.now(), soon),
  });
  const news = hearNews({
    store,
    live,
    commits,
    followers,
    settings,
    time,
    onProblem: tell("news-failed"),
  });
  const seatIn = (match: LiveMatch, player: string): string => {
    const seat = match.seatOf(player);
    if (seat === null) throw notYourSeat();
    return seat;
  };

  /** Loads a match; aborts it if its rules were never released. */
  async function load(matchId: string): Promise<LiveMatch> {
    const match = await live.load(matchId);
    if (match.status !== "suspended" || !games.isNeverReleased(match.head)) return match;
    try {
      await seating.abort(match, "abort", NEVER_RELEASED);
    } catch (error) {
      if (!(error instanceof MatchError && error.code === "stale-version")) throw error;
    }
    return live.load(matchId);
  }

  async function abandon(
    { matchId, player }: OfPlayer,
    arrivedMs: number,
  ): Promise<{ readonly version: number }> {
    const match = await load(matchId);
    const { version, head } = match;
    if (head.status === "active") {
      const { game, resign } = match.game();
      const move = game.notation(resign);
      const commandId = hostCommandId("abandon", version);
      const action = { expectedVersion: version, commandId, move, arrivedMs };
      const acted = await submit(match, seatIn(match, player), action);
      if (!acted.ok) throw new MatchError("bad-request", acted.rejection.message);
      return { version: acted.version };
    }
    if (head.creator !== player) seatIn(match, player);
    // Asked again: it is over, which is all the player wanted.
    if (isOver(head)) return { version };
    return seating.abort(match, "abandon", "The match was called off before it began.");
  }

  /** Read from the head alone, unless the match cannot go on. */
  async function metaOfStored(stored: StoredHead, player: string): Promise<MatchMeta> {
    const { matchId, version } = stored;
    const head = readHead(stored.head);
    if (isOver(head) || (await games.find(head)) !== null) {
      return metaOf(matchId, version, head, head.status, player);
    }
    const { updatedAtMs } = head;
    // Loading may have changed it; the next page must go on from its place in this list.
    return { ...(await load(matchId)).metaFor(player), updatedAtMs };
  }

  async function act(
    match: LiveMatch,
    { player, expectedVersion, commandId, move }: SubmitAction,
    arrivedMs: number,
  ): Promise<Submitted> {
    const action = { expectedVersion, commandId, move, arrivedMs };
    const acted = await submit(match, seatIn(match, player), action);
    if (!acted.ok) return acted;
    const { version, events } = acted;
    return { ok: true, version, events: deepFreeze(match.maskEvents(events, player)) };
  }

  async function submitArrived(request: SubmitAction, arrivedMs: number): Promise<Submitted> {
    const kept = live.kept(request.matchId);
    // An action on the version in memory needs no load first: the append checks the version.
    if (kept?.version === request.expectedVersion && kept.status === "active") {
      const submitted = await act(kept, request, arrivedMs).catch((error: unknown) => {
        if (error instanceof MatchError) return null;
        throw error;
      });
      if (submitted?.ok) return submitted;
    }
    return act(await load(request.matchId), request, arrivedMs);
  }

  return {
    createMatch,
    joinMatch,
    rematch,
    playOn,
    addEntropy,
    startMatch,
    async submitAction(request) {
      checkCommandId(request.commandId);
      const { arrivedMs = time.now() } = request;
      return arrivals.answer(request.matchId, arrivedMs, () => submitArrived(request, arrivedMs));
    },
    async explain({ matchId, player, commands }) {
      const match = await load(matchId);
      return deepFreeze(explainIn(match, seatIn(match, player), commands));
    },
    abandon(request) {
      const arrivedMs = time.now();
      return arrivals.answer(request.matchId, arrivedMs, () =>
        retryWhenStale(() => abandon(request, arrivedMs)),
      );
    },
    async checkMayLook({ matchId, player, code }) {
      // Who may look is never taken back, so what is in memory may let in and not keep out.
      const kept = live.kept(matchId);
      if (kept !== undefined && mayLook(kept.head, player, code)) return;
      if (!mayLook((await load(matchId)).head, player, code)) throw noSuchMatch();
    },
    // Frozen, as these share parts with the match: a caller who writes to them fails, and nobody else is
    // affected.
    async getMatchMeta(matchId, player) {
      const meta = (await load(matchId)).metaFor(player);
      if (meta.status !== "completed") return deepFreeze(meta);
      const { known } = await rematchOf({ store, live }, matchId);
      return deepFreeze({ ...meta, rematch: known?.matchId ?? null });
    },
    async getPlayerView(matchId, player) {
      const match = await load(matchId);
      const isWindow = match.head.releaseMs !== null;
      return deepFreeze(
        playerViewOf(match, player, isWindow ? (await settings.in(match)).bySeat : {}),
      );
    },
    async getRecentEvents({ matchId, player, since, limit = MAX_UPDATES }) {
      const most = pageSize(limit, MAX_UPDATES);
      const after = sinceVersion(since);
      const match = await load(matchId);
      const entries = await store.readAfter(matchId, after, most);
      return {
        version: match.version,
        updates: entries
          .filter(({ version }) => version <= match.version)
          .map(({ version, events }) => ({
            version,
            events: match.maskEvents(JSON.parse(events) as AnyEvent[], player),
          })),
      };
    },
    getOpenPrompt: async (matchId, player) => deepFreeze((await load(matchId)).promptFor(player)),
    async getPlayers(matchId) {
      const kept = live.kept(matchId);
      // Once a match has begun nobody takes a seat, and there is no need to ask the store.
      if (kept !== undefined && kept.head.startedAtMs !== null) return playersIn(kept.head);
      const stored = await store.load(matchId);
      if (stored === null || stored === "unchanged") throw noSuchMatch();
      return playersIn(readHead(stored.head));
    },
    async getClocks(matchId) {
      const { head, status } = await load(matchId);
      if (head.clocks === null) return null;
      await catchUp();
      // The clocks of a suspended match stand still.
      const atMs = status === "suspended" ? head.updatedAtMs : time.now();
      const views = clockViews(head.clocks, atMs, await live.downtimes());
      const bySeat = head.seats.flatMap(({ seat }) => views.filter((view) => view.seat === seat));
      return { atMs, clocks: bySeat };
    },
    async getSettings(matchId, player) {
      const match = await load(matchId);
      return settings.of(match, seatIn(match, player));
    },
    async changeSettings({ matchId, player, settings: wanted }) {
      const changed = await retryWhenStale(async () => {
        const match = await load(matchId);
        return settings.change(match, seatIn(match, player), wanted);
      });
      // The open window may be passed under the new settings.
      if (isProcess) dueWork.wake(matchId);
      return changed;
    },
    async listMatches(request) {
      const { of, player, after, limit = MAX_LISTED } = request;
      const heads = await store.list({
        ...(of === "mine"
          ? { player }
          : { publicStatus: of === "lobby" ? ("waiting" as const) : ("active" as const) }),
        ...(after !== undefined && { after: placeOf(after) }),
        limit: pageSize(limit, MAX_LISTED),
      });
      return Promise.all(heads.map((stored) => metaOfStored(stored, player)));
    },
    async getRecord(matchId) {
      const match = await load(matchId);
      return recordOf(store, match, match.game(), await games.cardsToGoWith(match.head));
    },
    async getReceipt(matchId) {
      const match = await load(matchId);
      return receiptOf(store, match, await games.cardsToGoWith(match.head));
    },
    getGame: async (matchId) => (await load(matchId)).hosted,
    describeCards: async (matchId, sent) => (await load(matchId)).describe(sent),
    async printCards(matchId, defs) {
      const { hosted } = await load(matchId);
      return Object.fromEntries(defs.map((def) => [def, hosted?.printCard?.(def) ?? []]));
    },
    subscribe(matchId, listener) {
      const leave = followers.follow(matchId, listener);
      news.followed();
      return leave;
    },
    settleDue: () => takeOver.settle(),
    settle: runDue,
    serve: () => serving.begin(),
    atRest: (matchId) => dueWork.atRest(matchId),
    health() {
      return healthOf(serving.failingSinceMs, dueWork.failing);
    },
    async close() {
      news.stop();
      untilClosed.close();
      await Promise.all([serving.close(), takeOver.close(), dueWork.close()]);
      followers.clear();
    },
  };
}

const NEVER_RELEASED =
  "This match was started with rules that were never released; it ends here without a winner.";

const soonest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function randomBytes(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
