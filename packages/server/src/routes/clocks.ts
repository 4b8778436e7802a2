/** GET /api/matches/:id/clocks: the time each seat has left, and whose clock runs. */
import { z } from "zod";
import { matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { atMs, text } from "../http/shapes.ts";
import type { ClocksReply } from "../protocol.ts";

const clock = z.strictObject({
  seat: text,
  leftMs: z.int(),
  decisionMs: z.int().nullable().describe("what is left for this decision, if there is one"),
});

const reply: z.ZodType<ClocksReply> = z.strictObject({
  atMs: atMs.nullable().describe("null where nobody is timed, and before the start"),
  clocks: z.array(clock),
});

export const clocks = defineRoute({
  method: "get",
  path: "/api/matches/:id/clocks",
  group: "Playing",
  about: "The time each seat has left, and whose clock runs.",
  reply,
  refusals: [404],
  async answer({ service }, { c }) {
    return (await service.getClocks(matchIdOf(c))) ?? { atMs: null, clocks: [] };
  },
});
