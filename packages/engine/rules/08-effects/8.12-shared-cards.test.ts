/**
 * Targets and costs that want the same cards. Every table here is as small as it can be: with one
 * card or counter less nothing could be done, with what there is there is just one way.
 */
import type { CardId } from "@tcg/core";
import { expect, test } from "vitest";
import { card, defsIn, duel, placed, unit } from "../../fixtures/duel.ts";
import type { Action, Cost, Effect } from "../../src/cards/card.ts";
import { asked, board, choose, links, passAll, type Table, withEffect } from "./acts.ts";

const cards = [unit("nerd", { archetype: "brain" }), unit("jock", { attack: 1500 })];
const vice = (def: string, count: number) => placed(def, { position: "attack", vice: count });

/** The boss has the effect that is tried. */
function boss(costs: readonly Cost[], targets: NonNullable<Effect["targets"]> = []): Effect {
  const actions: Action[] = [
    { kind: "heal", amount: 10 },
    ...targets.map((_, index) => {
      return { kind: "boost_attack", what: { kind: "target", index }, amount: 1 } as const;
    }),
  ];
  return { id: "it", type: "ignition", costs, targets, actions };
}

type Seats = NonNullable<Parameters<typeof duel>[1]>["seats"];

function table(effect: Effect, seats: Seats): Table {
  return duel([...cards, withEffect("boss", effect)], seats === undefined ? {} : { seats });
}

function used(at: Table, ...targets: CardId[]): Table {
  const id = board(at, "host", "boss");
  const aim = targets.length === 0 ? {} : { targets };
  return at.when("host", { type: "ACTIVATE_EFFECT", card: id, effect: 0, ...aim });
}

const takeOff = (count: number): Cost => ({ kind: "remove_vice", count });
const putOn = (count: number): Cost => ({ kind: "add_vice", count });
const aimAt = (side: "self" | "opponent" | "any", count: number) =>
  ({ zone: "board", side, count }) as const;

test("[LT 8.12] a stereotype whose counter has to pay is no target, one of the other side is", () => {
  const at = table(boss([takeOff(1)], [aimAt("any", 1)]), {
    host: { board: [vice("boss", 1)] },
    away: { board: ["jock"] },
  });
  used(at, board(at, "host", "boss")).refused("activate/wrong-targets");
  const paid = used(at, board(at, "away", "jock"));
  expect(links(paid)).toEqual(["host boss"]);
  expect(paid.state.cards.get(board(paid, "host", "boss"))?.data?.vice).toBe(0);
});

test("[LT 8.12] targets that take every counter there is to pay with leave nothing to activate", () => {
  const effect = boss([takeOff(1)], [aimAt("any", 2)]);
  const seats = (host: Seats, ...away: string[]): Table =>
    table(effect, { ...host, away: { board: away } });
  // Boss and jock would be the two targets, and the only counter is on the boss.
  used(seats({ host: { board: [vice("boss", 1)] } }, "jock")).refused("activate/cannot-complete");
  const first = used(seats({ host: { board: [vice("boss", 1)] } }, "jock", "nerd"));
  const [jock, nerd] = [board(first, "away", "jock"), board(first, "away", "nerd")];
  first.offered("host", `CHOOSE_CARDS ${jock}`, `CHOOSE_CARDS ${nerd}`);
  const second = choose(first, "host", nerd);
  second.offered("host", `CHOOSE_CARDS ${jock}`);
  expect(links(choose(second, "host", jock))).toEqual(["host boss"]);
});

test("[LT 8.12] all targets may be one's own, if what pays is none of them", () => {
  const at = table(boss([takeOff(1)], [aimAt("self", 2)]), {
    host: { board: [vice("boss", 1), "nerd", "jock"] },
  });
  const [nerd, jock] = [board(at, "host", "nerd"), board(at, "host", "jock")];
  const first = used(at);
  first.offered("host", `CHOOSE_CARDS ${nerd}`, `CHOOSE_CARDS ${jock}`);
  expect(links(choose(choose(first, "host", jock), "host", nerd))).toEqual(["host boss"]);
});

