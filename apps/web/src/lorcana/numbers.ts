/** The numbers of a card now, and how they compare with what is printed on it. */
import type { CardFacts } from "@tcg/lorcana-engine";
import type { Face } from "./printed-face.ts";

export interface Numeral {
  readonly now: number;
  readonly printed: number;
  readonly lean: "raised" | "lowered" | "printed";
}

export interface Numbers {
  /** Characters only. */
  readonly strength: Numeral | null;
  /** Less the damage: what is left of it. */
  readonly willpower: Numeral | null;
  readonly lore: Numeral | null;
  /** Locations only. */
  readonly moveCost: number | null;
}

const none: Numbers = { strength: null, willpower: null, lore: null, moveCost: null };

/** `facts`: those of a card in play; elsewhere a card has what is printed on it. */
export function numbersOf(
  face: Face | { readonly type: "item" },
  facts: CardFacts | undefined,
  damage: number,
): Numbers {
  if (face.type !== "character" && face.type !== "location") return none;
  const willpower = facts?.willpower ?? face.willpower;
  return {
    strength:
      face.type === "character" ? numeral(facts?.strength ?? face.strength, face.strength) : null,
    willpower: numeral(willpower - damage, face.willpower),
    lore: numeral(facts?.lore ?? face.lore, face.lore),
    moveCost: face.type === "location" ? face.moveCost : null,
  };
}

export function numeral(now: number, printed: number): Numeral {
  return { now, printed, lean: now === printed ? "printed" : now > printed ? "raised" : "lowered" };
}
