/**
 * GET and PUT /api/matches/:id/settings: when the requester wants to be asked. The settings of others
 * are not shown.
 */
import { RESPONSE_MODES, YIELDS } from "@lunchtable-tcg/match";
import { z } from "zod";
import { matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { name } from "../http/shapes.ts";
import type { SettingsReply } from "../protocol.ts";

const MAX_STOPS = 100;

const shape = name(
  "ResponseSettings",
  z.strictObject({
    mode: z.enum(RESPONSE_MODES).describe(`one of ${RESPONSE_MODES.join(", ")}`),
    yieldUntil: z
      .enum(YIELDS)
      .nullable()
      .describe(`null or one of ${YIELDS.join(", ")}`),
    stops: z.array(z.string()).max(MAX_STOPS).describe("a list of phases"),
  }),
);

export const settings = defineRoute<SettingsReply>({
  method: "get",
  path: "/api/matches/:id/settings",
  group: "Playing",
  about: "When the requester wants to be asked for a response.",
  reply: shape,
  refusals: [403, 404],
  answer: ({ service }, { c, who }) => service.getSettings(matchIdOf(c), who.identity),
});

export const changeSettings = defineRoute<SettingsReply, typeof shape>({
  method: "put",
  path: "/api/matches/:id/settings",
  group: "Playing",
  about: "Changes when the requester wants to be asked. Nobody else is told.",
  body: shape,
  reply: shape,
  refusals: [403, 404, 409],
  answer: ({ service }, { c, who, body }) => {
    const player = who.identity;
    return service.changeSettings({ matchId: matchIdOf(c), player, settings: body });
  },
});