test("[LT 8.12] so it is where two requirements ask for one's own stereotypes", () => {
  const at = table(boss([putOn(1)], [aimAt("self", 1), aimAt("self", 1)]), {
    host: { board: ["boss", "nerd", "jock"] },
  });
  const [self, nerd, jock] = ["boss", "nerd", "jock"].map((def) => board(at, "host", def));
  const second = choose(used(at), "host", nerd as CardId);
  second.offered("host", `CHOOSE_CARDS ${self}`, `CHOOSE_CARDS ${jock}`);
  const done = choose(second, "host", jock as CardId);
  // The third is the one that can take the counter.
  expect(done.state.cards.get(self as CardId)?.data?.vice).toBe(1);
  const two = table(boss([putOn(1)], [aimAt("self", 1), aimAt("self", 1)]), {
    host: { board: ["boss", "nerd"] },
  });
  used(two).refused("activate/cannot-complete");
});

test("[LT 8.12] targets are announced once, however many answers the first cost takes", () => {
  const at = table(boss([takeOff(2)], [aimAt("opponent", 1)]), {
    host: { board: [vice("boss", 2), vice("nerd", 2)] },
    away: { board: ["jock"] },
  });
  const chosen = used(at, board(at, "away", "jock"));
  const announced = { type: "TARGETS_CHOSEN", seat: "host", cards: [{ def: "jock" }] } as const;
  chosen.then(announced);
  const half = choose(chosen, "host", board(at, "host", "nerd"));
  half.thenNot("TARGETS_CHOSEN", "CHAIN_LINK_ADDED");
  const done = choose(half, "host", board(at, "host", "boss"));
  done.thenNot("TARGETS_CHOSEN");
  expect(links(done)).toEqual(["host boss"]);
});

test("[LT 8.5] counters pay one by one, from any of one's own that have one left", () => {
  const at = (...host: ReturnType<typeof vice>[]): Table =>
    table(boss([takeOff(3)]), { host: { board: host }, away: { board: [vice("jock", 3)] } });
  used(at(vice("boss", 1), vice("nerd", 1))).refused("activate/cannot-complete");
  const start = used(at(vice("boss", 1), vice("nerd", 2), vice("jock", 0)));
  const [self, nerd] = [board(start, "host", "boss"), board(start, "host", "nerd")];
  start.offered("host", `CHOOSE_CARDS ${self}`, `CHOOSE_CARDS ${nerd}`);
  // Once the boss has none left, the nerd pays the rest without being asked for.
  const done = choose(start, "host", self);
  expect(asked(done)).toEqual([]);
  const left = ["boss", "nerd"].map(
    (def) => done.state.cards.get(board(done, "host", def))?.data?.vice,
  );
  expect(left).toEqual([0, 0]);
  expect(links(done)).toEqual(["host boss"]);
});

test("[LT 8.5] two costs of counters need as many as both together", () => {
  const both = boss([takeOff(1), takeOff(1)]);
  used(table(both, { host: { board: [vice("boss", 1)] } })).refused("activate/cannot-complete");
  const paid = used(table(both, { host: { board: [vice("boss", 2)] } }));
  expect(links(paid)).toEqual(["host boss"]);
  expect(paid.state.cards.get(board(paid, "host", "boss"))?.data?.vice).toBe(0);
});

test("[LT 8.5] counters that are put on come before the tribute that asks for them", () => {
  const effect = boss([{ kind: "tribute", count: 1, filter: { minVice: 2 } }, putOn(2)]);
  const at = table(effect, { host: { board: ["boss", "nerd"] } });
  const cost = used(at);
  const nerd = board(at, "host", "nerd");
  cost.offered("host", `CHOOSE_CARDS ${board(at, "host", "boss")}`, `CHOOSE_CARDS ${nerd}`);
  const done = choose(cost, "host", nerd);
  expect(defsIn(done, "host", "graveyard")).toEqual(["nerd"]);
  expect(defsIn(done, "host", "board")).toEqual(["boss"]);
});

test("[LT 8.5] nor may they make a stereotype too burnt for the tribute", () => {
  const effect = boss([{ kind: "tribute", count: 1, filter: { maxVice: 1 } }, putOn(2)]);
  const one = table(effect, { host: { board: ["boss"] } });
  used(one).refused("activate/cannot-complete");
  const two = table(effect, { host: { board: ["boss", vice("nerd", 2)] } });
  const paid = used(two);
  // The counters go where they do no harm, without a question.
  expect(asked(paid)).toEqual([]);
  expect(defsIn(paid, "host", "graveyard")).toEqual(["boss"]);
  expect(paid.state.cards.get(board(paid, "host", "nerd"))?.data?.vice).toBe(4);
});

