import { z } from "zod";
import { askText, defineTool } from "../tool.ts";

export const myMatches = defineTool({
  name: "my_matches",
  title: "Your matches",
  about: "Lists the matches you have a seat in, the latest first, and where it is your decision.",
  input: z.strictObject({}),
  isReading: true,
  run: (ask) => askText(ask, { method: "GET", path: "/api/agents/matches" }),
});
