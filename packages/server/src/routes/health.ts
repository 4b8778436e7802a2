/** GET /healthz: whether requests can be served. */
import type { Context } from "hono";
import type { AppParts } from "../app.ts";
import type { HealthReply } from "../protocol.ts";

export const health =
  ({ isReady, service }: AppParts) =>
  (c: Context): Response => {
    const reply: HealthReply = isReady()
      ? service.health()
      : { ok: false, problem: "The server is not ready yet." };
    return c.json(reply, reply.ok ? 200 : 503);
  };
