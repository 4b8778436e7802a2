import { expect, test } from "vitest";
import { card, defsIn, duel, faceDown, spell, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import { freshData } from "../../src/card-data.ts";
import type { Action, Cost } from "../../src/cards/card.ts";

const doing = (...actions: Action[]) =>
  spell("deed", "normal", [{ id: "do", type: "ignition", actions }]);

test("[LT 1.2] an effect draws what there is, and nobody loses by it", () => {
  const start = duel([doing({ kind: "draw", count: 3 })], {
    seats: { host: { hand: ["deed"], deck: ["blank"] } },
  });
  const then = passAll(start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "deed")}`));
  then.thenNot("GAME_ENDED");
  expect(defsIn(then, "host", "hand")).toEqual(["blank"]);
  expect(defsIn(then, "host", "deck")).toEqual([]);
});

test("[LT 1.2] whoever has fewer cards in hand discards all of them", () => {
  const start = duel([doing({ kind: "discard", count: 3 })], {
    seats: { host: { hand: ["deed"] }, away: { hand: ["blank", "blank"] } },
  });
  const then = start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "deed")}`);
  expect(defsIn(then, "away", "graveyard")).toEqual(["blank", "blank"]);
  expect(then.state.prompts).toEqual([]);
});

test("[LT 1.2] tokens are made as far as there are slots", () => {
  const crowd = doing({ kind: "create_token", token: "extra", count: 3 });
  const start = duel([crowd, unit("extra", { token: true })], {
    seats: { host: { hand: ["deed"], board: ["blank", null, faceDown("blank")] } },
  });
  const then = start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "deed")}`);
  expect(defsIn(then, "host", "board")).toEqual(["blank", "extra", "blank"]);
});

test("[LT 1.2] the target that is left is destroyed, and the actions that follow still happen", () => {
  const start = duel(
    [
      spell("deed", "normal", [
        {
          id: "do",
          type: "ignition",
          targets: [{ zone: "board", side: "opponent", count: 2 }],
          actions: [
            { kind: "destroy", what: { kind: "target" } },
            { kind: "heal", amount: 300 },
          ],
        },
      ]),
      spell("rescue", "quick-play", [
        {
          id: "save",
          type: "quick",
          targets: [{ zone: "board", side: "self", count: 1 }],
          actions: [{ kind: "return_to_hand", what: { kind: "target" } }],
        },
      ]),
      unit("one"),
      unit("two"),
    ],
    {
      seats: {
        host: { hand: ["deed"] },
        away: { board: ["one", "two"], setZone: [faceDown("rescue")] },
      },
    },
  );
  const [one, two] = [card(start, "away", "board", "one"), card(start, "away", "board", "two")];
  const then = start
    .when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "deed")}`)
    .when("host", `CHOOSE_CARDS ${one}`)
    .when("host", `CHOOSE_CARDS ${two}`)
    .when("away", `RESPOND_CHAIN card=${card(start, "away", "setZone", "rescue")} targets=${one}`);
  expect(defsIn(then, "away", "hand")).toEqual(["one"]);
  expect(defsIn(then, "away", "graveyard")).toEqual(["rescue", "two"]);
  expect(then.state.seats.host.lifePoints).toBe(8300);
});

const PHASES = ["ADVANCE_PHASE", "ENTER_COMBAT", "END_TURN"];
const viced = (vice: number) => freshData(1, { position: "attack", vice });

const costs: readonly (readonly [string, Cost])[] = [
  ["two discards with one card left in hand", { kind: "discard", count: 2 }],
  ["two tributes with one stereotype", { kind: "tribute", count: 2 }],
  ["two cards of a graveyard with one in it", { kind: "banish", from: "graveyard", count: 2 }],
  ["three counters with two on the board", { kind: "remove_vice", count: 3 }],
  ["6 clout with 5", { kind: "pay_clout", amount: 6 }],
  ["8001 life with 8000", { kind: "pay_lp", amount: 8001 }],
];

/** Host has just what the costs below are about, and tries to pay one to gain 5 life. */
function paying(cost: Cost): ReturnType<typeof duel> {
  const payer = unit("payer", {
    effects: [
      { id: "pay", type: "ignition", costs: [cost], actions: [{ kind: "heal", amount: 5 }] },
    ],
  });
  const start = duel([payer], {
    seats: {
      host: {
        hand: ["blank"],
        graveyard: ["blank"],
        board: [{ def: "payer", data: viced(2) }],
        has: { clout: 5, normalSummonUsed: true },
      },
    },
  });
  return start.when("host", `ACTIVATE_EFFECT ${card(start, "host", "board", "payer")} 0`);
}

test.each(costs)("[LT 1.2] a cost is all or nothing: %s cannot be paid", (_what, cost) => {
  const tried = paying(cost).refused("activate/cannot-complete");
  const payer = card(tried, "host", "board", "payer");
  tried.offered("host", `CHANGE_POSITION ${payer}`, ...PHASES);
});

const enough: readonly (readonly [string, Cost])[] = [
  ["the one card in hand", { kind: "discard", count: 1 }],
  ["the one stereotype", { kind: "tribute", count: 1 }],
  ["the one card of the graveyard", { kind: "banish", from: "graveyard", count: 1 }],
  ["both counters", { kind: "remove_vice", count: 2 }],
  ["all the clout", { kind: "pay_clout", amount: 5 }],
];

test.each(enough)("[LT 1.2] a cost that takes %s is paid in full", (_what, cost) => {
  const then = passAll(paying(cost));
  expect(then.state.seats.host.lifePoints).toBe(8005);
});
