/** GET /api/matches/:id/record: a finished match as a file that can be replayed and verified. */
import { matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { recordShape } from "./recorded.ts";

export const record = defineRoute({
  method: "get",
  path: "/api/matches/:id/record",
  group: "Records",
  about: "A finished match as a file that can be replayed and verified.",
  reply: recordShape,
  refusals: [404, 409, 503],
  answer: ({ service }, { c }) => {
    const matchId = matchIdOf(c);
    c.header("content-disposition", `attachment; filename="match-${matchId.slice(0, 8)}.json"`);
    return service.getRecord(matchId);
  },
});
