/** POST /api/matches/:id/abandon: calls off a match that has not begun; gives up one that has. */
import { matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { reached } from "../http/shapes.ts";
import type { AbandonReply } from "../protocol.ts";

export const abandon = defineRoute<AbandonReply>({
  method: "post",
  path: "/api/matches/:id/abandon",
  group: "Playing",
  about: "Calls off a match that has not begun; gives up one that has.",
  reply: reached,
  refusals: [403, 404, 409, 410, 422, 503],
  answer: ({ service }, { c, who }) =>
    service.abandon({ matchId: matchIdOf(c), player: who.identity }),
});
