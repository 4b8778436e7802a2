import { expect, test } from "vitest";
import { card, defsIn, duel, faceDown, placed, spell, trap, unit } from "../../fixtures/duel.ts";
import type { Cost } from "../../src/cards/card.ts";
import {
  answer,
  asked,
  board,
  cast,
  choose,
  does,
  life,
  links,
  type Table,
  use,
  withEffect,
} from "./acts.ts";

const fillers = [unit("nerd", { archetype: "brain" }), unit("jock", { attack: 1500 })];

function paying(costs: readonly Cost[], seats: Parameters<typeof duel>[1] = {}): Table {
  const payer = withEffect("payer", {
    type: "ignition",
    costs,
    actions: [{ kind: "heal", amount: 10 }],
  });
  return duel([payer, ...fillers], seats);
}

test("[LT 8.5] pay life: on activation, and never more than there is", () => {
  const at = (lifePoints: number): Table =>
    paying([{ kind: "pay_lp", amount: 500 }], {
      seats: { host: { board: ["payer"], has: { lifePoints } } },
    });
  const paid = use(at(501), "host", "payer");
  paid.then(
    { type: "COST_PAID", cost: "pay_lp", amount: 500 },
    { type: "LP_CHANGED", why: "cost", amount: -500 },
    { type: "CHAIN_LINK_ADDED" },
  );
  paid.thenNot("DAMAGE_DEALT");
  expect(life(paid).host).toBe(11);
  use(at(499), "host", "payer").refused("activate/cannot-complete");
});

test("[LT 8.5] life may be paid down to 0, which loses", () => {
  const start = paying([{ kind: "pay_lp", amount: 500 }], {
    seats: { host: { board: ["payer"], has: { lifePoints: 500 } } },
  });
  use(start, "host", "payer").ended("lp_zero", "away").thenNot("LIFE_HEALED");
});

test("[LT 8.5] pay clout, with what the card itself costs", () => {
  const priced = spell(
    "priced",
    "normal",
    [
      {
        id: "does",
        type: "ignition",
        costs: [{ kind: "pay_clout", amount: 2 }],
        actions: [{ kind: "heal", amount: 10 }],
      },
    ],
    { cost: 1 },
  );
  const at = (clout: number): Table =>
    duel([priced], { seats: { host: { hand: ["priced"], has: { clout } } } });
  expect(cast(at(4), "host", "priced").state.seats.host.clout).toBe(1);
  expect(cast(at(3), "host", "priced").state.seats.host.clout).toBe(0);
  cast(at(2), "host", "priced").refused("activate/cannot-complete");
});

test("[LT 8.5] discard: the player chooses, and the card being activated is no choice", () => {
  const start = duel(
    [
      ...fillers,
      does("costly", [{ kind: "heal", amount: 10 }], { costs: [{ kind: "discard", count: 1 }] }),
    ],
    { seats: { host: { hand: ["costly", "nerd", "jock"] } } },
  );
  const cost = cast(start, "host", "costly");
  expect(asked(cost)).toEqual(["host choose_cards"]);
  const [nerd, jock] = [card(cost, "host", "hand", "nerd"), card(cost, "host", "hand", "jock")];
  cost.offered("host", `CHOOSE_CARDS ${nerd}`, `CHOOSE_CARDS ${jock}`);
  choose(cost, "host").refused("choice/wrong-number");
  choose(cost, "host", nerd, jock).refused("choice/wrong-number");
  const paid = choose(cost, "host", jock);
  paid.then({ type: "HAND_DISCARDED", why: "cost" }, { type: "CHAIN_LINK_ADDED" });
  expect(defsIn(paid, "host", "graveyard")).toEqual(["jock", "costly"]);
  const alone = duel(
    [does("costly", [{ kind: "heal", amount: 10 }], { costs: [{ kind: "discard", count: 1 }] })],
    { seats: { host: { hand: ["costly"] } } },
  );
  cast(alone, "host", "costly").refused("activate/cannot-complete");
});

