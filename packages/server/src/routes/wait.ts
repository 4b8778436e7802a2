/** GET /api/matches/:id/wait: the match as soon as the requester has to decide, or it is over. */
import { z } from "zod";
import { matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { playerView } from "../http/shapes.ts";
import { withNames } from "../identities/seat-names.ts";
import { untilDecision } from "../waiting.ts";
import { secondsSchema, waiting } from "./waiting.ts";

const query = z.strictObject({ seconds: secondsSchema("25 if left out") });

export const wait = defineRoute({
  method: "get",
  path: "/api/matches/:id/wait",
  group: "Playing",
  about:
    "The match as soon as the requester has to decide or it is over; as it is then, if neither happens in time.",
  query,
  reply: playerView,
  refusals: [404, 429],
  answer: async (parts, { c, who, query: { seconds = 25 } }) => {
    const seen = await waiting(parts, { c, who }, seconds, (enough) =>
      untilDecision(parts.service, matchIdOf(c), who.identity, enough),
    );
    return withNames(parts, seen);
  },
});
