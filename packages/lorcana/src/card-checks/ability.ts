/** CR 1.6, 7: one ability, and where each kind of it can stand. */
import {
  checkFields,
  type Fields,
  type FieldTable,
  fault,
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
  variants,
  word,
} from "@tcg/core/shapes";
import type {
  Ability,
  ActivatedAbility,
  Comparison,
  EffectKind,
  Instead,
  ReplacementAbility,
  StaticAbility,
  TriggeredAbility,
} from "../cards.ts";
import { type CardType, STATS } from "../vocabulary.ts";
import { amountIn } from "./amount.ts";
import { condition } from "./condition.ts";
import { costs } from "./cost.ts";
import { effectShapes } from "./effect.ts";
import { filterIn, NAME_LENGTH, typesOf } from "./filter.ts";
import { checkKeywordAbility, keywordFields } from "./keyword.ts";
import { relativeParts } from "./relative.ts";
import { type At, inText, nested, newText, type Shape, type TextFacts } from "./scope.ts";
import { a, PUBLIC_ZONES, selector } from "./selector.ts";
import { type About, type FactKind, factShapes } from "./standing-effect.ts";
import { isInChallenge, trigger, triggerName } from "./trigger.ts";

type AbilityKind = Ability["kind"];

/** What an effect or a static ability gives to a card: read from its text alone, so nothing that stands. */
const granted: Shape = nested("an ability", "ability", () => ({
  expects: "an ability",
  schema: true,
  check(value, at) {
    const kind = own(value, "kind");
    if (kind === "keyword") {
      fault(
        inField(at, "kind"),
        "must not be keyword: a keyword is given by the fact or effect for it",
      );
    } else if (kind === "static") {
      fault(inField(at, "kind"), "must not be static: give what it says instead");
    } else {
      checkAbility(value, at, true);
    }
  },
}));

relativeParts.comparison = object("a comparison", {
  stat: word([...STATS, "cost"]),
  is: word(["less", "at-most", "equal", "at-least", "more"]),
  amount: amountIn(0, 99),
} satisfies Fields<Comparison>);
relativeParts.counted = amountIn(0, 0);
relativeParts.namedAs = selector({ zones: PUBLIC_ZONES, isRead: true });

const shapes = effectShapes(granted);
export const effects: Shape = shapes.effects;
export const EFFECT_KINDS: readonly EffectKind[] = shapes.kinds;
const { facts, kinds } = factShapes(granted);
export const FACT_KINDS: readonly FactKind[] = kinds;

const name = { optional: text(NAME_LENGTH) };
const oncePerTurn = { optional: onlyTrue };
const cards = filterIn("play");

/** Judged by `checkFacts`, which knows whom they are about. */
const unread: Shape = { expects: "a list of facts", schema: true, check() {} };

const staticTarget: Shape = {
  expects: '"self", { where: … } or { player: … }',
  schema: true,
  check(value, at) {
    if (value === "self") return;
    if (!isObject(value)) return fault(at, `must be ${staticTarget.expects}, not ${show(value)}`);
    const isPlayer = own(value, "player") !== undefined;
    const fields: FieldTable = isPlayer ? { player: word(["you", "opponents"]) } : { where: cards };
    checkFields("whom a static ability is about", fields, value, at);
  },
};

const replaced: Shape = {
  expects: '"self" or { where: … }',
  schema: true,
  check(value, at) {
    if (value === "self") return;
    if (isObject(value)) checkFields("what is replaced", { where: cards }, value, at);
    else fault(at, `must be ${replaced.expects}, not ${show(value)}`);
  },
};

type InsteadKind = Instead["do"];

const insteads: { readonly [K in InsteadKind]: Fields<Omit<Extract<Instead, { do: K }>, "do">> } = {
  "return-to-hand": {},
  "put-into-inkwell": {
    exerted: { expects: "true or false", schema: { type: "boolean" }, check: isFlag },
  },
  "put-on-bottom": {},
  prevent: {},
  reduce: { amount: integer(1, 20) },
  "put-on-this": {},
  "deal-to-this": {},
};

function isFlag(value: unknown, at: At): void {
  if (typeof value !== "boolean") fault(at, `must be true or false, not ${show(value)}`);
}

export const INSTEAD_KINDS: readonly InsteadKind[] = keysOf(insteads);

/** Which of them can stand in for what. */
const STANDINS: Readonly<Record<ReplacementAbility["would"], readonly InsteadKind[]>> = {
  "be-banished": ["return-to-hand", "put-into-inkwell", "put-on-bottom"],
  "be-dealt-damage": ["prevent", "reduce", "put-on-this", "deal-to-this"],
};

