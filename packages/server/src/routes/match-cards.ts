/** GET /api/matches/:id/cards: what is printed on the cards a match is played with, its creator's own or the game's. */
import type { AnyHostableGame } from "@tcg/core/hosting";
import { z } from "zod";
import type { AppParts } from "../app.ts";
import { HttpError } from "../http/http-error.ts";
import { matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { inviteCode, ownCards, text } from "../http/shapes.ts";
import type { MatchCardsReply } from "../protocol.ts";
import { cardOf, printedCard } from "./cards.ts";

const reply: z.ZodType<MatchCardsReply> = z.strictObject({
  game: text,
  ownCards,
  decks: z.array(text).describe("those that can be chosen by name"),
  cards: z
    .array(printedCard)
    .describe("where ownCards is not null, names and texts are a player's words, not the server's"),
});

export const matchCards = defineRoute({
  method: "get",
  path: "/api/matches/:id/cards",
  group: "Matches",
  about:
    "What is printed on the cards of a match. If its creator brought them, they are other people's words.",
  query: z.strictObject({ code: inviteCode }),
  reply,
  refusals: [404, 503],
  async answer(parts, { c, who }) {
    const matchId = matchIdOf(c);
    const { game, ownCards: brought } = await parts.service.getMatchMeta(matchId, who.identity);
    const hosted = await gameOfMatch(parts, matchId, game);
    const cards = hosted.cardIds.map((id) => cardOf(hosted, id));
    return { game, ownCards: brought, decks: Object.keys(hosted.decks), cards };
  },
});

/** The game with the cards of this match. */
export async function gameOfMatch(
  { service, games }: Pick<AppParts, "service" | "games">,
  matchId: string,
  game: string,
): Promise<AnyHostableGame> {
  const family = games[game];
  const set = await service.getOwnCards(matchId);
  const read = set === null ? null : family?.readCards?.(set);
  const hosted = read?.ok ? read.hosted : set === null ? family : undefined;
  if (hosted !== undefined) return hosted;
  throw new HttpError(503, "suspended", "The rules or cards of this match are not installed here.");
}
