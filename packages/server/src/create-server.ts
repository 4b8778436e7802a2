/** The server as a value: whoever listens on a port hands it requests and upgrades. */
import { randomBytes } from "node:crypto";
import {
  type BotTable,
  createMatchService,
  type MatchService,
  type MatchStore,
  type Retention,
  type Time,
} from "@lunchtable-tcg/match";
import { memoryStore } from "@lunchtable-tcg/match/memory";
import { sqliteStore } from "@lunchtable-tcg/match/sql";
import { bots as allBots } from "@tcg/bots";
import type { Hooks } from "crossws";
import { createApp } from "./app.ts";
import { HEX_SECRET, openDataDir } from "./data-dir.ts";
import { type GameEntry, gamesOf } from "./game-modules.ts";
import { hostedGames } from "./games.ts";
import { CLOSING, errorResponse, HttpError } from "./http/http-error.ts";
import { setSecurityHeaders } from "./http/security-headers.ts";
import { createIdentities } from "./identities/identities.ts";
import type { IdentityStore } from "./identities/identity-store.ts";
import { memoryIdentities } from "./identities/memory-identities.ts";
import { sqliteIdentities } from "./identities/sql/sqlite-identities.ts";
import { createBotMatches } from "./limits/bot-matches.ts";
import { createLimiter } from "./limits/limiter.ts";
import { defaultLimits, type Limits } from "./limits/limits.ts";
import type { Log } from "./observing/log.ts";
import { createMetrics } from "./observing/metrics.ts";
import { createRecords } from "./records/records.ts";
import { createStreams } from "./streams/streams.ts";
import { botsOnThreads } from "./thinking/bots-on-threads.ts";
import { thinkingThreads } from "./thinking/thinking-threads.ts";

export interface ServerOptions {
  /** Where matches are kept. Without it they are in memory and end with the process. */
  readonly dataDir?: string;
  /** A store of the caller's own, instead of the database there. It is not closed with the server. */
  readonly store?: MatchStore;
  /** Where names and agents are kept, instead of a database there. It is not closed with the server, either. */
  readonly identities?: IdentityStore;
  /**
   * 64 hexadecimal digits that guests' cookies are signed with: the same for all servers that share a database.
   * Without it the one in `dataDir`. Whoever reads it can pose as any guest.
   */
  readonly secret?: string;
  /**
   * Games to host besides the built-in ones. One that names its module is played on threads where that matters, as the
   * built-in ones are.
   */
  readonly games?: readonly GameEntry[];
  /**
   * Instead of the built-in bots, of which slow ones think on threads. These run on the event loop: a slow one
   * must answer with a promise, or everybody waits.
   */
  readonly bots?: BotTable;
  /** Lets requests name the seed of a match, which makes its cards no secret: for tests. */
  readonly allowSeeds?: boolean;
  /** How long finished matches are kept; for ever by default. */
  readonly retention?: Retention;
  /** What one guest or address may ask for; see `defaultLimits`. */
  readonly limits?: Limits;
  /** How long a match waits for players before it is called off; a day by default, for ever if infinite. */
  readonly joinWithinMs?: number;
  /** The clock; for tests. */
  readonly time?: Time;
  /** Requests and problems are written to it, and nothing that is secret in a match. */
  readonly log?: Log;
  /** Whether /metrics tells of the process, too: for the one server of a process. */
  readonly countsProcess?: boolean;
  /** Told of problems, besides the log; `console.error` if there is neither. */
  readonly onProblem?: (problem: unknown) => void;
}

export interface Server {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly websocket: Partial<Hooks>;
  /** Resolves when the server has begun to take up unfinished work; `/healthz` answers 200 from then on. */
  readonly ready: Promise<void>;
  /**
   * Accepts no more requests, closes the streams, finishes requests in progress and closes the database. Bots
   * that are still thinking are stopped; they are asked again when the match is taken up.
   */
  readonly close: () => Promise<void>;
}