test("[LT 8.5] tribute: your own stereotypes that fit, face-down ones only without a filter", () => {
  const seats = {
    seats: {
      host: { board: ["payer", "nerd", faceDown("nerd", { position: "defense" })] },
      away: { board: ["nerd"] },
    },
  };
  const [payer, nerd, hidden] = paying([], seats).state.seats.host.board;
  const any = use(paying([{ kind: "tribute", count: 1 }], seats), "host", "payer");
  any.offered("host", `CHOOSE_CARDS ${payer}`, `CHOOSE_CARDS ${nerd}`, `CHOOSE_CARDS ${hidden}`);
  const brains = [{ kind: "tribute", count: 1, filter: { archetype: "brain" } }] as const;
  // One fits: there is nothing to choose.
  const paid = use(paying(brains, seats), "host", "payer");
  expect(asked(paid)).toEqual([]);
  paid.then({ type: "TRIBUTE_PAID" }, { type: "CHAIN_LINK_ADDED" });
  expect(defsIn(paid, "host", "graveyard")).toEqual(["nerd"]);
  expect(defsIn(paid, "away", "board")).toEqual(["nerd"]);
});

test("[LT 8.5] tribute: the card itself can pay for its effect, which resolves all the same", () => {
  const start = paying([{ kind: "tribute", count: 1 }], { seats: { host: { board: ["payer"] } } });
  const paid = use(start, "host", "payer");
  expect(defsIn(paid, "host", "graveyard")).toEqual(["payer"]);
  expect(life(paid).host).toBe(8010);
});

test("[LT 8.5] banish: from your own graveyard, or from your own board", () => {
  const seats = {
    seats: {
      host: { board: ["payer", "nerd"], graveyard: ["jock", "nerd", "nerd"] },
      away: { board: ["nerd"], graveyard: ["nerd", "nerd"] },
    },
  };
  const grave = use(
    paying(
      [{ kind: "banish", count: 2, from: "graveyard", filter: { archetype: "brain" } }],
      seats,
    ),
    "host",
    "payer",
  );
  expect(defsIn(grave, "host", "banished")).toEqual(["nerd", "nerd"]);
  expect(defsIn(grave, "host", "graveyard")).toEqual(["jock"]);
  expect(defsIn(grave, "away", "graveyard")).toEqual(["nerd", "nerd"]);
  const fromBoard = [
    { kind: "banish", count: 1, from: "board", filter: { archetype: "brain" } },
  ] as const;
  const banished = use(paying(fromBoard, seats), "host", "payer");
  expect(defsIn(banished, "host", "board")).toEqual(["payer"]);
  expect(defsIn(banished, "host", "banished")).toEqual(["nerd"]);
  const tooMany = [{ kind: "banish", count: 4, from: "graveyard" }] as const;
  use(paying(tooMany, seats), "host", "payer").refused("activate/cannot-complete");
});

test("[LT 8.5] remove vice: one counter at a time, from your own that have any", () => {
  const seats = {
    seats: {
      host: {
        board: [
          placed("payer", { position: "attack", vice: 1 }),
          placed("nerd", { position: "attack", vice: 2 }),
          "jock",
        ],
      },
      away: { board: [placed("nerd", { position: "attack", vice: 2 })] },
    },
  };
  const vice = (at: Table): number[] =>
    (["host", "away"] as const).flatMap((seat) =>
      at.state.seats[seat].board.flatMap((id) =>
        id === null ? [] : [at.state.cards.get(id)?.data?.vice ?? 0],
      ),
    );
  const start = paying([{ kind: "remove_vice", count: 2 }], seats);
  const [payer, nerd] = [board(start, "host", "payer"), board(start, "host", "nerd")];
  const first = use(start, "host", "payer");
  first.offered("host", `CHOOSE_CARDS ${payer}`, `CHOOSE_CARDS ${nerd}`);
  const second = choose(first, "host", payer);
  // Only the nerd has one left: it pays without a question.
  expect(asked(second)).toEqual([]);
  expect(vice(second)).toEqual([0, 1, 0, 2]);
  const four = paying([{ kind: "remove_vice", count: 4 }], seats);
  use(four, "host", "payer").refused("activate/cannot-complete");
});

