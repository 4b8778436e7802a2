/**
 * Keeps the last question in sight while others are asked for a moment, so that a window in which they can only
 * pass is never seen: the page does not say "waiting" and "your turn" in turn, many times a match.
 */
import { useEffect, useRef, useState } from "react";
import type { MatchContextValue } from "./match-context.ts";

/** Longer than the server takes to pass for a seat. */
const PATIENCE_MS = 1_500;

export interface Calm {
  readonly context: MatchContextValue;
  /** It is not asked any more: the buttons do nothing. */
  readonly isHeld: boolean;
}

export function useCalm(context: MatchContextValue): Calm {
  const isOwn = isAsked(context);
  const isOver = context.view.outcome.status === "ended";
  const last = useRef<MatchContextValue | null>(null);
  if (isOwn) last.current = context;
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    setIsLong(false);
    if (isOwn) return;
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isOwn]);
  const held = last.current;
  if (isOwn || isOver || isLong || held === null || !isOfSameTurn(held, context)) {
    return { context, isHeld: false };
  }
  return { context: { ...held, isBusy: true }, isHeld: true };
}

type Moment = Pick<MatchContextValue, "game" | "view">;

/** Whoever ended a turn is not told that it is theirs while the others play. */
export const isOfSameTurn = (held: Moment, { game, view }: Moment): boolean =>
  game.turn?.(held.view) === game.turn?.(view);

/** Whether there is something for the viewer to decide. */
export const isAsked = ({ view, isPassing }: MatchContextValue): boolean =>
  view.outcome.status !== "ended" && view.actors.includes(view.viewer) && !isPassing;
