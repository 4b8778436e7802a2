/** POST /api/matches/:id/entropy: opens the random numbers that a seat committed to. */
import { z } from "zod";
import { matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { version } from "../http/shapes.ts";
import type { EntropyReply } from "../protocol.ts";

/** What a seat commits to when it is taken, if it brings entropy. */
export const entropyHashSchema = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .exactOptional()
  .describe("64 hexadecimal digits, the hash of your entropy");

const body = z.strictObject({
  entropy: z.string().max(256).describe("what your seat committed to, at most 256 characters"),
});

const reply: z.ZodType<EntropyReply> = z.strictObject({ version });

export const entropy = defineRoute({
  method: "post",
  path: "/api/matches/:id/entropy",
  group: "Matches",
  about: "Opens the random numbers that a seat committed to. Once all have, the match begins.",
  body,
  reply,
  refusals: [403, 404, 409, 410, 422],
  answer: ({ service }, { c, who, body: opened }) => {
    const player = who.identity;
    return service.addEntropy({ matchId: matchIdOf(c), player, ...opened });
  },
});
