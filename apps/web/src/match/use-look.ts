/** What one looks at without choosing it: by pointing at a card, by holding a finger on it, or by its name in the log. */
import { createContext, type PointerEvent, useContext, useRef } from "react";
import { CLICK_PX } from "./click-px.ts";

export interface Looked {
  /** Of the card, or an empty text where only its face is known. */
  readonly id: string;
  readonly def?: string;
  /** `held`: it stays until it is put away. */
  readonly how: "pointed" | "held";
  /** The half of the window that the card lies in: it is shown in the other. */
  readonly from: "left" | "right";
}

export type Look = (looked: Looked | null) => void;

/** Kept apart, so that cards are not drawn again when another one is looked at. */
export const LookedContext = createContext<Looked | null>(null);
export const LookContext = createContext<Look>(() => {});

/** A mouse that only passes by shows nothing. */
const POINTED_AFTER_MS = 300;
const HELD_AFTER_MS = 450;

interface LookHandlers {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

/** What a card listens to, so that one can look at it. */
export function useLook(id: string): LookHandlers {
  const look = useContext(LookContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const down = useRef({ x: 0, y: 0 });
  const after = (ms: number, how: Looked["how"], x: number): void => {
    clearTimeout(timer.current);
    const from = x < innerWidth / 2 ? "left" : "right";
    timer.current = setTimeout(() => look({ id, how, from }), ms);
  };
  const stop = (): void => clearTimeout(timer.current);
  return {
    onPointerEnter({ pointerType, clientX }) {
      if (pointerType === "mouse") after(POINTED_AFTER_MS, "pointed", clientX);
    },
    onPointerLeave({ pointerType }) {
      stop();
      if (pointerType === "mouse") look(null);
    },
    onPointerDown({ pointerType, clientX, clientY }) {
      if (pointerType !== "touch") return;
      down.current = { x: clientX, y: clientY };
      after(HELD_AFTER_MS, "held", clientX);
    },
    // A finger that moves drags, or scrolls.
    onPointerMove({ pointerType, clientX, clientY }) {
      const { x, y } = down.current;
      if (pointerType === "touch" && Math.hypot(clientX - x, clientY - y) >= CLICK_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
