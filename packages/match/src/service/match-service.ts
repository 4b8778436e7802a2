/**
 * Matches: created, joined, started, played, looked at. The service holds no truth: whatever it
 * keeps in memory is checked against the store's version before it is used, and every change is
 * one conditional append. So two of them on one store never disagree, and a killed one loses
 * nothing that it has answered for.
 */
import { deepFreeze, type GameTypes, type MatchRecord } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { clockViews } from "../clocks/clocks.ts";
import type { Receipt } from "../fairness/receipt.ts";
import type { ResponseSettings } from "../responses/settings.ts";
import type { MatchStore } from "../store.ts";
import { createSubmit } from "./actions.ts";
import type { BotTable } from "./bots.ts";
import { Commits } from "./commits.ts";
import { createDoing } from "./doing.ts";
import { DueWork } from "./due-work.ts";
import { MatchError, notYourSeat } from "./errors.ts";
import { Followers } from "./followers.ts";
import { Games } from "./games.ts";
import { type MatchHead, metaOf } from "./head.ts";
import { type AnyEvent, type LiveMatch, whySuspended } from "./live-match.ts";
import { LiveMatches } from "./live-matches.ts";
import { receiptOf } from "./receipt-of.ts";
import { recordOf } from "./record-of.ts";
import type {
  AddEntropy,
  ChangeSettings,
  ClocksNow,
  Committed,
  CreateMatch,
  Health,
  JoinMatch,
  ListMatches,
  MatchMeta,
  MatchUpdate,
  OfPlayer,
  OpenPrompt,
  PlayerView,
  RecentEvents,
  Seated,
  SubmitAction,
  Submitted,
} from "./requests.ts";
import { createSeating } from "./seating.ts";
import { Serving } from "./serving.ts";
import { Settings } from "./settings-of-seats.ts";
import { systemTime, type Time } from "./time.ts";
import { UntilClosed } from "./until-closed.ts";

export interface ServiceOptions {
  readonly store: MatchStore;
  readonly games: readonly AnyHostableGame[];
  readonly bots?: BotTable;
  /** Its name among those that share the store; a random one unless given. */
  readonly name?: string;
  /** For tests and simulations. */
  readonly time?: Time;
  readonly randomHex?: (bytes: number) => string;
  readonly soon?: () => Promise<void>;
  /** Told of what nobody waits for: a bot that failed. */
  readonly onProblem?: (problem: unknown, matchId: string) => void;
}

export interface MatchService {
  createMatch(request: CreateMatch): Promise<Seated>;
  joinMatch(request: JoinMatch): Promise<Seated>;
  addEntropy(request: AddEntropy): Promise<{ readonly version: number }>;
  startMatch(request: OfPlayer): Promise<{ readonly version: number }>;
  submitAction(request: SubmitAction): Promise<Submitted>;
  /** Calls off a match that waits; gives one up that is played. */
  abandon(request: OfPlayer): Promise<{ readonly version: number }>;
  getMatchMeta(matchId: string, player: string): Promise<MatchMeta>;
  getPlayerView(matchId: string, player: string): Promise<PlayerView>;
  /** What happened after a version, as this player may know it. */
  getRecentEvents(
    request: RecentEvents,
  ): Promise<{ readonly version: number; readonly updates: readonly MatchUpdate[] }>;
  /** What this player is asked, or null. */
  getOpenPrompt(matchId: string, player: string): Promise<OpenPrompt | null>;
  getClocks(matchId: string): Promise<ClocksNow | null>;
  getSettings(matchId: string, player: string): Promise<ResponseSettings>;
  changeSettings(request: ChangeSettings): Promise<ResponseSettings>;
  listMatches(request: ListMatches): Promise<readonly MatchMeta[]>;
  /** The whole match, to be played again and checked; only after its end. */
  getRecord(matchId: string): Promise<MatchRecord<GameTypes>>;
  /** The same with what proves that it was fair; also of a match that was aborted. */
  getReceipt(matchId: string): Promise<Receipt>;
  /** The definitions of the faces in something that was sent to a player. */
  describeCards(matchId: string, sent: unknown): Promise<Readonly<Record<string, object>>>;
  /** Hands over every new version until the function it returns is called. */
  subscribe(matchId: string, listener: (committed: Committed) => void): () => void;
  /**
   * Takes up what is due and nobody else does, a little at a time: after a start, and every few
   * seconds. Gives how many matches it took up.
   */
  settleDue(): Promise<number>;
  /**
   * Serves matches until it is closed: notes that it does, so that clocks know when nobody did, and
   * takes up what is due. Resolves when it has begun.
   */
  serve(): Promise<void>;
  /** Waits until nothing is due in this match. */
  atRest(matchId: string): Promise<void>;
  health(): Health;
  /**
   * Finishes what is under way. A bot that still thinks is not waited for: its match stays due, and
   * the next start takes it up.
   */
  close(): Promise<void>;
}

