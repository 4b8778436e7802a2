/** Whether a move of a card is at once a use of one of its effects. */
import type { Command } from "../../types.ts";
import { activationEffect } from "../activation-effect.ts";
import type { CardDefinition, Effect } from "../card.ts";

export function usesEffect(card: CardDefinition, effect: Effect | null, command: Command): boolean {
  switch (command.type) {
    case "SUMMON":
      return effect?.type === "on_summon";
    case "FLIP_SUMMON":
      return effect?.type === "flip";
    case "ACTIVATE_EFFECT":
      return card.effects?.[command.effect] === effect;
    case "ACTIVATE_SPELL":
    case "ACTIVATE_TRAP":
      return activationEffect(card) === effect;
    case "RESPOND_CHAIN":
      if (command.effect !== undefined) return card.effects?.[command.effect] === effect;
      return activationEffect(card) === effect;
    default:
      return false;
  }
}

/** Whether a move plays the card itself, from a hand or face-down: what stands or triggers needs that. */
export function playsCard(command: Command): boolean {
  switch (command.type) {
    case "SUMMON":
    case "FLIP_SUMMON":
    case "ACTIVATE_SPELL":
    case "ACTIVATE_TRAP":
      return true;
    case "RESPOND_CHAIN":
      return command.effect === undefined;
    default:
      return false;
  }
}
