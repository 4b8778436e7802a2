import { expect, test } from "vitest";
import { spell } from "../../../../fixtures/duel.ts";
import { busy, DRAW, kidDoing, kidWith, linted } from "../../../../fixtures/linted.ts";
import type { Config } from "../../../start/config.ts";
import type { CardDefinition, Cost, Effect, TargetRequirement } from "../../card.ts";

const rule = "cost-never-payable";
const gain = { kind: "gain_clout", amount: 1 } as const;
const paying = (...costs: Cost[]): CardDefinition =>
  kidWith({ type: "ignition", costs, actions: [gain] });

test.each<[string, Cost, Cost, Partial<Config>]>([
  [
    "nobody has more than 6 clout",
    { kind: "pay_clout", amount: 7 },
    { kind: "pay_clout", amount: 6 },
    { maxClout: 6 },
  ],
  [
    "nobody has more than 8000 life, and no card heals",
    { kind: "pay_lp", amount: 8001 },
    { kind: "pay_lp", amount: 8000 },
    {},
  ],
  [
    "no hand has 9 cards to discard",
    { kind: "discard", count: 9 },
    { kind: "discard", count: 8 },
    {},
  ],
  [
    "there are never any stereotypes of level 9 or higher you control",
    { kind: "tribute", count: 1, filter: { minLevel: 9 } },
    { kind: "tribute", count: 1, filter: { minLevel: 3 } },
    {},
  ],
  [
    "there are at most 3 stereotypes you control",
    { kind: "tribute", count: 4 },
    { kind: "tribute", count: 3 },
    {},
  ],
  [
    "there are never any traps in your graveyard",
    { kind: "banish", count: 1, from: "graveyard", filter: { cardType: "trap" } },
    { kind: "banish", count: 1, from: "graveyard", filter: { cardType: "stereotype" } },
    {},
  ],
  [
    "no card puts vice counters on anything",
    { kind: "remove_vice", count: 1 },
    { kind: "add_vice", count: 1 },
    {},
  ],
])("[LT 8.5] %s", (reason, never, once, config) => {
  expect(linted(rule, paying(never), [], config)).toEqual([
    `costs[0] can never be paid: ${reason}`,
  ]);
  expect(linted(rule, paying(once), [], config)).toEqual([]);
});

test("[LT 8.5] what other cards do can make a cost payable", () => {
  expect(linted(rule, paying({ kind: "pay_lp", amount: 9000 }), [busy])).toEqual([]);
  expect(linted(rule, paying({ kind: "remove_vice", count: 1 }), [busy])).toEqual([]);
  const drawing = spell("note", "normal", [{ id: "n", type: "ignition", actions: [DRAW] }]);
  expect(linted(rule, paying({ kind: "discard", count: 9 }), [drawing])).toEqual([]);
});

test("[LT 8.12] each card pays once, and no target does", () => {
  const tribute = { kind: "tribute", count: 2 } as const;
  const banish = { kind: "banish", count: 2, from: "board" } as const;
  expect(linted(rule, paying(tribute, banish))).toEqual([
    "costs can never be paid: 4 stereotypes are asked for on a board of 3",
  ]);
  expect(linted(rule, paying(tribute, { ...banish, count: 1 }))).toEqual([]);
  const aiming = (count: number): CardDefinition =>
    kidWith({
      type: "ignition",
      costs: [tribute],
      targets: [{ zone: "board", side: "self", count }],
      actions: [{ kind: "banish", what: { kind: "target" } }],
    });
  expect(linted(rule, aiming(2))).toEqual([
    "costs can never be paid: 2 stereotypes are asked for on a board of 3, and 2 targets are not spent",
  ]);
  expect(linted(rule, aiming(1))).toEqual([]);
});

test("[LT 7.4] a spell's own clout is paid with the rest", () => {
  const memo = (cost: number): CardDefinition =>
    spell(
      "memo",
      "normal",
      [{ id: "e", type: "ignition", costs: [{ kind: "pay_clout", amount: 6 }], actions: [gain] }],
      { cost },
    );
  expect(linted(rule, memo(5))).toEqual([
    "costs can never be paid: 11 clout with the cost of the card is more than anybody has (10)",
  ]);
  expect(linted(rule, memo(4))).toEqual([]);
  const sale = spell("sale", "normal", [
    {
      id: "s",
      type: "ignition",
      actions: [{ kind: "modify_cost", operation: "add", amount: -1 }],
    },
  ]);
  expect(linted(rule, memo(5), [sale])).toEqual([]);
});

const costing = (
  costs: readonly Cost[],
  more: Partial<Effect> = {},
  others: readonly CardDefinition[] = [],
): string[] =>
  linted(
    "cost-never-payable",
    kidWith({ type: "ignition", costs, actions: [{ kind: "gain_clout", amount: 1 }], ...more }),
    others,
  );
const tribute = (count: number): Cost => ({ kind: "tribute", count });

