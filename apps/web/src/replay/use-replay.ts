/** A recorded match on the page: its whole story for one viewer, and the position at one moment. */
import type { RecordedMatch, ReplayReply, VerifyReply } from "@ltcg/server/protocol";
import { useEffect, useMemo, useState } from "react";
import { callApi } from "../call-api.ts";
import type { GameDisplay } from "../match/game-display.ts";
import { type Story, storyOf } from "./moments.ts";

export interface Where {
  /** After so many commands. */
  readonly at: number;
  readonly viewer: string;
}

export interface Replay {
  readonly moment: ReplayReply | null;
  readonly story: Story | null;
  /** Null until it has been played again. */
  readonly verdict: VerifyReply | null;
  readonly problem: string | null;
}

export function useReplay(
  record: RecordedMatch,
  game: GameDisplay,
  { viewer, at }: Where,
  /** Who is called "you". */
  teller: string,
): Replay {
  const [whole, setWhole] = useState<ReplayReply | null>(null);
  const [moment, setMoment] = useState<ReplayReply | null>(null);
  const [verdict, setVerdict] = useState<VerifyReply | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let isOver = false;
    setVerdict(null);
    void callApi<VerifyReply>("/api/verify", { record }).then((answer) => {
      if (isOver) return;
      setVerdict(answer.ok ? answer.body : { ok: false, fault: answer.error.message });
    });
    return () => {
      isOver = true;
    };
  }, [record]);

  // The whole story once for each viewer; with it comes the end of the match.
  useEffect(() => {
    let isOver = false;
    setWhole(null);
    setProblem(null);
    void callApi<ReplayReply>("/api/replays", { record, viewer }).then((answer) => {
      if (isOver) return;
      if (answer.ok) setWhole(answer.body);
      else setProblem(answer.error.message);
    });
    return () => {
      isOver = true;
    };
  }, [record, viewer]);

  useEffect(() => {
    let isOver = false;
    if (whole === null) return;
    if (at >= whole.at) return setMoment(whole);
    void callApi<ReplayReply>("/api/replays", { record, viewer, at, after: at }).then((answer) => {
      if (isOver) return;
      if (answer.ok) setMoment({ ...answer.body, cards: { ...whole.cards, ...answer.body.cards } });
      else setProblem(answer.error.message);
    });
    return () => {
      isOver = true;
    };
  }, [record, viewer, at, whole]);

  const story = useMemo(
    () => (whole === null ? null : storyOf(whole.steps, game.words, whole, teller)),
    [whole, game, teller],
  );
  return { moment, story, verdict, problem };
}
