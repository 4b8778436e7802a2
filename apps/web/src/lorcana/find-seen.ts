import type { View } from "@tcg/lorcana-engine";
import type { SeenCard } from "./use-lorcana.ts";

/** A card on this view with Lorcana's own data on it. */
export function findSeen(view: View, id: string): SeenCard | null {
  for (const seat of view.seating) {
    for (const { cards } of Object.values(view.zones[seat])) {
      const card = cards.find((seen) => seen.card === id);
      if (card) return card;
    }
  }
  return null;
}