export function createServer(options: ServerOptions = {}): Server {
  const more = gamesOf(options.games ?? []);
  const threads = thinkingThreads({}, more.modules);
  const { bots = botsOnThreads(allBots, threads, { modules: more.modules }), log = null } = options;
  const metrics = createMetrics({
    countStreams: () => streams.count(),
    ofProcess: options.countsProcess === true,
  });
  const tell = options.onProblem ?? (log === null ? console.error : () => {});
  const onProblem = (problem: unknown): void => {
    metrics.failed();
    log?.error(problem);
    tell(problem);
  };
  const games = [...hostedGames, ...more.games];
  const { store, identityStore, secret } = open(options);
  const service: MatchService = createMatchService({
    store,
    games,
    bots,
    onProblem,
    ...(options.retention !== undefined && { retention: options.retention }),
    ...(options.joinWithinMs !== undefined && { joinWithinMs: options.joinWithinMs }),
    ...(options.time !== undefined && { time: options.time }),
  });
  const identities = createIdentities({ secret, store: identityStore, now: () => Date.now() });
  const records = createRecords(games, {}, more.modules);
  const limits = options.limits ?? defaultLimits;
  const limiter = createLimiter(limits, () => performance.now());
  const streams = createStreams({ service, identities, limiter, onProblem });
  const closesNow = new AbortController();
  let isReady = false;
  const app = createApp({
    service,
    identities,
    games: Object.fromEntries(games.map((hosted) => [hosted.game.id, hosted])),
    bots,
    records,
    limiter,
    streams,
    running: limits.running,
    botMatches: createBotMatches({ service, store, limits: limits.running }),
    metrics,
    log,
    allowSeeds: options.allowSeeds === true,
    now: () => options.time?.now() ?? Date.now(),
    closing: closesNow.signal,
    isReady: () => isReady && closing === undefined,
    onProblem,
  });
  const ready = service.serve().then(() => {
    isReady = true;
  });
  const underWay = new Set<Promise<Response>>();
  let closing: Promise<void> | undefined;

  async function fetch(request: Request): Promise<Response> {
    const answer = answerTo(request);
    underWay.add(answer);
    return answer.finally(() => underWay.delete(answer));
  }

  async function answerTo(request: Request): Promise<Response> {
    const goodbye = new HttpError(503, "closing", CLOSING);
    const response =
      closing === undefined ? await app.fetch(request) : errorResponse(goodbye, onProblem);
    setSecurityHeaders(response.headers);
    return response;
  }

  async function close(): Promise<void> {
    closesNow.abort();
    await streams.close();
    await records.close();
    await ready.catch(onProblem);
    await Promise.allSettled(underWay);
    try {
      await service.close();
    } finally {
      await threads.close();
      if (options.identities === undefined) await identityStore.close();
      if (options.store === undefined) await store.close();
    }
  }

  return {
    fetch,
    websocket: streams.hooks,
    ready,
    close: () => (closing ??= close()),
  };
}

interface Opened {
  readonly store: MatchStore;
  readonly identityStore: IdentityStore;
  readonly secret: string;
}

function open({ dataDir, store, identities, secret }: ServerOptions): Opened {
  if (secret !== undefined && !HEX_SECRET.test(secret)) {
    throw new TypeError("A server's secret is 64 hexadecimal digits.");
  }
  if (dataDir === undefined) {
    return {
      store: store ?? memoryStore(),
      identityStore: identities ?? memoryIdentities(),
      secret: secret ?? randomBytes(32).toString("hex"),
    };
  }
  const kept = openDataDir(dataDir);
  const opened = store ?? sqliteStore({ path: kept.database });
  try {
    return {
      store: opened,
      identityStore: identities ?? sqliteIdentities(kept.identities),
      secret: secret ?? kept.secret,
    };
  } catch (error) {
    if (store === undefined) void opened.close();
    throw error;
  }
}
