/** POST /api/matches/:id/join: takes a free seat. */
import type { Context } from "hono";
import { z } from "zod";
import type { AppParts } from "../app.ts";
import { guestOf } from "../guests.ts";
import type { Fault, JoinReply } from "../protocol.ts";
import { malformed, matchIdOf, oneOf, readBody } from "../read-request.ts";
import { entropyHashSchema } from "./entropy.ts";

const bodySchema = z.strictObject({
  deck: z.string().describe("the name of a deck"),
  entropyHash: entropyHashSchema,
});

export const join =
  ({ service, guests, games }: AppParts) =>
  async (c: Context): Promise<Response> => {
    const matchId = matchIdOf(c);
    const { deck: name, ...brought } = await readBody(c.req.raw, bodySchema);
    const { game } = await service.getMatchMeta(matchId, guests.identify(c.req.raw));
    const faults: Fault[] = [];
    const deck = oneOf(games[game]?.decks ?? {}, "deck", name, faults);
    if (deck === null) throw malformed(faults);
    const player = guestOf(guests, c);
    const joined = await service.joinMatch({ matchId, player, deck: deck.cards, ...brought });
    return c.json(joined satisfies JoinReply);
  };
