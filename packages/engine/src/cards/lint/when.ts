/** When an effect can be used, as far as its type, its card and its trigger say (LT 7.2, 8.1, 9.1). */

import { PHASES, type Phase, type TriggerName } from "../../vocabulary.ts";
import type { CardDefinition, Effect, Trigger } from "../card.ts";
import { triggerOf } from "../trigger-of.ts";
import { isActivation, type World } from "./world.ts";

export interface When {
  readonly phases: readonly Phase[];
  /** Whose turn it can be. */
  readonly turns: readonly ("self" | "opponent")[];
  /** How many links the chain has then. */
  readonly chain: { readonly least: number; readonly most: number };
}

const EITHER = ["self", "opponent"] as const;
const ANY_CHAIN = { least: 0, most: Number.POSITIVE_INFINITY };

export function whenOf(world: World, card: CardDefinition, effect: Effect): When {
  if (effect.type === "continuous") return { phases: PHASES, turns: EITHER, chain: ANY_CHAIN };
  // So is what every spell does as it is activated, quick-plays apart.
  if (effect.type === "ignition") {
    return { phases: ["main", "main2"], turns: ["self"], chain: { least: 0, most: 0 } };
  }
  const trigger = triggerOf(effect);
  const isResponse = effect.type === "quick" || isActivation(card, effect);
  const chain =
    isResponse && trigger && ON_LINK.includes(trigger.on) ? { ...ANY_CHAIN, least: 1 } : ANY_CHAIN;
  if (trigger === null) return { phases: PHASES, turns: EITHER, chain };
  // What has happened can be answered a while: a set trap may find a window only later.
  const isAtOnce = !isResponse || trigger.on === "attack_declared";
  return { phases: isAtOnce ? phasesOf(world, trigger) : PHASES, turns: turnsOf(trigger), chain };
}

const ON_LINK: readonly TriggerName[] = [
  "spell_activated",
  "trap_activated",
  "effect_activated",
  "targeted",
];

function phasesOf({ config }: World, { on, by }: Trigger): readonly Phase[] {
  switch (on) {
    case "attack_declared":
    case "battle_damage":
      return ["combat"];
    case "destroyed":
      return by === "battle" ? ["combat"] : PHASES;
    case "draw_phase":
      return ["draw"];
    case "standby_phase":
      return [config.standbyPhase ? "standby" : "main"];
    case "end_phase":
      return ["end"];
    case "breakdown":
      return ["breakdown_check"];
    default:
      return PHASES;
  }
}

/** Only the seat whose turn it is attacks; the phases are of whose turn it is. */
function turnsOf({ on, side = "any" }: Trigger): When["turns"] {
  const isOfTurn: readonly TriggerName[] = [
    "attack_declared",
    "turn_start",
    "draw_phase",
    "standby_phase",
    "end_phase",
  ];
  return side !== "any" && isOfTurn.includes(on) ? [side] : EITHER;
}
