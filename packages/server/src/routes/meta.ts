/** GET /api/matches/:id/meta: what everybody may know of a match: seats, promises, how it stands. */
import { z } from "zod";
import { matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { inviteCode, matchMeta } from "../http/shapes.ts";
import { withNames } from "../identities/seat-names.ts";

export const meta = defineRoute({
  method: "get",
  path: "/api/matches/:id/meta",
  group: "Matches",
  about: "What everybody may know of a match: its seats, its promises, how it stands.",
  query: z.strictObject({ code: inviteCode }),
  reply: matchMeta,
  refusals: [404],
  answer: async (parts, { c, who }) =>
    withNames(parts, await parts.service.getMatchMeta(matchIdOf(c), who.identity)),
});
