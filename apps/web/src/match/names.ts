/** What cards, seats and zones are called, for who looks. Of any game. */
import type { AnyView, SeenCard } from "@ltcg/server/protocol";
import type { Faces } from "./shown.ts";

export interface Found {
  readonly card: SeenCard;
  readonly seat: string;
  readonly zone: string;
}

export function findCard(view: AnyView, id: string): Found | null {
  for (const seat of view.seating) {
    for (const [zone, { cards }] of Object.entries(view.zones[seat] ?? {})) {
      const card = cards.find((seen) => seen.card === id);
      if (card) return { card, seat, zone };
    }
  }
  return null;
}

export function faceName(faces: Faces, def: string | null | undefined): string {
  if (def == null) return "a face-down card";
  return faces[def]?.name ?? plain(def);
}

export function cardName(view: AnyView, faces: Faces, id: string): string {
  const found = findCard(view, id);
  return found ? faceName(faces, found.card.def) : "a card that has left";
}

/** Which of several cards: "New Kid in your board 2", "New Kid in your hand". */
export function placeText(view: AnyView, faces: Faces, id: string): string {
  const found = findCard(view, id);
  if (found === null) return "";
  const { card, seat, zone } = found;
  const slot = card.index === undefined ? "" : ` ${card.index + 1}`;
  return `${faceName(faces, card.def)} in ${whoseText(view, seat)} ${plain(zone)}${slot}`;
}

/** Who looks, and who sits at the table. A view is one. */
export type Eyes = Pick<AnyView, "viewer" | "seating">;

export const isPlayer = ({ viewer, seating }: Eyes): boolean => seating.includes(viewer);

/** A seat as the viewer calls it: "you", "the opponent"; otherwise by its name. */
export function whoText(eyes: Eyes, seat: string): string {
  if (seat === eyes.viewer) return "you";
  return isPlayer(eyes) && eyes.seating.length === 2 ? "the opponent" : seat;
}

export const whoseText = (eyes: Eyes, seat: string): string =>
  seat === eyes.viewer ? "your" : `${whoText(eyes, seat)}'s`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name from inside a program as people write it: `setZone` is "set zone", `LP_ZERO` "lp zero". */
export function plain(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z0-9])/g, "$1 $2")
    .replaceAll(/[_-]+/g, " ")
    .toLowerCase();
}
