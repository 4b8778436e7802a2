import { z } from "zod";
import type { JoinReply } from "../../protocol.ts";
import { askJson, askText, defineTool } from "../tool.ts";
import { matchPath } from "./inputs.ts";

export const joinMatch = defineTool({
  name: "join_match",
  title: "Join a match",
  about: "Takes a free seat of a match that somebody else created, and shows the match.",
  input: z.strictObject({
    matchId: z.string().describe("the id that you were given"),
    deck: z.string().describe("the name of your deck"),
    code: z.string().optional().describe("the code that you were given, of a private match"),
  }),
  isReading: false,
  async run(ask, join) {
    const asked = { method: "POST", path: "/api/agents/matches", body: { join } } as const;
    const { matchId, seat } = await askJson<JoinReply>(ask, asked);
    const seen = await askText(ask, { method: "GET", path: matchPath(matchId) });
    return `Match ${matchId}, you are ${seat}.\n\n${seen}`;
  },
});
