/** GET /api/matches/:id: the match as whoever asks may see it, with what they may do. */
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
