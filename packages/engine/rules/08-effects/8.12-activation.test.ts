import type { CardId } from "@tcg/core";
import { expect, test } from "vitest";
import { card, defsIn, duel, duelGame, placed, unit } from "../../fixtures/duel.ts";
import { asked, board, cast, choose, does, life, links, type use, withEffect } from "./acts.ts";

const nerd = unit("nerd");
const jock = unit("jock");
const sacrifice = does(
  "sacrifice",
  [{ kind: "boost_attack", what: { kind: "target" }, amount: 1 }],
  {
    targets: [{ zone: "board", side: "self", count: 1 }],
    costs: [{ kind: "tribute", count: 1 }],
  },
);

test("[LT 8.12] targets are chosen, then costs are paid, then the link is on the chain", () => {
  const start = duel([nerd, jock, sacrifice], {
    seats: { host: { hand: ["sacrifice"], board: ["nerd", "jock"] } },
  });
  const done = cast(start, "host", "sacrifice", board(start, "host", "nerd"));
  done.then(
    { type: "SPELL_ACTIVATED" },
    { type: "TARGETS_CHOSEN" },
    { type: "COST_PAID" },
    { type: "TRIBUTE_PAID" },
    { type: "CHAIN_STARTED" },
    { type: "CHAIN_LINK_ADDED" },
    { type: "CHAIN_RESOLVING" },
  );
});

test("[LT 8.12] a chosen target never pays the cost", () => {
  const three = duel([nerd, jock, sacrifice, unit("extra")], {
    seats: { host: { hand: ["sacrifice"], board: ["nerd", "jock", "extra"] } },
  });
  const cost = cast(three, "host", "sacrifice", board(three, "host", "nerd"));
  cost.offered(
    "host",
    `CHOOSE_CARDS ${board(three, "host", "jock")}`,
    `CHOOSE_CARDS ${board(three, "host", "extra")}`,
  );
  choose(cost, "host", board(three, "host", "nerd")).refused("choice/not-offered");
  const one = duel([nerd, sacrifice], {
    seats: { host: { hand: ["sacrifice"], board: ["nerd"] } },
  });
  cast(one, "host", "sacrifice", board(one, "host", "nerd")).refused("activate/cannot-complete");
});

test("[LT 8.12] a target that would leave nothing to pay with is not offered", () => {
  const choosy = withEffect("choosy", {
    type: "ignition",
    targets: [{ zone: "board", side: "self", count: 1 }],
    costs: [{ kind: "tribute", count: 1, filter: { name: "nerd" } }],
    actions: [{ kind: "boost_attack", what: { kind: "target" }, amount: 1 }],
  });
  const start = duel([nerd, jock, choosy], {
    seats: { host: { board: ["choosy", "nerd", "jock"] } },
  });
  const [self, victim, other] = ["choosy", "nerd", "jock"].map((def) => board(start, "host", def));
  const used = (target: typeof self): ReturnType<typeof use> =>
    start.when("host", {
      type: "ACTIVATE_EFFECT",
      card: self as NonNullable<typeof self>,
      effect: 0,
      targets: [target as NonNullable<typeof self>],
    });
  used(victim).refused("activate/wrong-targets");
  expect(links(used(other))).toEqual(["host choosy"]);
  expect(links(used(self))).toEqual(["host choosy"]);
});

test("[LT 8.12] an activation on its way cannot be taken back", () => {
  const start = duel([nerd, jock, sacrifice, unit("extra")], {
    seats: { host: { hand: ["sacrifice"], board: ["nerd", "jock", "extra"] } },
  });
  const cost = cast(start, "host", "sacrifice", board(start, "host", "nerd"));
  expect(asked(cost)).toEqual(["host choose_cards"]);
  choose(cost, "host").refused("choice/wrong-number");
  cost.when("host", "END_TURN").refused("prompt/answer-first");
  expect(defsIn(cost, "host", "setZone")).toEqual(["sacrifice"]);
});

test("[LT 8.12] a trigger that cannot be completed is not activated, and costs nothing", () => {
  const dear = withEffect("dear", {
    type: "trigger",
    trigger: { on: "spell_activated" },
    costs: [
      { kind: "pay_lp", amount: 500 },
      { kind: "pay_clout", amount: 6 },
    ],
    actions: [{ kind: "draw", count: 1 }],
  });
  const start = duel([dear, does("treat", [{ kind: "heal", amount: 1 }])], {
    seats: { host: { hand: ["treat"] }, away: { board: ["dear"] } },
  });
  const done = cast(start, "host", "treat").then({ type: "TRIGGER_LAPSED", seat: "away" });
  expect(links(done)).toEqual(["host treat"]);
  expect(life(done).away).toBe(8000);
});

