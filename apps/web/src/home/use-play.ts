import type { CreatedMatch, GamesReply } from "@ltcg/server/protocol";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { askStatic } from "../ask-static.ts";
import { type Answer, callApi } from "../call-api.ts";
import { begin, goOn, prepare, unfinished } from "../fairness/begin.ts";
import { type Choice, fitting, keepChoice, keptChoice, requestFor, tableFor } from "./choice.ts";

/**
 * Starts a match and opens its page. Without a choice it repeats what was last played here. A match between
 * two bots takes a minute at most, so it is watched as a recorded one.
 */
export function usePlay() {
  const navigate = useNavigate();
  const [isStarting, setIsStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => void prepare().catch(() => {}), []);
  const start = useCallback(
    async (ask: () => Promise<Answer<CreatedMatch>>, isWatched = false): Promise<void> => {
      setIsStarting(true);
      setProblem(null);
      const answer = await ask();
      if (answer.ok) {
        const params = { matchId: answer.body.matchId };
        await (isWatched
          ? navigate({ to: "/matches/$matchId/replay", params, search: { play: true } })
          : navigate({ to: "/matches/$matchId", params }));
      } else setProblem(answer.error.message);
      setIsStarting(false);
    },
    [navigate],
  );
  return {
    play: (choice?: Choice) =>
      void start(async () => {
        const chosen = choice ?? (await usual());
        if (chosen === null) return noGames;
        keepChoice(chosen);
        return begin(requestFor(chosen));
      }),
    watch: (choice: Choice) =>
      void start(() => {
        const { clock: _nobodyIsTimed, ...wanted } = choice;
        keepChoice(choice);
        return callApi<CreatedMatch>("/api/matches", { ...wanted, auto: choice.opponent });
      }, true),
    /** A table with a free seat, for a friend who is sent its link; or, where it is public, for anybody. */
    layTable: (choice: Choice, isPublic = false) =>
      void start(() => {
        keepChoice(choice);
        return begin(tableFor(choice, isPublic));
      }),
    /** Continues a start that was cut off when the page was left. */
    resume: useCallback(() => {
      const started = unfinished();
      if (started !== null) void start(() => goOn(started));
    }, [start]),
    isStarting,
    problem,
  };
}

const noGames = {
  ok: false,
  status: 0,
  error: { code: "nothing-to-play", message: "This server offers no game." },
} as const;

async function usual(): Promise<Choice | null> {
  const answer = await askStatic<GamesReply>("/api/games");
  return answer.ok ? fitting(answer.body, keptChoice()) : null;
}
