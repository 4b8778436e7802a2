/** GET /api/matches: the requester's matches, the latest first. */
import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { atMs, outcome, status, text, version } from "../http/shapes.ts";
import type { MatchEntry, MatchesReply } from "../protocol.ts";

const reply: z.ZodType<MatchesReply> = z.strictObject({
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
    }),
  ),
});

export const listMatches = defineRoute({
  method: "get",
  path: "/api/matches",
  group: "Matches",
  about: "The requester's matches, the latest first.",
  reply,
  async answer({ service }, { who: { kind, identity: player } }) {
    const found = kind === "nobody" ? [] : await service.listMatches({ of: "mine", player });
    const matches = found.map((meta): MatchEntry => {
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
      };
    });
    return { matches };
  },
});
