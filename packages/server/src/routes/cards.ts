/** GET /api/games/:game/cards, and one of them: the printed cards of a game, for galleries, deck builders and agents. */
import type { AnyHostableGame } from "@tcg/core/hosting";
import { z } from "zod";
import { HttpError } from "../http/http-error.ts";
import { defineRoute } from "../http/route.ts";
import { name, text } from "../http/shapes.ts";
import type { CardsReply, PrintedCard } from "../protocol.ts";
import { hostedGame } from "./games.ts";

export const printedCard: z.ZodType<PrintedCard> = name(
  "PrintedCard",
  z.strictObject({
    id: text.describe("as decks list it"),
    name: text,
    face: z.looseObject({ name: text }).describe("its definition, as in the `cards` of a match"),
    printed: z.array(z.array(text)).describe("its text: sections of paragraphs"),
  }),
);

const cardsReply: z.ZodType<CardsReply> = z.strictObject({
  game: text,
  cards: z.array(printedCard),
});

export const cards = defineRoute({
  method: "get",
  path: "/api/games/:game/cards",
  group: "Games",
  about: "All printed cards of a game.",
  reply: cardsReply,
  refusals: [404],
  answer({ games }, { c }) {
    const game = c.req.param("game") as string;
    const hosted = hostedGame(games, game);
    return { game, cards: cardsIn(hosted) };
  },
});

export const card = defineRoute({
  method: "get",
  path: "/api/games/:game/cards/:card",
  group: "Games",
  about: "A printed card.",
  reply: printedCard,
  refusals: [404],
  answer({ games }, { c }) {
    const hosted = hostedGame(games, c.req.param("game") as string);
    return cardOf(hosted, c.req.param("card") as string);
  },
});

const printed = new WeakMap<AnyHostableGame, readonly PrintedCard[]>();

/** All of them. Their texts are made once: there are hundreds. */
export function cardsIn(hosted: AnyHostableGame): readonly PrintedCard[] {
  const known = printed.get(hosted) ?? hosted.cardIds.map((id) => cardOf(hosted, id));
  printed.set(hosted, known);
  return known;
}

function cardOf({ describeCard, printCard }: AnyHostableGame, id: string): PrintedCard {
  const face = describeCard(id);
  if (face === null) {
    const message = "There is no such card. GET /api/games/:game/cards lists them all.";
    throw new HttpError(404, "no-such-card", message);
  }
  return { id, name: face.name, face, printed: printCard?.(id) ?? [] };
}
