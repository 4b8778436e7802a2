/**
 * Many questions have one answer: nothing can be done but pass. The server asks all the same, because
 * who is asked may say nothing about what they hold. Here a pass that is the only move goes by itself,
 * after a moment to see what it answers.
 */
import { useEffect, useState } from "react";
import type { ShownMatch } from "./shown.ts";

const MOMENT_MS = 350;
const KEPT_AS = "lunchtable/auto-pass";

export interface AutoPass {
  readonly isOn: boolean;
  readonly turn: (on: boolean) => void;
}

export function useAutoPass(
  { view, seat, legalMoves, version }: ShownMatch,
  kinds: readonly string[],
  isReady: boolean,
  send: (move: string) => void,
): AutoPass {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => setIsOn(localStorage.getItem(KEPT_AS) !== "off"), []);

  const isAsked = view.prompts.some((open) => open.seat === seat && kinds.includes(open.kind));
  const moves = legalMoves.filter(({ anytime }) => anytime !== true);
  const only = isOn && isReady && isAsked && moves.length === 1 ? moves[0]?.id : undefined;
  useEffect(() => {
    if (only === undefined) return;
    const timer = setTimeout(() => send(only), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [only, send, version]);

  return {
    isOn,
    turn(on) {
      setIsOn(on);
      localStorage.setItem(KEPT_AS, on ? "on" : "off");
    },
  };
}
