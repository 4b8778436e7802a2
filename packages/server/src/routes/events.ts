/** GET /api/matches/:id/events?since=N: what happened after version N, as the requester may know it. */
import type { Context } from "hono";
import type { AppParts } from "../app.ts";
import type { EventsReply } from "../protocol.ts";
import { matchIdOf, readSince } from "../read-request.ts";

export const events =
  ({ service, guests }: AppParts) =>
  async (c: Context): Promise<Response> => {
    const since = readSince(c.req.query("since")) ?? 0;
    const player = guests.identify(c.req.raw);
    const matchId = matchIdOf(c);
    const reply: EventsReply = await service.getRecentEvents({ matchId, player, since });
    return c.json(reply);
  };
