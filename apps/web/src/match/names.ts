/** What cards are called, for who looks. */
import type { Seat, View, Zone } from "../games.ts";
import type { Faces } from "../protocol.ts";

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

/** Where a card lies, to tell it from another of the same name: "your board, slot 2". */
export function placeText(view: View, id: string, viewer: Seat): string {
  const found = findCard(view, id);
  if (found === null) return "";
  const { card, seat, zone } = found;
  const whose = seat === viewer ? "your" : "the opponent's";
  const slot = zone === "board" || zone === "setZone" ? `, slot ${(card.index ?? 0) + 1}` : "";
  return `${whose} ${zone === "setZone" ? "set zone" : zone}${slot}`;
}

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
