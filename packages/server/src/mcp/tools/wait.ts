import { z } from "zod";
import { askText, defineTool } from "../tool.ts";
import { matchId, matchPath, queryOf, since } from "./inputs.ts";

export const wait = defineTool({
  name: "wait",
  title: "Wait for your decision",
  about:
    "The same as look, as soon as it is your decision or the match is over; as it is then, if neither happens in time.",
  input: z.strictObject({
    matchId,
    since,
    seconds: z.int().min(1).max(50).optional().describe("how long at the most; 25 if left out"),
  }),
  isReading: true,
  run: (ask, { matchId: id, since: cursor, seconds = 25 }) =>
    askText(ask, {
      method: "GET",
      path: `${matchPath(id)}${queryOf({ since: cursor, wait: `${seconds}` })}`,
    }),
});
