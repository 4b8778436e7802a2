/**
 * The note of the question stands over the card that it is about. What is measured goes to the styles as numbers; they
 * move the note by a transform, so that nothing is laid out again.
 */
import { type RefObject, useLayoutEffect } from "react";
import { notePlace } from "./note-place.ts";

/** Between what is happening and the question that follows it there is room for a link. */
const GAP = 34;

export function useNotePlace(band: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = band.current;
    if (box === null) return;
    const place = (): void => placeIn(box);
    place();
    // The note changes by itself: what is asked is held for a moment, and reasons come later.
    const sizes = new ResizeObserver(place);
    for (const part of [box, ...box.children]) sizes.observe(part);
    const about = new MutationObserver(place);
    about.observe(box, { subtree: true, childList: true, attributeFilter: ["data-about"] });
    return () => {
      sizes.disconnect();
      about.disconnect();
    };
  }, [band]);
}

function placeIn(box: HTMLElement): void {
  const note = box.querySelector<HTMLElement>("#decision");
  if (note === null) return;
  const band = box.getBoundingClientRect();
  const happening = box.querySelector(".happening")?.getBoundingClientRect();
  const free = happening === undefined ? band.left : happening.right + GAP;
  box.style.setProperty("--taken", `${Math.round(free - band.left)}px`);
  const card = cardOf(note.dataset.about);
  const { wanted, isInReach } = notePlace({
    band,
    free,
    note: note.offsetWidth,
    card: card?.getBoundingClientRect() ?? null,
  });
  box.style.setProperty("--wanted", `${Math.round(wanted)}px`);
  // Between the note and a card in hand lies the tray.
  const isBeside = isInReach && card?.closest(".tray.near") != null;
  box.toggleAttribute("data-tail", isBeside);
}

function cardOf(id: string | undefined): HTMLElement | null {
  if (id === undefined) return null;
  const found = document.querySelectorAll<HTMLElement>(
    `:is(.lunch .tray, .lunch .hand) [data-card="${CSS.escape(id)}"]`,
  );
  return [...found].find((each) => each.checkVisibility()) ?? null;
}
