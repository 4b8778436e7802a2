/** POST /api/matches/:id/actions: one move, decided on a version that must still stand. */
import { z } from "zod";
import { RejectedError } from "../http/http-error.ts";
import { matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { reached } from "../http/shapes.ts";
import type { ActionReply } from "../protocol.ts";

const body = z.strictObject({
  expectedVersion: z.int().min(0).describe("the version decided on, a whole number from 0 on"),
  commandId: z.string().min(1).max(64).describe("1 to 64 characters, new for every action"),
  move: z.string().max(2000).describe("the id of a legal move, at most 2000 characters"),
});

export const actions = defineRoute<ActionReply, typeof body>({
  method: "post",
  path: "/api/matches/:id/actions",
  group: "Playing",
  about:
    "Plays a move that was decided on a version. Sent again, it is answered as the first time.",
  body,
  reply: reached,
  refusals: [403, 404, 409, 410, 422, 503],
  async answer({ service }, { c, who, body: wanted }) {
    const player = who.identity;
    const submitted = await service.submitAction({ matchId: matchIdOf(c), player, ...wanted });
    if (!submitted.ok) throw new RejectedError(submitted.rejection);
    return { version: submitted.version };
  },
});
