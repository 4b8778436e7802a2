import type { LessonMatch } from "@ltcg/server/protocol";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { callApi } from "../call-api.ts";

/** Starts a lesson and opens its table. */
export function useTakeLesson() {
  const navigate = useNavigate();
  const [isStarting, setIsStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (lesson: string): Promise<void> => {
    setIsStarting(true);
    setProblem(null);
    const answer = await callApi<LessonMatch>("/api/lessons", { lesson });
    if (answer.ok) {
      await navigate({ to: "/matches/$matchId", params: { matchId: answer.body.matchId } });
    } else setProblem(answer.error.message);
    setIsStarting(false);
  };
  return { take: (lesson: string) => void take(lesson), isStarting, problem };
}
