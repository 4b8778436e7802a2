import type { MouseEvent } from "react";
import { useMatchContext } from "./match-context.ts";

/**
 * What a click on a card does. If it is chosen with the keyboard, the focus moves on to its moves; Escape
 * moves it back (decision.tsx).
 */
export function useTouchKeys(card: string): (event: MouseEvent) => void {
  const { moves, selected, pickable, touch } = useMatchContext();
  const leadsOn = selected !== card && !pickable.has(card) && moves.some(({ by }) => by === card);
  return ({ detail }) => {
    touch(card);
    // A click without a pointer has no count.
    if (detail !== 0 || !leadsOn) return;
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>("#decision .moves .move")?.focus(),
    );
  };
}