test("[LT 5.6] no hand is a whole deck, however it grows", () => {
  const draws = kidDoing({ kind: "draw", count: 1 });
  const discarding = (count: number): string[] =>
    costing([{ kind: "discard", count }], {}, [{ ...draws, id: "drawer", name: "drawer" }]);
  expect([discarding(59).length, discarding(60).length]).toEqual([0, 1]);
});

test("[LT 8.12] what the board pays and what is chosen there share its slots", () => {
  const own = { zone: "board", side: "self", count: 1 } as const;
  const aimed = (...targets: TargetRequirement[]): Partial<Effect> => ({
    targets,
    actions: targets.map((_, index) => ({ kind: "destroy", what: { kind: "target", index } })),
  });
  expect(costing([tribute(3)])).toEqual([]);
  expect(costing([tribute(2), tribute(2)])).toEqual([
    "costs can never be paid: 4 stereotypes are asked for on a board of 3",
  ]);
  expect(costing([tribute(2), { kind: "banish", from: "board", count: 2 }])).toHaveLength(1);
  expect(costing([tribute(2), { kind: "banish", from: "graveyard", count: 9 }])).toEqual([]);
  expect(costing([tribute(3)], aimed(own))).toEqual([
    "costs can never be paid: 3 stereotypes are asked for on a board of 3, and 1 targets are not spent",
  ]);
  expect(costing([tribute(2)], aimed(own))).toEqual([]);
  expect(costing([tribute(3)], aimed({ ...own, side: "opponent" }))).toEqual([]);
  expect(costing([tribute(3)], aimed({ ...own, side: "any" }))).toEqual([]);
  // Too many targets alone are no matter of costs.
  expect(costing([{ kind: "pay_lp", amount: 1 }], aimed({ ...own, count: 4 }))).toEqual([]);
});

test("[LT 7.4] an effect of a card that lies there has paid for its card before", () => {
  const sale = spell("sale", "normal", [
    {
      id: "s",
      type: "ignition",
      actions: [{ kind: "modify_cost", operation: "add", amount: -1 }],
    },
  ]);
  const two: Cost[] = [
    { kind: "pay_clout", amount: 6 },
    { kind: "pay_clout", amount: 5 },
  ];
  expect(costing(two)).toEqual(["costs can never be paid: 11 clout is more than anybody has (10)"]);
  expect(costing(two, {}, [sale])).toHaveLength(1);
  const lying = spell(
    "poster",
    "continuous",
    [{ id: "e", type: "ignition", costs: two.slice(0, 1), actions: [{ kind: "heal", amount: 1 }] }],
    { cost: 9 },
  );
  expect(linted("cost-never-payable", lying)).toEqual([]);
});

test("[LT 8.5] where there are no stereotypes none takes a counter", () => {
  const memo = spell("memo", "normal", [
    { id: "e", type: "ignition", costs: [{ kind: "add_vice", count: 1 }], actions: [DRAW] },
  ]);
  expect(linted(rule, memo)).toEqual(["costs[0] can never be paid: there are no stereotypes"]);
  expect(linted(rule, memo, [kidDoing(DRAW)])).toEqual([]);
});

test("[LT 8.12] targets of other zones take no slot from what the board pays", () => {
  const aimed = (zone: "board" | "graveyard", count: number, fromBoard: number): string[] =>
    costing([tribute(fromBoard)], {
      targets: [{ zone, side: "self", count }],
      actions: [{ kind: "banish", what: { kind: "target" } }],
    });
  expect(aimed("graveyard", 9, 3)).toEqual([]);
  expect(aimed("board", 3, 1)).toEqual([
    "costs can never be paid: 1 stereotypes are asked for on a board of 3, and 3 targets are not spent",
  ]);
});

test("[LT 7.4] a spell may cost nothing or 1, and only clout is added up", () => {
  const memo = (own: number | undefined, ...costs: Cost[]): string[] =>
    linted(
      rule,
      spell(
        "memo",
        "normal",
        [{ id: "e", type: "ignition", costs, actions: [{ kind: "heal", amount: 1 }] }],
        own === undefined ? {} : { cost: own },
      ),
    );
  const clout = (amount: number): Cost => ({ kind: "pay_clout", amount });
  expect(memo(undefined, clout(6), clout(5))).toEqual([
    "costs can never be paid: 11 clout is more than anybody has (10)",
  ]);
  expect(memo(1, clout(10))).toEqual([
    "costs can never be paid: 11 clout with the cost of the card is more than anybody has (10)",
  ]);
  expect(memo(0, clout(10), { kind: "pay_lp", amount: 1 })).toEqual([]);
});

test("[LT 8.12] the board is told of before the clout", () => {
  const clout = (amount: number): Cost => ({ kind: "pay_clout", amount });
  expect(costing([clout(6), tribute(2), clout(5), tribute(2)])).toEqual([
    "costs can never be paid: 4 stereotypes are asked for on a board of 3",
    "costs can never be paid: 11 clout is more than anybody has (10)",
  ]);
});
