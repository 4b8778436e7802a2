/**
 * Where the note of a lesson stands on a desk: between the trays, with its tail at the card that it speaks of, while
 * nothing else has to be said there. Else it is pinned over the oldest lines of the log, as on every other table.
 */
import { type RefObject, useLayoutEffect } from "react";

/** Below that there are no two columns at the sides, and the note lies where it is told in the styles. */
const DESK = "(min-width: 1201px) and (min-height: 700px)";
const MOST_WIDE_PX = 760;
/** Of what is between the trays this needs the room itself: a chain, a refusal, reasons, answers. */
const SAID = ".happening, .notice, .why-not, .foreseen, .decision-ways > *";

export function useNoteSpot(note: RefObject<HTMLElement | null>, step: unknown): void {
  useLayoutEffect(() => {
    let frame = 0;
    const place = (): void => {
      frame = 0;
      if (note.current !== null) put(note.current);
    };
    const soon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(place);
    };
    place();
    const changes = new MutationObserver(soon);
    const what = { subtree: true, childList: true, attributeFilter: ["data-called", "data-phase"] };
    changes.observe(document.body, what);
    addEventListener("resize", soon);
    return () => {
      changes.disconnect();
      removeEventListener("resize", soon);
      cancelAnimationFrame(frame);
      document.querySelector("[data-lesson]")?.removeAttribute("data-lesson");
    };
  }, [note, step]);
}

function put(note: HTMLElement): void {
  const band = document.querySelector<HTMLElement>(".lunch .band");
  const isFree = band !== null && matchMedia(DESK).matches && band.querySelector(SAID) === null;
  band?.toggleAttribute("data-lesson", isFree);
  note.toggleAttribute("data-between", isFree);
  if (band === null || !isFree) {
    note.removeAttribute("data-tail");
    return;
  }
  const { left, right, bottom } = band.getBoundingClientRect();
  const width = Math.min(MOST_WIDE_PX, right - left);
  const called = [...document.querySelectorAll(".lunch .tray.near [data-called]")][0];
  const card = called?.getBoundingClientRect();
  const middle = card === undefined ? (left + right) / 2 : (card.left + card.right) / 2;
  const from = Math.min(Math.max(left, middle - width / 2), right - width);
  note.toggleAttribute("data-tail", card !== undefined);
  for (const [name, px] of Object.entries({ from, width, foot: innerHeight - bottom })) {
    note.style.setProperty(`--${name}`, `${Math.round(px)}px`);
  }
  note.style.setProperty("--tail", `${Math.round(middle - from)}px`);
}
