/** GET /api/matches/:id/meta: what everybody may know of a match: seats, promises, how it stands. */
import type { Context } from "hono";
import type { AppParts } from "../app.ts";
import type { MetaReply } from "../protocol.ts";
import { matchIdOf } from "../read-request.ts";

export const meta =
  ({ service, guests }: AppParts) =>
  async (c: Context): Promise<Response> => {
    const player = guests.identify(c.req.raw);
    const reply: MetaReply = await service.getMatchMeta(matchIdOf(c), player);
    return c.json(reply);
  };
