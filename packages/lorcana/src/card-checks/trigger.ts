/** What an ability answers, and what has happened then. */
import {
  checkFields,
  type Fields,
  fault,
  inField,
  integer,
  isObject,
  isOneOf,
  onlyTrue,
  own,
  type Raw,
  show,
  text,
  word,
} from "@tcg/core/shapes";
import type { Trigger } from "../cards.ts";
import { COUNTED } from "../triggers/nth.ts";
import { TRIGGERS, type TriggerName } from "../vocabulary.ts";
import { filterIn, SIDES } from "./filter.ts";
import type { At, Shape } from "./scope.ts";

interface Happening {
  /** It happens to a card that all can see. */
  readonly card: boolean;
  /** The other one in it: who was challenged, the song, the location. */
  readonly other: boolean;
}

const PLAYERS: Happening = { card: false, other: false };
const CARDS: Happening = { card: true, other: false };
const TWO: Happening = { card: true, other: true };

export const happenings: Readonly<Record<TriggerName, Happening>> = {
  played: CARDS,
  quests: CARDS,
  challenges: TWO,
  challenged: TWO,
  banished: TWO,
  "banishes-in-challenge": TWO,
  "leaves-play": CARDS,
  "turn-starts": PLAYERS,
  "turn-ends": PLAYERS,
  inked: PLAYERS,
  damaged: TWO,
  "deals-damage": TWO,
  "damage-removed": CARDS,
  drawn: PLAYERS,
  discarded: CARDS,
  "moves-to-location": TWO,
  sings: TWO,
  "put-under": CARDS,
  chosen: CARDS,
  readied: CARDS,
  exerted: CARDS,
  "lore-gained": PLAYERS,
  "returned-to-hand": CARDS,
};

/** Only in these is a challenge always going on. */
const CHALLENGES: readonly TriggerName[] = ["challenges", "challenged", "banishes-in-challenge"];
/** These happen in a challenge or not. */
const PERHAPS_IN_CHALLENGE: readonly TriggerName[] = [
  "banished",
  "leaves-play",
  "damaged",
  "deals-damage",
];

const cardOr = (zone: "event" | "discard"): Shape => ({
  expects: '"this", or a filter such as { type: "character" }',
  schema: { anyOf: [{ const: "this" }, { $ref: "#/$defs/filter" }] },
  check(value, at) {
    if (value === "this") return;
    if (isObject(value)) filterIn(zone).check(value, at);
    else fault(at, `must be "this", or a filter such as { type: "character" }, not ${show(value)}`);
  },
});

const fields: Fields<Trigger> = {
  on: word(TRIGGERS),
  card: { optional: cardOr("event") },
  other: { optional: cardOr("event") },
  side: { optional: word([...SIDES, "any"]) },
  during: { optional: word(["your-turn", "opponents-turn", "their-turn"]) },
  inChallenge: { optional: onlyTrue },
  byAction: { optional: onlyTrue },
  bySupport: { optional: onlyTrue },
  those: { optional: text(40) },
  nth: { optional: integer(1, 9) },
};

export const trigger: Shape = {
  expects: 'a trigger, such as { on: "quests", card: "this" }',
  schema: { $ref: "#/$defs/trigger" },
  check(value, at) {
    if (!isObject(value)) {
      fault(at, `must be ${trigger.expects}, not ${show(value)}`);
      return;
    }
    checkFields("a trigger", fields, value, at);
    const on = own(value, "on");
    if (isOneOf(TRIGGERS, on)) checkMeaning(on, value, at);
  },
};

function checkMeaning(on: TriggerName, value: Raw, at: At): void {
  const { card, other } = happenings[on];
  if (!card) leftOut(value, at, "card", `${on} is not about a card that all can see`);
  if (!other) leftOut(value, at, "other", `there is no other card in ${on}`);
  if (!PERHAPS_IN_CHALLENGE.includes(on)) {
    leftOut(value, at, "inChallenge", `it belongs to ${PERHAPS_IN_CHALLENGE.join(" and ")}`);
  }
  for (const name of ["byAction", "bySupport"]) {
    if (on !== "chosen") leftOut(value, at, name, "it belongs to chosen");
  }
  if (COUNTED[on] === undefined) leftOut(value, at, "nth", `nobody counts ${on}`);
  const named = own(value, "those");
  if (!card) leftOut(value, at, "those", `${on} is not about a card that all can see`);
  else if (typeof named === "string" && !at.scope.text.names.has(named)) {
    fault(inField(at, "those"), `nothing before this was chosen as "${named}"`);
  }
  const isThis = own(value, "card") === "this";
  if (isThis && own(value, "other") === "this") {
    fault(inField(at, "other"), 'must not be "this" where card is: they are two cards');
  }
  if (isThis && on === "discarded") {
    const why = "abilities work from play, and only cards in hand are discarded (CR 7.6.5)";
    fault(inField(at, "card"), `must not be "this": ${why}`);
  }
  // For `chosen` the side is the player who chooses; for the rest, the player of the card.
  if (isThis && on !== "chosen") leftOut(value, at, "side", 'card is "this", so it is yours');
  if (at.scope.text.kind === "action") {
    for (const name of ["card", "other"]) {
      if (own(value, name) === "this") fault(inField(at, name), "an action is never in play");
    }
  }
}

function leftOut(value: Raw, at: At, name: string, why: string): void {
  if (own(value, name) !== undefined) fault(inField(at, name), `must be left out: ${why}`);
}

/** `undefined`: there is no telling. */
export function triggerName(value: unknown): TriggerName | undefined {
  const on = own(value, "on");
  return isOneOf(TRIGGERS, on) ? on : undefined;
}

export function isInChallenge(value: unknown): boolean {
  const on = triggerName(value);
  if (on === undefined) return true;
  return CHALLENGES.includes(on) || own(value, "inChallenge") === true;
}
