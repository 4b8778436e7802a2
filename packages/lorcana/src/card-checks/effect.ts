/** CR 7.1: what a text does, sentence by sentence. */
import {
  change,
  checkFields,
  type Fields,
  fault,
  flag,
  inField,
  integer,
  isObject,
  isOneOf,
  keysOf,
  list,
  object,
  onlyTrue,
  own,
  type Raw,
  show,
  text,
  type Variant,
  variants,
  word,
} from "@tcg/core/shapes";
import type { Effect, EffectKind } from "../cards.ts";
import {
  CARD_RESTRICTIONS,
  DURATIONS,
  PERMISSIONS,
  PLAYER_RESTRICTIONS,
  type Result,
  STATS,
} from "../vocabulary.ts";
import { amountIn, changeIn } from "./amount.ts";
import { condition } from "./condition.ts";
import { costs } from "./cost.ts";
import { effectRules } from "./effect-rules.ts";
import { filterIn } from "./filter.ts";
import { checkGivenKeyword, givenKeyword } from "./keyword.ts";
import { type At, also, inText, nested, type Shape } from "./scope.ts";
import { PUBLIC_ZONES, selector, who } from "./selector.ts";
import { isInChallenge, trigger, triggerName } from "./trigger.ts";

/** More than this at once is a slip of the pen. */
const MOST = 20;
/** Every choice is listed whole, and every order: of more cards there would be thousands. */
const MAX_LOOKED_AT = 10;

const amount = amountIn(1, MOST, "asked");
const player = { optional: who };
const upTo = { optional: onlyTrue };
const DAMAGEABLE = ["character", "location"] as const;
const EXERTABLE = ["character", "item"] as const;
const anyCard = selector();
const lasting = selector({ isLasting: true });
const lifted = selector({ zones: PUBLIC_ZONES, isLifted: true });
const damageable = selector({ types: DAMAGEABLE });
const anywhere = selector({ zones: PUBLIC_ZONES });
const hidden = filterIn("hidden");

const duration: Shape = also(word(DURATIONS), (value, at) => {
  if (value === "challenge" && at.scope.text.inChallenge === false) {
    fault(at, "must not be challenge: when this is read there is none");
  }
});

/** Not for a card's time in play: this is about no card. */
const playersDuration: Shape = also(duration, (value, at) => {
  if (value === "play") fault(at, "must not be play: it stands about no card");
});

const inkFrom: Shape = {
  expects: '"hand", "top-of-deck" or a selector',
  schema: { anyOf: [{ enum: ["hand", "top-of-deck"] }, lifted.schema] },
  check(value, at) {
    if (isObject(value)) lifted.check(value, at);
    else if (value !== "hand" && value !== "top-of-deck") {
      fault(at, `must be ${inkFrom.expects}, not ${show(value)}`);
    }
  },
};

const take = object("what is taken", {
  count: integer(1, MAX_LOOKED_AT),
  upTo,
  where: { optional: hidden },
  each: { optional: onlyTrue },
  to: word(["hand", "inkwell", "bottom", "play"]),
  reveal: { optional: onlyTrue },
} satisfies Fields<NonNullable<Extract<Effect, { do: "look-at-top" }>["take"]>>);

const REST = ["top", "bottom", "either", "inkwell", "discard"] as const;
const onTop: Fields<{ readonly onTop: number }> = { onTop: integer(1, MAX_LOOKED_AT) };

const rest: Shape = {
  expects: `one of ${REST.join(", ")}, or { onTop: … }`,
  schema: {
    anyOf: [
      { enum: REST },
      { type: "object", properties: { onTop: { type: "integer" } }, required: ["onTop"] },
    ],
  },
  check(value, at) {
    if (isObject(value)) checkFields("where the rest goes", onTop, value, at);
    else word(REST).check(value, at);
  },
};

