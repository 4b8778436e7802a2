/** What of a spell or trap its activation does, and whether the card stays after it. */
import type { CardDefinition, Effect } from "./card.ts";
import type { CompleteCard, CompleteEffect } from "./complete-cards.ts";

/** The effect that resolves when a spell or trap is activated, if it has one. */
export function activationEffect(card: CompleteCard): CompleteEffect | null;
export function activationEffect(card: CardDefinition): Effect | null;
export function activationEffect(card: CardDefinition): Effect | null {
  if (card.type === "stereotype") return null;
  const effects = (card.effects ?? []).filter(({ type }) => type !== "continuous");
  if (!staysOnTable(card)) return effects[0] ?? null;
  return effects.find(({ onActivation }) => onActivation) ?? null;
}

/** LT 7.5: continuous ones, equips and fields stay face-up. */
export function staysOnTable(card: CardDefinition): boolean {
  if (card.type === "stereotype") return false;
  if (card.type === "trap") return card.trapType === "continuous";
  return card.spellType !== "normal" && card.spellType !== "quick-play";
}
