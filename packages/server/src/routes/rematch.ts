/** POST /api/matches/:id/rematch: the match once more, with the seats exchanged. Both players get the same one. */
import { rematchIdOf } from "@lunchtable-tcg/match";
import { z } from "zod";
import { matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { seated } from "../http/shapes.ts";
import { checkRunning } from "../limits/running-matches.ts";
import type { RematchReply } from "../protocol.ts";
import { entropyHashSchema } from "./entropy.ts";

const body = z.strictObject({ entropyHash: entropyHashSchema });

export const rematch = defineRoute<RematchReply, typeof body>({
  method: "post",
  path: "/api/matches/:id/rematch",
  group: "Matches",
  about:
    "After its end, the match once more: the same decks and settings, the seats exchanged. The first of two players " +
    "to ask waits for the other; `rematch` of the first match's meta tells the other.",
  body,
  reply: seated,
  status: 201,
  refusals: [403, 404, 409, 410, 422, 503],
  async answer(parts, { c, who, body: brought }) {
    const { service, limiter } = parts;
    const { identity: player } = who;
    const matchId = matchIdOf(c);
    limiter.count("matches", who);
    const knownAs = rematchIdOf(matchId);
    await checkRunning(parts, { who, isBotsOnly: false, knownAs });
    return service.rematch({ matchId, player, ...brought });
  },
});
