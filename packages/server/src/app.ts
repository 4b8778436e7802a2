/** The routes. Each is a file of its own in routes/. */
import type { BotTable, MatchService } from "@lunchtable-tcg/match";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { Hono } from "hono";
import type { Guests } from "./guests.ts";
import { CROSS_ORIGIN, errorResponse, HttpError } from "./http-error.ts";
import { isSameOrigin } from "./origin.ts";
import { abandon } from "./routes/abandon.ts";
import { actions } from "./routes/actions.ts";
import { clocks } from "./routes/clocks.ts";
import { createMatch } from "./routes/create-match.ts";
import { decks } from "./routes/decks.ts";
import { entropy } from "./routes/entropy.ts";
import { events } from "./routes/events.ts";
import { games, rules } from "./routes/games.ts";
import { health } from "./routes/health.ts";
import { join } from "./routes/join.ts";
import { legal } from "./routes/legal.ts";
import { listMatches } from "./routes/list-matches.ts";
import { meta } from "./routes/meta.ts";
import { receipt } from "./routes/receipt.ts";
import { record } from "./routes/record.ts";
import { replays, verify } from "./routes/replays.ts";
import { changeSettings, settings } from "./routes/settings.ts";
import { showMatch } from "./routes/show-match.ts";

export interface AppParts {
  readonly service: MatchService;
  readonly guests: Guests;
  /** By id. */
  readonly games: Readonly<Record<string, AnyHostableGame>>;
  readonly bots: BotTable;
  readonly allowSeeds: boolean;
  readonly isReady: () => boolean;
  readonly onProblem: (problem: unknown) => void;
}

const MAX_BYTES = 64 * 1024;
/** A recorded match is some thousands of moves at most. */
const MAX_RECORD_BYTES = 1024 * 1024;
const takesRecords = ["/api/replays", "/api/verify"];

export function createApp(parts: AppParts): Hono {
  const app = new Hono();
  app.onError((error) => errorResponse(error, parts.onProblem));
  app.notFound((c) =>
    errorResponse(
      new HttpError(404, "no-such-route", `There is nothing at ${c.req.method} ${c.req.path}.`),
      parts.onProblem,
    ),
  );
  app.use("/api/*", async (c, next) => {
    // A page of another site may not act for a guest.
    if (c.req.method !== "GET" && !isSameOrigin(c.req.raw)) {
      throw new HttpError(403, "other-origin", CROSS_ORIGIN);
    }
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
    const most = takesRecords.includes(c.req.path) ? MAX_RECORD_BYTES : MAX_BYTES;
    if (Number(c.req.header("content-length")) > most) {
      throw new HttpError(413, "too-large", `The body may have at most ${most} bytes.`);
    }
    await next();
  });

  app.get("/healthz", health(parts));
  app.get("/api/games", games(parts));
  app.get("/api/games/:game/rules", rules(parts));
  app.get("/api/decks", decks(parts));
  app.get("/api/matches", listMatches(parts));
  app.post("/api/matches", createMatch(parts));
  app.get("/api/matches/:id", showMatch(parts));
  app.get("/api/matches/:id/meta", meta(parts));
  app.post("/api/matches/:id/join", join(parts));
  app.post("/api/matches/:id/entropy", entropy(parts));
  app.post("/api/matches/:id/abandon", abandon(parts));
  app.get("/api/matches/:id/settings", settings(parts));
  app.put("/api/matches/:id/settings", changeSettings(parts));
  app.get("/api/matches/:id/clocks", clocks(parts));
  app.get("/api/matches/:id/legal", legal(parts));
  app.get("/api/matches/:id/events", events(parts));
  app.post("/api/matches/:id/actions", actions(parts));
  app.get("/api/matches/:id/record", record(parts));
  app.get("/api/matches/:id/receipt", receipt(parts));
  app.post("/api/replays", replays(parts));
  app.post("/api/verify", verify(parts));
  return app;
}
