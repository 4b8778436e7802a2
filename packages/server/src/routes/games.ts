/** GET /api/games: what can be played here, with which decks and against whom; and the rulebooks. */
import { readFile } from "node:fs/promises";
import type { Context } from "hono";
import type { AppParts } from "../app.ts";
import { HttpError } from "../http-error.ts";
import type { GamesReply, RulesReply } from "../protocol.ts";

export const games =
  ({ games: hosted, bots }: AppParts) =>
  (c: Context): Response =>
    c.json({
      games: Object.entries(hosted).map(([game, offered]) => ({
        game,
        title: offered.title,
        about: offered.about,
        seats: offered.seats,
        hasRules: offered.rulebook !== null,
        resign: offered.game.notation(offered.resign),
        windows: offered.windows === undefined ? null : { phases: offered.windows.phases },
        decks: Object.entries(offered.decks).map(
          ([name, { title, about = null, parts = [], cards }]) => ({
            name,
            title,
            about,
            parts,
            size: cards.length,
          }),
        ),
      })),
      bots: Object.keys(bots),
    } satisfies GamesReply);

export const rules =
  ({ games: hosted }: AppParts) =>
  async (c: Context): Promise<Response> => {
    const game = c.req.param("game") as string;
    const found = Object.hasOwn(hosted, game) ? hosted[game] : undefined;
    if (!found?.rulebook) {
      const known = Object.entries(hosted).flatMap(([name, { rulebook }]) =>
        rulebook ? [name] : [],
      );
      const message = `There is no rulebook for this game. There are: ${known.join(", ")}.`;
      throw new HttpError(404, "no-such-game", message, { known });
    }
    const markdown = await readFile(new URL(found.rulebook), "utf8");
    return c.json({ game, title: found.title, markdown } satisfies RulesReply);
  };
