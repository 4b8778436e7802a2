/** LT 8.1: some types of effects are triggers by themselves. */
import type { Effect } from "./card.ts";
import type { CompleteTrigger } from "./complete-cards.ts";

/** on_summon, flip and breakdown are triggers on the card's own summon, turning and breakdown. */
export function triggerOf<E extends Effect>(
  effect: E,
): CompleteTrigger | NonNullable<E["trigger"]> | null {
  switch (effect.type) {
    case "on_summon":
      return { on: "summoned", side: "any", card: "this" };
    case "flip":
      return { on: "flipped", side: "any", card: "this" };
    case "breakdown":
      return { on: "breakdown", side: "any", card: "this" };
    case "ignition":
    case "quick":
    case "trigger":
    case "continuous":
      return effect.trigger ?? null;
  }
}
