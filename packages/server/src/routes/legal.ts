/** GET /api/matches/:id/legal: what the requester may do now. */
import { z } from "zod";
import { matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { listedMove, version } from "../http/shapes.ts";
import type { LegalReply } from "../protocol.ts";

const reply: z.ZodType<LegalReply> = z.strictObject({ version, moves: z.array(listedMove) });

export const legal = defineRoute({
  method: "get",
  path: "/api/matches/:id/legal",
  group: "Playing",
  about: "What the requester may do now.",
  reply,
  refusals: [404],
  async answer({ service }, { c, who }) {
    const player = who.identity;
    const { version: now, legalMoves } = await service.getPlayerView(matchIdOf(c), player);
    return { version: now, moves: legalMoves };
  },
});
