/** Dragging by mouse and finger: a card that can act follows the pointer, and is dropped on a card or a place. */
import { type RefObject, useContext, useEffect, useRef } from "react";
import { CLICK_PX } from "./click-px.ts";
import { type MatchContextValue, useMatchContext } from "./match-context.ts";
import { placeName } from "./place-name.ts";
import { LookContext } from "./use-look.ts";

interface Held {
  readonly card: string;
  readonly element: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** What follows the pointer, once it has moved. */
  ghost: HTMLElement | null;
}

export function useDragging(table: RefObject<HTMLElement | null>): void {
  const context = useMatchContext();
  const look = useContext(LookContext);
  const latest = useRef(context);
  latest.current = context;
  useEffect(() => {
    const root = table.current;
    if (root === null) return;
    let held: Held | null = null;
    let isDropped = false;

    const letGo = (): void => {
      held?.ghost?.remove();
      held?.element.classList.remove("dragged");
      held = null;
    };
    const onDown = (event: PointerEvent): void => {
      isDropped = false;
      if (event.button !== 0 || !event.isPrimary) return;
      const element = elementOf(event.target)?.closest<HTMLElement>("[data-card]") ?? null;
      const card = element?.dataset.card;
      if (element === null || card === undefined || !canAct(latest.current, card)) return;
      const { pointerId: pointer, clientX: x, clientY: y } = event;
      held = { card, element, pointer, x, y, ghost: null };
    };
    const onMove = (event: PointerEvent): void => {
      if (held === null || event.pointerId !== held.pointer) return;
      const [across, down] = [event.clientX - held.x, event.clientY - held.y];
      if (held.ghost === null) {
        if (Math.hypot(across, down) < CLICK_PX) return;
        // A finger that goes sideways over a row that scrolls means to scroll it.
        const isSideways = Math.abs(across) > Math.abs(down);
        if (event.pointerType === "touch" && isSideways && scrolls(held.element)) return letGo();
        begin(held);
      }
      event.preventDefault();
      if (held.ghost !== null) held.ghost.style.translate = `${across}px ${down}px`;
    };
    const begin = (now: Held): void => {
      const { selected, touch } = latest.current;
      // On a page that was busy the finger may have counted as held still.
      look(null);
      if (selected !== now.card) touch(now.card);
      now.ghost = ghostOf(now.element);
      now.element.classList.add("dragged");
      document.body.append(now.ghost);
    };
    const onUp = (event: PointerEvent): void => {
      if (held === null || event.pointerId !== held.pointer) return;
      const wasDragged = held.ghost !== null;
      const { card } = held;
      letGo();
      if (!wasDragged) return;
      isDropped = true;
      drop(latest.current, card, document.elementFromPoint(event.clientX, event.clientY));
    };
    // The click that follows a drop is none.
    const onClick = (event: MouseEvent): void => {
      if (!isDropped) return;
      isDropped = false;
      event.preventDefault();
      event.stopPropagation();
    };
    // A browser that scrolls with the finger would take the pointer away.
    const onTouchMove = (event: TouchEvent): void => {
      if (held?.ghost != null && event.cancelable) event.preventDefault();
    };
    root.addEventListener("pointerdown", onDown);
    root.addEventListener("touchmove", onTouchMove, { passive: false });
    root.addEventListener("click", onClick, { capture: true });
    addEventListener("pointermove", onMove);
    addEventListener("pointerup", onUp);
    addEventListener("pointercancel", letGo);
    return () => {
      letGo();
      root.removeEventListener("pointerdown", onDown);
      root.removeEventListener("touchmove", onTouchMove);
      root.removeEventListener("click", onClick, { capture: true });
      removeEventListener("pointermove", onMove);
      removeEventListener("pointerup", onUp);
      removeEventListener("pointercancel", letGo);
    };
  }, [table, look]);
}

const elementOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target : null;

/** The style sheet says where a finger belongs to the browser, which then takes the pointer away. */
const scrolls = (element: HTMLElement): boolean => getComputedStyle(element).touchAction !== "none";

const canAct = ({ moves }: MatchContextValue, card: string): boolean =>
  moves.some(({ by }) => by === card);

/** A card that was dragged is selected by now, so this is the second click. */
function drop(
  { targets, places, touch, touchPlace }: MatchContextValue,
  dragged: string,
  on: Element | null,
): void {
  const card = on?.closest<HTMLElement>("[data-card]")?.dataset.card;
  if (card !== undefined && card !== dragged && targets.has(card)) return touch(card);
  for (let at = on?.closest<HTMLElement>("[data-zone]"); at != null; ) {
    const place = placeName(at);
    if (places.has(place)) return touchPlace(place);
    at = at.parentElement?.closest<HTMLElement>("[data-zone]") ?? null;
  }
}

function ghostOf(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  // A card has drawings for several layouts; without the table around it all of them would show.
  const drawn = [...ghost.children];
  for (const [place, part] of [...element.children].entries()) {
    if (!part.checkVisibility()) drawn[place]?.remove();
  }
  ghost.removeAttribute("data-card");
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("drag-ghost");
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  return ghost;
}
