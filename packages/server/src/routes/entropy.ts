/** POST /api/matches/:id/entropy: opens the random numbers that a seat committed to. */
import type { Context } from "hono";
import { z } from "zod";
import type { AppParts } from "../app.ts";
import type { EntropyReply } from "../protocol.ts";
import { matchIdOf, readBody } from "../read-request.ts";

/** What a seat commits to when it is taken, if it brings entropy. */
export const entropyHashSchema = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .exactOptional()
  .describe("64 hexadecimal digits, the hash of your entropy");

const bodySchema = z.strictObject({
  entropy: z.string().max(256).describe("what your seat committed to, at most 256 characters"),
});

export const entropy =
  ({ service, guests }: AppParts) =>
  async (c: Context): Promise<Response> => {
    const player = guests.identify(c.req.raw);
    const opened = await readBody(c.req.raw, bodySchema);
    const reply = await service.addEntropy({ matchId: matchIdOf(c), player, ...opened });
    return c.json(reply satisfies EntropyReply);
  };
