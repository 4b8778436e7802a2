/** POST /api/matches/:id/join: takes a free seat. */
import { z } from "zod";
import { malformed, matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { inviteCode, seated } from "../http/shapes.ts";
import type { Fault, JoinReply } from "../protocol.ts";
import { entropyHashSchema } from "./entropy.ts";
import { cardsOf, deckSchema } from "./own-deck.ts";

const body = z.strictObject({
  deck: deckSchema,
  entropyHash: entropyHashSchema,
  code: inviteCode,
});

export const join = defineRoute<JoinReply, typeof body>({
  method: "post",
  path: "/api/matches/:id/join",
  group: "Matches",
  about: "Takes a free seat.",
  body,
  reply: seated,
  refusals: [403, 404, 409, 410, 422, 503],
  async answer({ service, identities, games }, { c, who, body: { deck: name, ...brought } }) {
    const matchId = matchIdOf(c);
    const { game } = await service.getMatchMeta(matchId, who.identity);
    const faults: Fault[] = [];
    const deck = cardsOf({ decks: games[game]?.decks ?? {} }, "deck", name, faults);
    if (deck === null) throw malformed(faults);
    const player = identities.playerOf(who, c);
    return service.joinMatch({ matchId, player, deck, ...brought });
  },
});
