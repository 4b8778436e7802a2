/** What of a head stands in fields of its own, for indexes and for people who look at the table. */
import type { Doc } from "../component/_generated/dataModel.ts";
import type { MatchHead } from "../service/matches/head.ts";

type Fields = Pick<Doc<"matches">, "mode" | "winner" | "createdAt" | "startedAt" | "endedAt">;

export function headFields(text: string): Fields {
  const head = JSON.parse(text) as Partial<MatchHead>;
  return {
    mode: head.mode ?? null,
    winner: head.outcome?.winners[0] ?? null,
    createdAt: head.createdAtMs ?? null,
    startedAt: head.startedAtMs ?? null,
    endedAt: head.endedAtMs ?? null,
  };
}
