/** What cards are called, for who looks. */
import type { Seat, View, Zone } from "../games.ts";
import type { Faces, Viewer } from "../protocol.ts";

export type SeenCard = View["zones"][Seat][Zone]["cards"][number];

export interface Found {
  readonly card: SeenCard;
  readonly seat: Seat;
  readonly zone: Zone;
}

export function findCard(view: View, id: string): Found | null {
  for (const seat of view.seating) {
    for (const [zone, { cards }] of Object.entries(view.zones[seat])) {
      const card = cards.find((seen) => seen.card === id);
      if (card) return { card, seat, zone: zone as Zone };
    }
  }
  return null;
}

export function faceName(faces: Faces, def: string | null | undefined): string {
  return def == null ? "a face-down card" : (faces[def]?.name ?? def);
}

export function cardName(view: View, faces: Faces, id: string): string {
  const found = findCard(view, id);
  return found ? faceName(faces, found.card.def) : "a card that has left";
}

/** Which of several cards: "New Kid in your slot 2", "New Kid in your hand". */
export function placeText(view: View, faces: Faces, id: string, viewer: Viewer): string {
  const found = findCard(view, id);
  if (found === null) return "";
  const { card, seat, zone } = found;
  const isSlot = zone === "board" || zone === "setZone";
  const where = isSlot ? `slot ${(card.index ?? 0) + 1}` : zone;
  return `${faceName(faces, card.def)} in ${whoseText(viewer, seat)} ${where}`;
}

/** A seat as the viewer calls it: "you", "the opponent"; for who only watches "host" and "away". */
export function whoText(viewer: Viewer, seat: Seat): string {
  if (viewer === "spectator") return seat;
  return seat === viewer ? "you" : "the opponent";
}

export const whoseText = (viewer: Viewer, seat: Seat): string =>
  seat === viewer ? "your" : `${whoText(viewer, seat)}'s`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const otherSeat = (seat: Seat): Seat => (seat === "host" ? "away" : "host");

const phases: Record<NonNullable<View["phase"]>, string> = {
  draw: "Draw",
  standby: "Standby",
  main: "Main",
  combat: "Combat",
  main2: "Main 2",
  breakdown_check: "Breakdowns",
  end: "End",
};

export const phaseName = (phase: View["phase"]): string => (phase === null ? "" : phases[phase]);
export const phaseList = Object.keys(phases) as (keyof typeof phases)[];
