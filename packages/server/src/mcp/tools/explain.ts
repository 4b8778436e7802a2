import { z } from "zod";
import { askText, defineTool, Refused } from "../tool.ts";
import { matchId, matchPath } from "./inputs.ts";

export const explain = defineTool({
  name: "explain",
  title: "Explain a card, a rule or an action",
  about:
    "What is printed on a card, what a rule says, or why an action is possible or not. Nothing is played.",
  input: z.strictObject({
    matchId,
    card: z.string().optional().describe("the name of a card, or the id of one in sight"),
    rule: z.string().optional().describe("the number of a rule, or a word that rules are about"),
    action: z.string().optional().describe("the id of an action, or one that you would try"),
  }),
  isReading: true,
  run(ask, { matchId: id, card, rule, action }) {
    const given = [card, rule, action].filter((part) => part !== undefined);
    if (given.length !== 1) throw new Refused("Give one of card, rule and action.");
    return askText(ask, {
      method: "POST",
      path: `${matchPath(id)}/explain`,
      body: {
        ...(card !== undefined && { card }),
        ...(rule !== undefined && { rule }),
        ...(action !== undefined && { command: action }),
      },
    });
  },
});
