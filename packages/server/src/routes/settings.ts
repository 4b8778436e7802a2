/**
 * GET and PUT /api/matches/:id/settings: when the requester wants to be asked. The settings of others
 * are not shown.
 */
import { RESPONSE_MODES, YIELDS } from "@lunchtable-tcg/match";
import type { Context } from "hono";
import { z } from "zod";
import type { AppParts } from "../app.ts";
import type { SettingsReply } from "../protocol.ts";
import { matchIdOf, readBody } from "../read-request.ts";

const MAX_STOPS = 100;

const bodySchema = z.strictObject({
  mode: z.enum(RESPONSE_MODES).describe(`one of ${RESPONSE_MODES.join(", ")}`),
  yieldUntil: z
    .enum(YIELDS)
    .nullable()
    .describe(`null or one of ${YIELDS.join(", ")}`),
  stops: z.array(z.string()).max(MAX_STOPS).describe("a list of phases"),
});

export const settings =
  ({ service, guests }: AppParts) =>
  async (c: Context): Promise<Response> => {
    const player = guests.identify(c.req.raw);
    return c.json((await service.getSettings(matchIdOf(c), player)) satisfies SettingsReply);
  };

export const changeSettings =
  ({ service, guests }: AppParts) =>
  async (c: Context): Promise<Response> => {
    const player = guests.identify(c.req.raw);
    const wanted = await readBody(c.req.raw, bodySchema);
    const request = { matchId: matchIdOf(c), player, settings: wanted };
    return c.json((await service.changeSettings(request)) satisfies SettingsReply);
  };
