import { createFileRoute, notFound } from "@tanstack/react-router";
import { callApi } from "../call-api.ts";
import { MatchTable } from "../match/match-table.tsx";
import type { MatchReply } from "../protocol.ts";

export const Route = createFileRoute("/matches/$matchId")({
  head: () => ({ meta: [{ title: "A match · LunchTable" }] }),
  loader: async ({ params }): Promise<MatchReply> => {
    const path = `/api/matches/${encodeURIComponent(params.matchId)}`;
    const answer = await callApi<MatchReply>(path);
    if (answer.ok) return answer.body;
    if ([401, 403, 404].includes(answer.status)) throw notFound();
    throw new Error(answer.error.message);
  },
  component: MatchPage,
});

function MatchPage() {
  const initial = Route.useLoaderData();
  return <MatchTable key={initial.matchId} initial={initial} />;
}
