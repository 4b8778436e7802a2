/** LT 9.1: the speeds of cards and effects. */
import type { CompleteCard, CompleteEffect } from "../cards/complete-cards.ts";
import type { Activation } from "../types.ts";
import type { Speed } from "../vocabulary.ts";

export function speedOf(
  card: CompleteCard,
  effect: CompleteEffect | null,
  via: Activation["via"],
): Speed {
  if (via === "effect") return effect?.type === "quick" ? 2 : 1;
  if (card.type === "trap") return card.trapType === "counter" ? 3 : 2;
  return card.type === "spell" && card.spellType === "quick-play" ? 2 : 1;
}
