/** POST /api/matches/:id/play-on: a new match against a bot, from a moment of one that is over. */
import { idOfRequest } from "@lunchtable-tcg/match";
import { z } from "zod";
import { malformed, matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { requestIdSchema, seated, timeControlSchema } from "../http/shapes.ts";
import { checkRunning } from "../limits/running-matches.ts";
import type { Fault, PlayOnReply } from "../protocol.ts";
import { timeControlNamed } from "../time-controls.ts";
import { entropyHashSchema } from "./entropy.ts";
import { botFor } from "./opponents.ts";

const body = z.strictObject({
  version: z.int().min(1).describe("of the match that is over, a whole number from 1 on"),
  seat: z
    .string()
    .exactOptional()
    .describe("where you sit; unless said your own in that match, or the first"),
  opponent: z.string().describe("easy, normal, hard or the name of a bot"),
  timeControl: timeControlSchema,
  entropyHash: entropyHashSchema,
  requestId: requestIdSchema,
});

export const playOn = defineRoute<PlayOnReply, typeof body>({
  method: "post",
  path: "/api/matches/:id/play-on",
  group: "Matches",
  about:
    "A new casual match against a bot that begins with the position at a version of a match that is over. What your " +
    "seat did not know then is dealt anew, so that nobody knows what comes.",
  body,
  reply: seated,
  status: 201,
  refusals: [404, 409, 410, 422, 503],
  async answer(parts, { c, who, body: { opponent, timeControl, ...wanted } }) {
    const { service, identities, limiter, bots } = parts;
    const faults: Fault[] = [];
    const bot = botFor(bots, "opponent", opponent, faults);
    if (bot === null) throw malformed(faults);
    const timed = timeControlNamed(timeControl);
    limiter.count("matches", who);
    const player = identities.playerOf(who, c);
    const { requestId } = wanted;
    const knownAs = requestId === undefined ? null : idOfRequest(player, requestId);
    await checkRunning(parts, { who, isBotsOnly: false, knownAs });
    const request = { ...wanted, ...(timed !== undefined && { timeControl: timed }) };
    return service.playOn({ matchId: matchIdOf(c), player, bot, ...request });
  },
});
