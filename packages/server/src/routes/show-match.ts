/** GET /api/matches/:id: the match as the requester may see it, with their legal moves. */
import { matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { playerView } from "../http/shapes.ts";
import { withNames } from "../identities/seat-names.ts";

export const showMatch = defineRoute({
  method: "get",
  path: "/api/matches/:id",
  group: "Playing",
  about: "The match as the requester may see it, with their legal moves.",
  reply: playerView,
  refusals: [404],
  answer: async (parts, { c, who }) =>
    withNames(parts, await parts.service.getPlayerView(matchIdOf(c), who.identity)),
});
