/** POST /api/agents/matches/:id/explain: a command, a card or a rule, explained to a player of this match. */
import { z } from "zod";
import { explainCard, explainCommand, explainRule } from "../agents/explain.ts";
import { checkMayLook } from "../agents/may-look.ts";
import { explained } from "../agents/shapes.ts";
import { printedText, reasonText } from "../agents/text.ts";
import { malformed, matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import type { ExplainedReply } from "../protocol.ts";

const MAX_TERM = 100;

const body = z.strictObject({
  command: z
    .union([z.string().max(2000), z.looseObject({ type: z.string() })])
    .exactOptional()
    .describe("the id of an action, or a command: an object with its type and its fields"),
  card: z
    .string()
    .max(MAX_TERM)
    .exactOptional()
    .describe("the name of a card, its definition, or the id of one in sight"),
  rule: z
    .string()
    .max(MAX_TERM)
    .exactOptional()
    .describe("the number of a rule, or a word that rules are about"),
});

export const agentExplain = defineRoute<ExplainedReply, typeof body>({
  method: "post",
  path: "/api/agents/matches/:id/explain",
  group: "Agents",
  about:
    "Whether a command is possible now and what it would need; what is printed on a card; what a rule says. Nothing is played.",
  body,
  reply: explained,
  text: explainedText,
  refusals: [403, 404, 409, 503],
  async answer(parts, { c, who, body: { command, card, rule } }) {
    if ([command, card, rule].filter((part) => part !== undefined).length !== 1) {
      throw malformed([{ at: "command", message: "one of command, card and rule." }]);
    }
    const inMatch = { matchId: matchIdOf(c), identity: who.identity };
    await checkMayLook(parts, inMatch);
    if (command !== undefined) return { command: await explainCommand(parts, inMatch, command) };
    const { game } = await parts.service.getMatchMeta(inMatch.matchId, inMatch.identity);
    return card === undefined
      ? { rules: await explainRule(parts, { game, about: rule ?? "" }) }
      : { card: await explainCard(parts, { game, name: card, inMatch }) };
  },
});

function explainedText(reply: ExplainedReply): string {
  if ("card" in reply) return `${printedText(reply.card)}\n`;
  if ("rules" in reply) {
    const lines = reply.rules.map(({ number, text }) => `${number} ${text}`);
    return `${lines.length === 0 ? "No rule speaks of that." : lines.join("\n")}\n`;
  }
  const { command } = reply;
  return command.isLegal
    ? `Possible: ${command.id}: ${command.text}\n`
    : `Not possible: ${reasonText(command.reason)}\n`;
}
