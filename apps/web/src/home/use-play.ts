import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { callApi } from "../call-api.ts";

/** Starts a match against the bot and goes to its table. */
export function usePlayNow() {
  const navigate = useNavigate();
  const [isStarting, setIsStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const playNow = async (): Promise<void> => {
    setIsStarting(true);
    setProblem(null);
    const wanted = { game: "lunchtable", opponent: "greedy" };
    const answer = await callApi<{ matchId: string }>("/api/matches", wanted);
    if (answer.ok) {
      await navigate({ to: "/matches/$matchId", params: { matchId: answer.body.matchId } });
    } else setProblem(answer.error.message);
    setIsStarting(false);
  };
  return { playNow: () => void playNow(), isStarting, problem };
}
