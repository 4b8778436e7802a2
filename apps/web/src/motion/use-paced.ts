/** Shows one position after the other, and plays what happens in each. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { browserSpeaker } from "../sound/browser-speaker.ts";
import { browserClock } from "./browser-clock.ts";
import { createPacer, type Step } from "./pacer.ts";
import { chosenSpeed } from "./speed.ts";
import { createStage } from "./stage/stage.ts";
import { joined, type Timeline } from "./timeline.ts";
import { useSkip } from "./use-skip.ts";

interface PacedStep<Position> extends Step {
  readonly position: Position;
  readonly timeline: Timeline;
}

export interface Paced<Position> {
  readonly shown: Position;
  readonly push: (
    position: Position,
    how: { readonly timeline: Timeline; readonly isUrgent: boolean },
  ) => void;
  readonly skip: () => void;
}

/** `turnText`: what is said when the turn of a seat begins. */
export function usePaced<Position>(
  initial: () => Position,
  turnText: (seat: string) => string,
): Paced<Position> {
  const [shown, setShown] = useState(initial);
  const say = useRef(turnText);
  say.current = turnText;
  const stage = useMemo(() => createStage((seat) => say.current(seat)), []);
  const pacer = useMemo(
    () =>
      createPacer<PacedStep<Position>>({
        clock: browserClock,
        speed: chosenSpeed,
        isUnseen: () => document.hidden,
        show(steps, rate) {
          const last = steps.at(-1);
          if (last === undefined) return;
          const draw = (): void => flushSync(() => setShown(last.position));
          if (rate !== null) {
            const timeline = joined(steps.map((step) => step.timeline));
            stage.play(timeline, rate, draw);
            browserSpeaker.play(timeline, rate);
            return;
          }
          stage.cut();
          browserSpeaker.cut();
          draw();
        },
      }),
    [stage],
  );
  const skip = useCallback(() => pacer.skip(), [pacer]);
  useSkip({ isBehind: useCallback(() => pacer.waiting() > 0, [pacer]), skip });
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) pacer.skip();
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      pacer.stop();
      stage.cut();
      browserSpeaker.cut();
    };
  }, [pacer, stage]);
  return {
    shown,
    push: useCallback(
      (position, { timeline, isUrgent }) =>
        pacer.push({ position, timeline, isUrgent, ms: timeline.ms }),
      [pacer],
    ),
    skip,
  };
}
