/** GET /api/decks: the decks one can choose, by name. */
import type { Context } from "hono";
import type { AppParts } from "../app.ts";
import type { DecksReply } from "../protocol.ts";

export const decks =
  ({ games }: AppParts) =>
  (c: Context): Response =>
    c.json({
      decks: Object.entries(games).flatMap(([game, hosted]) =>
        Object.entries(hosted.decks).map(([name, { title, cards }]) => ({
          game,
          name,
          title,
          size: cards.length,
        })),
      ),
    } satisfies DecksReply);
