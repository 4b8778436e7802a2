/** The actions of LT 8.8: their fields, and where each of them makes sense. */
import {
  closestWord,
  everyWord,
  type Fields,
  fault,
  flag,
  id,
  inField,
  integer,
  isIntegerIn,
  isObject,
  isOneOf,
  own,
  type Raw,
  type Schema,
  show,
  type Variant,
  variants,
  word,
} from "@tcg/core/shapes";
import {
  ACTIONS,
  type ActionKind,
  DURATIONS,
  KEYWORDS,
  POSITIONS,
  PROTECTIONS,
  RESTRICTIONS,
} from "../../vocabulary.ts";
import type { Action, PublicZone, Recipient } from "../card.ts";
import { STANDING_ACTIONS } from "../continuous.ts";
import { actionRules } from "./action-rules.ts";
import { EITHER_SEAT } from "./condition.ts";
import { MAX_CLOUT, MAX_COUNT } from "./cost.ts";
import { filter, PUBLIC_ZONES, SIDES } from "./filter.ts";
import { ref } from "./json-schema.ts";
import { oneOnBoard } from "./one-on-board.ts";
import type { At, Shape } from "./scope.ts";
import { selectionFrom } from "./selection.ts";
import { valueIn } from "./value.ts";

const MAX_AMOUNT = 1_000_000;
/** As many turns as a match has at most (LT 1.4). */
const MAX_TURNS = 200;

export const TABLE_ZONES: readonly PublicZone[] = ["board", "set", "field", "table"];
const onBoard = selectionFrom("selectionOnBoard", ["board"]);
const onTable = selectionFrom("selectionOnTable", TABLE_ZONES);
const anywhere = selectionFrom("selectionAnywhere", PUBLIC_ZONES);

const RECIPIENTS = everyWord<Recipient>({ self: true, opponent: true, both: true });
const who = { optional: word(RECIPIENTS) };
const eitherSeat = { optional: word(EITHER_SEAT) };
const position = { optional: word(POSITIONS) };
const cards = valueIn(1, MAX_COUNT);
const points = valueIn(1, MAX_AMOUNT);
const fewCards = integer(1, MAX_COUNT);
/** What a player picks from a whole deck in one go, or puts in order: the list of ways stays short. */
const pickedCards = integer(1, 2);
const orderedCards = integer(1, 4);

/** LT 8.9 */
const duration = {
  optional: {
    expects: `${DURATIONS.join(", ")}, or a number of turns from 1 to ${MAX_TURNS}`,
    schema: ref("duration"),
    check(value: unknown, at: At): void {
      if (isIntegerIn(value, 1, MAX_TURNS) || isOneOf(DURATIONS, value)) return;
      const meant = typeof value === "string" ? closestWord(value, DURATIONS) : undefined;
      fault(at, `must be ${duration.optional.expects}, not ${show(value)}`, meant);
    },
  },
};

const boost = {
  what: onBoard,
  operation: {
    optional: word(
      everyWord<"add" | "set" | "double" | "halve">({
        add: true,
        set: true,
        double: true,
        halve: true,
      }),
    ),
  },
  amount: { optional: valueIn(-MAX_AMOUNT, MAX_AMOUNT) },
  duration,
};
const vice = { count: cards, what: onBoard };

const token: Shape = {
  expects: "the id of a stereotype of the same card table",
  schema: id.schema,
  check(value, at) {
    id.check(value, at);
    if (typeof value !== "string") return;
    const { typeOfId } = at.scope;
    const type = typeOfId.get(value);
    if (!typeOfId.has(value)) {
      const meant = closestWord(value, [...typeOfId.keys()]);
      fault(at, `must be ${token.expects}; there is no card ${show(value)}`, meant);
    } else if (type === "spell" || type === "trap") {
      fault(at, `must be ${token.expects}; ${show(value)} is a ${type}`);
    }
  },
};

