/**
 * Matches: created, joined, started, played, looked at. The service holds no truth: whatever it
 * keeps in memory is checked against the store's version before it is used, and every change is
 * one conditional append. So two of them on one store never disagree, and a killed one loses
 * nothing that it has answered for.
 */
import { deepFreeze, type GameTypes, type MatchRecord } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import type { MatchStore } from "../store.ts";
import { createSubmit } from "./actions.ts";
import { createPlayBot } from "./bot-moves.ts";
import { BotTurns } from "./bot-turns.ts";
import type { BotTable } from "./bots.ts";
import { Commits } from "./commits.ts";
import { notYourSeat } from "./errors.ts";
import { findGame } from "./find-game.ts";
import { Followers } from "./followers.ts";
import { type AnyEvent, type MatchHead, metaOf } from "./live-match.ts";
import { LiveMatches } from "./live-matches.ts";
import { recordOf } from "./record-of.ts";
import type {
  Committed,
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
import { createSeating } from "./seating.ts";
import { UntilClosed } from "./until-closed.ts";

export interface ServiceOptions {
  readonly store: MatchStore;
  readonly games: readonly AnyHostableGame[];
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
  /** Hands over every new version until the function it returns is called. */
  subscribe(matchId: string, listener: (committed: Committed) => void): () => void;
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
const MOST_RESUMED = 100_000;
const MOST_UPDATES = 500;

export function createMatchService(options: ServiceOptions): MatchService {
  const { store, games, bots = {}, now = Date.now, onProblem = () => {} } = options;
  const live = new LiveMatches(store, games);
  const followers = new Followers();
  const untilClosed = new UntilClosed();
  const wakeBots = (matchId: string): void => botTurns.wake(matchId);
  const commits = new Commits({ store, live, followers, wakeBots });
  const submit = createSubmit({ store, commits, now });
  const playBot = createPlayBot({ bots, live, submit, untilClosed, onProblem });
  const botTurns = new BotTurns(playBot, onProblem);

  return {
    ...createSeating({ games, bots, live, commits, now }),
    async submitAction(request) {
      const match = await live.load(request.matchId);
      const seat = match.seatOf(request.player);
      if (seat === null) throw notYourSeat();
      return submit(match, seat, request);
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
    async getRecord(matchId) {
      const match = await live.load(matchId);
      return recordOf(store, match, match.hosted());
    },
    getOpenPrompt: async (matchId, player) =>
      deepFreeze((await live.load(matchId)).promptFor(player)),
    async listMatches(player) {
      const heads = await store.list({ player, limit: MOST_LISTED });
      return heads.map(({ matchId, version, head: text }) => {
        const head = JSON.parse(text) as MatchHead;
        const status = findGame(games, head) === null ? "suspended" : head.status;
        return metaOf(matchId, version, head, status, player);
      });
    },
    describeCards: async (matchId, sent) => (await live.load(matchId)).describe(sent),
    subscribe: (matchId, listener) => followers.follow(matchId, listener),
    async resumeBots() {
      const due = await store.listDue(now(), MOST_RESUMED);
      for (const { matchId } of due) botTurns.wake(matchId);
      return due.length;
    },
    botsAtRest: (matchId) => botTurns.atRest(matchId),
    async close() {
      untilClosed.close();
      await botTurns.close();
      followers.clear();
    },
  };
}
