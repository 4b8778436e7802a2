import type { GamesReply, MatchReply, MetaReply } from "@ltcg/server/protocol";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { useEffect } from "react";
import { type Answer, callApi, pathOf } from "../call-api.ts";
import { finish } from "../fairness/begin.ts";
import { MatchTable } from "../match/match-table.tsx";
import { isShown, type ShownMatch } from "../match/shown.ts";
import { CalledOffMatch, WaitingMatch } from "../match/waiting-match.tsx";

interface Loaded {
  /** Null: it has not begun, or was called off before it did. */
  readonly initial: ShownMatch | null;
  readonly meta: MetaReply;
  readonly hasRules: boolean;
  /** The phases in which one can be asked always; null where nobody may respond. */
  readonly phases: readonly string[] | null;
}

export const Route = createFileRoute("/matches/$matchId")({
  head: () => ({ meta: [{ title: "A match · LunchTable" }] }),
  loader: async ({ params: { matchId } }): Promise<Loaded> => {
    const [match, about, offer] = await Promise.all([
      callApi<MatchReply>(pathOf(matchId)),
      callApi<MetaReply>(pathOf(matchId, "meta")),
      callApi<GamesReply>("/api/games"),
    ]);
    const initial = found(match);
    const meta = found(about);
    // Its rules or cards are not here: the server keeps it and cannot show it.
    if (meta.status === "suspended") {
      throw new Error(
        "This match was begun with rules or cards that are not here. It waits and nothing of it is lost.",
      );
    }
    const games = offer.ok ? offer.body.games : [];
    const game = games.find(({ game: name }) => name === initial.game);
    return {
      initial: isShown(initial) ? initial : null,
      meta,
      hasRules: game?.hasRules === true,
      phases: game?.windows?.phases ?? null,
    };
  },
  component: MatchPage,
});

function found<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.body;
  if ([401, 403, 404].includes(answer.status)) throw notFound();
  throw new Error(answer.error.message);
}

function MatchPage() {
  const { initial, meta, hasRules, phases } = Route.useLoaderData();
  useEffect(finish, []);
  if (initial !== null) {
    return (
      <MatchTable
        key={initial.matchId}
        initial={initial}
        meta={meta}
        hasRules={hasRules}
        phases={phases}
      />
    );
  }
  return meta.status === "aborted" ? (
    <CalledOffMatch meta={meta} />
  ) : (
    <WaitingMatch key={meta.matchId} initial={meta} />
  );
}
