import type { CreatedMatch, GamesReply } from "@ltcg/server/protocol";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { callApi } from "../call-api.ts";
import { type Choice, fitting, keepChoice, keptChoice } from "./choice.ts";

/**
 * Starts a match and goes to its table. Without a choice it is what was played here last. A match that
 * two bots play among themselves is over in a moment to a minute: it is watched as a recorded one.
 */
export function usePlay() {
  const navigate = useNavigate();
  const [isStarting, setIsStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async (chosen: Choice | undefined, isWatched: boolean): Promise<void> => {
    setIsStarting(true);
    setProblem(null);
    const choice = chosen ?? (await usual());
    const wanted = { ...choice, ...(isWatched && { auto: choice?.opponent }) };
    const answer = choice === null ? noGames : await callApi<CreatedMatch>("/api/matches", wanted);
    if (answer.ok && choice !== null) {
      keepChoice(choice);
      const params = { matchId: answer.body.matchId };
      await (isWatched
        ? navigate({ to: "/matches/$matchId/replay", params, search: { play: true } })
        : navigate({ to: "/matches/$matchId", params }));
    } else if (!answer.ok) setProblem(answer.error.message);
    setIsStarting(false);
  };
  return {
    play: (choice?: Choice) => void start(choice, false),
    watch: (choice: Choice) => void start(choice, true),
    isStarting,
    problem,
  };
}

const noGames = { ok: false, error: { message: "There is nothing to play here." } } as const;

async function usual(): Promise<Choice | null> {
  const answer = await callApi<GamesReply>("/api/games");
  return answer.ok ? fitting(answer.body, keptChoice()) : null;
}
