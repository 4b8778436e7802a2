/** What applies to a card or a player for a while. */
import {
  change,
  checkFields,
  type Fields,
  fault,
  inField,
  integer,
  isObject,
  isOneOf,
  keysOf,
  onlyTrue,
  own,
  type Raw,
  text,
  type Variant,
  variants,
  word,
} from "@tcg/core/shapes";
import type { StandingEffect } from "../cards.ts";
import {
  CARD_RESTRICTIONS,
  type CardType,
  PERMISSIONS,
  PLAYER_RESTRICTIONS,
  RESTRICTIONS,
  type Restriction,
  STATS,
} from "../vocabulary.ts";
import { changeIn } from "./amount.ts";
import { playingCost } from "./cost.ts";
import { filterIn, NAME_LENGTH } from "./filter.ts";
import { checkGivenKeyword, givenKeyword } from "./keyword.ts";
import type { At, Shape } from "./scope.ts";

export type FactKind = StandingEffect["fact"];

const ink = change(20);
const moveCost: Shape = {
  expects: `${ink.expects}, or "free"`,
  schema: { anyOf: [ink.schema, { const: "free" }] },
  check(value, at) {
    if (value !== "free") ink.check(value, at);
  },
};

const oneName = text(NAME_LENGTH);
const anyName: Fields<{ readonly any: true }> = { any: onlyTrue };
const shiftName: Shape = {
  expects: `${oneName.expects}, or { any: true }`,
  schema: {
    anyOf: [oneName.schema, { type: "object", properties: { any: { const: true } } }],
  },
  check(value, at) {
    if (isObject(value)) checkFields("any name", anyName, value, at);
    else oneName.check(value, at);
  },
};

const whereOf = { optional: filterIn("hidden") };

const tableWith = (
  ability: Shape,
): { readonly [K in FactKind]: Fields<Variant<StandingEffect, "fact", K>> } => ({
  stat: { stat: word(STATS), amount: changeIn(20) },
  keyword: givenKeyword,
  restriction: {
    restriction: word(RESTRICTIONS),
    by: { optional: filterIn("play") },
    unless: { optional: filterIn("play") },
  },
  permission: {
    permission: word(PERMISSIONS),
    against: { optional: filterIn("play") },
    ability: { optional: text(NAME_LENGTH) },
  },
  ability: { ability },
  cost: { amount: changeIn(20), where: whereOf, first: { optional: onlyTrue } },
  "extra-cost": { cost: playingCost, where: whereOf },
  "lore-to-win": { amount: change(100) },
  inkings: { amount: integer(1, 10) },
  inkable: { where: whereOf },
  "free-to-play": { where: whereOf },
  "not-to-be-played": {},
  "move-cost": { amount: moveCost, where: { optional: filterIn("play") } },
  "moving-cost": { amount: change(20) },
  "singing-cost": { amount: change(20) },
  "shift-name": { name: shiftName },
  enters: { exerted: { optional: onlyTrue }, damage: { optional: integer(1, 20) } },
});

/** The cards or players a static ability is about. */
export type About = "cards" | "player" | "hand" | undefined;

const SPOKEN_OF: Readonly<Record<FactKind, readonly About[]>> = {
  stat: ["cards"],
  keyword: ["cards"],
  restriction: ["cards", "player"],
  permission: ["cards"],
  ability: ["cards"],
  cost: ["player", "hand"],
  "extra-cost": ["player"],
  "lore-to-win": ["player"],
  inkings: ["player"],
  inkable: ["player"],
  "free-to-play": ["player", "hand"],
  "not-to-be-played": ["hand"],
  "move-cost": ["cards"],
  "moving-cost": ["cards"],
  "singing-cost": ["cards"],
  "shift-name": ["cards"],
  enters: ["cards"],
};

export interface FactShapes {
  /** `types`: what the cards can be that it is about; undefined if there is no telling. */
  readonly facts: (about: About, types: readonly CardType[] | undefined) => Shape;
  readonly kinds: readonly FactKind[];
}

/** `ability`: what a fact can give to a card. */
export function factShapes(ability: Shape): FactShapes {
  const table = tableWith(ability);
  const shape = variants("a fact", "fact", table);
  const kinds = keysOf(table);
  const facts: FactShapes["facts"] = (about, types) => ({
    expects: "a fact",
    schema: shape.schema,
    check(value, at) {
      shape.check(value, at);
      if (!isObject(value)) return;
      const kind = own(value, "fact");
      if (!isOneOf(kinds, kind)) return;
      checkWhom(kind, about, value, at);
      checkTypes(kind, value, types, at);
      if (kind === "keyword") checkGivenKeyword(value, at);
      if (kind === "restriction") checkBy(value, at);
      if (kind === "enters" && own(value, "exerted") === undefined) {
        if (own(value, "damage") === undefined) fault(at, "needs exerted or damage");
      }
    },
  });
  return { facts, kinds };
}

function checkWhom(kind: FactKind, about: About, value: Raw, at: At): void {
  if (about === undefined) return;
  const here = inField(at, "fact");
  if (!SPOKEN_OF[kind].includes(about)) {
    const [first = "cards"] = SPOKEN_OF[kind];
    const needed = { cards: "cards", player: "a player", hand: "a card in hand" }[first];
    const said = { cards: "cards", player: "a player", hand: "a card in hand" }[about];
    fault(here, `${kind} stands about ${needed}, and this ability speaks of ${said}`);
  } else if (about === "hand" && own(value, "where") !== undefined) {
    fault(inField(at, "where"), "must be left out: it is about the card itself");
  } else if (kind === "restriction" && about !== "hand") {
    checkRestriction(own(value, "restriction"), about, inField(at, "restriction"));
  }
}

function checkBy(value: Raw, at: At): void {
  if (own(value, "by") === undefined || own(value, "restriction") === "be-challenged") return;
  fault(inField(at, "by"), "must be left out: it belongs to be-challenged");
}

function checkRestriction(value: unknown, about: "cards" | "player", at: At): void {
  const right: readonly Restriction[] = about === "cards" ? CARD_RESTRICTIONS : PLAYER_RESTRICTIONS;
  if (!isOneOf(RESTRICTIONS, value) || right.includes(value)) return;
  fault(
    at,
    `binds ${about === "cards" ? "players" : "cards"}; here it must be ${right.join(", ")}`,
  );
}

const TYPES_OF_STAT: Readonly<Record<string, readonly CardType[]>> = {
  strength: ["character"],
  willpower: ["character", "location"],
  lore: ["character", "location"],
};

export function typesWithStat(stat: unknown): readonly CardType[] | undefined {
  return typeof stat === "string" && Object.hasOwn(TYPES_OF_STAT, stat)
    ? TYPES_OF_STAT[stat]
    : undefined;
}

function checkTypes(
  kind: FactKind,
  value: Raw,
  types: readonly CardType[] | undefined,
  at: At,
): void {
  const having =
    kind === "stat"
      ? typesWithStat(own(value, "stat"))
      : kind === "move-cost"
        ? (["location"] as const)
        : kind === "moving-cost" || kind === "singing-cost" || kind === "shift-name"
          ? (["character"] as const)
          : undefined;
  if (having === undefined || types === undefined || types.length === 0) return;
  if (!types.some((type) => having.includes(type))) {
    const name = kind === "stat" ? "stat" : "fact";
    fault(inField(at, name), `${having.join("s and ")}s have that, not ${types.join("s and ")}s`);
  }
}
