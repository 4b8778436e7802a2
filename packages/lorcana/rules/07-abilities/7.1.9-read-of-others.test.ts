/** CR 7.1.9: numbers that a text reads of the cards in what has happened. */
import { describe, expect, test } from "vitest";
import { gain, standing, using, whenever } from "../../fixtures/abilities.ts";
import {
  challenges,
  chooses,
  goesRound,
  inPlay,
  lore,
  plays,
  quests,
  uses,
} from "../../fixtures/acts.ts";
import {
  action,
  asked,
  character,
  dataOf,
  item,
  placed,
  table,
  tableGame,
  when,
} from "../../fixtures/table.ts";
import type { Amount, Effect, Selector } from "../../src/cards.ts";

const reads = (pick: "it" | "the-other" | "challenger" | "defender"): Effect => {
  const of: Selector = { pick };
  const amount: Amount = { stat: "strength", of };
  return { do: "gain-lore", amount };
};
const foe = character("foe", { strength: 3, willpower: 9 });
const every = { pick: "all", where: { type: "character" } } as const;

describe("[CR 7.1.9] of a challenge", () => {
  test.each([
    ["the-other", 3],
    ["challenger", 3],
    ["it", 2],
    ["defender", 2],
  ] as const)("%s is read while it goes on", (pick, strength) => {
    const hero = character("hero", {
      willpower: 9,
      abilities: [when("challenged", [reads(pick)])],
    });
    const at = table([hero, foe], {
      seats: { host: { play: ["foe"] }, away: { play: [placed("hero", { exerted: true })] } },
    });
    expect(lore(challenges(at, "host", "foe", "hero"))).toEqual([0, strength]);
  });

  test("nothing is read when nobody challenges", () => {
    const hero = character("hero", {
      abilities: [
        whenever({ on: "turn-starts" }, [reads("challenger"), reads("defender"), gain(1)]),
      ],
    });
    const at = table([hero], { seats: { host: { play: ["hero"] } } });
    expect(lore(goesRound(at))).toEqual([1, 0]);
  });

  test("the other one is nobody where an action has banished it", () => {
    const hero = character("hero", {
      abilities: [when("banished", [reads("the-other"), gain(1)])],
    });
    const wipe = action("wipe", [{ do: "banish", target: every }]);
    const at = table([hero, wipe], { seats: { host: { hand: ["wipe"], play: ["hero"] } } });
    expect(lore(plays(at, "host", "wipe"))).toEqual([1, 0]);
  });
});

describe("[CR 7.4.1b] once per turn", () => {
  const mourns = (amount: number) =>
    whenever({ on: "banished", card: {}, side: "yours" }, [gain(amount)], {
      oncePerTurn: true,
      name: `mourns ${amount}`,
    });
  const wipe = action("wipe", [{ do: "banish", target: every }]);

  test("counts for what waits of a card that is gone", () => {
    const hero = character("hero", { abilities: [mourns(1)] });
    const at = table([hero, character("ally"), wipe], {
      seats: { host: { hand: ["wipe"], play: ["hero", "ally", "ally"] } },
    });
    let now = plays(at, "host", "wipe");
    while (asked(now).includes("host choose_bag_entry")) {
      const [first] = now.state.shared.bag;
      now = now.when("host", `CHOOSE_BAG_ENTRY ${first?.entry}`);
    }
    expect(asked(now)).toEqual([]);
    expect(lore(now)).toEqual([1, 0]);
  });

  test("counts for each ability of it by itself", () => {
    const hero = character("hero", { abilities: [mourns(1), mourns(2)] });
    const at = table([hero, character("ally"), wipe], {
      seats: { host: { hand: ["wipe"], play: ["hero", "ally"] } },
    });
    let now = plays(at, "host", "wipe");
    while (asked(now).includes("host choose_bag_entry")) {
      const [first] = now.state.shared.bag;
      now = now.when("host", `CHOOSE_BAG_ENTRY ${first?.entry}`);
    }
    expect(lore(now)).toEqual([3, 0]);
  });
});

test("[CR 4.3.6.17] what is banished in a challenge is told to be", () => {
  const bully = character("bully", {
    strength: 9,
    willpower: 9,
    abilities: [whenever({ on: "banishes-in-challenge", card: "this" }, [gain(1)])],
  });
  const at = table([bully, foe], {
    seats: { host: { play: ["bully"] }, away: { play: [placed("foe", { exerted: true })] } },
  });
  challenges(at, "host", "bully", "foe").then({
    type: "BAG_ADDED",
    entries: [{ occurrence: { on: "banishes-in-challenge", inChallenge: true } }],
  });
});

