import { expect, test } from "vitest";
import { card, spell } from "../../fixtures/duel.ts";
import { cast, deeds, stage } from "../../fixtures/stage.ts";

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
  expect(deeds(then)).toMatchObject([
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
  expect(deeds(then)).toMatchObject([
    { modifier: { on: { seat: "host" }, fact: { cardType: null }, duration: "permanent" } },
    { modifier: { on: { seat: "away" }, fact: { cardType: null }, duration: "permanent" } },
  ]);
  then
    .when("host", `ACTIVATE_SPELL ${card(then, "host", "hand", "pricey")}`)
    .refused("activate/not-enough-clout");
});
