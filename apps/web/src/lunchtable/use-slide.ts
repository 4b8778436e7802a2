/** A thumb that slides along the rack opens one card after the other; where it is lifted, that one stays open. */
import type { PointerEvent } from "react";
import { useLunchTable } from "./use-lunch-table.ts";

interface Slide {
  readonly onPointerMove: (event: PointerEvent) => void;
}

export function useSlide(): Slide {
  const { pick, selected, targets, touch } = useLunchTable();
  return {
    onPointerMove({ pointerType, clientX, clientY }) {
      // Where cards are being chosen a slide would choose what it only passes.
      if (pointerType !== "touch" || pick !== null || targets.size > 0) return;
      const under = document.elementFromPoint(clientX, clientY)?.closest(".hand [data-card]");
      const card = under?.getAttribute("data-card");
      if (card != null && card !== selected) touch(card);
    },
  };
}
