import { describe, expect, test } from "vitest";
import { bonus, standing } from "../../fixtures/abilities.ts";
import { challenges, lore, plays, quests } from "../../fixtures/acts.ts";
import { factsOf } from "../../fixtures/sight.ts";
import { action, character, dataOf, location, placed, table } from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";
import type { Stat } from "../../src/vocabulary.ts";

const change = (stat: Stat, amount: number, name = "hero"): Effect => ({
  do: "modify",
  stat,
  amount,
  target: { pick: "all", where: { name } },
  duration: "turn",
});
const cards = [
  character("hero", { strength: 2, willpower: 9, lore: 2 }),
  character("dummy", { strength: 0, willpower: 9 }),
  character("lord", { abilities: [standing({ where: { name: "hero" } }, [bonus("strength", 1)])] }),
  action("plus-1", [change("strength", 1)], { cost: 0 }),
  action("plus-3", [change("strength", 3)], { cost: 0 }),
  action("minus-5", [change("strength", -5)], { cost: 0 }),
  action("shame", [change("lore", -3), change("lore", -3, "harbour")], { cost: 0 }),
  action("praise", [change("lore", 2), change("lore", 2, "harbour")], { cost: 0 }),
  action("measure", [
    { do: "gain-lore", amount: { stat: "strength", of: { pick: "all", where: { name: "hero" } } } },
  ]),
  action(
    "toll",
    [{ ...change("strength", 0), amount: { count: { type: "item" }, times: -1 } } as Effect],
    { cost: 0 },
  ),
  location("harbour", { lore: 2 }),
];
const start = (...hand: string[]) =>
  table(cards, {
    seats: { host: { hand, play: ["hero"] }, away: { play: [placed("dummy", { exerted: true })] } },
  });
const after = (at: ReturnType<typeof start>, ...defs: string[]) =>
  defs.reduce((now, def) => plays(now, "host", def), at);
const strength = (at: ReturnType<typeof start>) => factsOf(cards, at, "host", "hero").strength;

describe("[CR 7.8.1.1] a modifier changes a value", () => {
  test("by a plain 0 where it counts nothing: a state is JSON, which knows no minus zero", () => {
    const played = after(start("toll"), "toll");
    expect(played.state.shared.effects.map(({ fact }) => fact)).toMatchObject([{ amount: 0 }]);
    expect(strength(played)).toBe(2);
  });

  test("at once and without the bag, for its time", () => {
    const played = after(start("plus-3"), "plus-3");
    played.thenNot("BAG_ADDED");
    expect(strength(played)).toBe(5);
    expect(strength(played.when("host", "END_TURN"))).toBe(2);
  });

  test("or as long as its card is in play", () => {
    const at = table(cards, { seats: { host: { play: ["hero"] } } });
    expect(strength(at)).toBe(2);
    const led = table(cards, { seats: { host: { play: ["hero", "lord"] } } });
    expect(strength(led)).toBe(3);
    expect(strength(led.when("host", "END_TURN"))).toBe(3);
  });
});

test("[CR 7.8.1.2] all of them add up, in whichever order they came", () => {
  const hand = ["plus-1", "plus-3", "minus-5"];
  const orders = [
    ["plus-1", "plus-3", "minus-5"],
    ["minus-5", "plus-3", "plus-1"],
    ["plus-3", "minus-5", "plus-1"],
  ];
  for (const order of orders) {
    const one = after(start(...hand), ...order);
    expect(strength(one)).toBe(1);
    expect(dataOf(challenges(one, "host", "hero", "dummy"), "away", "dummy").damage).toBe(1);
  }
});

describe("a negative strength", () => {
  test("[CR 7.8.2a] is 0 for damage and for whatever reads it", () => {
    const weak = after(start("minus-5", "measure"), "minus-5");
    expect(strength(weak)).toBe(0);
    const fought = challenges(weak, "host", "hero", "dummy");
    expect(dataOf(fought, "away", "dummy").damage).toBe(0);
    fought.thenNot("DAMAGE_DEALT", "DAMAGE_REMOVED");
    expect(lore(after(weak, "measure"))).toEqual([0, 0]);
  });

  test("[CR 7.8.2b] is the true number for further modifiers", () => {
    const at = after(start("minus-5", "plus-1", "plus-3"), "minus-5", "plus-1");
    expect(strength(at)).toBe(0);
    expect(strength(after(at, "plus-3"))).toBe(1);
  });
});

describe("[CR 7.8.3] lore values likewise", () => {
  test("of characters: nothing is gained or lost, and the true number counts on", () => {
    const shamed = after(start("shame", "praise"), "shame");
    expect(lore(quests(shamed, "host", "hero"))).toEqual([0, 0]);
    expect(lore(quests(after(shamed, "praise"), "host", "hero"))).toEqual([1, 0]);
  });

  test("of locations", () => {
    const below = standing({ where: { name: "harbour" } }, [bonus("lore", -3)]);
    const above = standing({ where: { name: "harbour" } }, [bonus("lore", 2)]);
    const places = [
      location("harbour", { lore: 2 }),
      location("market", { lore: 2 }),
      character("gloom", { abilities: [below] }),
      character("sun", { abilities: [above] }),
    ];
    const passes = (...play: string[]) =>
      lore(
        table(places, { seats: { host: { play, has: { lore: 3 } } } })
          .when("host", "END_TURN")
          .when("away", "END_TURN"),
      );
    expect(passes("harbour")).toEqual([5, 0]);
    expect(passes("harbour", "gloom")).toEqual([3, 0]);
    // Below 0 it takes nothing from what the others give.
    expect(passes("harbour", "market", "gloom")).toEqual([5, 0]);
    expect(passes("harbour", "gloom", "sun")).toEqual([4, 0]);
  });
});
