/**
 * Clicking places, and dragging cards to places and to other cards. A table marks its places (`data-zone`,
 * `data-slot`) and its cards (`data-card`) and needs to know nothing else of this.
 */
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useMatchContext } from "./match-context.ts";
import { placeName } from "./place-name.ts";
import { useDragging } from "./use-dragging.ts";

export function OnTheTable({ children }: { readonly children: ReactNode }) {
  const { places, pointed, targets, touchPlace } = useMatchContext();
  const table = useRef<HTMLDivElement>(null);
  useDragging(table);
  // Marked where they stand, so that they are seen and can be reached by keys.
  useEffect(() => {
    const marked = [...(table.current?.querySelectorAll("[data-zone]") ?? [])].filter(
      (each): each is HTMLElement => each instanceof HTMLElement && isOpen(each, places),
    );
    for (const place of marked) {
      const isChosen = pointed.points.includes(placeName(place));
      place.dataset.open = isChosen ? "chosen" : "";
      place.setAttribute("aria-pressed", String(isChosen));
      place.tabIndex = 0;
      place.setAttribute("role", "button");
      // Its own words stay its name.
      if (place.textContent?.trim() === "") place.setAttribute("aria-label", "This place");
      place.setAttribute("aria-description", "can be chosen");
    }
    return () => {
      for (const place of marked) {
        delete place.dataset.open;
        for (const name of ["tabindex", "role", "aria-label", "aria-description", "aria-pressed"])
          place.removeAttribute(name);
      }
    };
  }, [places, pointed]);
  // What lies in such a place gives way: the place is lit around it, and a click on the card means the place.
  useEffect(() => {
    const over = [
      ...(table.current?.querySelectorAll<HTMLElement>("[data-zone][data-slot]") ?? []),
    ];
    const lit = over.filter((each) => {
      const card = each.querySelector<HTMLElement>("[data-card]")?.dataset.card;
      const isAimed = card === undefined || targets.has(card) || pointed.points.includes(card);
      return !isAimed && places.has(placeName(each));
    });
    for (const place of lit) place.dataset.over = "";
    return () => {
      for (const place of lit) delete place.dataset.over;
    };
  }, [places, pointed, targets]);
  const onClickCapture = (event: MouseEvent): void => {
    const { target } = event;
    const over = target instanceof Element ? target.closest<HTMLElement>("[data-over]") : null;
    if (over === null) return;
    event.stopPropagation();
    touchPlace(placeName(over));
  };
  const onClick = ({ target }: MouseEvent): void => {
    const place = placeAt(target);
    if (place !== null) touchPlace(place);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the places in it have roles, and keys press them (shortcuts.ts).
    <div ref={table} className="on-the-table" onClick={onClick} onClickCapture={onClickCapture}>
      {children}
    </div>
  );
}

/** One with cards in it is for its cards, unless it is a whole zone. */
const isOpen = (element: HTMLElement, places: ReadonlySet<string>): boolean =>
  places.has(placeName(element)) && element.querySelector("[data-card]") === null;

/** The place that was clicked; null where a card or a button was. */
function placeAt(target: EventTarget): string | null {
  if (!(target instanceof Element) || target.closest("button, a, [data-card]") !== null)
    return null;
  const place = target.closest<HTMLElement>("[data-zone]");
  return place === null ? null : placeName(place);
}
