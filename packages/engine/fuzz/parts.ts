/** Filters, conditions, costs and triggers: the parts of an effect that are not its actions. */
import type { Stream } from "@tcg/core";
import type { Comparison, Condition, Cost, Filter, Trigger } from "../src/cards/card.ts";
import { CONDITION_KINDS, type ConditionKind } from "../src/cards/checks/condition.ts";
import { COST_KINDS, type CostKind } from "../src/cards/checks/cost.ts";
import { FILTER_FIELDS } from "../src/cards/checks/filter.ts";
import { TRIGGERS_ABOUT_CARD } from "../src/cards/checks/trigger.ts";
import {
  ATTRIBUTES,
  CARD_TYPES,
  POSITIONS,
  SPELL_TYPES,
  SUMMON_KINDS,
  type SummonKind,
  TRAP_TYPES,
  type TriggerName,
} from "../src/vocabulary.ts";

export const archetypes = ["cafeteria", "varsity", "clique"] as const;
export const sides = ["self", "opponent", "any"] as const;

/** True once in `times`. */
export const chance = (random: Stream, times: number): boolean => random.int(times) === 0;

/** One condition on a card, chosen so that a fair part of all cards meets it. */
export function aFilter(random: Stream, field: keyof Filter = random.pick(FILTER_FIELDS)): Filter {
  switch (field) {
    case "cardType":
      return { cardType: random.pick(CARD_TYPES) };
    case "archetype":
      return { archetype: random.pick(archetypes) };
    case "attribute":
      return { attribute: random.pick(ATTRIBUTES) };
    case "minLevel":
      return { minLevel: 1 + random.int(4) };
    case "maxLevel":
      return { maxLevel: 3 + random.int(5) };
    case "minAttack":
      return { minAttack: 500 + 100 * random.int(10) };
    case "maxAttack":
      return { maxAttack: 1000 + 100 * random.int(15) };
    case "minDefense":
      return { minDefense: 500 + 100 * random.int(10) };
    case "maxDefense":
      return { maxDefense: 1000 + 100 * random.int(15) };
    case "position":
      return { position: random.pick(POSITIONS) };
    case "face":
      return { face: random.pick(["up", "down"]) };
    case "minVice":
      return { minVice: random.int(2) };
    case "maxVice":
      return { maxVice: 1 + random.int(2) };
    case "spellType":
      return { spellType: random.pick(SPELL_TYPES) };
    case "trapType":
      return { trapType: random.pick(TRAP_TYPES) };
    case "name":
      return { name: nameOf(random.int(40)) };
  }
}

const foods = ["Sandwich", "Noodle", "Pudding", "Pretzel", "Carrot", "Cocoa", "Biscuit"] as const;

/** The name of the card with this number: several cards share one, as filters by name need. */
export const nameOf = (number: number): string =>
  `${foods[number % foods.length]} ${1 + (number % 20)}`;

const comparison = (random: Stream): Comparison => random.pick(["at_least", "at_most"]);

/** Conditions that often hold: an effect that nobody can ever use shows nothing. */
export function aCondition(
  random: Stream,
  onStereotype: boolean,
  kind: ConditionKind = random.pick(CONDITION_KINDS),
): Condition {
  const simple = (): Condition =>
    aCondition(random, onStereotype, random.pick(["life", "clout", "count", "phase", "turn"]));
  switch (kind) {
    case "and":
      return { kind, all: [simple(), simple()] };
    case "or":
      return { kind, all: [simple(), simple(), simple()] };
    case "not":
      return { kind, of: { kind: "breakdowns", side: "self", is: "exactly", amount: 2 } };
    case "life":
      return { kind, side: eitherSeat(random), is: comparison(random), amount: 4000 };
    case "clout":
      return { kind, side: "self", is: "at_least", amount: 1 + random.int(3) };
    case "breakdowns":
      return { kind, side: "opponent", is: "at_most", amount: 1 };
    case "count":
      return aCount(random);
    case "phase":
      return { kind, in: random.pick([["main", "main2"], ["combat"], ["main", "combat", "end"]]) };
    case "turn":
      return { kind, of: eitherSeat(random) };
    case "chain_length":
      return { kind, is: comparison(random), amount: random.int(2) };
    case "summoned_how":
      return onStereotype
        ? { kind, in: random.shuffle(SUMMON_KINDS).slice(0, 2) }
        : { kind: "turn", of: "self" };
    case "source":
      return { kind, filter: onStereotype ? aFilter(random, "maxVice") : { face: "up" } };
  }
}

const eitherSeat = (random: Stream): "self" | "opponent" => random.pick(["self", "opponent"]);

function aCount(random: Stream): Condition {
  const zone = random.pick(["hand", "deck", "board", "set", "table", "graveyard"] as const);
  const hidden = zone === "hand" || zone === "deck";
  return {
    kind: "count",
    zone,
    side: random.pick(sides),
    ...(!hidden && chance(random, 3) && { filter: aFilter(random) }),
    is: random.pick(["at_least", "at_most"]),
    amount: 1 + random.int(3),
  };
}

/** Costs that can be paid in an ordinary game. */
export function aCost(random: Stream, kind: CostKind = random.pick(COST_KINDS)): Cost {
  switch (kind) {
    case "pay_lp":
      return { kind, amount: 100 * (1 + random.int(6)) };
    case "pay_clout":
      return { kind, amount: 1 + random.int(2) };
    case "discard":
      return { kind, count: 1 };
    case "tribute":
      return { kind, count: 1, ...(chance(random, 3) && { filter: aFilter(random, "maxLevel") }) };
    case "banish":
      return chance(random, 4)
        ? { kind, count: 1, from: "board" }
        : { kind, count: 1 + random.int(2), from: "graveyard" };
    case "remove_vice":
    case "add_vice":
      return { kind, count: 1 };
  }
}

export function aTrigger(
  random: Stream,
  on: TriggerName,
  summonKind: SummonKind | undefined,
): Trigger {
  const aboutCard = TRIGGERS_ABOUT_CARD.includes(on);
  return {
    on,
    ...(chance(random, 2) && { side: random.pick(sides) }),
    ...(aboutCard && chance(random, 4) && { card: random.pick(["this", "another"]) }),
    ...(aboutCard && chance(random, 5) && { filter: aFilter(random) }),
    ...(on === "summoned" && summonKind !== undefined && { summonKinds: [summonKind] }),
    ...(on === "destroyed" && chance(random, 2) && { by: random.pick(["battle", "effect"]) }),
    ...(on === "life_below" && { below: 2000 + 1000 * random.int(5) }),
  };
}
