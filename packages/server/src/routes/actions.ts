/** POST /api/matches/:id/actions: one move, decided on a version that must still stand. */
import type { Context } from "hono";
import { z } from "zod";
import type { AppParts } from "../app.ts";
import { rejectionResponse } from "../http-error.ts";
import type { ActionReply } from "../protocol.ts";
import { matchIdOf, readBody } from "../read-request.ts";

const bodySchema = z.strictObject({
  expectedVersion: z.int().min(0).describe("the version decided on, a whole number from 0 on"),
  commandId: z.string().min(1).max(64).describe("1 to 64 characters, new for every action"),
  move: z.string().max(2000).describe("the id of a legal move, at most 2000 characters"),
});

export const actions =
  ({ service, guests }: AppParts) =>
  async (c: Context): Promise<Response> => {
    const player = guests.identify(c.req.raw);
    const wanted = await readBody(c.req.raw, bodySchema);
    const submitted = await service.submitAction({
      matchId: matchIdOf(c),
      player,
      ...wanted,
    });
    if (!submitted.ok) return rejectionResponse(submitted.rejection);
    return c.json({ version: submitted.version } satisfies ActionReply);
  };
