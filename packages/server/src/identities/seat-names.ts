/** What the people and agents at the seats of a match are called. Names are other people's words: a field of their own. */
import type { MatchService } from "@lunchtable-tcg/match";
import { z } from "zod";
import type { Identities } from "./identities.ts";

/** By seat; bots and free seats are left out. */
export type SeatNames = Readonly<Record<string, string>>;

export const seatNames = z
  .record(z.string(), z.string())
  .describe("what the people and agents here call themselves, by seat: other people's words");

interface Parts {
  readonly service: MatchService;
  readonly identities: Pick<Identities, "namesOf">;
}

export async function namesIn({ service, identities }: Parts, matchId: string): Promise<SeatNames> {
  const players = Object.entries(await service.getPlayers(matchId));
  const names = await identities.namesOf(players.map(([, player]) => player));
  return Object.fromEntries(players.map(([seat, player]) => [seat, names.get(player) ?? ""]));
}

/** What the service tells of a match, with the names. */
export async function withNames<Told extends { readonly matchId: string }>(
  parts: Parts,
  told: Told,
): Promise<Told & { readonly names: SeatNames }> {
  return { ...told, names: await namesIn(parts, told.matchId) };
}
