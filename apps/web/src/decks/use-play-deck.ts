/** Sits down with a deck: against whom one played last, or the usual bot. */
import type { GamesReply } from "@ltcg/server/protocol";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { askStatic } from "../ask-static.ts";
import { begin } from "../fairness/begin.ts";
import { fitting, keptChoice, requestFor } from "../home/choice.ts";
import type { Deck } from "./own-deck.ts";

export function usePlayDeck() {
  const navigate = useNavigate();
  const [isStarting, setIsStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const play = async ({ game, cards }: Pick<Deck, "game" | "cards">): Promise<void> => {
    setIsStarting(true);
    setProblem(null);
    const offer = await askStatic<GamesReply>("/api/games");
    const choice = offer.ok ? fitting(offer.body, { ...keptChoice(), game }) : null;
    if (choice?.game !== game) {
      setProblem(offer.ok ? "This server does not offer the game." : offer.error.message);
      setIsStarting(false);
      return;
    }
    const answer = await begin({ ...requestFor(choice), deck: cards });
    if (answer.ok) {
      await navigate({ to: "/matches/$matchId", params: { matchId: answer.body.matchId } });
    } else setProblem(answer.error.message);
    setIsStarting(false);
  };
  return { play, isStarting, problem };
}
