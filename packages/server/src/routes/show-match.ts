/** GET /api/matches/:id: the match as the requester may see it, with their legal moves. */
import type { Context } from "hono";
import type { AppParts } from "../app.ts";
import type { MatchReply } from "../protocol.ts";
import { matchIdOf } from "../read-request.ts";

export const showMatch =
  ({ service, guests }: AppParts) =>
  async (c: Context): Promise<Response> => {
    const player = guests.identify(c.req.raw);
    const reply: MatchReply = await service.getPlayerView(matchIdOf(c), player);
    return c.json(reply);
  };