test("[LT 8.5] counters come off before the tribute that asks for few of them", () => {
  const effect = boss([{ kind: "tribute", count: 1, filter: { maxVice: 0 } }, takeOff(2)]);
  const at = table(effect, { host: { board: [vice("boss", 2), vice("nerd", 1)] } });
  const cost = used(at);
  // Whoever gives both of its counters, or the nerd its only one, can be tributed then.
  const [self, nerd] = [board(at, "host", "boss"), board(at, "host", "nerd")];
  cost.offered("host", `CHOOSE_CARDS ${self}`, `CHOOSE_CARDS ${nerd}`);
  const done = choose(choose(cost, "host", self), "host", nerd);
  expect(defsIn(done, "host", "graveyard")).toEqual(["nerd"]);
  const short = table(effect, { host: { board: [vice("boss", 3)] } });
  used(short).refused("activate/cannot-complete");
});

test("[LT 8.5] a cost of current attack is judged after what was banished before it", () => {
  const coach = withEffect("coach", {
    type: "continuous",
    actions: [
      { kind: "boost_attack", what: { kind: "all", zone: "board", side: "self" }, amount: 500 },
    ],
  });
  const effect = boss([
    { kind: "banish", from: "board", count: 1, filter: { name: "coach" } },
    { kind: "tribute", count: 1, filter: { minAttack: 1500 } },
  ]);
  const at = (...others: string[]): Table =>
    duel([...cards, coach, withEffect("boss", effect)], {
      seats: { host: { board: ["boss", "coach", ...others] } },
    });
  used(at("nerd")).refused("activate/cannot-complete");
  const paid = used(at("jock"));
  expect(defsIn(paid, "host", "banished")).toEqual(["coach"]);
  expect(defsIn(paid, "host", "graveyard")).toEqual(["jock"]);
});

test("[LT 8.12] what the hand and the graveyard pay does not change what the board must", () => {
  const effect = boss([
    { kind: "discard", count: 1 },
    { kind: "banish", from: "graveyard", count: 1, filter: { minAttack: 1500 } },
    { kind: "tribute", count: 1, filter: { minAttack: 1500 } },
  ]);
  const at = (host: NonNullable<NonNullable<Seats>["host"]>): Table => table(effect, { host });
  const paid = used(at({ board: ["boss", "jock"], hand: ["nerd"], graveyard: ["jock", "nerd"] }));
  expect(asked(paid)).toEqual([]);
  expect(defsIn(paid, "host", "banished")).toEqual(["jock"]);
  expect(defsIn(paid, "host", "graveyard")).toEqual(["nerd", "nerd", "jock"]);
  for (const host of [
    { board: ["boss", "nerd"], hand: ["nerd"], graveyard: ["jock"] },
    { board: ["boss", "jock"], hand: [], graveyard: ["jock"] },
    { board: ["boss", "jock"], hand: ["jock"], graveyard: ["nerd"] },
  ]) {
    used(at(host)).refused("activate/cannot-complete");
  }
});

test("[LT 8.12] a target in the graveyard is not banished from there to pay", () => {
  const effect: Effect = {
    id: "it",
    type: "ignition",
    costs: [{ kind: "banish", from: "graveyard", count: 1 }],
    targets: [{ zone: "graveyard", side: "any", count: 1 }],
    actions: [{ kind: "return_to_hand", what: { kind: "target" } }],
  };
  const at = (host: string[], away: string[]): Table =>
    table(effect, { host: { board: ["boss"], graveyard: host }, away: { graveyard: away } });
  const one = at(["nerd"], []);
  used(one, card(one, "host", "graveyard", "nerd")).refused("activate/cannot-complete");
  // With one of the other seat's the own one pays, and is no target for it.
  const two = at(["nerd"], ["jock"]);
  used(two, card(two, "host", "graveyard", "nerd")).refused("activate/wrong-targets");
  const done = passAll(used(two, card(two, "away", "graveyard", "jock")));
  expect(defsIn(done, "host", "banished")).toEqual(["nerd"]);
  expect(defsIn(done, "away", "hand")).toEqual(["jock"]);
});

test("[LT 8.5] paid to the last: 8000 life for two costs, and not a point more", () => {
  const paid = (amount: number): Table =>
    used(
      table(
        boss([
          { kind: "pay_lp", amount: 4000 },
          { kind: "pay_lp", amount },
        ]),
        {
          host: { board: ["boss"] },
        },
      ),
    );
  paid(4000).ended("lp_zero", "away");
  paid(4001).refused("activate/cannot-complete");
});
