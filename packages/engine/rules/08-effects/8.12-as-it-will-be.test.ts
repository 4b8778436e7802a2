/**
 * A cost that asks for current values is judged on the table that the costs before it will leave:
 * where what they pay goes, how many points and counters are left. The climber stands for that: it
 * has attack 1500 only while its condition holds, and the last cost wants attack 1500.
 */
import { expect, test } from "vitest";
import { defsIn, duel, faceDown, placed, unit } from "../../fixtures/duel.ts";
import type { Condition, Cost, Effect } from "../../src/cards/card.ts";
import { asked, board, choose, links, type Table, use, withEffect } from "./acts.ts";

const STRONG: Cost = { kind: "tribute", count: 1, filter: { minAttack: 1500 } };

type Setup = NonNullable<Parameters<typeof duel>[1]>;
type Seats = NonNullable<Setup["seats"]>;

const crumb = unit("crumb", { token: true });
const token = placed("crumb", { position: "attack", isToken: true });

/** Boss and climber on host's board, and what else is said. */
function table(
  costs: readonly Cost[],
  condition: Condition,
  { host = {}, away = {} }: Seats = {},
  vice = 0,
): Table {
  const climber = withEffect("climber", {
    type: "continuous",
    condition,
    actions: [{ kind: "boost_attack", what: { kind: "self" }, amount: 500 }],
  });
  const boss = withEffect("boss", {
    type: "ignition",
    costs,
    actions: [{ kind: "heal", amount: 10 }],
  });
  const lie = ["boss", placed("climber", { position: "attack", vice }), ...(host.board ?? [])];
  const cards = [crumb, climber, boss, unit("nerd", { archetype: "brain" })];
  const seats = { host: { ...host, board: lie }, away };
  return duel(cards, { seats }, { boardSlots: 5 });
}

function allowed(at: Table): void {
  expect(links(use(at, "host", "boss"))).toEqual(["host boss"]);
}

function refused(at: Table): void {
  use(at, "host", "boss").refused("activate/cannot-complete");
}

const holds = (
  zone: "graveyard" | "banished" | "hand" | "board",
  is: "at_least" | "at_most",
  amount: number,
  side: "self" | "opponent" = "self",
): Condition => ({ kind: "count", zone, side, is, amount });

test("[LT 8.5] life that is paid before is gone by then, and no more than that", () => {
  const costs = [{ kind: "pay_lp", amount: 1000 } as const, STRONG];
  allowed(table(costs, { kind: "life", side: "self", is: "exactly", amount: 7000 }));
  refused(table(costs, { kind: "life", side: "self", is: "exactly", amount: 8000 }));
  allowed(table(costs, { kind: "life", side: "opponent", is: "exactly", amount: 8000 }));
  allowed(table(costs, { kind: "clout", side: "self", is: "exactly", amount: 5 }));
});

test("[LT 8.5] so is clout", () => {
  const costs = [{ kind: "pay_clout", amount: 2 } as const, STRONG];
  allowed(table(costs, { kind: "clout", side: "self", is: "exactly", amount: 3 }));
  refused(table(costs, { kind: "clout", side: "self", is: "exactly", amount: 5 }));
  allowed(table(costs, { kind: "clout", side: "opponent", is: "exactly", amount: 5 }));
  allowed(table(costs, { kind: "life", side: "self", is: "exactly", amount: 8000 }));
});

test("[LT 8.5] what is discarded before lies in the graveyard by then", () => {
  const costs = [{ kind: "discard", count: 2 } as const, STRONG];
  const seats: Seats = { host: { hand: ["nerd", "nerd"], graveyard: ["nerd"] } };
  allowed(table(costs, holds("graveyard", "at_least", 3), seats));
  refused(table(costs, holds("graveyard", "at_least", 4), seats));
  refused(table(costs, holds("hand", "at_least", 1), seats));
  allowed(table(costs, holds("hand", "at_most", 0), seats));
  refused(table(costs, holds("banished", "at_least", 1), seats));
});

test("[LT 8.5] what is banished before lies there, face-up, and no longer where it was", () => {
  const fromBoard: Cost = { kind: "banish", from: "board", count: 1, filter: { face: "down" } };
  const set = { host: { board: [faceDown("nerd", { position: "defense" })] } };
  const brain = { archetype: "brain" };
  allowed(table([fromBoard, STRONG], holds("banished", "at_least", 1), set));
  refused(table([fromBoard, STRONG], holds("banished", "at_least", 2), set));
  allowed(table([fromBoard, STRONG], holds("board", "at_most", 2), set));
  refused(table([fromBoard, STRONG], holds("board", "at_least", 3), set));
  refused(table([fromBoard, STRONG], holds("graveyard", "at_least", 1), set));
  const showing: Condition = {
    kind: "count",
    zone: "banished",
    side: "self",
    filter: brain,
    is: "at_least",
    amount: 1,
  };
  allowed(table([fromBoard, STRONG], showing, set));
  const fromGrave: Cost = { kind: "banish", from: "graveyard", count: 1 };
  const buried = (...graveyard: string[]): Seats => ({ host: { graveyard } });
  allowed(table([fromGrave, STRONG], holds("graveyard", "at_most", 0), buried("nerd")));
  refused(table([fromGrave, STRONG], holds("graveyard", "at_most", 0), buried("nerd", "nerd")));
});