test("[CR 7.1.7] what cannot be repeated is used once, and how often is said", () => {
  const once = using([{ pay: "ink", amount: 1 }], [gain(1)], { oncePerTurn: true });
  const tiring = using([{ pay: "exert" }], [gain(1)]);
  const cheap = using([{ pay: "ink", amount: 2 }], [gain(1)]);
  const set = [item("crank", { abilities: [once, tiring, cheap] })];
  const at = table(set, { seats: { host: { play: ["crank"] } } });
  const most = [2, 2, 3].map((times, ability) => {
    const command = { type: "USE_ABILITY", card: inPlay(at, "host", "crank"), ability, times };
    const decision = tableGame(set).decide(at.state, "host", command);
    return decision.ok ? "accepted" : decision.rejection.data;
  });
  expect(most).toEqual([{ most: 1 }, { most: 1 }, { most: 2 }]);
});

test("[CR 7.6.1] one card may give another several abilities, and each is its own", () => {
  const given = (amount: number) =>
    ({ fact: "ability", ability: when("quests", [gain(amount)], `${amount}`) }) as const;
  const muse = item("muse", {
    abilities: [standing({ where: { type: "character", side: "yours" } }, [given(1), given(2)])],
  });
  const at = table([muse, character("hero", { lore: 1 })], {
    seats: { host: { play: ["muse", "hero"] } },
  });
  const asking = quests(at, "host", "hero");
  expect(asking.state.shared.bag).toHaveLength(2);
  const done = asking.when("host", `CHOOSE_BAG_ENTRY ${asking.state.shared.bag[0]?.entry}`);
  expect(lore(done)).toEqual([4, 0]);
});

test("[CR 1.2.4] who is chosen to pay a cost is not chosen for an effect", () => {
  const watcher = character("watcher", {
    abilities: [whenever({ on: "chosen", card: { type: "character" } }, [gain(3)])],
  });
  const pump = item("pump", {
    abilities: [using([{ pay: "exert-another", where: { type: "character" } }], [gain(1)])],
  });
  const poke = action("poke", [
    { do: "exert", target: { pick: "chosen", where: { type: "character" } } },
  ]);
  const at = table([watcher, pump, poke, character("ally")], {
    seats: { host: { hand: ["poke"], play: ["watcher", "pump", "ally"] } },
  });
  const paying = uses(at, "host", "pump");
  expect(lore(chooses(paying, "host", inPlay(paying, "host", "ally")))).toEqual([1, 0]);
  const choosing = plays(at, "host", "poke");
  expect(lore(chooses(choosing, "host", inPlay(choosing, "host", "ally")))).toEqual([3, 0]);
});

describe("[CR 7.7.5c] damage that another card would take instead", () => {
  const shield = {
    kind: "replacement",
    would: "be-dealt-damage",
    to: { where: { name: "hero" } },
    instead: { do: "deal-to-this" },
  } as const;
  const hit = action("hit", [
    { do: "deal-damage", amount: 2, target: { pick: "all", where: { name: "hero" } } },
  ]);

  test("stays where it is if that card is an item, which is never damaged", () => {
    const gift = action("gift", [
      {
        do: "grant-ability",
        ability: shield,
        target: { pick: "all", where: { type: "item" } },
        duration: "turn",
      },
    ]);
    const at = table([character("hero", { willpower: 9 }), item("lamp"), gift, hit], {
      seats: { host: { hand: ["gift", "hit"], play: ["hero", "lamp"] } },
    });
    const after = plays(plays(at, "host", "gift"), "host", "hit");
    expect(dataOf(after, "host", "hero").damage).toBe(2);
    expect(dataOf(after, "host", "lamp").damage).toBe(0);
  });

  test("[CR 10.6.3b] what a replacement brings to nothing nobody has dealt, Resist or no Resist", () => {
    const hero = character("hero", {
      willpower: 9,
      abilities: [
        {
          kind: "replacement",
          would: "be-dealt-damage",
          to: "self",
          instead: { do: "reduce", amount: 9 },
        },
      ],
    });
    const bully = character("bully", {
      abilities: [whenever({ on: "deals-damage", card: "this" }, [gain(1)])],
    });
    const at = table(
      [hero, bully],
      { seats: { host: { play: ["bully"] }, away: { play: [placed("hero", { exerted: true })] } } },
      { zeroDamageCountsAsDealt: true },
    );
    expect(lore(challenges(at, "host", "bully", "hero"))).toEqual([0, 0]);
  });
});
