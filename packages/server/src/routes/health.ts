/** GET /healthz: whether requests can be served. */
import type { Context } from "hono";
import type { AppParts } from "../app.ts";

export const health =
  ({ isReady }: AppParts) =>
  (c: Context): Response =>
    isReady() ? c.json({ ok: true }) : c.json({ ok: false }, 503);