test("[LT 8.5] add vice: all to one of your own", () => {
  const start = paying([{ kind: "add_vice", count: 2 }], {
    seats: { host: { board: ["payer", "nerd"] }, away: { board: ["jock"] } },
  });
  const [payer, nerd] = [board(start, "host", "payer"), board(start, "host", "nerd")];
  const cost = use(start, "host", "payer");
  cost.offered("host", `CHOOSE_CARDS ${payer}`, `CHOOSE_CARDS ${nerd}`);
  const paid = choose(cost, "host", nerd);
  paid.then({ type: "VICE_COUNTER_ADDED", card: nerd, count: 2, vice: 2 });
});

test("[LT 8.5] a cost is never refunded, though its effect is negated", () => {
  const no = trap("no", "counter", [
    {
      id: "does",
      type: "trigger",
      trigger: { on: "effect_activated" },
      actions: [{ kind: "negate" }],
    },
  ]);
  const payer = withEffect("payer", {
    type: "ignition",
    costs: [{ kind: "pay_lp", amount: 500 }],
    actions: [{ kind: "heal", amount: 10 }],
  });
  const start = duel([payer, no], {
    seats: { host: { board: ["payer"] }, away: { setZone: [faceDown("no")] } },
  });
  const negated = answer(use(start, "host", "payer"), "away", "no");
  negated.then({ type: "CHAIN_LINK_NEGATED" });
  expect(life(negated).host).toBe(7500);
});

test("[LT 8.5] several costs are all paid, each card paying for one, or nothing is", () => {
  const costs = [
    { kind: "tribute", count: 1 },
    { kind: "banish", count: 1, from: "board" },
    { kind: "pay_lp", amount: 100 },
  ] as const;
  const two = paying(costs, { seats: { host: { board: ["payer", "nerd"] } } });
  const first = use(two, "host", "payer");
  expect(life(first).host).toBe(7900);
  const paid = choose(first, "host", board(first, "host", "nerd"));
  expect(links(paid)).toEqual(["host payer"]);
  expect(defsIn(paid, "host", "banished")).toEqual(["nerd"]);
  expect(defsIn(paid, "host", "graveyard")).toEqual(["payer"]);
  const one = paying(costs, { seats: { host: { board: ["payer"] } } });
  use(one, "host", "payer").refused("activate/cannot-complete");
});

test("[LT 8.5] what a card costs is settled once: tributing what made it cheap costs no second one", () => {
  const cheap = withEffect("cheap", {
    type: "continuous",
    actions: [{ kind: "modify_cost", operation: "add", amount: -1 }],
  });
  const bonfire = spell(
    "bonfire",
    "normal",
    [
      {
        id: "does",
        type: "ignition",
        costs: [{ kind: "tribute", count: 1 }],
        actions: [{ kind: "heal", amount: 10 }],
      },
    ],
    { cost: 1 },
  );
  const start = duel([cheap, bonfire, ...fillers], {
    seats: { host: { hand: ["bonfire"], board: ["cheap", "nerd"] } },
  });
  const cost = cast(start, "host", "bonfire");
  const paid = choose(cost, "host", board(cost, "host", "cheap"));
  expect(defsIn(paid, "host", "board")).toEqual(["nerd"]);
  expect(paid.state.seats.host.clout).toBe(5);
  expect(life(paid).host).toBe(8010);
});

test("[LT 8.5] everybody is told what was paid: each kind of cost, and how much of it", () => {
  const costs: Cost[] = [
    { kind: "tribute", count: 1, filter: { name: "nerd" } },
    { kind: "discard", count: 2 },
    { kind: "banish", from: "graveyard", count: 2 },
    { kind: "add_vice", count: 2 },
    { kind: "remove_vice", count: 1 },
    { kind: "pay_lp", amount: 300 },
    { kind: "pay_clout", amount: 4 },
  ];
  const start = paying(costs, {
    seats: {
      host: {
        board: [placed("payer", { position: "attack", vice: 1 }), "nerd"],
        hand: ["jock", "jock"],
        graveyard: ["jock", "jock"],
      },
    },
  });
  const told = use(start, "host", "payer").events.flatMap((event) =>
    event.type === "COST_PAID" ? [`${event.seat} ${event.cost} ${event.amount}`] : [],
  );
  expect(told).toEqual([
    "host pay_clout 4",
    "host pay_lp 300",
    "host remove_vice 1",
    "host add_vice 2",
    "host banish 2",
    "host discard 2",
    "host tribute 1",
  ]);
});
