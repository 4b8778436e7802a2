/**
 * Matches: created, joined, started, played, looked at. The store is the only truth: whatever the
 * service keeps in memory is checked against the store's version before it is used, and every change
 * is one conditional append. So two services on one store never disagree, and a killed one loses
 * nothing that it has acknowledged.
 */
import { deepFreeze } from "@tcg/core";
import { clockViews } from "../clocks/clocks.ts";
import type { StoredHead } from "../store.ts";
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
import { forgetsOld } from "./matches/retention.ts";
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
import type { MatchMeta, OfPlayer, SubmitAction, Submitted } from "./requests.ts";
import { rematchOf } from "./seating/rematch.ts";
import { createSeating } from "./seating/seating.ts";
import type { MatchService, ServiceOptions } from "./service.ts";
import { retryWhenStale } from "./timing/retry-when-stale.ts";
import { steadyTime } from "./timing/time.ts";
import { UntilClosed } from "./timing/until-closed.ts";
import { Followers } from "./viewing/followers.ts";
import { hearNews } from "./viewing/news.ts";
import { pageSize, placeOf, sinceVersion } from "./viewing/page.ts";
import { playerViewOf } from "./viewing/player-view.ts";

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