test("[LT 2.6, 8.5] a token that is paid before is gone and lies nowhere", () => {
  const banish: Cost = { kind: "banish", from: "board", count: 1, filter: { name: "crumb" } };
  const host = { board: [token] };
  refused(table([banish, STRONG], holds("banished", "at_least", 1), { host }));
  allowed(table([banish, STRONG], holds("banished", "at_most", 0), { host }));
  allowed(table([banish, STRONG], holds("board", "at_most", 2), { host }));
});

test("[LT 3.2, 8.5] what is paid goes to its owner, not to whoever had it", () => {
  const banish: Cost = { kind: "banish", from: "board", count: 1, filter: { name: "nerd" } };
  const host = { board: [placed("nerd", { position: "attack" }, { owner: "away" })] };
  allowed(table([banish, STRONG], holds("banished", "at_least", 1, "opponent"), { host }));
  refused(table([banish, STRONG], holds("banished", "at_least", 1), { host }));
  refused(table([banish, STRONG], holds("banished", "at_least", 2, "opponent"), { host }));
});

test("[LT 8.5] of two tributes the second is judged when the first lies in the graveyard", () => {
  const first: Cost = { kind: "tribute", count: 1, filter: { name: "nerd" } };
  const host = { board: ["nerd"] };
  const at = table([first, STRONG], holds("graveyard", "at_least", 1), { host });
  allowed(at);
  expect(defsIn(use(at, "host", "boss"), "host", "graveyard")).toEqual(["nerd", "climber"]);
  refused(table([first, STRONG], holds("graveyard", "at_least", 2), { host }));
  refused(table([first, STRONG], holds("banished", "at_least", 1), { host }));
});

test("[LT 8.5] counters that are paid before are off, or on, by then", () => {
  const climbing = (maxVice: number): Condition => ({ kind: "source", filter: { maxVice } });
  const off: Cost = { kind: "remove_vice", count: 1 };
  const worn = (costs: readonly Cost[], condition: Condition): Table =>
    table(costs, condition, {}, 2);
  allowed(worn([off, STRONG], climbing(1)));
  refused(worn([off, STRONG], climbing(0)));
  const on: Cost = { kind: "add_vice", count: 2 };
  const least = (minVice: number): Condition => ({ kind: "source", filter: { minVice } });
  allowed(worn([on, STRONG], least(4)));
  refused(worn([on, STRONG], least(5)));
});

/** A boss that aims at its own and pays. */
function aiming(
  costs: readonly Cost[],
  targets: NonNullable<Effect["targets"]>,
  seats: Seats,
): Table {
  const boss = withEffect("boss", {
    type: "ignition",
    costs,
    targets,
    actions: [{ kind: "boost_attack", what: { kind: "target" }, amount: 1 }],
  });
  return duel([boss, unit("nerd"), unit("jock", { attack: 1500 })], { seats });
}

test("[LT 8.12] a stereotype that alone is strong enough to be the tribute is no target", () => {
  const one = [{ zone: "board", side: "self", count: 1 }] as const;
  const alone = aiming([STRONG], one, { host: { board: ["boss", "jock"] } });
  const [boss, jock] = [board(alone, "host", "boss"), board(alone, "host", "jock")];
  use(alone, "host", "boss", jock).refused("activate/wrong-targets");
  expect(links(use(alone, "host", "boss", boss))).toEqual(["host boss"]);
  // Both would have to be targets, and one of them the tribute.
  const two = [{ zone: "board", side: "self", count: 2 }] as const;
  use(aiming([STRONG], two, { host: { board: ["boss", "jock"] } }), "host", "boss").refused(
    "activate/cannot-complete",
  );
});

test("[LT 8.12] a cost in cards beside one in counters does not make the counters free", () => {
  const two = [{ zone: "board", side: "any", count: 2 }] as const;
  const costs: Cost[] = [
    { kind: "discard", count: 1 },
    { kind: "remove_vice", count: 1 },
  ];
  const worn = placed("boss", { position: "attack", vice: 1 });
  const host = { hand: ["nerd"], board: [worn] };
  use(aiming(costs, two, { host, away: { board: ["nerd"] } }), "host", "boss").refused(
    "activate/cannot-complete",
  );
  const at = aiming(costs, two, { host, away: { board: ["nerd", "jock"] } });
  const [nerd, jock] = [board(at, "away", "nerd"), board(at, "away", "jock")];
  const done = choose(choose(use(at, "host", "boss"), "host", nerd), "host", jock);
  expect(asked(done)).toEqual([]);
  expect(links(done)).toEqual(["host boss"]);
});
