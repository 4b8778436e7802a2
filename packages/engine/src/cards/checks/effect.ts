/** LT 8.1 to 8.4: one effect, as far as it can be judged without the others of its card. */
import {
  checkFields,
  type Fields,
  fault,
  fieldsSchema,
  flag,
  id,
  inField,
  inItem,
  integer,
  isIntegerIn,
  isObject,
  isOneOf,
  list,
  object,
  own,
  type Raw,
  type Schema,
  show,
  word,
} from "@tcg/core/shapes";
import { EFFECT_TYPES, TRIGGERS } from "../../vocabulary.ts";
import type { Effect, TargetRequirement } from "../card.ts";
import { STANDING_ACTIONS } from "../continuous.ts";
import { action } from "./action.ts";
import { condition } from "./condition.ts";
import { cost, MAX_COUNT } from "./cost.ts";
import { filter, PUBLIC_ZONES, SIDES } from "./filter.ts";
import { ref, whenSchema, withoutSchema } from "./json-schema.ts";
import type { At, CardFacts, EffectFacts, Shape, TargetFacts } from "./scope.ts";
import { TRIGGERS_WITH_WINDOW, trigger } from "./trigger.ts";

const requirement: Fields<TargetRequirement> = {
  zone: word(PUBLIC_ZONES),
  side: word(SIDES),
  count: integer(1, MAX_COUNT),
  filter: { optional: filter },
};

const shapeOfTarget = object("a target requirement", requirement);
const target: Shape = { ...shapeOfTarget, schema: ref("target") };
export const targetSchema: Schema = shapeOfTarget.schema;

const fields: Fields<Effect> = {
  id,
  type: word(EFFECT_TYPES),
  onActivation: { optional: flag },
  trigger: { optional: trigger },
  condition: { optional: condition },
  costs: { optional: list(cost, 1) },
  targets: { optional: list(target, 1) },
  actions: list(action, 1),
  optional: { optional: flag },
  oncePerTurn: { optional: flag },
  hardOncePerTurn: { optional: flag },
};

export function checkEffect(value: unknown, at: At): void {
  if (!isObject(value)) {
    fault(at, `must be an effect, not ${show(value)}`);
    return;
  }
  const effect = effectFacts(value, at.scope.card);
  const inside: At = { path: at.path, scope: { ...at.scope, effect } };
  checkFields("an effect", fields, value, inside);
  checkTriggerField(value, effect, inside);
  checkChoice(value, effect, inside);
  checkLimits(value, effect, inside);
  if (effect.type === "continuous") checkContinuous(value, inside);
  else checkTargetsUsed(value, effect, inside);
}

export function effectFacts(value: Raw, card: CardFacts): EffectFacts {
  const type = own(value, "type");
  return {
    type: isOneOf(EFFECT_TYPES, type) ? type : undefined,
    isActivation: staysOnTable(card) ? own(value, "onActivation") === true : isSpellOrTrap(card),
    trigger: triggerName(own(value, "trigger")),
    targets: targetFacts(own(value, "targets")),
    usedTargets: new Set(),
  };
}

/** LT 7.5: continuous ones, equips and fields stay face-up. */
export function staysOnTable(card: CardFacts): boolean {
  return card.type === "spell"
    ? isOneOf(["continuous", "equip", "field"], card.spellType)
    : card.type === "trap" && card.trapType === "continuous";
}

const isSpellOrTrap = ({ type }: CardFacts): boolean => type === "spell" || type === "trap";

function triggerName(value: unknown): EffectFacts["trigger"] {
  if (value === undefined) return "none";
  const on = own(value, "on");
  return isOneOf(TRIGGERS, on) ? on : undefined;
}

