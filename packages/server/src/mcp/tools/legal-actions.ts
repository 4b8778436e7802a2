import { z } from "zod";
import { askText, defineTool } from "../tool.ts";
import { matchId, matchPath, queryOf } from "./inputs.ts";

export const legalActions = defineTool({
  name: "legal_actions",
  title: "Legal actions, with reasons",
  about:
    "Your legal actions, and why others that look possible are not: what each would need, with the rule that says so.",
  input: z.strictObject({ matchId }),
  isReading: true,
  run: (ask, { matchId: id }) =>
    askText(ask, { method: "GET", path: `${matchPath(id)}${queryOf({ explain: "1" })}` }),
});
