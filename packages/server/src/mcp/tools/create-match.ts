import { z } from "zod";
import type { CreatedMatch } from "../../protocol.ts";
import { askJson, askText, defineTool } from "../tool.ts";
import { matchPath } from "./inputs.ts";

export const createMatch = defineTool({
  name: "create_match",
  title: "Create a match",
  about:
    "Creates a match and shows it: against a bot, or with a free seat that somebody else can take. list_games says what there is.",
  input: z.strictObject({
    game: z.string().describe("the name of a game"),
    opponent: z
      .string()
      .nullable()
      .describe("easy, normal, hard or the name of a bot; null for a free seat"),
    deck: z.string().optional().describe("the name of your deck; the first if left out"),
    opponentDeck: z.string().optional().describe("the name of the bot's deck"),
    isPublic: z
      .boolean()
      .optional()
      .describe("whether everybody finds the free seat and may watch; yes if left out"),
  }),
  isReading: false,
  async run(ask, create) {
    const asked = { method: "POST", path: "/api/agents/matches", body: { create } } as const;
    const { matchId, seat, inviteCode } = await askJson<CreatedMatch>(ask, asked);
    const invited = inviteCode === null ? "" : ` Whoever joins needs the code ${inviteCode}.`;
    const seen = await askText(ask, { method: "GET", path: matchPath(matchId) });
    return `Match ${matchId}, you are ${seat}.${invited}\n\n${seen}`;
  },
});
