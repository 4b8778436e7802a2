/**
 * What cards double, multiply and add again and again stays a number that can be stored. A card may
 * say no more than 1,000,000, but it may say it in many actions, and so may others after it.
 */
import { canonicalJson, defId, freshTable } from "@tcg/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { card, defined, duel, duelGame, placed, spell, unit } from "../../fixtures/duel.ts";
import { cast, outcomes, stage, statsOnBoard } from "../../fixtures/stage.ts";
import { MOST } from "../../src/bounds.ts";
import type { Action, CardDefinition, Value } from "../../src/cards/card.ts";
import { defineCards } from "../../src/cards/define-cards.ts";
import { PrintedCards } from "../../src/cards/printed.ts";
import { cloutCost } from "../../src/reading/stats.ts";
import { engineFaults } from "../../src/start/options.ts";
import type { LunchTable } from "../../src/types.ts";

const own = { kind: "all", zone: "board", side: "self" } as const;
const most = { count: "life", times: 1_000_000, plus: 1_000_000 } as const;

/** So many that a number doubled by each of them would be none any more. */
const ENDLESS = 1100;
const again = (action: Action, times = ENDLESS): Action[] =>
  Array.from({ length: times }, () => action);

describe("current values", () => {
  const double: Action = { kind: "boost_attack", what: own, operation: "double" };
  const halve: Action = { kind: "boost_attack", what: own, operation: "halve" };
  const nerd = { host: { board: ["nerd"] } };

  test("[LT 1.6] attack that is doubled stops at 9,999,999", () => {
    expect(statsOnBoard(cast(stage(again(double), nerd)), "host", "nerd")).toEqual([MOST, 1500]);
    expect(MOST).toBe(9_999_999);
  });

  test("[LT 1.6] it stops at every step: halved then, it is half of that", () => {
    const then = cast(stage([...again(double), halve], nerd));
    expect(statsOnBoard(then, "host", "nerd")).toEqual([4_999_999, 1500]);
  });

  test("[LT 1.6] so does defense that is set or raised", () => {
    const raise: Action = { kind: "boost_defense", what: own, amount: 1_000_000 };
    expect(statsOnBoard(cast(stage(again(raise, 12), nerd)), "host", "nerd")).toEqual([500, MOST]);
    const set: Action = { kind: "boost_defense", what: own, operation: "set", amount: most };
    expect(statsOnBoard(cast(stage([set], nerd)), "host", "nerd")).toEqual([500, MOST]);
  });

  test("[LT 1.6] what was lowered far and doubled does not come back by it", () => {
    const lower: Action = {
      kind: "boost_attack",
      what: own,
      amount: { ...most, times: -1_000_000 },
    };
    const then = cast(stage([lower, ...again(double), halve], nerd));
    expect(statsOnBoard(then, "host", "nerd")).toEqual([0, 1500]);
  });
});

describe("a clout cost", () => {
  const change = (operation: "add" | "multiply", amount: number): Action => ({
    kind: "modify_cost",
    operation,
    amount,
    duration: "permanent",
  });
  const dear = spell("dear", "normal", [], { cost: 1 });
  const costAfter = (...actions: Action[]): number => {
    const { state } = cast(stage(actions, { cards: [dear] }));
    const printed = new PrintedCards(defined([dear]));
    return cloutCost(
      freshTable<LunchTable>({ printed }, state),
      "host",
      printed.of(defId("dear")).card,
    );
  };

  test("[LT 1.6, 7.4] that is multiplied stops, and can be brought down to nothing", () => {
    const risen = again(change("multiply", 10), 400);
    expect(costAfter(...risen)).toBe(MOST);
    expect(costAfter(...risen, change("multiply", 0))).toBe(0);
  });

  test("[LT 1.6, 7.4] that is raised stops with each change: lowered then, it is that much below", () => {
    const risen = again(change("multiply", 10), 400);
    const raised = [...risen, change("add", 10), change("add", 10)];
    expect(costAfter(...raised)).toBe(MOST);
    expect(costAfter(...raised, change("add", -10))).toBe(MOST - 10);
    const fallen = [...risen, change("multiply", -1), change("add", -10)];
    expect(costAfter(...fallen)).toBe(0);
    expect(costAfter(...fallen, change("add", 10), change("multiply", -1))).toBe(MOST - 10);
  });
});