const table: { readonly [K in ActionKind]: Fields<Variant<Action, "kind", K>> } = {
  draw: { count: cards, who },
  damage: { amount: points, who },
  heal: { amount: points, who },
  destroy: { what: onTable },
  boost_attack: boost,
  boost_defense: boost,
  discard: { count: cards, who, random: { optional: flag } },
  add_vice: vice,
  remove_vice: vice,
  special_summon: {
    from: word(
      everyWord<"hand" | "deck" | "graveyard" | "banished" | "target">({
        hand: true,
        deck: true,
        graveyard: true,
        banished: true,
        target: true,
      }),
    ),
    count: { optional: fewCards },
    filter: { optional: filter },
    side: { optional: word(SIDES) },
    position,
    faceDown: { optional: flag },
  },
  banish: { what: anywhere },
  return_to_hand: { what: anywhere },
  negate: { destroy: { optional: flag } },
  change_position: {
    what: onBoard,
    to: { optional: word([...POSITIONS, "face_down"]) },
  },
  mill: { count: cards, who },
  search: { count: { optional: pickedCards }, filter },
  shuffle_into_deck: { what: anywhere },
  gain_clout: { amount: valueIn(1, MAX_CLOUT), who },
  create_token: { token, count: { optional: fewCards }, position },
  take_control: { what: onBoard, duration },
  modify_cost: {
    cardType: { optional: word(everyWord<"spell" | "trap">({ spell: true, trap: true })) },
    operation: word(
      everyWord<"set" | "add" | "multiply">({ set: true, add: true, multiply: true }),
    ),
    amount: integer(-MAX_CLOUT, MAX_CLOUT),
    who,
    duration,
  },
  view_top_cards: { count: fewCards, who: eitherSeat },
  rearrange_top_cards: { count: orderedCards, who: eitherSeat },
  apply_restriction: {
    restriction: word(RESTRICTIONS),
    who,
    what: { optional: onTable },
    duration,
  },
  grant_protection: { protection: word(PROTECTIONS), what: onTable, duration },
  grant_keyword: { keyword: word(KEYWORDS), what: onBoard, duration },
  stop_attack: {},
  move_vice: { count: cards, from: onBoard, to: oneOnBoard },
  reveal_hand: { who: eitherSeat },
};

const shape = variants("an action", "kind", table);

export const action: Shape = {
  expects: 'an action, such as { kind: "draw", count: 1 }',
  schema: ref("action"),
  check(value, at) {
    shape.check(value, at);
    const kind = own(value, "kind");
    if (!isObject(value) || !isOneOf(ACTIONS, kind)) return;
    actionRules[kind]?.(value, at);
    if (at.scope.effect?.type === "continuous") checkStanding(kind, value, at);
    else checkDuration(value, at);
  },
};

function checkStanding(kind: ActionKind, value: Raw, at: At): void {
  if (!isOneOf(STANDING_ACTIONS, kind)) {
    fault(
      inField(at, "kind"),
      `a continuous effect is made of ${STANDING_ACTIONS.join(", ")}; it cannot ${kind}`,
    );
  } else if (own(value, "duration") !== undefined) {
    fault(inField(at, "duration"), "must be left out: a continuous effect lasts while it applies");
  }
}

/** LT 8.9: what lasts while its source is there needs a source that stays. */
function checkDuration(value: Raw, at: At): void {
  const { card, effect } = at.scope;
  if (own(value, "duration") !== "while_source") return;
  const leaves =
    effect?.type === "breakdown" ||
    (card.type === "spell" && (card.spellType === "normal" || card.spellType === "quick-play")) ||
    (card.type === "trap" && (card.trapType === "normal" || card.trapType === "counter"));
  if (leaves) {
    fault(inField(at, "duration"), "while_source would end at once: the card is in the graveyard");
  }
}

export const actionSchema: Schema = shape.schema;
export const durationSchema: Schema = {
  anyOf: [{ enum: DURATIONS }, { type: "integer", minimum: 1, maximum: MAX_TURNS }],
};
