/** CR 9.1, 10.6.3: what of a hit is dealt, what is told of it, and what "if you do" makes of it. */
import { describe, expect, test } from "vitest";
import { gain, whenever } from "../../fixtures/abilities.ts";
import { challenges, lore, plays } from "../../fixtures/acts.ts";
import {
  action,
  asked,
  character,
  dataOf,
  item,
  keyword,
  location,
  placed,
  table,
} from "../../fixtures/table.ts";
import type { Ability, Effect } from "../../src/cards.ts";
import type { Config } from "../../src/config.ts";

const meek = character("meek", { strength: 0, willpower: 9 });
const stone = character("stone", { willpower: 9, abilities: [keyword("resist", 2)] });
const ghost = character("ghost", {
  willpower: 9,
  abilities: [
    { kind: "replacement", would: "be-dealt-damage", to: "self", instead: { do: "prevent" } },
  ],
});
const cards = [meek, stone, ghost, item("lamp"), location("mill")];
const types = ({ events }: ReturnType<typeof table>) =>
  events.map(({ type }) => type).filter((type) => type.includes("DAMAGE"));

/** "Deal 2 damage to all. If you do, gain 7 lore." */
function hits(def: string, config: Partial<Config> = {}) {
  const where = { name: def };
  const first: Effect = { do: "deal-damage", amount: 2, target: { pick: "all", where } };
  const procedure = action("deed", [{ do: "if-you-do", first: [first], effects: [gain(7)] }]);
  const seats = { host: { hand: ["deed"] }, away: { play: [def] } };
  return plays(table([...cards, procedure], { seats }, config), "host", "deed");
}

describe("[CR 10.6.3] of a hit", () => {
  test("all is dealt to whoever resists nothing, and is told so", () => {
    const after = hits("meek");
    expect(types(after)).toEqual(["DAMAGE_DEALT"]);
    expect(lore(after)).toEqual([7, 0]);
  });

  test("nothing is dealt to whoever resists all of it, unless the later edition is played", () => {
    const after = hits("stone");
    expect(types(after)).toEqual(["DAMAGE_PREVENTED"]);
    expect(lore(after)).toEqual([0, 0]);
    const later = hits("stone", { zeroDamageCountsAsDealt: true });
    expect(types(later)).toEqual(["DAMAGE_PREVENTED"]);
    expect(lore(later)).toEqual([7, 0]);
    expect(dataOf(later, "away", "stone").damage).toBe(0);
  });

  test("nothing is dealt where it is prevented, in any edition", () => {
    for (const zeroDamageCountsAsDealt of [false, true]) {
      const after = hits("ghost", { zeroDamageCountsAsDealt });
      expect(types(after)).toEqual(["DAMAGE_PREVENTED"]);
      expect(lore(after)).toEqual([0, 0]);
    }
  });

  test("[CR 10.6.3b] a character that dealt none has dealt it in the later edition", () => {
    const bully = character("bully", {
      willpower: 9,
      abilities: [whenever({ on: "deals-damage", card: "this" }, [gain(1)])],
    });
    const fought = (zeroDamageCountsAsDealt: boolean) =>
      challenges(
        table(
          [bully, stone],
          {
            seats: {
              host: { play: ["bully"] },
              away: { play: [placed("stone", { exerted: true })] },
            },
          },
          { zeroDamageCountsAsDealt },
        ),
        "host",
        "bully",
        "stone",
      );
    expect(types(fought(false))).toEqual(["DAMAGE_PREVENTED", "DAMAGE_DEALT"]);
    expect(lore(fought(false))).toEqual([0, 0]);
    expect(types(fought(true))).toEqual(["ZERO_DAMAGE_DEALT", "DAMAGE_PREVENTED", "DAMAGE_DEALT"]);
    expect(lore(fought(true))).toEqual([1, 0]);
  });

  test("without strength there is none, and nothing is told", () => {
    const at = table(cards, {
      seats: { host: { play: ["meek"] }, away: { play: [placed("meek", { exerted: true })] } },
    });
    expect(types(challenges(at, "host", "meek", "meek"))).toEqual([]);
  });

  test("[CR 5.1.13] an item takes nothing, a location does", () => {
    expect(types(hits("lamp"))).toEqual([]);
    expect(lore(hits("lamp"))).toEqual([0, 0]);
    expect(lore(hits("mill"))).toEqual([7, 0]);
  });
});