describe("what is added up", () => {
  test("[LT 1.6] life points: what does not fit is not gained", () => {
    const healed = cast(stage(again({ kind: "heal", amount: 1_000_000 }, 12)));
    expect(healed.state.seats.host.lifePoints).toBe(MOST);
    expect(outcomes(healed).at(-2)).toMatchObject({ type: "LIFE_HEALED", amount: 991_999 });
    expect(outcomes(healed).at(-1)).toMatchObject({
      type: "LP_CHANGED",
      amount: 991_999,
      lifePoints: MOST,
    });
    expect(outcomes(healed)).toHaveLength(20);
  });

  test("[LT 1.6] vice counters: as many as fit", () => {
    const add: Action = { kind: "add_vice", count: { count: "life", times: 1000 }, what: own };
    const nerd = placed("nerd", { position: "attack", vice: 5 });
    const then = cast(stage([add, add, add], { host: { board: [nerd] } }));
    const at = then.state.cards.get(card(then, "host", "board", "nerd"));
    expect(at?.data?.vice).toBe(MOST);
    expect(outcomes(then)).toMatchObject([{ count: 8_000_000 }, { count: 1_999_994, vice: MOST }]);
    expect(outcomes(then)).toHaveLength(2);
  });

  test("[LT 1.6, 8.3] what is counted and multiplied, for damage and all else", () => {
    const then = cast(stage([{ kind: "damage", amount: most }]));
    expect(outcomes(then)[0]).toMatchObject({ type: "DAMAGE_DEALT", amount: MOST });
  });
});

test.each(["startingLifePoints", "maxClout", "cloutPerTurn", "attritionLifePoints"] as const)(
  "[LT 1.6] no host sets %s higher",
  (key) => {
    const faultsAt = (value: number): string[] =>
      engineFaults({ config: { [key]: value } }).filter((line) => line.includes(key));
    expect(faultsAt(MOST)).toEqual([]);
    expect(faultsAt(MOST + 1)).toEqual([expect.stringContaining(" to 9999999, not 10000000")]);
  },
);

const edges = fc.constantFrom(1, 2, 999_999, 1_000_000);
const factor = fc.oneof(
  edges,
  edges.map((n) => -n),
);
const value: fc.Arbitrary<Value> = fc.oneof(
  edges,
  fc.record({
    count: fc.constantFrom("life" as const, "vice" as const, "clout" as const),
    side: fc.constantFrom("self" as const, "opponent" as const, "any" as const),
    times: factor,
    plus: factor,
  }),
);
const anyOwn = fc.constant(own);
const counted = value.filter((given) => typeof given !== "number" || given <= 2);
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constantFrom("heal" as const), amount: value }),
  fc.record({
    kind: fc.constantFrom("boost_attack" as const, "boost_defense" as const),
    what: anyOwn,
    operation: fc.constantFrom("double" as const, "halve" as const),
  }),
  fc.record({
    kind: fc.constantFrom("boost_attack" as const, "boost_defense" as const),
    what: anyOwn,
    operation: fc.constantFrom("add" as const, "set" as const),
    amount: value,
  }),
  fc.record({
    kind: fc.constantFrom("add_vice" as const, "remove_vice" as const),
    count: counted,
    what: anyOwn,
  }),
  fc.record({ kind: fc.constant("gain_clout" as const), amount: counted }),
  fc.record({
    kind: fc.constant("modify_cost" as const),
    operation: fc.constant("multiply" as const),
    amount: fc.constantFrom(0, 2, 10),
  }),
  fc.record({
    kind: fc.constant("damage" as const),
    amount: value,
    who: fc.constantFrom("self" as const, "opponent" as const),
  }),
);
const actions = fc
  .array(fc.tuple(action, fc.constantFrom(1, 1, 3, 400)), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.flatMap(([each, times]) => again(each, times)));

function largestNumber(value: unknown): number {
  if (typeof value === "number") return Math.abs(value);
  if (typeof value !== "object" || value === null) return 0;
  return Math.max(0, ...Object.values(value).map(largestNumber));
}

test("[LT 1.6] whatever accepted cards do, state, events and views can be stored", () => {
  fc.assert(
    fc.property(actions, (doing) => {
      const nerd = unit("nerd", { attack: 1_000_000, defense: 1 });
      const it: CardDefinition = spell("it", "normal", [
        { id: "it", type: "ignition", actions: doing },
      ]);
      expect(defineCards([nerd, it])).toMatchObject({ ok: true });
      const has = { lifePoints: 1_000_000, clout: 5 };
      const host = { hand: ["it"], board: ["nerd"], has };
      const then = cast(duel([nerd, it], { seats: { host, away: { board: ["nerd"], has } } }));
      const view = duelGame([nerd, it]).mask(then.state, "host");
      // The source of randomness has numbers of its own, which no rule reads.
      const { random: _, ...state } = then.state;
      expect(largestNumber(JSON.parse(canonicalJson(state)))).toBeLessThanOrEqual(MOST);
      expect(largestNumber(JSON.parse(canonicalJson(then.events)))).toBeLessThanOrEqual(MOST);
      expect(largestNumber(JSON.parse(canonicalJson(view)))).toBeLessThanOrEqual(MOST);
    }),
    { numRuns: 60 },
  );
});
