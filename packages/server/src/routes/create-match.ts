/** POST /api/matches: a match against a bot, begun at once. */
import type { Context } from "hono";
import { z } from "zod";
import type { AppParts } from "../app.ts";
import { NOBODY } from "../guests.ts";
import { HttpError } from "../http-error.ts";
import { readBody } from "../read-request.ts";

const bodySchema = z.strictObject({
  game: z.string(),
  opponent: z.string(),
  deck: z.string().optional(),
  opponentDeck: z.string().optional(),
  seed: z.union([z.int(), z.string()]).optional(),
});

export const createMatch =
  ({ service, guests, games, botNames, allowSeeds }: AppParts) =>
  async (c: Context): Promise<Response> => {
    const wanted = await readBody(c.req.raw, bodySchema);
    const hosted = oneOf(games, "game", wanted.game);
    if (!botNames.includes(wanted.opponent)) {
      throw new HttpError(400, "malformed", `opponent: one of ${botNames.join(", ")}.`);
    }
    const [firstDeck = "", secondDeck = firstDeck] = Object.keys(hosted.decks);
    const deck = oneOf(hosted.decks, "deck", wanted.deck ?? firstDeck);
    const opponentDeck = oneOf(hosted.decks, "opponentDeck", wanted.opponentDeck ?? secondDeck);
    if (wanted.seed !== undefined && !allowSeeds) {
      throw new HttpError(400, "malformed", "seed: only a server for tests takes one.");
    }

    let player = guests.identify(c.req.raw);
    if (player === NOBODY) {
      const { guest, setCookie } = guests.welcome(c.req.raw);
      player = guest;
      c.header("set-cookie", setCookie);
    }
    const { matchId, seat } = await service.createMatch({
      game: hosted.registered.game.id,
      player,
      deck,
      ...(wanted.seed !== undefined && { seed: wanted.seed }),
    });
    await service.joinMatch({ matchId, player, bot: wanted.opponent, deck: opponentDeck });
    await service.startMatch({ matchId, player });
    return c.json({ matchId, seat }, 201);
  };

function oneOf<T>(table: Readonly<Record<string, T>>, field: string, name: string): T {
  const found = Object.hasOwn(table, name) ? table[name] : undefined;
  if (found !== undefined) return found;
  const known = Object.keys(table);
  throw new HttpError(400, "malformed", `${field}: one of ${known.join(", ")}.`);
}