test("[CR 9.1.1] of no damage none is removed, and nobody is asked how much", () => {
  const balm = action("balm", [
    {
      do: "remove-damage",
      amount: 3,
      upTo: true,
      target: { pick: "all", where: { name: "meek" } },
    },
  ]);
  const at = table([...cards, balm], { seats: { host: { hand: ["balm"], play: ["meek"] } } });
  const after = plays(at, "host", "balm");
  expect(asked(after)).toEqual([]);
  expect(types(after)).toEqual([]);
});

describe("[CR 7.6.5] from the discard", () => {
  const ability = (given: Partial<Ability>, amount: number) =>
    ({ kind: "triggered", effects: [gain(amount)], ...given }) as Ability;

  test("triggers what is said to, and nothing else of the card", () => {
    const relic = item("relic", {
      abilities: [
        {
          kind: "static",
          from: "discard",
          on: { player: "you" },
          facts: [{ fact: "cost", amount: -1 }],
        },
        ability({ when: { on: "turn-starts", side: "any" }, from: "discard" }, 1),
        ability({ when: { on: "turn-starts", side: "any" } }, 5),
      ],
    });
    const begins = (zone: "discard" | "play") =>
      lore(table([relic], { seats: { host: { [zone]: ["relic"] } } }).when("host", "END_TURN"));
    expect(begins("discard")).toEqual([1, 0]);
    expect(begins("play")).toEqual([5, 0]);
  });

  test("a card does not see how it came there, and sees who comes after it", () => {
    const relic = item("relic", {
      abilities: [
        ability({ when: { on: "banished", card: {}, side: "yours" }, from: "discard" }, 1),
      ],
    });
    const wipe = action("wipe", [
      { do: "banish", target: { pick: "all", where: { type: "item" } } },
    ]);
    const wiped = (discard: string[]) =>
      lore(
        plays(
          table([relic, wipe], { seats: { host: { hand: ["wipe"], play: ["relic"], discard } } }),
          "host",
          "wipe",
        ),
      );
    expect(wiped([])).toEqual([0, 0]);
    expect(wiped(["relic"])).toEqual([1, 0]);
  });
});

test("[CR 7.4.1] a trigger that speaks of the other card alone is about anybody's", () => {
  const bait = character("bait", {
    willpower: 9,
    abilities: [whenever({ on: "challenges", other: "this" }, [gain(1)])],
  });
  const at = table([bait, meek], {
    seats: { host: { play: ["meek"] }, away: { play: [placed("bait", { exerted: true })] } },
  });
  expect(lore(challenges(at, "host", "meek", "bait"))).toEqual([0, 1]);
});

test("[CR 8.7.3] being damaged comes into the bag before having dealt it", () => {
  const judge = item("judge", {
    abilities: [
      whenever({ on: "deals-damage", card: {} }, [gain(1)], { name: "dealt" }),
      whenever({ on: "damaged", card: {} }, [gain(1)], { name: "taken" }),
    ],
  });
  const bully = character("bully", { willpower: 9 });
  const at = table([judge, bully, meek], {
    seats: {
      host: { play: ["judge", "bully"] },
      away: { play: [placed("meek", { exerted: true })] },
    },
  });
  challenges(at, "host", "bully", "meek").then({
    type: "BAG_ADDED",
    entries: [{ name: "taken" }, { name: "dealt" }],
  });
});

test("[CR 8.1.5] a card that has left play is held back by nothing any more", () => {
  const frost = item("frost", {
    abilities: [
      {
        kind: "static",
        on: { where: { type: "character" } },
        facts: [{ fact: "restriction", restriction: "quest" }],
      },
      whenever({ on: "banished", card: { restricted: "quest" } }, [gain(5)]),
      whenever({ on: "exerted", card: { restricted: "quest" } }, [gain(1)]),
    ],
  });
  const every = { pick: "all", where: { type: "character" } } as const;
  const set = [
    frost,
    meek,
    action("wipe", [{ do: "banish", target: every }]),
    action("poke", [{ do: "exert", target: every }]),
  ];
  const at = table(set, {
    seats: { host: { hand: ["wipe", "poke"], play: ["frost"] }, away: { play: ["meek"] } },
  });
  expect(lore(plays(at, "host", "poke"))).toEqual([1, 0]);
  expect(lore(plays(at, "host", "wipe"))).toEqual([0, 0]);
});
