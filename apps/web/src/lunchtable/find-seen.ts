import type { Seat, View, Zone } from "@ltcg/engine";

export type SeenCard = View["zones"][Seat][Zone]["cards"][number];

/** A card on this view with LunchTable's own data on it. */
export function findSeen(view: View, id: string): SeenCard | null {
  for (const seat of view.seating) {
    for (const { cards } of Object.values(view.zones[seat])) {
      const card = cards.find((seen) => seen.card === id);
      if (card) return card;
    }
  }
  return null;
}
