/** The page as it was before a position is shown, as far as what happens in it needs that. */
import type { SeenPlace } from "@tcg/core/hosting";
import type { Cue, Target } from "../cues.ts";
import type { Timeline } from "../timeline.ts";
import { type Box, boxOf, cardIn } from "./box.ts";
import { type Likeness, likenessOf } from "./likeness.ts";
import {
  allCards,
  linkElement,
  numberElement,
  plateElement,
  targetElement,
  zoneElement,
} from "./page-parts.ts";

/** How something was turned, and what lies in it. */
export interface Pose {
  readonly transform: string;
  readonly rotate: string;
}

export interface Snapshot {
  /** Every card that was seen. */
  readonly cards: ReadonlyMap<string, Box>;
  readonly likeness: (card: string) => Likeness | null;
  /** Of a card and of the parts in it. */
  readonly poses: (card: string) => readonly Pose[];
  readonly zone: (place: SeenPlace) => Box | null;
  readonly target: (target: Target) => Box | null;
  readonly number: (seat: string) => Likeness | null;
  readonly link: (index: number) => Likeness | null;
}

export function takeSnapshot({ cues }: Timeline): Snapshot {
  const elements = allCards();
  const cards = new Map<string, Box>();
  for (const [card, element] of elements) cards.set(card, boxOf(element));
  const likenesses = new Map<string, Likeness>();
  const poses = new Map<string, readonly Pose[]>();
  const numbers = new Map<string, Likeness>();
  const links = new Map<number, Likeness>();
  const keep = <K>(kept: Map<K, Likeness>, key: K, element: HTMLElement | null | undefined) => {
    if (element && !kept.has(key)) kept.set(key, likenessOf(element));
  };
  for (const { cue } of cues) {
    for (const card of changedBy(cue)) keep(likenesses, card, elements.get(card));
    if (cue.kind === "turn") poses.set(cue.card, posesIn(elements.get(cue.card)));
    if (cue.kind === "stamp" && "seat" in cue.on) {
      keep(numbers, cue.on.seat, numberElement(cue.on.seat));
    }
    if (cue.kind === "link-off" || cue.kind === "link-struck") {
      keep(links, cue.index, linkElement(cue.index));
    }
  }
  // Where cards come from may look different afterwards, but it stays where it is.
  return {
    cards,
    likeness: (card) => likenesses.get(card) ?? null,
    poses: (card) => poses.get(card) ?? [],
    zone: zoneBox,
    target: (target) =>
      ("card" in target ? cards.get(target.card) : undefined) ?? boxIfThere(targetElement(target)),
    number: (seat) => numbers.get(seat) ?? null,
    link: (index) => links.get(index) ?? null,
  };
}

/** Cards that look different afterwards, or are gone. */
function changedBy(cue: Cue): readonly string[] {
  switch (cue.kind) {
    case "fly":
      return cue.from.card === undefined ? [] : [cue.from.card];
    case "flip":
    case "shatter":
      return [cue.card];
    default:
      return [];
  }
}

export function posesIn(element: HTMLElement | undefined | null): readonly Pose[] {
  if (!element) return [];
  return [element, ...element.children].map((each) => {
    const { transform, rotate } = getComputedStyle(each);
    return { transform, rotate };
  });
}

const boxIfThere = (element: Element | null): Box | null =>
  element === null ? null : boxOf(element);

/** A zone that is not on the page is with its player. */
export function zoneBox(place: SeenPlace): Box | null {
  const box = boxIfThere(zoneElement(place) ?? plateElement(place.seat));
  return box === null ? null : cardIn({ ...box, height: Math.min(box.height, MAX_CARD_HEIGHT) });
}

/** Of a card that is only thought to be somewhere. */
const MAX_CARD_HEIGHT = 150;
