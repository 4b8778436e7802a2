/** POST /api/matches/:id/abandon: calls off a match that has not begun; gives up one that has. */
import type { Context } from "hono";
import type { AppParts } from "../app.ts";
import type { AbandonReply } from "../protocol.ts";
import { matchIdOf } from "../read-request.ts";

export const abandon =
  ({ service, guests }: AppParts) =>
  async (c: Context): Promise<Response> => {
    const player = guests.identify(c.req.raw);
    const reply = await service.abandon({ matchId: matchIdOf(c), player });
    return c.json(reply satisfies AbandonReply);
  };
