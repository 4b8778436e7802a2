/** Two mandatory and two optional listeners a side; host, whose turn it is, summons. */
import { expect, test } from "vitest";
import { card, duel, spell, unit } from "../../fixtures/duel.ts";
import type { CardDefinition } from "../../src/cards/card.ts";
import { asked, links, type Table } from "./acts.ts";

function listener(id: string, optional: boolean, amount = 1): CardDefinition {
  return spell(id, "continuous", [
    {
      id: "ring",
      type: "trigger",
      trigger: { on: "summoned" },
      optional,
      actions: [{ kind: "heal", amount }],
    },
  ]);
}

const cards = [
  unit("newbie"),
  listener("must-a", false),
  listener("must-b", false),
  listener("may-a", true),
  listener("may-b", true),
];

function summoned(host: readonly string[], away: readonly string[]): Table {
  const start = duel(cards, {
    seats: { host: { hand: ["newbie"], setZone: host }, away: { setZone: away } },
  });
  const id = card(start, "host", "hand", "newbie");
  return start.when("host", { type: "SUMMON", card: id, position: "attack" });
}

/** Answers yes to everything, and gives the links as they came. */
function throughout(at: Table, first = 0): string[] {
  const found = links(at);
  const prompt = at.state.prompts[0];
  if (prompt?.kind === "optional_trigger") {
    const taken = at.when(prompt.seat, "RESPOND_OPTIONAL_TRIGGER activate");
    return [...found, ...throughout(taken, first)];
  }
  if (prompt?.kind === "order_triggers") {
    const place = prompt.triggers.at(first) ?? 0;
    return [...found, ...throughout(at.when(prompt.seat, `ORDER_TRIGGERS ${place}`), first)];
  }
  return found;
}

test("[LT 8.11] turn seat's mandatory, other's mandatory, turn seat's optional, other's optional", () => {
  const order = ["host must-a", "away must-a", "host may-a", "away may-a"];
  expect(throughout(summoned(["may-a", "must-a"], ["may-a", "must-a"]))).toEqual(order);
  expect(throughout(summoned(["must-a", "may-a"], ["must-a", "may-a"]))).toEqual(order);
});

test("[LT 8.11] the turn seat goes first though it sits at away", () => {
  const start = duel(cards, {
    shared: { turnSeat: "away", turnNumber: 4 },
    seats: { host: { setZone: ["must-a"] }, away: { hand: ["newbie"], setZone: ["must-a"] } },
  });
  const id = card(start, "away", "hand", "newbie");
  const at = start.when("away", { type: "SUMMON", card: id, position: "attack" });
  expect(links(at)).toEqual(["away must-a", "host must-a"]);
});

test("[LT 8.11] within a group their controller orders them, and is asked only then", () => {
  const both = summoned(["must-a", "must-b"], []);
  expect(asked(both)).toEqual(["host order_triggers"]);
  both.offered("host", "ORDER_TRIGGERS 0", "ORDER_TRIGGERS 1").offered("away");
  expect(throughout(both, 0)).toEqual(["host must-a", "host must-b"]);
  expect(throughout(both, -1)).toEqual(["host must-b", "host must-a"]);
  expect(asked(summoned(["must-a"], ["must-a"]))).toEqual([]);
});

test("[LT 8.11] the other seat orders its own, after the turn seat's are on the chain", () => {
  const at = summoned(["must-a"], ["must-a", "must-b"]);
  expect(links(at)).toEqual(["host must-a"]);
  expect(asked(at)).toEqual(["away order_triggers"]);
  expect(throughout(at, -1)).toEqual(["host must-a", "away must-b", "away must-a"]);
});

test("[LT 8.11] the first is link 1, so the last resolves first", () => {
  const at = summoned(["must-a"], ["must-a"]);
  const healed = at.events.flatMap((event) => (event.type === "LIFE_HEALED" ? [event.seat] : []));
  expect(healed).toEqual(["away", "host"]);
});

test("[LT 8.11] optional ones of a group are ordered, then each is offered by itself", () => {
  const at = summoned(["may-a", "may-b"], []);
  expect(asked(at)).toEqual(["host order_triggers"]);
  const first = at.when("host", "ORDER_TRIGGERS 1");
  expect(asked(first)).toEqual(["host optional_trigger"]);
  const second = first.when("host", "RESPOND_OPTIONAL_TRIGGER decline");
  expect(asked(second)).toEqual(["host optional_trigger"]);
  expect(links(second.when("host", "RESPOND_OPTIONAL_TRIGGER activate"))).toEqual(["host may-a"]);
});

test("[LT 8.11] nobody orders another's triggers", () => {
  const at = summoned(["must-a", "must-b"], []);
  at.when("host", "ORDER_TRIGGERS 2").refused("order/not-offered");
  at.when("away", "ORDER_TRIGGERS 0").refused("prompt/not-asked");
});
