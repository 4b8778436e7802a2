/** What keys do on the page of a replay, wherever the focus is. */
import { useEffect, useRef } from "react";

interface ReplayKeys {
  readonly back: () => void;
  readonly forward: () => void;
  readonly toStart: () => void;
  readonly toEnd: () => void;
  readonly playOrPause: () => void;
}

export function useReplayKeys(keys: ReplayKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { defaultPrevented, ctrlKey, metaKey, altKey, key, target } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || isTaken(target, key)) return;
      const does = actionOf(latest.current, key);
      if (does === null) return;
      event.preventDefault();
      does();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/** Whether what has the focus wants the key for itself: the slider its arrows, a button its space. */
const isTaken = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element &&
  (target.closest("input, select, textarea, summary, dialog, .log-lines") !== null ||
    (key === " " && target.closest("button, a") !== null));

function actionOf(keys: ReplayKeys, key: string): (() => void) | null {
  switch (key) {
    case "ArrowLeft":
      return keys.back;
    case "ArrowRight":
      return keys.forward;
    case "Home":
      return keys.toStart;
    case "End":
      return keys.toEnd;
    case " ":
      return keys.playOrPause;
    default:
      return null;
  }
}