function targetFacts(value: unknown): EffectFacts["targets"] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return undefined;
  const requirements: readonly unknown[] = value;
  return requirements.map((entry): TargetFacts => {
    const zone = own(entry, "zone");
    const count = own(entry, "count");
    return {
      zone: isOneOf(PUBLIC_ZONES, zone) ? zone : undefined,
      count: isIntegerIn(count, 1, MAX_COUNT) ? (count as number) : undefined,
    };
  });
}

function checkTriggerField(value: Raw, effect: EffectFacts, at: At): void {
  const there = own(value, "trigger") !== undefined;
  const place = inField(at, "trigger");
  if (effect.type === "trigger") {
    if (!there) fault(place, `is missing; it must be ${trigger.expects}`);
  } else if (effect.type === "quick") {
    if (there) checkQuickTrigger(effect, place);
  } else if (effect.type !== undefined && there) {
    fault(place, `must be left out: an effect of type ${effect.type} says its own`);
  }
}

/** A quick effect with a trigger is started in answer to that event only. */
function checkQuickTrigger(effect: EffectFacts, at: At): void {
  if (at.scope.card.type === "trap" && effect.isActivation) {
    fault(at, "must be left out: a trap that answers something is of type trigger");
  } else if (effect.trigger !== undefined && !isOneOf(TRIGGERS_WITH_WINDOW, effect.trigger)) {
    const answerable = TRIGGERS_WITH_WINDOW.join(", ");
    fault(inField(at, "on"), `a quick effect can only answer ${answerable} (LT 9.3)`);
  }
}

/** LT 8.2: what a player starts, and what just applies, is neither optional nor mandatory. */
function checkChoice(value: Raw, effect: EffectFacts, at: At): void {
  if (own(value, "optional") === undefined) return;
  if (isOneOf(["ignition", "quick", "continuous"], effect.type)) {
    fault(
      inField(at, "optional"),
      `must be left out: an effect of type ${effect.type} is not a trigger (LT 8.2)`,
    );
  }
}

/** LT 8.4 */
function checkLimits(value: Raw, effect: EffectFacts, at: At): void {
  if (own(value, "oncePerTurn") !== true) return;
  if (own(value, "hardOncePerTurn") === true) {
    fault(inField(at, "oncePerTurn"), "must be left out: hardOncePerTurn says it and more");
  } else if (effect.isActivation) {
    fault(
      inField(at, "oncePerTurn"),
      "must be left out: one card is activated once anyway; hardOncePerTurn binds all copies",
      "hardOncePerTurn",
    );
  }
}

const ONLY_ACTIVATED = [
  "costs",
  "targets",
  "oncePerTurn",
  "hardOncePerTurn",
  "onActivation",
] as const;

/** A continuous effect is a standing fact: nobody activates it, so nothing is paid or chosen. */
function checkContinuous(value: Raw, at: At): void {
  for (const name of ONLY_ACTIVATED) {
    if (own(value, name) !== undefined) {
      fault(inField(at, name), "must be left out: a continuous effect is never activated");
    }
  }
}

function checkTargetsUsed(value: Raw, effect: EffectFacts, at: At): void {
  if (!Array.isArray(own(value, "actions"))) return;
  effect.targets?.forEach((_, index) => {
    if (!effect.usedTargets.has(index)) {
      fault(inItem(inField(at, "targets"), index), "is chosen, but no action uses it");
    }
  });
}

export const effectSchema: Schema = {
  ...(fieldsSchema({}, fields) as object),
  allOf: [
    whenSchema("type", ["trigger"], { required: ["trigger"] }),
    whenSchema(
      "type",
      ["ignition", "on_summon", "flip", "breakdown", "continuous"],
      withoutSchema("trigger"),
    ),
    whenSchema("type", ["ignition", "quick", "continuous"], withoutSchema("optional")),
    whenSchema("type", ["continuous"], {
      properties: {
        ...(withoutSchema(...ONLY_ACTIVATED) as { readonly properties: object }).properties,
        actions: { items: { properties: { kind: { enum: STANDING_ACTIONS } } } },
      },
    }),
  ],
};
