/** GET /api/agents/matches/:id: a match as an agent observes it, at once or when it has to decide. */
import { z } from "zod";
import { MAX_CURSOR } from "../agents/cursor.ts";
import { checkMayLook } from "../agents/may-look.ts";
import { observe } from "../agents/observe.ts";
import { observation } from "../agents/shapes.ts";
import { toText } from "../agents/text.ts";
import { matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { inviteCode } from "../http/shapes.ts";
import { untilDecision } from "../waiting.ts";
import { secondsSchema, waiting } from "./waiting.ts";

/** Where text is answered, the cursor is here: nobody needs to read it. */
export const CURSOR_HEADER = "lunchtable-cursor";

export const since = z
  .string()
  .max(MAX_CURSOR)
  .exactOptional()
  .describe("the cursor of an earlier observation, or a version");

const query = z.strictObject({
  since,
  wait: secondsSchema("not at all if left out"),
  cards: z
    .enum(["new", "all", "none"])
    .exactOptional()
    .describe("new, all or none: whose texts are told; new ones unless said"),
  explain: z.enum(["0", "1"]).exactOptional().describe("1: also what looks possible and is not"),
  code: inviteCode,
});

export const agentLook = defineRoute({
  method: "get",
  path: "/api/agents/matches/:id",
  group: "Agents",
  about:
    "The match as the requester observes it: in one flat shape, or in plain text for language models. With wait, as soon as there is something to decide.",
  query,
  reply: observation,
  text: toText,
  refusals: [404],
  async answer(parts, { c, who, query: { wait = 0, explain, ...rest } }) {
    const { identity } = who;
    const look = { matchId: matchIdOf(c), identity, explain: explain === "1", ...rest };
    if (wait > 0) {
      await checkMayLook(parts, look);
      await waiting(parts, { c, who }, wait, (enough) =>
        untilDecision(parts.service, look.matchId, identity, enough),
      );
    }
    const seen = await observe(parts, look);
    c.header(CURSOR_HEADER, seen.cursor);
    return seen;
  },
});
