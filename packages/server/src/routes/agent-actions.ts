/** POST /api/agents/matches/:id/actions: plays actions while they are legal, and tells what came of it. */
import { z } from "zod";
import { act } from "../agents/act.ts";
import { acted } from "../agents/shapes.ts";
import { actedText } from "../agents/text.ts";
import { malformed, matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import type { ActedReply } from "../protocol.ts";
import { CURSOR_HEADER, since } from "./agent-look.ts";
import { MAX_SECONDS, waiting } from "./waiting.ts";

const MAX_ACTIONS = 20;

const action = z
  .union([z.string().max(2000), z.looseObject({ type: z.string() })])
  .describe("the id of an action, or a command: an object with its type and its fields");

const body = z.strictObject({
  expectedVersion: z.int().min(0).describe("the version decided on, a whole number from 0 on"),
  key: z
    .string()
    .regex(/^[\x21-\x7e]{1,60}$/)
    .describe(
      "1 to 60 ASCII letters, digits and signs without spaces, new for every request; sent again, nothing is played twice",
    ),
  action: action.exactOptional(),
  actions: z
    .array(action)
    .min(1)
    .max(MAX_ACTIONS)
    .exactOptional()
    .describe(`1 to ${MAX_ACTIONS} actions, played one after the other while they are legal`),
  since,
  wait: z
    .int()
    .min(0)
    .max(MAX_SECONDS)
    .exactOptional()
    .describe(
      `seconds, a whole number up to ${MAX_SECONDS}: how long to wait for the next decision, between actions and after them; not at all if left out`,
    ),
});

export const agentActions = defineRoute<ActedReply, typeof body>({
  method: "post",
  path: "/api/agents/matches/:id/actions",
  group: "Agents",
  about:
    "Plays one action or several while they are legal; tells what was played, why the first refused one was not, and the match after it.",
  body,
  reply: acted,
  text: actedText,
  refusals: [403, 404, 409, 410, 503],
  async answer(parts, { c, who, body: { action: one, actions: several, wait = 0, ...rest } }) {
    const actions = several ?? (one === undefined ? [] : [one]);
    if ((one === undefined) === (several === undefined)) {
      throw malformed([
        { at: "action", message: "an action; or actions, a list: one of the two." },
      ]);
    }
    const request = { ...rest, matchId: matchIdOf(c), identity: who.identity, actions };
    const done =
      wait === 0
        ? await act(parts, request)
        : await waiting(parts, { c, who }, wait, (patience) =>
            act(parts, { ...request, patience }),
          );
    c.header(CURSOR_HEADER, done.observation.cursor);
    return done;
  },
});