const fieldsOf: {
  readonly triggered: Fields<TriggeredAbility>;
  readonly activated: Fields<ActivatedAbility>;
  readonly static: Fields<StaticAbility>;
  readonly replacement: Fields<ReplacementAbility>;
  readonly keyword: typeof keywordFields;
} = {
  keyword: keywordFields,
  triggered: {
    kind: word(["triggered"]),
    name,
    when: trigger,
    from: { optional: word(["discard"]) },
    if: { optional: condition },
    oncePerTurn,
    effects,
  },
  activated: {
    kind: word(["activated"]),
    name,
    costs: costs(false, 0),
    if: { optional: condition },
    oncePerTurn,
    effects,
  },
  static: {
    kind: word(["static"]),
    name,
    while: { optional: condition },
    from: { optional: word(["hand", "discard"]) },
    on: staticTarget,
    facts: unread,
  },
  replacement: {
    kind: word(["replacement"]),
    name,
    while: { optional: condition },
    would: word(Object.keys(STANDINS)),
    to: replaced,
    instead: variants("what happens instead", "do", insteads),
  },
};

const KINDS = Object.keys(fieldsOf) as AbilityKind[];
const kindOf = word(KINDS);

export function checkAbility(value: unknown, at: At, isGranted = false): void {
  if (!isObject(value)) return fault(at, `must be an ability, not ${show(value)}`);
  const kind = own(value, "kind");
  if (!isOneOf(KINDS, kind)) {
    if (kind === undefined) fault(inField(at, "kind"), `is missing; it must be ${kindOf.expects}`);
    else kindOf.check(kind, inField(at, "kind"));
    return;
  }
  const inside = kind === "keyword" ? at : inText(at, factsOf(kind, value, isGranted));
  checkFields(
    `${kind === "activated" ? "an" : "a"} ${kind} ability`,
    fieldsOf[kind],
    value,
    inside,
  );
  if (kind === "keyword") checkKeywordAbility(value, at);
  if (kind === "activated") checkActivated(value, at);
  if (kind === "triggered") checkTriggered(value, at);
  if (kind === "static") checkStatic(value, inside);
  if (kind === "replacement") checkReplacement(value, inside);
}

function factsOf(kind: Exclude<AbilityKind, "keyword">, value: Raw, isGranted: boolean): TextFacts {
  if (kind !== "triggered") return newText(kind, { isGranted });
  const when = own(value, "when");
  return newText(kind, {
    isGranted,
    trigger: triggerName(when),
    inChallenge: isInChallenge(when),
  });
}

/** Without a cost it would be used for ever. */
function checkActivated(value: Raw, at: At): void {
  const paid = own(value, "costs");
  if (Array.isArray(paid) && paid.length === 0 && own(value, "oncePerTurn") !== true) {
    fault(inField(at, "costs"), "must have a cost in it, unless the ability is oncePerTurn");
  }
}

/** What was done this turn is noted on a card in play. */
function checkTriggered(value: Raw, at: At): void {
  if (own(value, "from") !== undefined && own(value, "oncePerTurn") !== undefined) {
    fault(inField(at, "oncePerTurn"), "must be left out: in the discard nothing is counted");
  }
}

function checkStatic(value: Raw, at: At): void {
  const on = own(value, "on");
  const isInHand = own(value, "from") === "hand";
  if (isInHand && on !== undefined && on !== "self") {
    fault(inField(at, "on"), "must be self: from the hand a card speaks of itself only (CR 7.6.5)");
  }
  const given = own(value, "facts");
  const about: About = isInHand
    ? "hand"
    : isObject(on) && own(on, "player") !== undefined
      ? "player"
      : on === "self" || isObject(on)
        ? "cards"
        : undefined;
  const { type } = at.scope.card;
  const types: readonly CardType[] | undefined =
    about !== "cards"
      ? undefined
      : on === "self"
        ? type && [type]
        : typesOf(own(on, "where"), "play");
  if (given !== undefined) list(facts(about, types), 1).check(given, inField(at, "facts"));
}

function checkReplacement(value: Raw, at: At): void {
  const would = own(value, "would");
  const instead = own(own(value, "instead"), "do");
  if (!isOneOf(Object.keys(STANDINS) as ReplacementAbility["would"][], would)) return;
  const right = STANDINS[would];
  const here = inField(inField(at, "instead"), "do");
  const isKnown = typeof instead === "string" && Object.hasOwn(insteads, instead);
  if (isKnown && !isOneOf(right, instead)) {
    fault(here, `must be ${right.join(" or ")}: it stands in for ${would}`);
  }
  const { card, text: facts } = at.scope;
  if (card.type === "item" && facts.isGranted !== true) {
    if (instead === "put-on-this" || instead === "deal-to-this")
      fault(here, "items have no damage (CR 5.1.13)");
    if (would === "be-dealt-damage" && own(value, "to") === "self") {
      fault(inField(at, "would"), "items are never dealt damage (CR 5.1.13)");
    }
  }
}

/** What an action says are effects: an ability of it works while it is in the hand, or says how it is sung. */
export function checkOnAction(value: unknown, at: At): void {
  const kind = own(value, "kind");
  if (!isOneOf(KINDS, kind) || kind === "keyword") return;
  if (kind === "static") {
    if (own(value, "from") === undefined) {
      const here = inField(at, "from");
      fault(here, `must be hand or discard: ${a("action")} is never in play (CR 6.3.1.2)`);
    }
    return;
  }
  fault(
    inField(at, "kind"),
    "an action has effects, not abilities: only keyword and static from the hand (CR 6.3.2)",
  );
}
