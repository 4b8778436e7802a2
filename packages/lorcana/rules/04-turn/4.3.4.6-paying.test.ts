/** CR 4.3.4.6: every cost is paid once, what is exerted before what leaves. */
import { type CardId, idsIn } from "@tcg/core";
import { expect, test } from "vitest";
import { gain, standing, using } from "../../fixtures/abilities.ts";
import { chooses, inPlay, lore, plays, uses } from "../../fixtures/acts.ts";
import {
  asked,
  character,
  dataOf,
  defsIn,
  item,
  placed,
  song,
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
  const named = chooses(paying, "host", ally);
  // Nothing is paid before all of it is named.
  expect(named.state.cards.get(ally)?.data?.exerted).toBe(false);
  expect(asked(named)).toEqual(["host choose_cards"]);
  const paid = chooses(named, "host", ally);
  paid.then({ type: "CARD_EXERTED" }, { type: "CARD_RETURNED" });
  expect(defsIn(paid, "host", "play").filter((def) => def === "ally")).toHaveLength(1);
  expect(lore(paid)).toEqual([1, 0]);
});

test("[CR 4.3.4.6] as many are named as is said, one after the other, and discarded together", () => {
  const paying = pump({ pay: "discard", count: 2, where: { type: "item" } });
  chooses(paying, "host").refused("choice/wrong-number");
  const lamps = idsIn(paying.state, "host", "hand").filter(
    (id) => paying.state.cards.get(id)?.def === "lamp",
  );
  const once = chooses(paying, "host", lamps[0] as CardId);
  expect(lore(once)).toEqual([0, 0]);
  expect(defsIn(once, "host", "discard")).toEqual([]);
  expect(asked(once)).toEqual(["host choose_cards"]);
  chooses(once, "host", lamps[0] as CardId).refused("choice/not-offered");
  const done = chooses(once, "host", lamps[1] as CardId);
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
  ["banished", { pay: "banish", where: { type: "item", other: true } }],
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

test("[CR 4.3.4.6c] what paying one cost takes away was named for the other before", () => {
  const perch = item("perch", {
    abilities: [
      standing(
        { where: { type: "character", side: "yours" } },
        [{ fact: "keyword", keyword: "evasive" }],
        { while: { self: { exerted: false } } },
      ),
      using([{ pay: "exert" }, { pay: "banish", where: { keyword: "evasive" } }], [gain(1)]),
    ],
  });
  const at = table([perch, character("ally")], {
    seats: { host: { play: ["perch", "ally", "ally"] } },
  });
  const naming = uses(at, "host", "perch");
  expect(dataOf(naming, "host", "perch").exerted).toBe(false);
  const paid = chooses(naming, "host", inPlay(naming, "host", "ally"));
  expect(defsIn(paid, "host", "play")).toEqual(["perch", "ally"]);
  expect(lore(paid)).toEqual([1, 0]);
});

test("[CR 6.3.3.3] a singer that gives what another cost asks for is exerted after all is named", () => {
  const gull = character("gull", {
    cost: 5,
    abilities: [
      standing({ where: { name: "ally" } }, [{ fact: "keyword", keyword: "evasive" }], {
        while: { self: { exerted: false } },
      }),
    ],
  });
  const tax = item("tax", {
    abilities: [
      standing({ player: "you" }, [
        { fact: "extra-cost", cost: { pay: "banish", where: { keyword: "evasive" } } },
      ]),
    ],
  });
  const at = table([gull, tax, character("ally"), song("round", [gain(1)], { cost: 3 })], {
    seats: { host: { hand: ["round"], play: ["gull", "tax", "ally"] } },
  });
  const sung = plays(at, "host", "round", `singer=${inPlay(at, "host", "gull")}`);
  expect(defsIn(sung, "host", "play")).toEqual(["gull", "tax"]);
  expect(lore(sung)).toEqual([1, 0]);
});

test("[CR 4.3.4.6] one of your items may be the one that asks, another may not", () => {
  const at = (other: boolean) => {
    const where = { type: "item", ...(other && { other: true as const }) } as const;
    const furnace = item("furnace", {
      abilities: [using([{ pay: "exert" }, { pay: "banish", where }], [gain(1)])],
    });
    return table([furnace], { seats: { host: { play: ["furnace"] } } });
  };
  uses(at(true), "host", "furnace").refused("ability/cannot-pay");
  const burnt = uses(at(false), "host", "furnace");
  expect(defsIn(burnt, "host", "play")).toEqual([]);
  expect(lore(burnt)).toEqual([1, 0]);
});

test("[CR 4.3.4.6] a card that is banished by itself is none of those named besides", () => {
  const where = { type: "item" } as const;
  const pyre = item("pyre", {
    abilities: [using([{ pay: "banish", where }, { pay: "banish-this" }], [gain(1)])],
  });
  uses(table([pyre], { seats: { host: { play: ["pyre"] } } }), "host", "pyre").refused(
    "ability/cannot-pay",
  );
  const at = table([pyre, item("lamp")], { seats: { host: { play: ["pyre", "lamp"] } } });
  const burnt = uses(at, "host", "pyre");
  expect(defsIn(burnt, "host", "play")).toEqual([]);
  expect(lore(burnt)).toEqual([1, 0]);
});
