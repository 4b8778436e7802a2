/** Finds the parts of a match page by the attributes that every table gives them. */
import type { SeenPlace } from "@tcg/core/hosting";
import type { Target } from "../cues.ts";

/** `data-card`: a card as it lies. The same card may be shown large as well, or in a pile that is closed. */
const CARD = "data-card";
/** `data-zone="<seat>.<zone>"`: where cards of a zone lie, or its count. */
const ZONE = "data-zone";
/** `data-slot`, on the same element: of a zone that has places. */
const SLOT = "data-slot";
/** `data-life`, `data-lore`: the number of a seat that decides the match. */
const NUMBERS = ["data-life", "data-lore"];
/** `data-plate`: who somebody is, and their numbers. */
const PLATE = "data-plate";
/** `data-count`, on a plate: how many cards a zone has that is not laid out. */
const COUNT = "data-count";
/** `data-link`: the place of a link in its chain. */
const LINK = "data-link";

/** Where a zone has places, the index is one of them. */
type AnyPlace = SeenPlace & { readonly index?: number };

const isThere = (element: Element): boolean =>
  element.checkVisibility() && element.closest("dialog, .looked-at") === null;

function find(attribute: string, value: string): HTMLElement | null {
  const found = document.querySelectorAll<HTMLElement>(`[${attribute}="${CSS.escape(value)}"]`);
  return [...found].find(isThere) ?? null;
}

export function allCards(): ReadonlyMap<string, HTMLElement> {
  const all = new Map<string, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>(`main.match [${CARD}]`)) {
    const card = element.getAttribute(CARD);
    if (card !== null && !all.has(card) && isThere(element)) all.set(card, element);
  }
  return all;
}

export const cardElement = (card: string): HTMLElement | null => find(CARD, card);

export function zoneElement({ seat, zone, index }: AnyPlace): HTMLElement | null {
  const name = CSS.escape(`${seat}.${zone}`);
  const slot = `[${ZONE}="${name}"][${SLOT}="${index}"]`;
  return (
    document.querySelector<HTMLElement>(slot) ??
    find(ZONE, `${seat}.${zone}`) ??
    plateElement(seat)?.querySelector<HTMLElement>(`[${COUNT}="${CSS.escape(zone)}"]`) ??
    null
  );
}

export const plateElement = (seat: string): HTMLElement | null => find(PLATE, seat);

export function numberElement(seat: string): HTMLElement | null {
  for (const attribute of NUMBERS) {
    const found = find(attribute, seat);
    if (found !== null) return found;
  }
  return null;
}

export const targetElement = (target: Target): HTMLElement | null =>
  "card" in target
    ? cardElement(target.card)
    : (numberElement(target.seat) ?? plateElement(target.seat));

/** Any back of a card: they look alike. */
export const backElement = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>("main.match :is(.lidded, .lc-back)")].find(
    (element) => isThere(element) && element.closest(".motion-layer") === null,
  ) ?? null;

export const plates = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[${PLATE}]`),
];

export const linkElement = (index: number): HTMLElement | null => find(LINK, `${index}`);

export const newestLink = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(`[${LINK}]`)].findLast(isThere) ?? null;
