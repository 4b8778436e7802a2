/** What holds for every route: who may ask, and how much may be sent. */
import type { BotTable, MatchService } from "@lunchtable-tcg/match";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { type Context, Hono } from "hono";
import { MAX_CARD_SET_BYTES } from "./card-sets/wanted-cards.ts";
import { admit, setRequester } from "./http/admit.ts";
import { apiDocument } from "./http/api-document.ts";
import { docsPage } from "./http/docs-page.ts";
import { errorResponse, HttpError } from "./http/http-error.ts";
import type { Identities } from "./identities/identities.ts";
import type { BotMatches } from "./limits/bot-matches.ts";
import type { Limiter } from "./limits/limiter.ts";
import type { Limits } from "./limits/limits.ts";
import { addMcp } from "./mcp/over-http.ts";
import { MCP_PATH } from "./mcp/path.ts";
import type { Log } from "./observing/log.ts";
import type { Metrics } from "./observing/metrics.ts";
import { observe } from "./observing/observe.ts";
import type { Records } from "./records/records.ts";
import { routes } from "./routes/all.ts";
import { SOCKET_PATH, type Streams } from "./streams/streams.ts";

export interface AppParts {
  readonly service: MatchService;
  readonly identities: Identities;
  /** By id. */
  readonly games: Readonly<Record<string, AnyHostableGame>>;
  readonly bots: BotTable;
  readonly records: Records;
  readonly limiter: Limiter;
  readonly streams: Streams;
  readonly running: Limits["running"];
  readonly botMatches: BotMatches;
  readonly metrics: Metrics;
  readonly log: Log | null;
  readonly allowSeeds: boolean;
  /** The clock of the matches. */
  readonly now: () => number;
  readonly isReady: () => boolean;
  /** Requests that wait for something end with it. */
  readonly closing: AbortSignal;
  readonly onProblem: (problem: unknown) => void;
}

/** The page of the API has its style in it, and loads nothing. */
const DOCS_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/** Of an address, in an error. */
const MAX_TOLD = 200;
const MAX_BYTES = 64 * 1024;
/** A recorded match is some thousands of moves at most. */
const MAX_RECORD_BYTES = 1024 * 1024;
const takesRecords = ["/api/replays", "/api/verify"];
/** A match may be asked for with a card set. */
const takesCards = ["/api/matches", "/api/agents/matches"];

export function createApp(parts: AppParts): Hono {
  const app = new Hono();
  app.onError((error) => errorResponse(error, parts.onProblem));
  app.notFound((c) => errorResponse(nothingThere(c.req), parts.onProblem));
  app.use("*", observe(parts.log, parts.metrics));
  app.use("/api/*", async (c: Context, next) => {
    setRequester(c, await admit(parts, c.req.raw, c.req.method === "GET"));
    await next();
    // Every answer depends on the requester and on the moment.
    c.res.headers.set("cache-control", "no-store");
  });
  app.use("/api/*", async (c, next) => {
    // No client needs to send a body in chunks, and one with a length can be refused unread.
    if (c.req.header("transfer-encoding") !== undefined) {
      throw new HttpError(
        411,
        "length-required",
        "Send the body in one piece, with its content-length.",
      );
    }
    const most = mostBytes(c.req.path);
    if (Number(c.req.header("content-length")) > most) {
      throw new HttpError(413, "too-large", `The body may have at most ${most} bytes.`);
    }
    await next();
  });

  for (const { method, path, handle } of routes) app.on(method, path, handle(parts));
  addMcp(app, parts);
  const document = apiDocument(routes);
  app.get("/metrics", async (c) =>
    c.text(await parts.metrics.text(), 200, { "content-type": parts.metrics.contentType }),
  );
  app.get("/api/openapi.json", (c) => c.json(document));
  app.get("/api/docs", (c) => {
    c.header("content-security-policy", DOCS_POLICY);
    return c.html(docsPage(document));
  });
  return app;
}

function mostBytes(path: string): number {
  if (takesRecords.includes(path)) return MAX_RECORD_BYTES;
  return takesCards.includes(path) ? MAX_BYTES + MAX_CARD_SET_BYTES : MAX_BYTES;
}

/** Another method would do, or none. */
function nothingThere({ method, path }: Context["req"]): HttpError {
  const known = [...routes, { method: "post", path: MCP_PATH }]
    .filter((route) => new RegExp(`^${route.path.replaceAll(/:\w+/g, "[^/]+")}$`).test(path))
    .map((route) => route.method.toUpperCase());
  const what = `There is nothing at ${method} ${path.slice(0, MAX_TOLD)}.`;
  if (path === SOCKET_PATH) {
    const instead = "Server-sent events of one match are at GET /api/matches/:id/stream.";
    return new HttpError(404, "no-such-route", `At ${path} a WebSocket is opened. ${instead}`);
  }
  if (known.length === 0) {
    return new HttpError(404, "no-such-route", `${what} GET /api/docs lists what there is.`);
  }
  return new HttpError(405, "no-such-method", `${what} There is ${known.join(" and ")}.`, {
    known,
  });
}
