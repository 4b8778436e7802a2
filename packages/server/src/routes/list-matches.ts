/** GET /api/matches: the requester's matches, the latest first. */
import type { Context } from "hono";
import type { AppParts } from "../app.ts";
import { NOBODY } from "../guests.ts";
import type { MatchEntry, MatchesReply } from "../protocol.ts";

export const listMatches =
  ({ service, guests }: AppParts) =>
  async (c: Context): Promise<Response> => {
    const player = guests.identify(c.req.raw);
    const found = player === NOBODY ? [] : await service.listMatches({ of: "mine", player });
    const matches = found.map((meta): MatchEntry => {
      const { matchId, game, seat, status, version, turn, actors, outcome, updatedAtMs } = meta;
      const other = meta.seats.find((holder) => holder.seat !== seat);
      const opponent = other?.bot ?? other?.by ?? null;
      const yourMove = actors.includes(seat);
      return {
        matchId,
        game,
        seat,
        status,
        version,
        opponent,
        turn,
        actors,
        yourMove,
        outcome,
        updatedAtMs,
      };
    });
    return c.json({ matches } satisfies MatchesReply);
  };