const tableWith = (
  effects: Shape,
  ability: Shape,
): { readonly [K in EffectKind]: Fields<Variant<Effect, "do", K>> } => ({
  draw: { amount, who: player },
  discard: {
    amount,
    who: player,
    random: { optional: onlyTrue },
    as: { optional: text(40) },
  },
  mill: { amount, who: player },
  "gain-lore": { amount, who: player },
  "lose-lore": { amount, who: player },
  "deal-damage": { target: damageable, amount },
  "put-damage": { target: damageable, amount },
  "move-damage": {
    from: selector({ types: DAMAGEABLE, isOne: true }),
    to: selector({ types: DAMAGEABLE, isOne: true }),
    amount,
    upTo,
  },
  "remove-damage": { target: damageable, amount, upTo },
  banish: { target: anyCard },
  "return-to-hand": { target: anywhere },
  "put-on-deck": { target: lifted, place: word(["top", "bottom", "shuffled"]) },
  "put-into-inkwell": {
    from: inkFrom,
    count: { optional: integer(2, MOST) },
    exerted: flag,
    who: player,
  },
  "put-under": { from: { optional: word(["hand"]) }, target: damageable },
  "from-under": { target: damageable, to: word(["hand", "inkwell", "discard", "bottom"]) },
  ready: { target: selector({ types: EXERTABLE }) },
  exert: { target: selector({ types: EXERTABLE }) },
  "move-to-location": {
    target: selector({ types: ["character"] }),
    to: selector({ types: ["location"], isOne: true }),
  },
  modify: { stat: word(STATS), target: lasting, amount: changeIn(MOST, "asked"), duration },
  "grant-keyword": { ...givenKeyword, target: lasting, duration },
  "grant-ability": { ability, target: lasting, duration },
  restrict: {
    restriction: word(CARD_RESTRICTIONS),
    unless: { optional: filterIn("play") },
    target: lasting,
    duration,
  },
  "restrict-player": {
    restriction: word(PLAYER_RESTRICTIONS),
    who,
    duration: playersDuration,
  },
  permit: {
    permission: word(PERMISSIONS),
    against: { optional: filterIn("play") },
    target: lasting,
    duration,
  },
  "sing-as": { target: selector({ types: ["character"] }), amount: change(20), duration },
  "reduce-cost": { amount, where: { optional: hidden }, next: { optional: onlyTrue } },
  "more-inkings": { amount: integer(1, 10) },
  "play-free": {
    from: word(["hand", "discard"]),
    where: hidden,
    exerted: { optional: onlyTrue },
    as: { optional: text(40) },
  },
  "look-at-top": {
    count: integer(1, MAX_LOOKED_AT),
    take: { optional: take },
    reveal: { optional: onlyTrue },
    rest,
  },
  "hand-to-deck": { amount, place: word(["top", "bottom"]), who: player },
  "reveal-top": {
    where: hidden,
    to: word(["hand", "inkwell", "play"]),
    may: { optional: onlyTrue },
    exerted: { optional: onlyTrue },
    otherwise: word(["top", "bottom", "discard", "either", "hand"]),
    as: { optional: text(40) },
  },
  search: { where: hidden, to: word(["hand", "top-of-deck"]) },
  "name-card": { to: word(["hand"]), otherwise: { optional: word(["bottom"]) } },
  "reveal-hand": { who, toYou: { optional: onlyTrue } },
  "choose-discard": { where: { optional: hidden } },
  may: { effects, otherwise: { optional: effects }, who: player },
  pay: { costs: costs(false, 1), effects, otherwise: { optional: effects } },
  "if-you-do": { first: effects, effects },
  if: { choose: { optional: anywhere }, condition, effects, otherwise: { optional: effects } },
  "choose-one": { options: also(list(effects, 1), needsTwo) },
  // Its effects are read in another moment: `checkLater`.
  whenever: { when: trigger, effects: unread, duration: playersDuration },
  later: { at: word(["end-of-turn", "your-next-turn"]), effects: unread },
});

/** What can be counted of what it has done. */
const RESULT_OF: Readonly<Partial<Record<EffectKind, Result>>> = {
  "remove-damage": "removed",
  "move-damage": "moved",
  "deal-damage": "dealt",
  draw: "drawn",
  discard: "discarded",
  "choose-discard": "discarded",
  banish: "banished",
  "return-to-hand": "returned",
  "move-to-location": "arrived",
  "gain-lore": "gained",
  "lose-lore": "lost",
};

const unread: Shape = { expects: "a list of effects", schema: true, check() {} };

function needsTwo(value: unknown, at: At): void {
  if (Array.isArray(value) && value.length === 1) fault(at, "needs two options to choose from");
}

export interface EffectShapes {
  /** A list of at least one. */
  readonly effects: Shape;
  readonly kinds: readonly EffectKind[];
}

/** `ability`: what effects can give to a card. */
export function effectShapes(ability: Shape): EffectShapes {
  const inner = nested("an effect", "effect", () => effect);
  const effects = list(inner, 1);
  const table = tableWith(effects, ability);
  const shape = variants("an effect", "do", table);
  const kinds = keysOf(table);
  const effect: Shape = {
    expects: 'an effect, such as { do: "draw", amount: 1 }',
    schema: { $ref: "#/$defs/effect" },
    check(value, at) {
      shape.check(value, at);
      if (!isObject(value)) return;
      const kind = own(value, "do");
      if (!isOneOf(kinds, kind)) return;
      effectRules[kind]?.(value, at);
      if (kind === "grant-keyword") checkGivenKeyword(value, at);
      const result = RESULT_OF[kind];
      if (result !== undefined) at.scope.text.results.add(result);
      const name = own(value, "as");
      if (kind === "discard" && typeof name === "string") at.scope.text.names.add(name);
      if ((kind === "play-free" || kind === "reveal-top") && typeof name === "string") {
        at.scope.text.names.add(name);
        at.scope.text.played.add(name);
      }
      if (kind === "whenever" || kind === "later") checkLater(effects, value, at);
    },
  };
  return { effects, kinds };
}

/** CR 7.4.7: read when its time comes. What was chosen is still known by its name. */
function checkLater(effects: Shape, value: Raw, at: At): void {
  const given = own(value, "effects");
  const { text } = at.scope;
  if (given === undefined) return;
  const when = own(value, "when");
  const isLater = own(value, "do") === "later";
  const then = {
    ...text,
    trigger: isLater ? ("turn-starts" as const) : triggerName(when),
    inChallenge: isLater ? false : isInChallenge(when),
    results: new Set<Result>(),
    // By then what was played is in play.
    played: new Set<string>(),
  };
  effects.check(given, inField(inText(at, then), "effects"));
}
