/** GET /api/matches/:id/legal: what the requester may do now. */
import type { Context } from "hono";
import type { AppParts } from "../app.ts";
import type { LegalReply } from "../protocol.ts";
import { matchIdOf } from "../read-request.ts";

export const legal =
  ({ service, guests }: AppParts) =>
  async (c: Context): Promise<Response> => {
    const player = guests.identify(c.req.raw);
    const { version, legalMoves } = await service.getPlayerView(matchIdOf(c), player);
    return c.json({ version, moves: legalMoves } satisfies LegalReply);
  };
