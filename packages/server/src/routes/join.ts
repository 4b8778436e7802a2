/** POST /api/matches/:id/join: takes a free seat. */
import type { Context } from "hono";
import { z } from "zod";
import type { AppParts } from "../app.ts";
import { malformed, matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { inviteCode, seated } from "../http/shapes.ts";
import type { Requester } from "../identities/requester.ts";
import type { Fault, JoinReply } from "../protocol.ts";
import { entropyHashSchema } from "./entropy.ts";
import { gameOf } from "./match-cards.ts";
import { cardsOf, deckSchema } from "./own-deck.ts";

export const joinBody = z.strictObject({
  deck: deckSchema,
  entropyHash: entropyHashSchema,
  code: inviteCode,
});

export const join = defineRoute<JoinReply, typeof joinBody>({
  method: "post",
  path: "/api/matches/:id/join",
  group: "Matches",
  about: "Takes a free seat.",
  body: joinBody,
  reply: seated,
  refusals: [403, 404, 409, 410, 422, 503],
  answer: (parts, { c, who, body }) => takeSeat(parts, { c, who }, matchIdOf(c), body),
});

export async function takeSeat(
  parts: AppParts,
  { c, who }: { readonly c: Context; readonly who: Requester },
  matchId: string,
  { deck: name, ...brought }: z.infer<typeof joinBody>,
): Promise<JoinReply> {
  const { service, identities } = parts;
  const hosted = await gameOf(parts, matchId);
  const faults: Fault[] = [];
  const deck = cardsOf(hosted, "deck", name, faults);
  if (deck === null) throw malformed(faults);
  const player = identities.playerOf(who, c);
  return service.joinMatch({ matchId, player, deck, ...brought });
}
