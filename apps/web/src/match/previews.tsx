/** What each target would come to, as a tag over its card. The tags lie over the table, so that no layout knows them. */
import { type CSSProperties, useLayoutEffect, useRef, useState } from "react";
import type { Foreseen } from "./foreseen.ts";
import { useMatchContext } from "./match-context.ts";

export function Previews() {
  const context = useMatchContext();
  const foreseen = context.game.foresee?.(context) ?? [];
  const places = usePlaces(foreseen.map(({ on }) => on).join(" "));
  return foreseen.map((each) => {
    const place = places[each.on];
    return place === undefined ? null : <Tag key={each.on} foreseen={each} place={place} />;
  });
}

interface TagProps {
  readonly foreseen: Foreseen;
  readonly place: Place;
}

/** So far from the edge of the window a tag stays. */
const EDGE = 4;
/** So much of the card it may cover: its rim. */
const RIM = 3;

function Tag({ foreseen: { numbers, words }, place: { x, top, room } }: TagProps) {
  const tag = useRef<HTMLParagraphElement>(null);
  // As high as its words need it.
  useLayoutEffect(() => {
    if (tag.current === null) return;
    const over = top + RIM - tag.current.offsetHeight;
    tag.current.style.top = `${Math.max(EDGE, over)}px`;
  });
  return (
    <p
      ref={tag}
      className="preview-tag"
      style={{ left: x, "--room": `${room}px` } as CSSProperties}
    >
      <b className="preview-numbers display">{numbers}</b>{" "}
      <span className="preview-words">{words}</span>
    </p>
  );
}

interface Place {
  readonly x: number;
  /** The upper edge of the card. */
  readonly top: number;
  /** How wide the card is. */
  readonly room: number;
}

/** Cards move for a moment after a change. */
const SETTLED_MS = 450;

function usePlaces(cards: string): Readonly<Record<string, Place>> {
  const [places, setPlaces] = useState<Readonly<Record<string, Place>>>({});
  useLayoutEffect(() => {
    if (cards === "") return;
    const measure = (): void => setPlaces(Object.fromEntries(cards.split(" ").flatMap(placeOf)));
    measure();
    const timer = setTimeout(measure, SETTLED_MS);
    addEventListener("resize", measure);
    addEventListener("scroll", measure, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("resize", measure);
      removeEventListener("scroll", measure, { capture: true });
    };
  }, [cards]);
  return places;
}

function placeOf(card: string): [string, Place][] {
  const element = document.querySelector(`.on-the-table [data-card="${CSS.escape(card)}"]`);
  if (element === null) return [];
  const { left, top, width } = element.getBoundingClientRect();
  return [[card, { x: left + width / 2, top, room: width }]];
}
