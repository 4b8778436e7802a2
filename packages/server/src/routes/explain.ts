/** POST /api/matches/:id/explain: whether one's own seat could give a command now, and if not, why. Nothing is played. */
import { z } from "zod";
import { malformed, matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { listedMove, rejection, version } from "../http/shapes.ts";
import type { ExplainReply } from "../protocol.ts";

const body = z.strictObject({
  move: z.string().max(2000).exactOptional().describe("as in a legal move's id"),
  command: z
    .looseObject({ type: z.string() })
    .exactOptional()
    .describe("an object with its type and its fields, as in a legal move"),
});

const reply: z.ZodType<ExplainReply> = z.union([
  z.strictObject({ version, legal: z.literal(true), move: listedMove }),
  z.strictObject({ version, legal: z.literal(false), rejection }),
]);

export const explain = defineRoute<ExplainReply, typeof body>({
  method: "post",
  path: "/api/matches/:id/explain",
  group: "Playing",
  about:
    "Whether the requester could play a move now; if not, the rule that forbids it. Nothing is played.",
  body,
  reply,
  refusals: [403, 404, 409, 503],
  async answer({ service }, { c, who, body: { move, command } }) {
    if ((move === undefined) === (command === undefined)) {
      throw malformed([
        { at: "move", message: "a move in notation; or command, an object: one of the two." },
      ]);
    }
    const player = who.identity;
    const matchId = matchIdOf(c);
    const { version: now, explanations } = await service.explain({
      matchId,
      player,
      commands: [move ?? command],
    });
    const [explained] = explanations;
    if (explained === undefined) throw new Error("a command was not explained");
    return { version: now, ...explained };
  },
});
