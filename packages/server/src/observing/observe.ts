/** Counts and logs every request: by its route, never by what stands in it. */
import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";

export function observe(log: Log | null, metrics: Metrics): MiddlewareHandler {
  return async (c, next) => {
    const startMs = performance.now();
    const requestId = randomUUID();
    await next();
    c.res.headers.set("x-request-id", requestId);
    // Of the last handler: the route's own if there is one.
    const path = routePath(c, -1);
    const route = path.includes("*") ? "none" : path;
    const ms = performance.now() - startMs;
    const { method } = c.req;
    const { status } = c.res;
    metrics.answered(route, knownMethods.has(method) ? method : "other", status, ms / 1000);
    const matchId = c.req.param("id");
    log?.info({
      requestId,
      method,
      route,
      status,
      ms: Math.round(ms),
      ...(matchId !== undefined && { matchId: matchId.slice(0, MAX_ID) }),
    });
  };
}

/** A client may call a method anything. */
const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"]);
/** So may it a match. */
const MAX_ID = 64;
