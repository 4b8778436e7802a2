/**
 * A click or a key is meant for the present: where the page is behind, it shows the present first, and whatever was
 * clicked takes the click then.
 */
import { useEffect } from "react";

interface Behind {
  readonly isBehind: () => boolean;
  /** Shows the present before it returns. */
  readonly skip: () => void;
}

const silent = new Set(["Tab", "Shift", "Control", "Alt", "Meta"]);
const INTERACTIVE = "a, button, input, select, textarea, summary, [tabindex]";

export function useSkip({ isBehind, skip }: Behind): void {
  useEffect(() => {
    const press = (): void => {
      if (isBehind()) skip();
    };
    const strike = (event: KeyboardEvent): void => {
      if (!isBehind() || silent.has(event.key)) return;
      skip();
      // A key that is not for the focused control answers the question of the moment, which nobody has read yet.
      if (isForControl(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // A screen reader clicks without a pointer.
    const presses = ["pointerdown", "click"] as const;
    for (const type of presses) addEventListener(type, press, { capture: true });
    addEventListener("keydown", strike, { capture: true });
    return () => {
      for (const type of presses) removeEventListener(type, press, { capture: true });
      removeEventListener("keydown", strike, { capture: true });
    };
  }, [isBehind, skip]);
}

function isForControl({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || target.closest(INTERACTIVE) === null) return false;
  return key === "Enter" || key === " " || key.startsWith("Arrow") || key === "Escape";
}
