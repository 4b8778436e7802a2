/**
 * What a generated effect must contain; everything else about it is left to chance. The lists
 * below ask once for every member of every closed set, so that no coverage depends on luck.
 */

import type { Filter, PublicZone } from "../src/cards/card.ts";
import { CONDITION_KINDS, type ConditionKind } from "../src/cards/checks/condition.ts";
import { COST_KINDS, type CostKind } from "../src/cards/checks/cost.ts";
import { FILTER_FIELDS, PUBLIC_ZONES } from "../src/cards/checks/filter.ts";
import { SELECTION_KINDS, type SelectionKind } from "../src/cards/checks/selection.ts";
import { COUNTED_KINDS, type CountedKind } from "../src/cards/checks/value.ts";
import { STANDING_ACTIONS } from "../src/cards/continuous.ts";
import {
  ACTIONS,
  type ActionKind,
  DURATIONS,
  type Duration,
  EFFECT_TYPES,
  type EffectType,
  KEYWORDS,
  PROTECTIONS,
  type Protection,
  RESTRICTIONS,
  type Restriction,
  SPELL_TYPES,
  type SpellType,
  SUMMON_KINDS,
  type SummonKind,
  TRAP_TYPES,
  TRIGGERS,
  type TrapType,
  type TriggerName,
} from "../src/vocabulary.ts";

export type Host =
  | { readonly type: "stereotype" }
  | { readonly type: "spell"; readonly spellType: SpellType }
  | { readonly type: "trap"; readonly trapType: TrapType };

export interface Wish {
  /** Becomes part of the card's id, so that a failure says what the card is there for. */
  readonly label: string;
  readonly host: Host;
  readonly type?: EffectType;
  readonly trigger?: TriggerName;
  readonly summonKind?: SummonKind;
  readonly condition?: ConditionKind;
  readonly cost?: CostKind;
  readonly action?: ActionKind;
  readonly selection?: SelectionKind;
  readonly zone?: PublicZone;
  readonly filterField?: keyof Filter;
  readonly value?: CountedKind | "number";
  /** Where a counted value counts cards. */
  readonly countZone?: "hand" | "deck";
  readonly duration?: Duration;
  readonly protection?: Protection;
  readonly restriction?: Restriction;
  readonly restricts?: "cards" | "seat";
}

const stereotype: Host = { type: "stereotype" };
const spell = (spellType: SpellType): Host => ({ type: "spell", spellType });
const trap = (trapType: TrapType): Host => ({ type: "trap", trapType });

/** The hosts that actions are spread over, so that all of them get many kinds. */
const hosts: readonly Host[] = [stereotype, spell("normal"), spell("quick-play"), trap("normal")];

function actionWishes(): Wish[] {
  return ACTIONS.map((action, i): Wish => {
    const label = action;
    if (action === "negate") return { label, host: trap("counter"), action };
    if (action === "stop_attack") {
      return { label, host: trap("normal"), trigger: "attack_declared", action };
    }
    return { label, host: hosts[i % hosts.length] ?? stereotype, action };
  });
}

/** A trap cannot be there twice for one event, so each trigger also gets a trap of some type. */
function triggerWishes(): Wish[] {
  return TRIGGERS.flatMap((trigger, i): Wish[] => [
    { label: `on-${trigger}`, host: stereotype, type: "trigger", trigger },
    {
      label: `trap-on-${trigger}`,
      host: trap(i % 3 === 2 ? "continuous" : "normal"),
      type: "trigger",
      trigger,
    },
  ]);
}

const linkTriggers = ["spell_activated", "trap_activated", "effect_activated", "targeted"] as const;

function standingWishes(): Wish[] {
  return STANDING_ACTIONS.flatMap((action): Wish[] => [
    { label: `standing-${action}`, host: stereotype, type: "continuous", action },
    { label: `field-${action}`, host: spell("field"), type: "continuous", action },
  ]);
}

function selectionWishes(): Wish[] {
  return SELECTION_KINDS.map((selection): Wish => {
    const label = `select-${selection}`;
    if (selection === "equipped") {
      return { label, host: spell("equip"), type: "continuous", action: "boost_attack", selection };
    }
    if (selection === "event_card") {
      return { label, host: stereotype, trigger: "summoned", action: "add_vice", selection };
    }
    return { label, host: stereotype, type: "ignition", action: "return_to_hand", selection };
  });
}

