/** GET /api/matches: the requester's matches, the latest first. */
import type { MatchMeta } from "@lunchtable-tcg/match";
import { z } from "zod";
import type { AppParts } from "../app.ts";
import { defineRoute } from "../http/route.ts";
import { atMs, outcome, status, text, version } from "../http/shapes.ts";
import type { Requester } from "../identities/requester.ts";
import { namesIn, seatNames } from "../identities/seat-names.ts";
import type { MatchEntry, MatchesReply } from "../protocol.ts";

export const matchesReply: z.ZodType<MatchesReply> = z.strictObject({
  matches: z.array(
    z.strictObject({
      matchId: text,
      game: text,
      seat: text,
      status,
      version,
      turn: z.int().nullable(),
      actors: z.array(text),
      outcome: outcome.nullable(),
      updatedAtMs: atMs,
      opponent: text.nullable().describe("a bot by its name; else player or nobody"),
      yourMove: z.boolean(),
      names: seatNames,
    }),
  ),
});

export const listMatches = defineRoute({
  method: "get",
  path: "/api/matches",
  group: "Matches",
  about: "The requester's matches, the latest first.",
  reply: matchesReply,
  answer: (parts, { who }) => ownMatches(parts, who),
});

export async function ownMatches(
  parts: AppParts,
  { kind, identity: player }: Requester,
): Promise<MatchesReply> {
  const found = kind === "nobody" ? [] : await parts.service.listMatches({ of: "mine", player });
  const entry = async (meta: MatchMeta): Promise<MatchEntry> => {
    const { matchId, game, seat, turn, actors, updatedAtMs } = meta;
    const other = meta.seats.find((holder) => holder.seat !== seat);
    return {
      matchId,
      game,
      seat,
      status: meta.status,
      version: meta.version,
      opponent: other?.bot ?? other?.by ?? null,
      turn,
      actors,
      yourMove: actors.includes(seat),
      outcome: meta.outcome,
      updatedAtMs,
      names: await namesIn(parts, matchId),
    };
  };
  return { matches: await Promise.all(found.map(entry)) };
}
