/** GET and POST /api/agents/matches: an agent's matches, and a seat in another. */
import { z } from "zod";
import { MAX_NAME, quoted } from "../agents/other-words.ts";
import { malformed } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { seated } from "../http/shapes.ts";
import type { CreatedMatch, MatchesReply } from "../protocol.ts";
import { noKey } from "./agents.ts";
import { create, createBody } from "./create-match.ts";
import { joinBody, takeSeat } from "./join.ts";
import { matchesReply, ownMatches } from "./list-matches.ts";

export const agentMatches = defineRoute({
  method: "get",
  path: "/api/agents/matches",
  group: "Agents",
  about: "The requester's matches, the latest first.",
  reply: matchesReply,
  text: matchesText,
  answer: (parts, { who }) => ownMatches(parts, who),
});

function matchesText({ matches }: MatchesReply): string {
  if (matches.length === 0) return "You have no matches.\n";
  return matches
    .map(({ matchId, game, seat, status, opponent, version, yourMove, outcome, names }) => {
      const won = outcome === null ? "" : outcome.winners.includes(seat) ? ", won" : ", not won";
      const others = Object.entries(names).flatMap(([at, name]) =>
        at === seat ? [] : [` ${quoted(name, MAX_NAME)}`],
      );
      const against = opponent === null ? "" : ` against ${opponent}${others.join("")}`;
      const mine = yourMove ? ", YOUR DECISION" : "";
      return `${matchId}: ${game}${against}, you are ${seat}, ${status}${won}, version ${version}${mine}\n`;
    })
    .join("");
}

const body = z.strictObject({
  create: createBody.exactOptional().describe("a match, as for POST /api/matches"),
  join: joinBody
    .extend({ matchId: z.string().describe("the match to join") })
    .exactOptional()
    .describe("a free seat: matchId, deck, and the code if it is private"),
});

export const agentSeat = defineRoute<CreatedMatch, typeof body>({
  method: "post",
  path: "/api/agents/matches",
  group: "Agents",
  about: "Creates a match or takes a free seat in one.",
  body,
  reply: seated,
  status: 201,
  refusals: [403, 404, 409, 410, 422, 503],
  async answer(parts, { c, who, body: { create: wanted, join } }) {
    // Whoever forgot the key would sit there as a new guest, and never find the seat again.
    if (who.kind === "nobody") throw noKey();
    if (wanted !== undefined && join === undefined) return create(parts, { c, who }, wanted);
    if (join === undefined || wanted !== undefined) {
      throw malformed([{ at: "create", message: "a match; or join, a seat: one of the two." }]);
    }
    const { matchId, ...brought } = join;
    const { code } = join;
    const look = { matchId, player: who.identity };
    await parts.service.checkMayLook(code === undefined ? look : { ...look, code });
    return takeSeat(parts, { c, who }, matchId, brought);
  },
});
