/** GET /api/games: what can be played here, with which decks and against whom; and the rulebooks. */
import { readFile } from "node:fs/promises";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { z } from "zod";
import { HttpError } from "../http/http-error.ts";
import { defineRoute } from "../http/route.ts";
import { text, timeControl } from "../http/shapes.ts";
import type { GamesReply, RulesReply } from "../protocol.ts";
import { timeControls } from "../time-controls.ts";
import { levelsOf } from "./opponents.ts";

const offeredDeck = z.strictObject({
  name: text,
  title: text,
  about: text.nullable(),
  parts: z.array(z.strictObject({ name: text, colour: text })),
  size: z.int().describe("in cards"),
});

const gamesReply: z.ZodType<GamesReply> = z.strictObject({
  games: z.array(
    z.strictObject({
      game: text.describe("the name that a request for a match uses"),
      title: text,
      about: text,
      seats: z.array(text),
      hasRules: z.boolean(),
      resign: text.describe("the id of the move by which a seat gives up"),
      windows: z
        .strictObject({ phases: z.array(text) })
        .nullable()
        .describe("the phases one can choose to be asked in; null: nobody ever may respond"),
      decks: z.array(offeredDeck),
    }),
  ),
  bots: z.array(text).describe("by name"),
  levels: z.record(text, text).describe("how strong an opponent may be wanted, with its bot"),
  timeControls: z.record(text, timeControl).describe("those that can be asked for by name"),
});

export const games = defineRoute({
  method: "get",
  path: "/api/games",
  group: "Games",
  about: "What can be played here, with which decks and against which bots.",
  reply: gamesReply,
  answer: ({ games: hosted, bots }) => ({
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
    levels: levelsOf(bots),
    timeControls,
  }),
});

const rulesReply: z.ZodType<RulesReply> = z.strictObject({
  game: text,
  title: text,
  markdown: text,
});

export const rules = defineRoute({
  method: "get",
  path: "/api/games/:game/rules",
  group: "Games",
  about: "The rulebook of a game.",
  reply: rulesReply,
  refusals: [404],
  async answer({ games: hosted }, { c }) {
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
    return { game, title: found.title, markdown };
  },
});

/** The game of this name. */
export function hostedGame(
  games: Readonly<Record<string, AnyHostableGame>>,
  name: string,
): AnyHostableGame {
  const found = Object.hasOwn(games, name) ? games[name] : undefined;
  if (found !== undefined) return found;
  const known = Object.keys(games);
  throw new HttpError(
    404,
    "no-such-game",
    `There is no such game. There are: ${known.join(", ")}.`,
    {
      known,
    },
  );
}
