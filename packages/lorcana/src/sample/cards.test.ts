/** The sample uses every word the rules know, so whoever plays with it plays all of them. */
import { describe, expect, test } from "vitest";
import { EFFECT_KINDS, FACT_KINDS, INSTEAD_KINDS } from "../card-checks/ability.ts";
import { COUNTED_KINDS } from "../card-checks/amount.ts";
import { CONDITION_KINDS } from "../card-checks/condition.ts";
import { COST_KINDS } from "../card-checks/cost.ts";
import { FILTER_FIELDS } from "../card-checks/filter.ts";
import { PICKS, WORDS_FOR_WHO } from "../card-checks/selector.ts";
import { defineCards } from "../define-cards.ts";
import { isSong } from "../reading/printed.ts";
import {
  CARD_TYPES,
  DURATIONS,
  INKS,
  KEYWORDS,
  LOG_KEYS,
  PERMISSIONS,
  RESTRICTIONS,
  STATS,
  TRIGGERS,
} from "../vocabulary.ts";
import { sampleCards } from "./cards.ts";

/** Every field of the trees with its values: `duration` has "turn", "play", … */
const said = new Map<string, Set<unknown>>();
const fieldsOfFilters = new Set<string>();
const FILTERS = ["where", "card", "other", "have", "self", "it", "count", "not", "any"];

function visit(value: unknown, field: string): void {
  if (Array.isArray(value)) {
    for (const entry of value) visit(entry, field);
    return;
  }
  const values = said.get(field) ?? new Set();
  said.set(field, values.add(value));
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (FILTERS.includes(field)) fieldsOfFilters.add(name);
    visit(part, name);
  }
}
for (const card of sampleCards)
  visit([card.abilities, "effects" in card ? card.effects : []], "card");

const missing = (words: readonly string[], ...fields: readonly string[]): string[] =>
  words.filter((word) => !fields.some((field) => said.get(field)?.has(word)));

const hasField = (name: string): boolean => (said.get(name)?.size ?? 0) > 0;

describe("the sample cards", () => {
  test("are well defined, and enough to build decks from", () => {
    const defined = defineCards(sampleCards);
    expect(defined.ok ? [] : defined.faults).toEqual([]);
    expect(sampleCards.length).toBeGreaterThanOrEqual(100);
  });

  test.each<[string, readonly string[], ...string[]]>([
    ["keyword", KEYWORDS, "keyword"],
    ["trigger", TRIGGERS, "on"],
    ["effect", EFFECT_KINDS, "do"],
    ["cost", COST_KINDS, "pay"],
    ["duration", DURATIONS, "duration"],
    ["restriction", RESTRICTIONS, "restriction"],
    ["permission", PERMISSIONS, "permission"],
    ["fact", FACT_KINDS, "fact"],
    ["stat", [...STATS, "under"], "stat"],
    ["count of what was done", LOG_KEYS, "log"],
    ["selector", PICKS, "pick"],
    ["word for a player", WORDS_FOR_WHO.filter((word) => word !== "you"), "who"],
    ["replacement", ["be-banished", "be-dealt-damage"], "would"],
    ["stand-in", INSTEAD_KINDS, "do"],
    ["kind of ability", ["keyword", "triggered", "activated", "static", "replacement"], "kind"],
    ["moment of a delayed trigger", ["end-of-turn", "your-next-turn"], "at"],
    ["place of a character", ["this", "a-location"], "at"],
    ["turn", ["your-turn", "opponents-turn", "their-turn"], "during"],
    ["zone", ["discard"], "zone"],
    ["place to work from", ["hand", "discard"], "from"],
    ["place in a deck", ["top", "bottom", "shuffled"], "place", "rest"],
  ])("use every %s", (_what, words, ...fields) => {
    expect(missing(words, ...fields)).toEqual([]);
  });

  test("use every kind of condition, of amount and every field of a filter", () => {
    expect(CONDITION_KINDS.filter((kind) => !hasField(kind))).toEqual([]);
    expect(COUNTED_KINDS.filter((kind) => !hasField(kind))).toEqual([]);
    expect(FILTER_FIELDS.filter((name) => !fieldsOfFilters.has(name))).toEqual([]);
    for (const name of ["inChallenge", "upTo", "random", "reveal", "next", "oncePerTurn", "by"]) {
      expect([name, hasField(name)]).toEqual([name, true]);
    }
  });

  test("have every ink alone and with another, every type, songs and characters of two names", () => {
    for (const ink of INKS) {
      const own = sampleCards.filter(({ inks }) => inks.includes(ink));
      expect(own.some(({ inks }) => inks.length === 1)).toBe(true);
      expect(own.some(({ inks }) => inks.length === 2)).toBe(true);
    }
    expect(CARD_TYPES.filter((type) => !sampleCards.some((card) => card.type === type))).toEqual(
      [],
    );
    expect(sampleCards.filter(isSong).length).toBeGreaterThanOrEqual(6);
    const pairs = sampleCards.filter((card) => card.type === "character" && card.names);
    expect(pairs.length).toBeGreaterThanOrEqual(2);
  });

  test("have Shift in each of its forms", () => {
    const shifts = sampleCards.flatMap(({ abilities = [] }) =>
      abilities.filter((ability) => ability.kind === "keyword" && ability.keyword === "shift"),
    );
    expect(shifts).toEqual(
      expect.arrayContaining([
        { kind: "keyword", keyword: "shift", value: 3 },
        expect.objectContaining({
          costs: [{ pay: "discard", count: 1, where: { type: "action" } }],
        }),
        expect.objectContaining({ onto: "any" }),
        expect.objectContaining({ onto: { classification: "Watch" } }),
      ]),
    );
  });

  test("cost 1 to 8, and three in four are inkable", () => {
    expect(new Set(sampleCards.map(({ cost }) => cost))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
    const share = sampleCards.filter(({ inkable }) => inkable).length / sampleCards.length;
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(0.8);
  });

  test("name every ability that is no keyword", () => {
    const nameless = sampleCards.flatMap(({ id, abilities = [] }) =>
      abilities.flatMap((ability) =>
        ability.kind !== "keyword" && ability.name === undefined ? [id] : [],
      ),
    );
    expect(nameless).toEqual([]);
  });
});
