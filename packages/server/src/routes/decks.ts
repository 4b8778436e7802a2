/** GET /api/decks: the decks one can choose, by name. */
import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { text } from "../http/shapes.ts";
import type { DecksReply } from "../protocol.ts";

const reply: z.ZodType<DecksReply> = z.strictObject({
  decks: z.array(
    z.strictObject({ game: text, name: text, title: text, size: z.int().describe("in cards") }),
  ),
});

export const decks = defineRoute({
  method: "get",
  path: "/api/decks",
  group: "Games",
  about: "The decks one can choose, by name.",
  reply,
  answer: ({ games }) => ({
    decks: Object.entries(games).flatMap(([game, hosted]) =>
      Object.entries(hosted.decks).map(([name, { title, cards }]) => ({
        game,
        name,
        title,
        size: cards.length,
      })),
    ),
  }),
});
