import { describe, expect, test } from "vitest";
import { goesRound, inPlay, plays } from "../../fixtures/acts.ts";
import { action, asked, character, dataOf, placed, table } from "../../fixtures/table.ts";

const cards = [
  character("hero", { willpower: 9 }),
  action("spark", [
    { do: "deal-damage", amount: 1, target: { pick: "all", where: { name: "hero" } } },
  ]),
  action("flame", [
    { do: "deal-damage", amount: 3, target: { pick: "all", where: { name: "hero" } } },
  ]),
  action("thorn", [
    { do: "put-damage", amount: 2, target: { pick: "all", where: { name: "hero" } } },
  ]),
  action("heal", [
    {
      do: "remove-damage",
      amount: 3,
      upTo: true,
      target: { pick: "chosen", where: { type: "character" } },
    },
  ]),
];

test("[CR 9.1.1a] counters from several sources add up, and stay from turn to turn", () => {
  const at = table(cards, {
    seats: { host: { hand: ["spark", "flame", "thorn"], play: ["hero"] } },
  });
  const hit = plays(plays(at, "host", "spark"), "host", "flame");
  expect(dataOf(hit, "host", "hero").damage).toBe(4);
  const after = plays(hit, "host", "thorn");
  expect(dataOf(after, "host", "hero").damage).toBe(6);
  expect(dataOf(goesRound(after), "host", "hero").damage).toBe(6);
});

describe("[CR 9.1.1b] remove up to N", () => {
  const heals = (damage: number) => {
    const at = table(cards, {
      seats: { host: { hand: ["heal"], play: [placed("hero", { damage })] } },
    });
    return plays(at, "host", "heal");
  };

  test("takes off any number from 0 to N", () => {
    const asking = heals(5);
    asking.offered(
      "host",
      "CHOOSE_AMOUNT 0",
      "CHOOSE_AMOUNT 1",
      "CHOOSE_AMOUNT 2",
      "CHOOSE_AMOUNT 3",
    );
    expect(dataOf(asking.when("host", "CHOOSE_AMOUNT 0"), "host", "hero").damage).toBe(5);
    expect(dataOf(asking.when("host", "CHOOSE_AMOUNT 2"), "host", "hero").damage).toBe(3);
    asking.when("host", "CHOOSE_AMOUNT 4").refused("choice/wrong-number");
  });

  test("and no more than there are", () => {
    heals(2).offered("host", "CHOOSE_AMOUNT 0", "CHOOSE_AMOUNT 1", "CHOOSE_AMOUNT 2");
    const none = heals(0);
    expect(asked(none)).toEqual([]);
    expect(dataOf(none, "host", "hero").damage).toBe(0);
    expect(inPlay(none, "host", "hero")).toBeDefined();
  });

  test("from each of several any number of its own, and all at the same time", () => {
    const balm = action("balm", [
      {
        do: "remove-damage",
        amount: 2,
        upTo: true,
        target: { pick: "all", where: { type: "character", side: "yours" } },
      },
    ]);
    const three = [character("ant"), character("bee"), character("cat"), balm];
    const first = plays(
      table(three, {
        seats: {
          host: {
            hand: ["balm"],
            play: [placed("ant", { damage: 2 }), "cat", placed("bee", { damage: 1 })],
          },
          away: { play: [placed("ant", { damage: 2 })] },
        },
      }),
      "host",
      "balm",
    );
    const amounts = (most: number) =>
      Array.from({ length: most + 1 }, (_, amount) => `CHOOSE_AMOUNT ${amount}`);
    // One after the other; of the one without damage nobody is asked.
    first.offered("host", ...amounts(2));
    expect(first.state.prompts[0]).toMatchObject({ of: inPlay(first, "host", "ant") });
    const second = first.when("host", "CHOOSE_AMOUNT 1");
    second.thenNot("DAMAGE_REMOVED");
    second.offered("host", ...amounts(1));
    expect(second.state.prompts[0]).toMatchObject({ of: inPlay(second, "host", "bee") });
    const damage = (at: typeof first) =>
      ["ant", "bee", "cat"].map((def) => dataOf(at, "host", def).damage);
    expect(damage(second.when("host", "CHOOSE_AMOUNT 0"))).toEqual([1, 1, 0]);
    const after = second.when("host", "CHOOSE_AMOUNT 1");
    expect(damage(after)).toEqual([1, 0, 0]);
    expect(dataOf(after, "away", "ant").damage).toBe(2);
    expect(asked(after)).toEqual([]);
  });
});
