import type { MouseEvent } from "react";
import { useMatchContext } from "./match-context.ts";

/**
 * What a card does when it is clicked. Chosen with the keyboard, the focus goes on to its moves; Escape
 * leads back (decision.tsx).
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