const MOST_LISTED = 100;
const MOST_UPDATES = 500;
/** Somebody else works on what became due; after so long it is taken over. */
const GRACE_MS = 3000;
const LEASE_MS = 60_000;
/** Beats that lie further apart than this have a downtime between them. */
const BEAT_GAP_MS = 15_000;

export function createMatchService(options: ServiceOptions): MatchService {
  const { store, bots = {}, time = systemTime, randomHex = randomBytes } = options;
  const { onProblem = () => {}, soon = soonest } = options;
  const name = options.name ?? randomHex(8);
  const games = new Games(store, options.games);
  const live = new LiveMatches(store, games);
  const followers = new Followers();
  const untilClosed = new UntilClosed();
  const settings = new Settings(store);
  const commits = new Commits({
    store,
    live,
    followers,
    settings,
    onDue: (matchId, due) => dueWork.expect(matchId, due),
  });
  const submit = createSubmit({ store, live, commits, time });
  const seating = createSeating({ games, bots, live, commits, time, randomHex });
  const doOne = createDoing({
    live,
    settings,
    seating,
    submit,
    time,
    bots,
    untilClosed,
    onProblem,
  });
  const dueWork = new DueWork({ time, doOne, onProblem, soon });
  const { createMatch, joinMatch, addEntropy, startMatch } = seating;
  const serving = new Serving({
    time,
    onProblem,
    beat: () => store.beat(time.now(), BEAT_GAP_MS),
    settleDue,
  });
  const seatIn = (match: LiveMatch, player: string): string => {
    const seat = match.seatOf(player);
    if (seat === null) throw notYourSeat();
    return seat;
  };

  /** Another process has committed a version of a match that is followed here. */
  async function hear(matchId: string, version: number): Promise<void> {
    if (!followers.isFollowed(matchId) || (live.kept(matchId)?.version ?? 0) >= version) return;
    const match = await live.load(matchId);
    const [last] = await store.readAfter(matchId, match.version - 1, 1);
    if (last !== undefined) followers.tell(match, JSON.parse(last.events) as AnyEvent[]);
  }
  const unsubscribe = store.subscribe((matchId, version) => {
    hear(matchId, version).catch((problem: unknown) => onProblem(problem, matchId));
  });

  async function settleDue(): Promise<number> {
    const nowMs = time.now();
    const { room } = dueWork;
    if (room === 0) return 0;
    const due = await store.listDue(nowMs - GRACE_MS, room);
    let taken = 0;
    for (const { matchId } of due) {
      if (!(await store.claim(matchId, name, nowMs, nowMs + LEASE_MS))) continue;
      taken++;
      dueWork.wake(matchId);
    }
    return taken;
  }

  return {
    createMatch,
    joinMatch,
    addEntropy,
    startMatch,
    async submitAction(request) {
      const match = await live.load(request.matchId);
      const acted = await submit(match, seatIn(match, request.player), request);
      if (!acted.ok) return acted;
      const { version, events } = acted;
      const now = await live.load(request.matchId);
      return { ok: true, version, events: now.maskEvents(events, request.player) };
    },
    async abandon({ matchId, player }) {
      const match = await live.load(matchId);
      const { version } = match;
      if (match.head.status === "waiting") {
        if (match.head.creator !== player) seatIn(match, player);
        return seating.abort(match, "abandon", "The match was called off before it began.");
      }
      if (match.head.status !== "active") return { version };
      const { game, resign } = match.game();
      const move = game.notation(resign);
      const commandId = `abandon:${version}`;
      const action = { expectedVersion: version, commandId, move };
      const acted = await submit(match, seatIn(match, player), action);
      if (!acted.ok) throw new MatchError("bad-request", acted.rejection.message);
      return { version: acted.version };
    },
    // Frozen, as these share parts with the match: a caller who writes to them fails, and nobody else
    // sees it. Those who follow the match are handed its views as they are.
    getMatchMeta: async (matchId, player) => deepFreeze((await live.load(matchId)).metaFor(player)),
    getPlayerView: async (matchId, player) =>
      deepFreeze((await live.load(matchId)).viewFor(player)),
    async getRecentEvents({ matchId, player, since, limit = MOST_UPDATES }) {
      const match = await live.load(matchId);
      const entries = await store.readAfter(matchId, since, Math.min(limit, MOST_UPDATES));
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
    getOpenPrompt: async (matchId, player) =>
      deepFreeze((await live.load(matchId)).promptFor(player)),
    async getClocks(matchId) {
      const { head } = await live.load(matchId);
      if (head.clocks === null) return null;
      const atMs = time.now();
      return { atMs, clocks: clockViews(head.clocks, atMs, await live.downtimes()) };
    },
    async getSettings(matchId, player) {
      const match = await live.load(matchId);
      return settings.of(matchId, seatIn(match, player));
    },
    async changeSettings({ matchId, player, settings: wanted }) {
      const match = await live.load(matchId);
      const changed = await settings.change(match, seatIn(match, player), wanted);
      // What is asked now may be passed by them.
      dueWork.wake(matchId);
      return changed;
    },
    async listMatches(request) {
      const { of, player, beforeMs, limit = MOST_LISTED } = request;
      const heads = await store.list({
        ...(of === "mine"
          ? { player }
          : { publicStatus: of === "lobby" ? ("waiting" as const) : ("active" as const) }),
        ...(beforeMs !== undefined && { beforeMs }),
        limit: Math.min(limit, MOST_LISTED),
      });
      return Promise.all(
        heads.map(async ({ matchId, version, head: text }) => {
          const head = JSON.parse(text) as MatchHead;
          const isOver = head.status === "completed" || head.status === "aborted";
          const isHere = isOver || (await games.find(head)) !== null;
          const meta = metaOf(matchId, version, head, isHere ? head.status : "suspended", player);
          return isHere ? meta : { ...meta, stopped: whySuspended(head) };
        }),
      );
    },
    async getRecord(matchId) {
      const match = await live.load(matchId);
      return recordOf(store, match, match.game());
    },
    getReceipt: async (matchId) => receiptOf(store, await live.load(matchId)),
    describeCards: async (matchId, sent) => (await live.load(matchId)).describe(sent),
    subscribe: (matchId, listener) => followers.follow(matchId, listener),
    settleDue,
    serve: () => serving.begin(),
    atRest: (matchId) => dueWork.atRest(matchId),
    health() {
      const { failing } = dueWork;
      if (serving.problem !== null) return { ok: false, problem: serving.problem };
      if (failing === 0) return { ok: true, problem: null };
      return { ok: false, problem: `Work that was due has failed in ${failing} matches.` };
    },
    async close() {
      unsubscribe();
      serving.close();
      untilClosed.close();
      await dueWork.close();
      followers.clear();
    },
  };
}

const soonest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function randomBytes(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
