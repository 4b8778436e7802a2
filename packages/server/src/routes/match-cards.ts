/** GET /api/matches/:id/cards: what is printed on the cards a match is played with, its creator's own or the game's. */
import type { AnyHostableGame } from "@tcg/core/hosting";
import { z } from "zod";
import type { AppParts } from "../app.ts";
import { HttpError } from "../http/http-error.ts";
import { matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { inviteCode, ownCards, text } from "../http/shapes.ts";
import type { MatchCardsReply } from "../protocol.ts";
import { cardsIn, printedCard } from "./cards.ts";

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
    const meta = await parts.service.getMatchMeta(matchId, who.identity);
    const { game, ownCards: brought } = meta;
    const hosted = await gameOf(parts, matchId);
    return { game, ownCards: brought, decks: Object.keys(hosted.decks), cards: cardsIn(hosted) };
  },
});

/** The game with the cards of this match. */
export async function gameOf(
  { service }: Pick<AppParts, "service">,
  matchId: string,
): Promise<AnyHostableGame> {
  const hosted = await service.getGame(matchId);
  if (hosted === null) throw notHere();
  return hosted;
}

const notHere = (): HttpError =>
  new HttpError(503, "suspended", "The rules or cards of this match are not installed here.");