test("[LT 8.12] a mandatory trigger pays its costs, its controller choosing", () => {
  const hungry = withEffect("hungry", {
    type: "trigger",
    trigger: { on: "spell_activated" },
    costs: [{ kind: "discard", count: 1 }],
    actions: [{ kind: "heal", amount: 10 }],
  });
  const start = duel([nerd, jock, hungry, does("treat", [{ kind: "heal", amount: 1 }])], {
    seats: { host: { hand: ["treat"] }, away: { board: ["hungry"], hand: ["nerd", "jock"] } },
  });
  const at = cast(start, "host", "treat");
  expect(asked(at)).toEqual(["away choose_cards"]);
  const done = choose(at, "away", card(at, "away", "hand", "jock"));
  expect(defsIn(done, "away", "graveyard")).toEqual(["jock"]);
  expect(life(done).away).toBe(8010);
});

/** It costs a banished stereotype and a tributed one, and the tribute must be the jock. */
const greedy = withEffect("greedy", {
  type: "ignition",
  costs: [
    { kind: "banish", from: "board", count: 1 },
    { kind: "tribute", count: 1, filter: { name: "jock" } },
  ],
  actions: [{ kind: "draw", count: 1 }],
});

test("[LT 8.12] one cost is never paid with what the next one needs", () => {
  const start = duel([nerd, jock, greedy], {
    seats: { host: { board: ["greedy", "nerd", "jock"] } },
  });
  const [self, other, needed] = ["greedy", "nerd", "jock"].map((def) => board(start, "host", def));
  const cost = start.when("host", `ACTIVATE_EFFECT ${self} 0`);
  cost.offered("host", `CHOOSE_CARDS ${self}`, `CHOOSE_CARDS ${other}`);
  cost.when("host", `CHOOSE_CARDS ${needed}`).refused("choice/not-offered");
  const paid = cost.when("host", `CHOOSE_CARDS ${other}`);
  paid.then({ type: "CARD_BANISHED" }, { type: "TRIBUTE_PAID" }, { type: "CHAIN_STARTED" });
});

test("[LT 8.12] nor does the simple game pay so", () => {
  const weak = unit("jock", { attack: 100 });
  const start = duel(
    [nerd, weak, greedy],
    { seats: { host: { board: ["greedy", "nerd", "jock"] } } },
    { responses: "auto" },
  );
  const done = start.when("host", `ACTIVATE_EFFECT ${board(start, "host", "greedy")} 0`);
  done.then({ type: "CARD_BANISHED" }, { type: "TRIBUTE_PAID" });
  expect(defsIn(done, "host", "graveyard")).toEqual(["jock"]);
});

test("[LT 8.12] a counter that a tribute must have is not taken off it", () => {
  const burnt = withEffect("burnt", {
    type: "ignition",
    costs: [
      { kind: "remove_vice", count: 1 },
      { kind: "tribute", count: 1, filter: { minVice: 1 } },
    ],
    actions: [{ kind: "draw", count: 1 }],
  });
  const one = duel([nerd, jock, burnt], {
    seats: { host: { board: ["burnt", placed("nerd", { position: "attack", vice: 1 })] } },
  });
  one
    .when("host", `ACTIVATE_EFFECT ${board(one, "host", "burnt")} 0`)
    .refused("activate/cannot-complete");
});

const brain = unit("brain", { archetype: "brain" });
const many = (count: number, def: string): string[] => Array.from({ length: count }, () => def);

/** Any two of the graveyard, and eight brains: all that are there, and they lie first. */
const librarian = withEffect("librarian", {
  type: "ignition",
  costs: [
    { kind: "banish", from: "graveyard", count: 2 },
    { kind: "banish", from: "graveyard", count: 8, filter: { archetype: "brain" } },
  ],
  actions: [{ kind: "heal", amount: 10 }],
});

test("[LT 8.12] costs that overlap in a large graveyard are paid if there is any way to pay them", () => {
  const cards = [librarian, brain, nerd];
  const graveyard = [...many(8, "brain"), ...many(32, "nerd")];
  const start = duel(cards, { seats: { host: { board: ["librarian"], graveyard } } });
  let at = start.when("host", `ACTIVATE_EFFECT ${board(start, "host", "librarian")} 0`);
  const brains = start.state.seats.host.graveyard.slice(0, 8);
  while (asked(at).length > 0) {
    const legal = duelGame(cards).legalMoves(at.state, "host");
    expect(legal.length).toBeLessThan(300);
    const choice = legal.find(({ command }) => command.type === "CHOOSE_CARDS");
    if (choice?.command.type !== "CHOOSE_CARDS") throw new Error("nothing to choose");
    // What the brains are needed for, they are not spent on.
    if (asked(at).length > 0 && defsIn(at, "host", "banished").length < 2) {
      expect(choice.command.cards.filter((id) => brains.includes(id))).toEqual([]);
    }
    at = at.when("host", choice.command);
  }
  expect(defsIn(at, "host", "banished").toSorted()).toEqual([...many(8, "brain"), "nerd", "nerd"]);
  expect(links(at)).toEqual(["host librarian"]);
  const short = [...many(8, "brain"), "nerd"];
  const one = duel(cards, { seats: { host: { board: ["librarian"], graveyard: short } } });
  one
    .when("host", `ACTIVATE_EFFECT ${board(one, "host", "librarian")} 0`)
    .refused("activate/cannot-complete");
});

