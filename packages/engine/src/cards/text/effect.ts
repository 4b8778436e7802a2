/** How an effect begins: what starts it, where, and what of that its card says already. */
import { activationEffect, staysOnTable } from "../activation-effect.ts";
import type { CardDefinition, Effect } from "../card.ts";
import type { Opening } from "./parts.ts";

export function openingOf(card: CardDefinition, effect: Effect): Opening {
  const { type, trigger } = effect;
  if (type === "continuous") return "plain";
  if (card.type !== "stereotype") {
    // LT 7.2, 7.3: when a spell or trap can be activated, its subtype says.
    const stays = staysOnTable(card);
    if (stays && effect.onActivation) return trigger ? "activation_when" : "activation";
    if (!stays) return trigger ? (type === "quick" ? "respond" : "when") : "plain";
  }
  if (type === "ignition") return "main_phase";
  if (type === "quick") return trigger ? "respond" : "either_turn";
  return "when";
}

/** LT 8.2: a set trap is never mandatory, so nothing makes it optional. */
export function isOptional(card: CardDefinition, effect: Effect): boolean {
  return effect.optional === true && effect !== activationEffect(card);
}
