/** CR 4.3.4.6: every cost is paid once, what is exerted before what leaves. */
import { idsIn } from "@tcg/core";
import { expect, test } from "vitest";
import { gain, using } from "../../fixtures/abilities.ts";
import { chooses, inPlay, lore, uses } from "../../fixtures/acts.ts";
import {
  asked,
  card,
  character,
  dataOf,
  defsIn,
  item,
  placed,
  table,
} from "../../fixtures/table.ts";
import type { Cost } from "../../src/cards.ts";

const lamps = ["lamp", "lamp", "lamp"];

/** A pump with these costs, beside three lamps and two characters. */
function pump(...costs: Cost[]) {
  const cards = [
    item("pump", { abilities: [using(costs, [gain(1)])] }),
    item("lamp"),
    character("ally"),
  ];
  const at = table(cards, {
    seats: { host: { hand: ["ally", "lamp", "lamp"], play: ["pump", ...lamps, "ally", "ally"] } },
  });
  return uses(at, "host", "pump");
}

test.each<[string, Cost, "lamp" | "ally"]>([
  ["banished", { pay: "banish", where: { type: "item" } }, "lamp"],
  ["returned", { pay: "return-another", where: { type: "character" } }, "ally"],
])("[CR 4.3.4.6] one card is %s, and the ability resolves", (_name, cost, def) => {
  const paying = pump(cost);
  expect(asked(paying)).toEqual(["host choose_cards"]);
  const two = idsIn(paying.state, "host", "play").filter(
    (id) => paying.state.cards.get(id)?.def === def,
  );
  chooses(paying, "host", ...two.slice(0, 2)).refused("choice/wrong-number");
  const before = defsIn(paying, "host", "play").length;
  const paid = chooses(paying, "host", inPlay(paying, "host", def));
  expect(asked(paid)).toEqual([]);
  expect(defsIn(paid, "host", "play")).toHaveLength(before - 1);
  expect(lore(paid)).toEqual([1, 0]);
});

test("[CR 4.3.4.6] one card is exerted, and one that has been may leave for another cost", () => {
  const paying = pump(
    { pay: "return-another", where: { type: "character" } },
    { pay: "exert-another", where: { type: "character" } },
  );
  const ally = inPlay(paying, "host", "ally");
  const exerted = chooses(paying, "host", ally);
  expect(exerted.state.cards.get(ally)?.data?.exerted).toBe(true);
  expect(asked(exerted)).toEqual(["host choose_cards"]);
  const paid = chooses(exerted, "host", ally);
  expect(defsIn(paid, "host", "play").filter((def) => def === "ally")).toHaveLength(1);
  expect(lore(paid)).toEqual([1, 0]);
});

test("[CR 4.3.4.6] as many are discarded as is said, one after the other", () => {
  const paying = pump({ pay: "discard", count: 2, where: { type: "item" } });
  chooses(paying, "host").refused("choice/wrong-number");
  const once = chooses(paying, "host", card(paying, "host", "hand", "lamp"));
  expect(lore(once)).toEqual([0, 0]);
  expect(asked(once)).toEqual(["host choose_cards"]);
  const done = chooses(once, "host", card(once, "host", "hand", "lamp"));
  expect(defsIn(done, "host", "discard")).toEqual(["lamp", "lamp"]);
  expect(defsIn(done, "host", "hand")).toEqual(["ally"]);
  expect(lore(done)).toEqual([1, 0]);
});

test("[CR 4.3.8.2] what is exerted or drying cannot be exerted for it", () => {
  const set = [
    character("hero", { abilities: [using([{ pay: "exert" }], [gain(1)])] }),
    item("lever", {
      abilities: [using([{ pay: "exert-another", where: { type: "character" } }], [gain(1)])],
    }),
  ];
  const laid = (data: Parameters<typeof placed>[1]) =>
    table(set, { seats: { host: { play: [placed("hero", data), "lever"] } } });
  for (const def of ["hero", "lever"]) {
    expect(lore(uses(laid({}), "host", def))).toEqual([1, 0]);
    uses(laid({ exerted: true }), "host", def).refused("ability/cannot-pay");
    uses(laid({ drying: true }), "host", def).refused("ability/cannot-pay");
  }
  const at = table(set, { seats: { host: { play: ["hero", "lever"] } } });
  expect(dataOf(uses(at, "host", "lever"), "host", "hero").exerted).toBe(true);
});

test.each<[string, Cost]>([
  ["banished", { pay: "banish", where: { type: "item" } }],
  ["returned", { pay: "return-another", where: { type: "item" } }],
  ["exerted", { pay: "exert-another", where: { type: "item" } }],
])("[CR 4.3.4.6] the only card there is is %s without a question", (_name, cost) => {
  const set = [item("pump", { abilities: [using([cost], [gain(1)])] }), item("lamp")];
  const at = table(set, { seats: { host: { play: ["pump", "lamp"] } } });
  const paid = uses(at, "host", "pump");
  expect(asked(paid)).toEqual([]);
  expect(lore(paid)).toEqual([1, 0]);
  if (cost.pay === "exert-another") expect(dataOf(paid, "host", "lamp").exerted).toBe(true);
  else expect(defsIn(paid, "host", "play")).toEqual(["pump"]);
  const alone = table(set, { seats: { host: { play: ["pump"] }, away: { play: ["lamp"] } } });
  uses(alone, "host", "pump").refused("ability/cannot-pay");
});
