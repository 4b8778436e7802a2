/** The numbers of a card of Lorcana as they are printed. */
import type { HarbourFace, HarbourNumbers, ShownNumber } from "./harbour-card.tsx";
import type { PrintedFace } from "./printed-face.ts";

export const isOfHarbour = (face: PrintedFace): face is HarbourFace => "inkable" in face;

export function printedNumbers({ stats, moveCost }: HarbourFace): HarbourNumbers {
  const printed = (label: string): ShownNumber | null => {
    const stat = stats.find((one) => one.label === label);
    return stat === undefined ? null : { now: stat.value, lean: "printed" };
  };
  return {
    strength: printed("strength"),
    willpower: printed("willpower"),
    lore: printed("lore"),
    moveCost,
  };
}
