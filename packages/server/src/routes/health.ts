/** GET /healthz: whether requests can be served. */
import type { Context } from "hono";
import type { AppParts } from "../app.ts";
import type { HealthReply } from "../protocol.ts";

export const health =
  ({ isReady }: AppParts) =>
  (c: Context): Response =>
    isReady()
      ? c.json({ ok: true } satisfies HealthReply)
      : c.json({ ok: false } satisfies HealthReply, 503);
