import { describe, expect, test } from "vitest";
import { goesRound, inPlay, plays } from "../../fixtures/acts.ts";
import { action, asked, character, dataOf, lies, table } from "../../fixtures/table.ts";

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
      seats: { host: { hand: ["heal"], play: [lies("hero", { damage })] } },
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
});
