import type { GamesReply, MatchReply, MetaReply } from "@ltcg/server/protocol";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { capital, plain } from "@tcg/core/hosting";
import { Suspense, useEffect } from "react";
import { type Answer, callApi, pathOf } from "../call-api.ts";
import { finish } from "../fairness/begin.ts";
import { isLesson } from "../lessons/is-lesson.ts";
import { LessonNote } from "../lessons/lesson-note.tsx";
import { MatchTable } from "../match/match-table.tsx";
import { isShown, type ShownMatch } from "../match/shown.ts";
import { CalledOffMatch, WaitingMatch } from "../match/waiting-match.tsx";

interface Loaded {
  /** Null: it has not begun, or was called off before it began. */
  readonly initial: ShownMatch | null;
  readonly meta: MetaReply;
  readonly title: string;
  /** The id of the move by which a seat gives up; null if it is not known. */
  readonly resign: string | null;
  readonly hasRules: boolean;
  /** The phases in which a player can choose to be asked every time; null where nobody may respond. */
  readonly phases: readonly string[] | null;
}

export const Route = createFileRoute("/matches/$matchId")({
  head: () => ({
    meta: [{ title: "A match · LunchTable" }],
  }),
  loader: async ({ params: { matchId } }): Promise<Loaded> => {
    const [match, about, offer] = await Promise.all([
      callApi<MatchReply>(pathOf(matchId)),
      callApi<MetaReply>(pathOf(matchId, "meta")),
      callApi<GamesReply>("/api/games"),
    ]);
    const initial = found(match);
    const meta = found(about);
    // The server keeps the match, but cannot show it without its rules and cards.
    if (meta.status === "suspended") {
      throw new Error(
        "This match was started with rules or cards that this server does not have now. It is paused, and nothing of it is lost.",
      );
    }
    const games = offer.ok ? offer.body.games : [];
    const game = games.find(({ game: name }) => name === initial.game);
    return {
      initial: isShown(initial) ? initial : null,
      meta,
      title: game?.title ?? capital(plain(initial.game)),
      resign: game?.resign ?? null,
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
  const { initial, meta, ...game } = Route.useLoaderData();
  // Also when one match follows another on the same page.
  useEffect(finish, [meta.matchId]);
  if (initial !== null) {
    return (
      <Suspense fallback={<p role="status">Loading the game…</p>}>
        <MatchTable key={initial.matchId} initial={initial} meta={meta} {...game} />
        {isLesson(meta) && <LessonNote key={`lesson of ${meta.matchId}`} matchId={meta.matchId} />}
      </Suspense>
    );
  }
  return meta.status === "aborted" ? (
    <CalledOffMatch meta={meta} />
  ) : (
    <WaitingMatch key={meta.matchId} initial={meta} title={game.title} />
  );
}
