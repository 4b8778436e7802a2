/** POST /api/matches: a match against a bot, begun at once. */
import type { Context } from "hono";
import { z } from "zod";
import type { AppParts } from "../app.ts";
import { NOBODY } from "../guests.ts";
import type { CreatedMatch, Fault } from "../protocol.ts";
import { malformed, readBody } from "../read-request.ts";

const bodySchema = z.strictObject({
  game: z.string().describe("the name of a game"),
  opponent: z.string().describe("the name of a bot"),
  auto: z.string().optional().describe("the name of a bot that plays your seat; then you watch"),
  deck: z.string().optional().describe("the name of a deck"),
  opponentDeck: z.string().optional().describe("the name of a deck"),
  seed: z.union([z.int(), z.string()]).optional().describe("a whole number or 64 hex digits"),
});

export const createMatch =
  ({ service, guests, games, bots, allowSeeds }: AppParts) =>
  async (c: Context): Promise<Response> => {
    const wanted = await readBody(c.req.raw, bodySchema);
    const faults: Fault[] = [];
    const hosted = oneOf(games, "game", wanted.game, faults);
    oneOf(bots, "opponent", wanted.opponent, faults);
    if (wanted.auto !== undefined) oneOf(bots, "auto", wanted.auto, faults);
    if (wanted.seed !== undefined && !allowSeeds) {
      faults.push({ at: "seed", message: "only a server for tests takes one." });
    }
    if (hosted === null) throw malformed(faults);
    const [firstDeck = "", secondDeck = firstDeck] = Object.keys(hosted.decks);
    const deck = oneOf(hosted.decks, "deck", wanted.deck ?? firstDeck, faults);
    const opponentDeck = oneOf(
      hosted.decks,
      "opponentDeck",
      wanted.opponentDeck ?? secondDeck,
      faults,
    );
    if (deck === null || opponentDeck === null || faults.length > 0) throw malformed(faults);

    let player = guests.identify(c.req.raw);
    if (player === NOBODY) {
      const { guest, setCookie } = guests.welcome(c.req.raw);
      player = guest;
      c.header("set-cookie", setCookie);
    }
    const { matchId, seat } = await service.createMatch({
      game: hosted.game.id,
      player,
      deck: deck.cards,
      // At a table for more than two the same bot sits at every other seat.
      opponents: hosted.seats
        .slice(1)
        .map(() => ({ bot: wanted.opponent, deck: opponentDeck.cards })),
      ...(wanted.auto !== undefined && { bot: wanted.auto }),
      ...(wanted.seed !== undefined && { seed: wanted.seed }),
    });
    return c.json({ matchId, seat } satisfies CreatedMatch, 201);
  };

/** What stands under this name; if nothing does, that is one more fault. */
function oneOf<T>(
  table: Readonly<Record<string, T>>,
  at: string,
  name: string,
  faults: Fault[],
): T | null {
  const found = Object.hasOwn(table, name) ? table[name] : undefined;
  if (found !== undefined) return found;
  faults.push({ at, message: `one of ${Object.keys(table).join(", ")}.` });
  return null;
}
