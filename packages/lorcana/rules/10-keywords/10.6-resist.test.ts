import { describe, expect, test } from "vitest";
import { gain, using, whenever } from "../../fixtures/abilities.ts";
import { challenges, lore, plays, uses } from "../../fixtures/acts.ts";
import {
  action,
  character,
  dataOf,
  keyword,
  location,
  placed,
  table,
} from "../../fixtures/table.ts";

const cards = [
  character("tough", { strength: 3, willpower: 9, abilities: [keyword("resist", 2)] }),
  character("striker", { strength: 5, willpower: 9 }),
  character("feather", {
    strength: 2,
    willpower: 9,
    abilities: [whenever({ on: "deals-damage", card: "this" }, [gain(3)])],
  }),
  character("sulker", {
    strength: 0,
    willpower: 9,
    abilities: [keyword("resist", 2), whenever({ on: "damaged", card: "this" }, [gain(1)])],
  }),
  location("keep", { willpower: 9, abilities: [keyword("resist", 2)] }),
  character("archer", {
    abilities: [
      using(
        [{ pay: "exert" }],
        [
          {
            do: "deal-damage",
            amount: 3,
            target: { pick: "all", where: { willpower: { min: 9 } } },
          },
        ],
      ),
    ],
  }),
  action("spark", [{ do: "deal-damage", amount: 1, target: { pick: "all", where: {} } }]),
  action("flame", [{ do: "deal-damage", amount: 3, target: { pick: "all", where: {} } }]),
];
const exerted = (def: string) => placed(def, { exerted: true });

test("[CR 10.6.1a] the defender takes less, and so does the challenger", () => {
  const at = table(cards, {
    seats: { host: { play: ["tough"] }, away: { play: [exerted("striker")] } },
  });
  const after = challenges(at, "host", "tough", "striker");
  expect(dataOf(after, "host", "tough").damage).toBe(3);
  expect(dataOf(after, "away", "striker").damage).toBe(3);
  const turned = table(cards, {
    seats: { host: { play: ["striker"] }, away: { play: [exerted("tough")] } },
  });
  expect(dataOf(challenges(turned, "host", "striker", "tough"), "away", "tough").damage).toBe(3);
});

describe("[CR 10.6.1b] an effect deals less", () => {
  const at = table(cards, {
    seats: { host: { hand: ["flame"], play: ["archer"] }, away: { play: ["tough", "striker"] } },
  });

  test("of an action", () => {
    const after = plays(at, "host", "flame");
    expect(dataOf(after, "away", "tough").damage).toBe(1);
    expect(dataOf(after, "away", "striker").damage).toBe(3);
  });

  test("of an ability", () => {
    const after = uses(at, "host", "archer");
    expect(dataOf(after, "away", "tough").damage).toBe(1);
    expect(dataOf(after, "away", "striker").damage).toBe(3);
  });
});

test("[CR 10.6.1c] a location with Resist takes less, by challenge and by effect", () => {
  const at = table(cards, {
    seats: { host: { hand: ["flame"], play: ["striker"] }, away: { play: ["keep"] } },
  });
  expect(dataOf(challenges(at, "host", "striker", "keep"), "away", "keep").damage).toBe(3);
  expect(dataOf(plays(at, "host", "flame"), "away", "keep").damage).toBe(1);
});

describe("damage that comes to nothing", () => {
  const seats = {
    host: { hand: ["spark"], play: ["feather"] },
    away: { play: [exerted("sulker")] },
  };

  test("[CR 10.6.3a] was not dealt: neither who deals it nor who would have taken it triggers", () => {
    const after = challenges(table(cards, { seats }), "host", "feather", "sulker");
    expect(dataOf(after, "away", "sulker").damage).toBe(0);
    expect(lore(after)).toEqual([0, 0]);
    after.then({ type: "DAMAGE_PREVENTED", amount: 2 }).thenNot("DAMAGE_DEALT");
    expect(after.state.seats.away.log.damaged).toBe(0);
  });

  test("[CR 10.6.3a] one more than Resist is dealt, and both trigger", () => {
    const strong = [
      ...cards,
      character("bully", {
        strength: 3,
        willpower: 9,
        abilities: [whenever({ on: "deals-damage", card: "this" }, [gain(3)])],
      }),
    ];
    const at = table(strong, { seats: { ...seats, host: { play: ["bully"] } } });
    const after = challenges(at, "host", "bully", "sulker");
    expect(dataOf(after, "away", "sulker").damage).toBe(1);
    expect(lore(after)).toEqual([3, 1]);
  });

  test("[CR 10.6.3b] with the flag its source has dealt damage and the card has taken none", () => {
    const at = table(cards, { seats }, { zeroDamageCountsAsDealt: true });
    const after = challenges(at, "host", "feather", "sulker");
    expect(dataOf(after, "away", "sulker").damage).toBe(0);
    expect(lore(after)).toEqual([3, 0]);
    expect(after.state.seats.away.log.damaged).toBe(0);
  });
});

test("[CR 10.6.3] in the later edition nobody dealt the 0 damage of an action", () => {
  const wall = character("wall", { abilities: [keyword("resist", 2)] });
  const spark = action("spark", [
    { do: "deal-damage", amount: 1, target: { pick: "all", where: { type: "character" } } },
  ]);
  const at = table(
    [wall, spark],
    { seats: { host: { hand: ["spark"] }, away: { play: ["wall"] } } },
    { zeroDamageCountsAsDealt: true },
  );
  const after = plays(at, "host", "spark");
  after.then({ type: "DAMAGE_PREVENTED", amount: 1 });
  after.thenNot("ZERO_DAMAGE_DEALT");
});
