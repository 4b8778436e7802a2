/** Which members of the closed sets a card table uses, as words such as `action:draw`. */

import type { CardTable } from "../src/cards/card.ts";
import { COMPARISONS, CONDITION_KINDS } from "../src/cards/checks/condition.ts";
import { COST_KINDS } from "../src/cards/checks/cost.ts";
import { COUNTED_ZONES, FILTER_FIELDS, SIDES } from "../src/cards/checks/filter.ts";
import { SELECTION_KINDS } from "../src/cards/checks/selection.ts";
import { COUNTED_KINDS } from "../src/cards/checks/value.ts";
import {
  ACTIONS,
  ATTRIBUTES,
  DURATIONS,
  EFFECT_TYPES,
  KEYWORDS,
  PROTECTIONS,
  RARITIES,
  RESTRICTIONS,
  SPELL_TYPES,
  SUMMON_KINDS,
  TRAP_TYPES,
  TRIGGERS,
} from "../src/vocabulary.ts";

const sets: Readonly<Record<string, readonly string[]>> = {
  effect: EFFECT_TYPES,
  action: ACTIONS,
  trigger: TRIGGERS,
  cost: COST_KINDS,
  condition: CONDITION_KINDS,
  selection: SELECTION_KINDS,
  value: ["number", ...COUNTED_KINDS],
  duration: [...DURATIONS, "number"],
  restriction: RESTRICTIONS,
  protection: PROTECTIONS,
  keyword: KEYWORDS,
  summonKind: SUMMON_KINDS,
  filter: FILTER_FIELDS,
  zone: COUNTED_ZONES,
  side: SIDES,
  comparison: COMPARISONS,
  attribute: ATTRIBUTES,
  rarity: RARITIES,
  spell: SPELL_TYPES,
  trap: TRAP_TYPES,
};

/** Everything there is. */
export const allFeatures: readonly string[] = Object.entries(sets).flatMap(([set, words]) =>
  words.map((word) => `${set}:${word}`),
);

/** What a field says, wherever in a card it stands. */
const setOfField: Readonly<Record<string, string>> = {
  on: "trigger",
  duration: "duration",
  restriction: "restriction",
  protection: "protection",
  keyword: "keyword",
  keywords: "keyword",
  summonKinds: "summonKind",
  zone: "zone",
  side: "side",
  is: "comparison",
  attribute: "attribute",
  rarity: "rarity",
  spellType: "spell",
  trapType: "trap",
};

/** What the `kind` of an object tells, by the field the object stands in. */
const setOfKind: Readonly<Record<string, string>> = {
  actions: "action",
  costs: "cost",
  condition: "condition",
  all: "condition",
  of: "condition",
  what: "selection",
  from: "selection",
  to: "selection",
};

export function featuresOf(cards: CardTable): Set<string> {
  const found = new Set<string>();
  for (const card of Object.values(cards)) visit(card, "card", found);
  return found;
}

function visit(node: unknown, field: string, found: Set<string>): void {
  if (Array.isArray(node)) {
    for (const item of node as readonly unknown[]) visit(item, field, found);
    return;
  }
  const set = setOfField[field];
  if (typeof node === "number") {
    if (field === "duration") found.add("duration:number");
    if (field === "count" || field === "amount") found.add("value:number");
  }
  if (typeof node === "string" && set !== undefined) found.add(`${set}:${node}`);
  if (typeof node !== "object" || node === null) return;

  const entries = Object.entries(node) as [string, unknown][];
  for (const [name, value] of entries) {
    if (field === "filter") found.add(`filter:${name}`);
    if (field === "effects" && name === "type") found.add(`effect:${String(value)}`);
    if (name === "kind") found.add(`${setOfKind[field]}:${String(value)}`);
    if (name === "count" && typeof value === "string") found.add(`value:${value}`);
    visit(value, name, found);
  }
}