test("[LT 8.12] so are costs that overlap on a large board", () => {
  const landlord = withEffect("landlord", {
    type: "ignition",
    costs: [
      { kind: "banish", from: "board", count: 5 },
      { kind: "tribute", count: 3, filter: { name: "jock" } },
    ],
    actions: [{ kind: "heal", amount: 10 }],
  });
  const full = [...many(3, "jock"), "landlord", ...many(6, "nerd")];
  const start = duel(
    [nerd, jock, landlord],
    { seats: { host: { board: full } } },
    { boardSlots: 10 },
  );
  const [needed, , , , first, ...nerds] = start.state.seats.host.board as CardId[];
  if (needed === undefined || first === undefined) throw new Error("the board is full");
  // 252 ways are too many: one is asked for, and the other four after it.
  const cost = start.when("host", `ACTIVATE_EFFECT ${board(start, "host", "landlord")} 0`);
  choose(cost, "host", needed).refused("choice/not-offered");
  const four = choose(cost, "host", first);
  choose(four, "host", needed, ...nerds.slice(0, 3)).refused("choice/not-offered");
  const at = choose(four, "host", ...nerds.slice(0, 4));
  expect(defsIn(at, "host", "banished")).toEqual(many(5, "nerd"));
  expect(defsIn(at, "host", "graveyard")).toEqual(many(3, "jock"));
  expect(defsIn(at, "host", "board")).toEqual(["landlord", "nerd"]);
});

test("[LT 8.12] what makes a stereotype strong enough to be tributed is not banished before it", () => {
  const coach = withEffect("coach", {
    type: "continuous",
    actions: [
      { kind: "boost_attack", what: { kind: "all", zone: "board", side: "self" }, amount: 500 },
    ],
  });
  const strict = withEffect("strict", {
    type: "ignition",
    costs: [
      { kind: "banish", from: "board", count: 1 },
      { kind: "tribute", count: 1, filter: { minAttack: 1500 } },
    ],
    actions: [{ kind: "heal", amount: 10 }],
  });
  const start = duel([nerd, coach, strict], {
    seats: { host: { board: ["strict", "coach", "nerd"] } },
  });
  const [self, other] = ["strict", "nerd"].map((def) => board(start, "host", def));
  const cost = start.when("host", `ACTIVATE_EFFECT ${self} 0`);
  cost.offered("host", `CHOOSE_CARDS ${self}`, `CHOOSE_CARDS ${other}`);
});

test("[LT 8.12, 1.5] cards that pay one cost pay it together: none makes another too weak for it", () => {
  const coach = withEffect("coach", {
    type: "continuous",
    actions: [
      { kind: "boost_attack", what: { kind: "all", zone: "board", side: "self" }, amount: 500 },
    ],
  });
  const fussy = withEffect("fussy", {
    type: "ignition",
    costs: [
      { kind: "banish", from: "board", count: 2, filter: { minAttack: 1500 } },
      { kind: "tribute", count: 1, filter: { maxAttack: 1000 } },
    ],
    actions: [{ kind: "heal", amount: 10 }],
  });
  const start = duel([nerd, coach, fussy], {
    seats: { host: { board: ["fussy", "coach", "nerd"] } },
  });
  const [self, strong, other] = ["fussy", "coach", "nerd"].map((def) => board(start, "host", def));
  const cost = start.when("host", `ACTIVATE_EFFECT ${self} 0`);
  // The coach goes with either, and who is left is weak then.
  cost.offered("host", `CHOOSE_CARDS ${self},${strong}`, `CHOOSE_CARDS ${strong},${other}`);
  const paid = cost.when("host", `CHOOSE_CARDS ${strong},${other}`);
  expect(defsIn(paid, "host", "graveyard")).toEqual(["fussy"]);
});

test("[LT 8.5] no card pays twice: what is discarded is not banished from the graveyard for it", () => {
  const twice = withEffect("twice", {
    type: "ignition",
    costs: [
      { kind: "discard", count: 1 },
      { kind: "banish", from: "graveyard", count: 1 },
    ],
    actions: [{ kind: "heal", amount: 10 }],
  });
  const at = (graveyard: readonly string[]): ReturnType<typeof duel> => {
    const start = duel([nerd, jock, twice], {
      seats: { host: { board: ["twice"], hand: ["jock"], graveyard } },
    });
    return start.when("host", `ACTIVATE_EFFECT ${board(start, "host", "twice")} 0`);
  };
  at([]).refused("activate/cannot-complete");
  const paid = at(["nerd"]);
  expect(asked(paid)).toEqual([]);
  expect(defsIn(paid, "host", "banished")).toEqual(["nerd"]);
  expect(defsIn(paid, "host", "graveyard")).toEqual(["jock"]);
});
