/** GET /api/matches/:id/events?since=N: what happened after version N, as the requester may know it. */
import { z } from "zod";
import { matchIdOf, sinceSchema } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { maskedEvent, version } from "../http/shapes.ts";
import type { EventsReply } from "../protocol.ts";

const reply: z.ZodType<EventsReply> = z.strictObject({
  version,
  updates: z.array(z.strictObject({ version, events: z.array(maskedEvent) })),
});

export const events = defineRoute({
  method: "get",
  path: "/api/matches/:id/events",
  group: "Playing",
  about: "What happened after a version, as the requester may know it; a page at a time.",
  query: z.strictObject({ since: sinceSchema }),
  reply,
  refusals: [404],
  answer: ({ service }, { c, who, query: { since = 0 } }) => {
    const player = who.identity;
    return service.getRecentEvents({ matchId: matchIdOf(c), player, since });
  },
});
