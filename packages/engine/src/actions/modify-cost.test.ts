import { expect, test } from "vitest";
import { card, duel, duelGame, spell } from "../../fixtures/duel.ts";
import { cast, outcomes, stage } from "../../fixtures/stage.ts";
import type { ActionOf } from "../cards/card.ts";

const pricey = spell(
  "pricey",
  "normal",
  [{ id: "p", type: "ignition", actions: [{ kind: "gain_clout", amount: 1 }] }],
  { cost: 3 },
);

test("[LT 8.8] modify_cost: binds the controller for the turn, for cards of the type named", () => {
  const action = { kind: "modify_cost", cardType: "spell", operation: "add", amount: -2 } as const;
  const then = cast(
    stage([action], { host: { hand: ["pricey"], has: { clout: 1 } }, cards: [pricey] }),
  );
  expect(outcomes(then)).toMatchObject([
    {
      type: "MODIFIER_APPLIED",
      modifier: {
        on: { seat: "host" },
        fact: { kind: "cost", cardType: "spell", operation: "add", amount: -2 },
        duration: "turn",
      },
    },
  ]);
  then
    .when("host", `ACTIVATE_SPELL ${card(then, "host", "hand", "pricey")}`)
    .then({ type: "COST_PAID", cost: "pay_clout", amount: 1 });
});

test("[LT 8.8] modify_cost: of both seats, of every type, for as long as it says", () => {
  const action = {
    kind: "modify_cost",
    operation: "multiply",
    amount: 2,
    who: "both",
    duration: "permanent",
  } as const;
  const then = cast(stage([action], { host: { hand: ["pricey"] }, cards: [pricey] }));
  expect(outcomes(then)).toMatchObject([
    { modifier: { on: { seat: "host" }, fact: { cardType: null }, duration: "permanent" } },
    { modifier: { on: { seat: "away" }, fact: { cardType: null }, duration: "permanent" } },
  ]);
  then
    .when("host", `ACTIVATE_SPELL ${card(then, "host", "hand", "pricey")}`)
    .refused("activate/not-enough-clout");
});

type Change = Pick<ActionOf<"modify_cost">, "operation" | "amount" | "cardType" | "who">;

/** What a spell that costs 3 costs host once a spell has done this. */
function costAfter(...changes: readonly Change[]): number | undefined {
  const change = spell("change", "normal", [
    {
      id: "c",
      type: "ignition",
      actions: changes.map((each) => ({ kind: "modify_cost", ...each }) as const),
    },
  ]);
  const cards = [pricey, change];
  const start = duel(cards, { seats: { host: { hand: ["change", "pricey"] } } });
  const id = card(start, "host", "hand", "change");
  const done = start.when("host", `ACTIVATE_SPELL ${id}`).when("host", "RESPOND_CHAIN");
  const { costs } = duelGame(cards).mask(done.state, "host").game;
  return costs[card(done, "host", "hand", "pricey")];
}

test.each<[number, readonly Change[]]>([
  [1, [{ operation: "set", amount: 1 }]],
  [0, [{ operation: "set", amount: 0 }]],
  [5, [{ operation: "add", amount: 2 }]],
  [0, [{ operation: "add", amount: -4 }]],
  [6, [{ operation: "multiply", amount: 2 }]],
  [0, [{ operation: "multiply", amount: 0 }]],
  [3, [{ operation: "set", amount: 1, cardType: "trap" }]],
  [1, [{ operation: "set", amount: 1, cardType: "spell" }]],
  [3, [{ operation: "set", amount: 1, who: "opponent" }]],
  [1, [{ operation: "set", amount: 1, who: "both" }]],
])("[LT 7.4, 8.8] modify_cost: 3 becomes %i by %j", (cost, changes) => {
  expect(costAfter(...changes)).toBe(cost);
});

test.each<[number, readonly Change[]]>([
  [
    8,
    [
      { operation: "add", amount: 1 },
      { operation: "multiply", amount: 2 },
    ],
  ],
  [
    7,
    [
      { operation: "multiply", amount: 2 },
      { operation: "add", amount: 1 },
    ],
  ],
  [
    2,
    [
      { operation: "add", amount: 1 },
      { operation: "set", amount: 2 },
    ],
  ],
  [
    3,
    [
      { operation: "set", amount: 2 },
      { operation: "add", amount: 1 },
    ],
  ],
])(
  "[LT 8.8, 8.9] modify_cost: several change it one after the other, to %i by %j",
  (cost, changes) => {
    expect(costAfter(...changes)).toBe(cost);
  },
);

test("[LT 8.1, 8.8] modify_cost: what stands binds its controller, unless it says whom", () => {
  const standing = (who?: "self" | "opponent" | "both"): number[] => {
    const banner = spell("banner", "continuous", [
      {
        id: "b",
        type: "continuous",
        actions: [{ kind: "modify_cost", operation: "add", amount: 1, ...(who && { who }) }],
      },
    ]);
    const cards = [pricey, banner];
    const at = duel(cards, {
      seats: { host: { hand: ["pricey"], setZone: ["banner"] }, away: { hand: ["pricey"] } },
    });
    return (["host", "away"] as const).map(
      (seat) =>
        duelGame(cards).mask(at.state, seat).game.costs[card(at, seat, "hand", "pricey")] ?? -1,
    );
  };
  expect(standing()).toEqual([4, 3]);
  expect(standing("self")).toEqual([4, 3]);
  expect(standing("opponent")).toEqual([3, 4]);
  expect(standing("both")).toEqual([4, 4]);
});