function valueWishes(): Wish[] {
  return (["number", ...COUNTED_KINDS] as const).map((value): Wish => {
    const label = `count-${value}`;
    if (value === "event_amount") {
      return { label, host: stereotype, trigger: "battle_damage", action: "heal", value };
    }
    if (value === "chain_length") {
      return { label, host: spell("quick-play"), action: "damage", value };
    }
    return { label, host: stereotype, type: "ignition", action: "damage", value };
  });
}

const hiddenCountWishes = (): Wish[] =>
  (["hand", "deck"] as const).map((countZone) => ({
    label: `count-${countZone}`,
    host: stereotype,
    type: "on_summon",
    action: "heal",
    value: "cards",
    countZone,
  }));

const durationWishes = (): Wish[] =>
  [...DURATIONS, 2].map((duration) => ({
    label: `lasts-${duration}`,
    host: stereotype,
    type: "ignition",
    action: "boost_attack",
    duration,
  }));

function restrictionWishes(): Wish[] {
  const wishes = RESTRICTIONS.map(
    (restriction): Wish => ({
      label: `no-${restriction}`,
      host: spell("normal"),
      action: "apply_restriction",
      restriction,
      restricts: "seat",
    }),
  );
  const onCards = (["attack", "effects"] as const).map(
    (restriction): Wish => ({
      label: `no-${restriction}-of-cards`,
      host: spell("quick-play"),
      action: "apply_restriction",
      restriction,
      restricts: "cards",
    }),
  );
  return [...wishes, ...onCards];
}

const zoneWishes = (): Wish[] =>
  PUBLIC_ZONES.flatMap((zone): Wish[] => [
    {
      label: `target-${zone}`,
      host: stereotype,
      type: "ignition",
      action: "banish",
      selection: "target",
      zone,
    },
    {
      label: `random-${zone}`,
      host: spell("normal"),
      action: "shuffle_into_deck",
      selection: "random",
      zone,
    },
  ]);

/** The first cards of every generated set, one for each wish. */
export const wishes: readonly Wish[] = [
  ...EFFECT_TYPES.map((type): Wish => ({ label: `type-${type}`, host: stereotype, type })),
  ...SPELL_TYPES.map((type): Wish => ({ label: `spell-${type}`, host: spell(type) })),
  ...TRAP_TYPES.map((type): Wish => ({ label: `trap-${type}`, host: trap(type) })),
  ...actionWishes(),
  ...triggerWishes(),
  ...linkTriggers.map(
    (trigger): Wish => ({
      label: `counter-${trigger}`,
      host: trap("counter"),
      trigger,
      action: "negate",
    }),
  ),
  ...SUMMON_KINDS.map(
    (summonKind): Wish => ({
      label: `on-${summonKind}-summon`,
      host: stereotype,
      type: "trigger",
      trigger: "summoned",
      summonKind,
    }),
  ),
  ...COST_KINDS.map(
    (cost): Wish => ({ label: `pay-${cost}`, host: stereotype, type: "ignition", cost }),
  ),
  ...CONDITION_KINDS.map(
    (condition): Wish => ({ label: `if-${condition}`, host: stereotype, type: "quick", condition }),
  ),
  ...selectionWishes(),
  ...valueWishes(),
  ...hiddenCountWishes(),
  ...durationWishes(),
  ...restrictionWishes(),
  ...PROTECTIONS.map(
    (protection): Wish => ({
      label: `safe-from-${protection}`,
      host: stereotype,
      type: "ignition",
      action: "grant_protection",
      protection,
    }),
  ),
  ...KEYWORDS.map(
    (keyword): Wish => ({
      label: keyword,
      host: spell("equip"),
      type: "continuous",
      action: "grant_keyword",
    }),
  ),
  ...standingWishes(),
  ...FILTER_FIELDS.map(
    (filterField): Wish => ({
      label: `filter-${filterField}`,
      host: stereotype,
      type: "ignition",
      action: "destroy",
      selection: "target",
      zone: "table",
      filterField,
    }),
  ),
  ...zoneWishes(),
];
