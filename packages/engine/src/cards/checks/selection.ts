/** Which cards an action is about (LT 8.15). */
import {
  type Fields,
  fault,
  inField,
  integer,
  isIntegerIn,
  isObject,
  isOneOf,
  keysOf,
  own,
  type Raw,
  type Schema,
  show,
  type Variant,
  variants,
  word,
} from "@tcg/core/shapes";
import type { PublicZone, Selection } from "../card.ts";
import { STANDING_SELECTIONS } from "../continuous.ts";
import { MAX_COUNT } from "./cost.ts";
import { filter, PUBLIC_ZONES, SIDES } from "./filter.ts";
import { ref, type SchemaName } from "./json-schema.ts";
import type { At, Shape } from "./scope.ts";
import { TRIGGERS_ABOUT_CARD } from "./trigger.ts";

export type SelectionKind = Selection["kind"];

type Table = { readonly [K in SelectionKind]: Fields<Variant<Selection, "kind", K>> };

export function selectionsIn(zones: readonly PublicZone[]): Table {
  const zoneAndSide = { zone: word(zones), side: word(SIDES), filter: { optional: filter } };
  return {
    target: { index: { optional: integer(0, MAX_COUNT) } },
    all: zoneAndSide,
    random: { ...zoneAndSide, count: integer(1, MAX_COUNT) },
    self: {},
    event_card: {},
    equipped: {},
  };
}

const table = selectionsIn(PUBLIC_ZONES);

export const SELECTION_KINDS: readonly SelectionKind[] = keysOf(table);

const shape = variants("a selection", "kind", table);

/** A selection of cards that can be in these zones. */
export function selectionFrom(name: SchemaName, zones: readonly PublicZone[]): Shape {
  return {
    expects: 'a selection, such as { kind: "target" } or { kind: "self" }',
    schema: ref(name),
    check(value, at) {
      shape.check(value, at);
      if (isObject(value)) checkMeaning(value, zones, at);
    },
  };
}

export function selectionSchema(zones: readonly PublicZone[]): Schema {
  return variants("a selection", "kind", selectionsIn(zones)).schema;
}

function checkMeaning(value: Raw, zones: readonly PublicZone[], at: At): void {
  const kind = own(value, "kind");
  if (!isOneOf(SELECTION_KINDS, kind)) return;
  const { card, effect } = at.scope;

  if (effect?.type === "continuous" && !isOneOf(STANDING_SELECTIONS, kind)) {
    fault(
      inField(at, "kind"),
      `a continuous effect selects by ${STANDING_SELECTIONS.join(", ")}, not by ${kind}`,
    );
    return;
  }
  switch (kind) {
    case "target":
      return checkTarget(value, zones, at);
    case "all":
    case "random":
      return checkZone(own(value, "zone"), zones, inField(at, "zone"));
    case "self":
      return checkSelf(zones, at);
    case "event_card":
      return checkEventCard(at);
    case "equipped":
      if (card.type !== undefined && (card.type !== "spell" || card.spellType !== "equip")) {
        fault(inField(at, "kind"), "equipped belongs to equip spells: no other card has one");
      }
  }
}

function checkTarget(value: Raw, zones: readonly PublicZone[], at: At): void {
  const { effect } = at.scope;
  if (effect?.targets === undefined) return;
  const index = own(value, "index") ?? 0;
  const last = effect.targets.length - 1;
  if (last < 0) {
    fault(at, "has nothing to point at: the effect needs a list `targets`");
  } else if (isIntegerIn(index, 0, last)) {
    effect.usedTargets.add(index as number);
    checkZone(effect.targets[index as number]?.zone, zones, at);
  } else if (typeof index === "number") {
    fault(
      inField(at, "index"),
      `must be a place in the list \`targets\`, which are counted from 0 to ${last}, not ${index}`,
    );
  }
}

function checkZone(zone: unknown, zones: readonly PublicZone[], at: At): void {
  if (!isOneOf(PUBLIC_ZONES, zone) || zones.includes(zone)) return;
  fault(at, `this action is about cards in ${zones.join(", ")}, not in ${zone}`);
}

/** A spell or trap is never on the board. */
function checkSelf(zones: readonly PublicZone[], at: At): void {
  const { type } = at.scope.card;
  if (type === undefined || type === "stereotype") return;
  if (zones.some((zone) => zone !== "board")) return;
  fault(inField(at, "kind"), `this action is about stereotypes, and the card itself is a ${type}`);
}

function checkEventCard(at: At): void {
  const on = at.scope.effect?.trigger;
  if (on === undefined || isOneOf(TRIGGERS_ABOUT_CARD, on)) return;
  const { type } = at.scope.effect ?? {};
  const aboutItself = type === "on_summon" || type === "flip" || type === "breakdown";
  fault(
    inField(at, "kind"),
    `event_card needs a trigger about a card; ${on === "none" ? "the effect has none" : `${show(on)} is about none`}`,
    aboutItself ? "self" : undefined,
  );
}
