/** What an effect answers, and what the event it answers has to offer. */
import {
  checkFields,
  everyWord,
  type Fields,
  fault,
  fieldsSchema,
  inField,
  integer,
  isObject,
  isOneOf,
  own,
  type Schema,
  show,
  word,
  wordSet,
} from "@tcg/core/shapes";
import { SUMMON_KINDS, TRIGGERS, type TriggerName } from "../../vocabulary.ts";
import type { Trigger } from "../card.ts";
import { filter, SIDES } from "./filter.ts";
import { ref, whenSchema, withoutSchema } from "./json-schema.ts";
import type { At, Shape } from "./scope.ts";

/** The events that are about one card whose face everybody sees, or saw. */
const aboutCard: Readonly<Record<TriggerName, boolean>> = {
  summoned: true,
  flipped: true,
  spell_activated: true,
  trap_activated: true,
  effect_activated: true,
  attack_declared: true,
  battle_damage: true,
  destroyed: true,
  sent_to_graveyard: true,
  turn_start: false,
  draw_phase: false,
  standby_phase: false,
  end_phase: false,
  // A card that was drawn is known to its owner only, and hidden faces decide nothing.
  card_drawn: false,
  life_below: false,
  vice_added: true,
  vice_near_threshold: true,
  breakdown: true,
  position_changed: true,
  targeted: true,
};

export const TRIGGERS_ABOUT_CARD: readonly TriggerName[] = TRIGGERS.filter((on) => aboutCard[on]);

export const TRIGGERS_WITH_AMOUNT: readonly TriggerName[] = ["battle_damage", "vice_added"];

/** The events that are a link of a chain, or come with one: there is something to negate. */
export const TRIGGERS_ON_LINK: readonly TriggerName[] = [
  "spell_activated",
  "trap_activated",
  "effect_activated",
  "targeted",
];

/** The events whose window a quick effect can be started in (LT 9.3). */
export const TRIGGERS_WITH_WINDOW: readonly TriggerName[] = [
  ...TRIGGERS_ON_LINK,
  "summoned",
  "attack_declared",
  "end_phase",
];

const fields: Fields<Trigger> = {
  on: word(TRIGGERS),
  side: { optional: word(SIDES) },
  card: { optional: word(everyWord<"this" | "another">({ this: true, another: true })) },
  filter: { optional: filter },
  summonKinds: { optional: wordSet(SUMMON_KINDS) },
  by: { optional: word(everyWord<"battle" | "effect">({ battle: true, effect: true })) },
  below: { optional: integer(1) },
};

export const trigger: Shape = {
  expects: 'a trigger, such as { on: "summoned", side: "opponent" }',
  schema: ref("trigger"),
  check(value, at) {
    if (!isObject(value)) {
      fault(at, `must be ${trigger.expects}, not ${show(value)}`);
      return;
    }
    checkFields("a trigger", fields, value, at);
    const on = own(value, "on");
    if (!isOneOf(TRIGGERS, on)) return;
    if (!aboutCard[on]) {
      onlyFor(value, at, "card", `${on} is not about a card that all can see`);
      onlyFor(value, at, "filter", `${on} is not about a card that all can see`);
    }
    if (on !== "summoned") onlyFor(value, at, "summonKinds", "it belongs to summoned");
    if (on !== "destroyed") onlyFor(value, at, "by", "it belongs to destroyed");
    if (on !== "life_below") onlyFor(value, at, "below", "it belongs to life_below");
    else if (own(value, "below") === undefined) {
      fault(inField(at, "below"), "is missing; life_below needs the life points to fall below");
    }
  },
};

function onlyFor(value: unknown, at: At, name: string, why: string): void {
  if (own(value, name) !== undefined) fault(inField(at, name), `must be left out: ${why}`);
}

const not = (...names: readonly TriggerName[]): readonly TriggerName[] =>
  TRIGGERS.filter((on) => !names.includes(on));

export const triggerSchema: Schema = {
  ...(fieldsSchema({}, fields) as object),
  allOf: [
    whenSchema("on", not(...TRIGGERS_ABOUT_CARD), withoutSchema("card", "filter")),
    whenSchema("on", not("summoned"), withoutSchema("summonKinds")),
    whenSchema("on", not("destroyed"), withoutSchema("by")),
    whenSchema("on", not("life_below"), withoutSchema("below")),
    whenSchema("on", ["life_below"], { required: ["below"] }),
  ],
};
