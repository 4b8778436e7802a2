/** LT 8.1: some types of effects are triggers by themselves. */
import type { Effect, Trigger } from "./card.ts";

/** on_summon, flip and breakdown are triggers on the card's own summon, turning and breakdown. */
export function triggerOf(effect: Effect): Trigger | null {
  switch (effect.type) {
    case "on_summon":
      return { on: "summoned", card: "this" };
    case "flip":
      return { on: "flipped", card: "this" };
    case "breakdown":
      return { on: "breakdown", card: "this" };
    default:
      return effect.trigger ?? null;
  }
}
