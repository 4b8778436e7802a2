import type { GamesReply, MatchReply } from "@ltcg/server/protocol";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { callApi } from "../call-api.ts";
import { MatchTable } from "../match/match-table.tsx";
import { isShown, type ShownMatch } from "../match/shown.ts";

export const Route = createFileRoute("/matches/$matchId")({
  head: () => ({ meta: [{ title: "A match · LunchTable" }] }),
  loader: async ({ params }): Promise<{ initial: ShownMatch; hasRules: boolean }> => {
    const path = `/api/matches/${encodeURIComponent(params.matchId)}`;
    const [answer, offer] = await Promise.all([
      callApi<MatchReply>(path),
      callApi<GamesReply>("/api/games"),
    ]);
    // Its rules or cards are not here: the server keeps it and cannot show it.
    if (answer.ok && answer.body.status === "suspended") {
      throw new Error(
        "This match was begun with rules or cards that are not here. It waits and nothing of it is lost.",
      );
    }
    if (answer.ok) {
      const initial = answer.body;
      if (!isShown(initial)) throw new Error("This match has not begun.");
      const games = offer.ok ? offer.body.games : [];
      const hasRules = games.some(({ game, hasRules }) => game === initial.game && hasRules);
      return { initial, hasRules };
    }
    if ([401, 403, 404].includes(answer.status)) throw notFound();
    throw new Error(answer.error.message);
  },
  component: MatchPage,
});

function MatchPage() {
  const { initial, hasRules } = Route.useLoaderData();
  return <MatchTable key={initial.matchId} initial={initial} hasRules={hasRules} />;
}
