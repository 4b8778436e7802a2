/** GET /api/matches/:id/cards: what is printed on the cards a match is played with, its creator's own or the game's. */
import type { MatchMeta } from "@lunchtable-tcg/match";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { z } from "zod";
import type { AppParts } from "../app.ts";
import { HttpError } from "../http/http-error.ts";
import { matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { inviteCode, ownCards, text } from "../http/shapes.ts";
import type { Requester } from "../identities/requester.ts";
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
    const hosted = await gameOfMatch(parts, who, meta);
    const { game, ownCards: brought } = meta;
    return { game, ownCards: brought, decks: Object.keys(hosted.decks), cards: cardsIn(hosted) };
  },
});

/** By game and by the hash of the set that was brought to it. */
const readBefore = new WeakMap<AnyHostableGame, Map<string, AnyHostableGame>>();
/** Of each game, the latest. */
const MAX_READ = 100;

/** The game with the cards of this match. To read a set takes long: whoever makes the server do it is counted. */
export async function gameOfMatch(
  { service, games, limiter }: Pick<AppParts, "service" | "games" | "limiter">,
  who: Requester,
  { matchId, game, ownCards: brought }: Pick<MatchMeta, "matchId" | "game" | "ownCards">,
): Promise<AnyHostableGame> {
  const family = games[game];
  if (family === undefined) throw notHere();
  if (brought === null) return family;
  const known = readBefore.get(family) ?? new Map<string, AnyHostableGame>();
  readBefore.set(family, known);
  const before = known.get(brought.hash);
  if (before !== undefined) return before;
  limiter.count("records", who);
  const read = family.readCards?.(await service.getOwnCards(matchId));
  if (!read?.ok) throw notHere();
  known.set(brought.hash, read.hosted);
  const [oldest = ""] = known.keys();
  if (known.size > MAX_READ) known.delete(oldest);
  return read.hosted;
}

const notHere = (): HttpError =>
  new HttpError(503, "suspended", "The rules or cards of this match are not installed here.");
