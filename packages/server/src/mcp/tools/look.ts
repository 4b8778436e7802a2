import { z } from "zod";
import { askText, defineTool } from "../tool.ts";
import { matchId, matchPath, queryOf, since } from "./inputs.ts";

export const look = defineTool({
  name: "look",
  title: "Look at a match",
  about:
    "What you may see of a match now: the table, whose decision it is, your legal actions with their ids, what happened.",
  input: z.strictObject({ matchId, since }),
  isReading: true,
  run: (ask, { matchId: id, since: cursor }) =>
    askText(ask, { method: "GET", path: `${matchPath(id)}${queryOf({ since: cursor })}` }),
});
