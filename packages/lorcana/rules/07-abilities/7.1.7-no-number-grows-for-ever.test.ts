/** Effects that feed on what they made larger: the numbers stop where they can still be stored. */
import { canonicalJson } from "@tcg/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { challenges, quests, uses } from "../../fixtures/acts.ts";
import { factsOf } from "../../fixtures/sight.ts";
import { character, dataOf, placed, table, tableGame } from "../../fixtures/table.ts";
import { MOST } from "../../src/bounds.ts";
import type { Amount, CardDefinition, Effect } from "../../src/cards.ts";
import { defineCards } from "../../src/define-cards.ts";
import type { Stat } from "../../src/vocabulary.ts";

const hero = { pick: "self" } as const;
const times = (stat: Stat | "damage", factor: number): Amount => ({
  stat,
  of: hero,
  times: factor,
});
const grow = (stat: Stat, amount: Amount): Effect => ({
  do: "modify",
  stat,
  amount,
  target: hero,
  duration: "turn",
});

/** Eleven times as much by each of them: after so many it would be no number any more. */
const ENDLESS = 320;
const again = (effect: Effect, count = ENDLESS): Effect[] =>
  Array.from({ length: count }, () => effect);

const cardsWith = (effects: readonly Effect[]): CardDefinition[] => [
  character("hero", {
    strength: 2,
    willpower: 9,
    lore: 2,
    abilities: [{ kind: "activated", name: "Swell", costs: [{ pay: "ink", amount: 1 }], effects }],
  }),
  character("dummy", { strength: 0, willpower: 9 }),
];

/** The hero has done this to himself. */
function after(
  effects: readonly Effect[],
  { damage = 0, lore = 0 } = {},
): ReturnType<typeof table> {
  const seats = {
    host: { play: [placed("hero", { damage })], has: { lore } },
    away: { play: [placed("dummy", { exerted: true })] },
  };
  return uses(table(cardsWith(effects), { seats }), "host", "hero");
}

describe("[CR 7.1.7e] no number goes beyond 9,999,999", () => {
  test.each(["strength", "willpower", "lore"] as const)("%s that feeds on itself", (stat) => {
    const at = after(again(grow(stat, times(stat, 10))));
    expect(factsOf(cardsWith([{ do: "draw", amount: 1 }]), at, "host", "hero")[stat]).toBe(MOST);
    expect(MOST).toBe(9_999_999);
  });

  test("the damage it deals", () => {
    const at = challenges(
      after(again(grow("strength", times("strength", 10)))),
      "host",
      "hero",
      "dummy",
    );
    expect(at.events.find(({ type }) => type === "DAMAGE_DEALT")).toMatchObject({ amount: MOST });
  });

  test("the lore it brings: what does not fit is not gained", () => {
    const rich = quests(after(again(grow("lore", times("lore", 10))), { lore: 5 }), "host", "hero");
    expect(rich.state.seats.host.lore).toBe(MOST);
    expect(rich.events.find(({ type }) => type === "LORE_CHANGED")).toMatchObject({
      amount: MOST - 5,
      lore: MOST,
    });
    const gain: Effect = { do: "gain-lore", amount: times("strength", 10) };
    const both = after([...again(grow("strength", times("strength", 10))), gain]);
    expect(both.state.seats.host.lore).toBe(MOST);
  });

  test("the counters that lie on it, however often they are put", () => {
    const put: Effect = { do: "put-damage", target: hero, amount: times("damage", 10) };
    const tough = again(grow("willpower", times("willpower", 10)));
    const at = after([...tough, ...again(put, 6)], { damage: 3 });
    expect(dataOf(at, "host", "hero").damage).toBe(3 * 11 ** 6);
    const more = after([...tough, ...again(put, 7)], { damage: 3 });
    expect(more.events.filter(({ type }) => type === "DAMAGE_PUT").at(-1)).toMatchObject({
      amount: MOST,
    });
    expect(more.events.some(({ type }) => type === "CARD_BANISHED")).toBe(true);
  });
});

test("[CR 7.1.7e] of more counters than a player can name he is asked for as many as he can", () => {
  const tough = again(grow("willpower", times("willpower", 10)), 5);
  const strong = again(grow("strength", times("strength", 10)), 3);
  const put: Effect = { do: "put-damage", target: hero, amount: times("strength", 1) };
  const heal: Effect = {
    do: "remove-damage",
    target: hero,
    amount: times("damage", 1),
    upTo: true,
  };
  const at = after([...tough, ...strong, put, heal]);
  expect(dataOf(at, "host", "hero").damage).toBe(2662);
  expect(at.state.prompts).toMatchObject([{ kind: "choose_amount", min: 0, max: 999 }]);
  const healed = at.when("host", "CHOOSE_AMOUNT 999");
  expect(dataOf(healed, "host", "hero").damage).toBe(1663);
});

const factor = fc.constantFrom(-10, -1, 1, 10);
const stat = fc.constantFrom("strength" as const, "willpower" as const, "lore" as const);
const amount: fc.Arbitrary<Amount> = fc.oneof(
  fc.constantFrom(1, 20),
  fc.tuple(fc.oneof(stat, fc.constant("damage" as const)), factor).map(([of, n]) => times(of, n)),
);
const effect: fc.Arbitrary<Effect> = fc.oneof(
  fc.tuple(stat, amount).map(([each, much]) => grow(each, much)),
  amount.map((much): Effect => ({ do: "put-damage", target: hero, amount: much })),
  amount.map((much): Effect => ({ do: "deal-damage", target: hero, amount: much })),
  amount.map((much): Effect => ({ do: "remove-damage", target: hero, amount: much })),
  amount.map((much): Effect => ({ do: "lose-lore", amount: much })),
  amount.map((much): Effect => ({ do: "gain-lore", amount: much })),
  amount.map((much): Effect => ({ do: "reduce-cost", amount: much })),
);
const effects = fc
  .array(fc.tuple(effect, fc.constantFrom(1, 1, 8, 150)), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.flatMap(([each, count]) => again(each, count)));

function largestNumber(value: unknown): number {
  if (typeof value === "number") return Math.abs(value);
  if (typeof value !== "object" || value === null) return 0;
  return Math.max(0, ...Object.values(value).map(largestNumber));
}

test("[CR 7.1.7e] whatever accepted cards do, state, events and views can be stored", () => {
  fc.assert(
    fc.property(effects, (doing) => {
      expect(defineCards(cardsWith(doing))).not.toHaveProperty("faults");
      const { state, events } = after(doing);
      // The source of randomness has numbers of its own, which no rule reads.
      const { random: _, ...rest } = state;
      expect(largestNumber(JSON.parse(canonicalJson(rest)))).toBeLessThanOrEqual(MOST);
      expect(largestNumber(JSON.parse(canonicalJson(events)))).toBeLessThanOrEqual(MOST);
      const view = canonicalJson(tableGame(cardsWith(doing)).mask(state, "away"));
      expect(largestNumber(JSON.parse(view))).toBeLessThanOrEqual(MOST);
    }),
    { numRuns: 60 },
  );
});
