import type { MouseEvent } from "react";
import { useMatchContext } from "./match-context.ts";

/**
 * What a click on a card does. If it is chosen with the keyboard, the focus moves on to what can be done with it;
 * Escape moves it back (shortcuts.ts).
 */
export function useTouchKeys(card: string): (event: MouseEvent) => void {
  const { moves, selected, targets, pickable, touch } = useMatchContext();
  const isAimed = targets.has(card) || pickable.has(card);
  const leadsOn = selected !== card && !isAimed && moves.some(({ by }) => by === card);
  return ({ detail }) => {
    touch(card);
    // A click without a pointer has no count.
    if (detail !== 0 || !leadsOn) return;
    requestAnimationFrame(() => {
      const next = "#decision .moves .move, [data-card].target, [data-card] .target";
      const found = document.querySelector<HTMLElement>(next);
      (found?.closest<HTMLElement>("[data-card], .move") ?? found)?.focus();
    });
  };
}
