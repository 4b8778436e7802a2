/** CR 1.9.1.3: what the check banishes, and who is said to have done it. */
import { describe, expect, test } from "vitest";
import { bonus, gain, standing, using, whenever } from "../../fixtures/abilities.ts";
import { challenges, goesRound, inPlay, lore, plays, quests, uses } from "../../fixtures/acts.ts";
import {
  action,
  character,
  dataOf,
  defsIn,
  item,
  keyword,
  location,
  placed,
  table,
} from "../../fixtures/table.ts";
import type { Ability, CardDefinition, Effect } from "../../src/cards.ts";

const PREY = { pick: "all", where: { name: "prey" } } as const;
const prey = character("prey", { strength: 0, willpower: 3 });

describe("damage for the willpower", () => {
  const sting = action("sting", [
    { do: "deal-damage", amount: 1, target: { pick: "all", where: {} } },
  ]);

  test("[CR 1.9.1.3a] exactly as much is enough, one less is not; locations too, items never", () => {
    const at = table([sting, prey, location("fort", { willpower: 3 }), item("lamp")], {
      seats: {
        host: { hand: ["sting"], play: [placed("prey", { damage: 2 }), "lamp"] },
        away: { play: [placed("fort", { damage: 2 }), placed("prey", { damage: 1 })] },
      },
    });
    const after = plays(at, "host", "sting");
    expect(defsIn(after, "host", "play")).toEqual(["lamp"]);
    expect(defsIn(after, "away", "play")).toEqual(["prey"]);
    expect(defsIn(after, "away", "discard")).toEqual(["fort"]);
    expect(dataOf(after, "away", "prey").damage).toBe(2);
  });

  test("[CR 1.9.1.3b] is compared with the current willpower: when a bonus ends it is banished", () => {
    const brace = action("brace", [
      { do: "modify", stat: "willpower", amount: 2, target: PREY, duration: "turn" },
      { do: "put-damage", amount: 3, target: PREY },
    ]);
    const at = table([brace, prey], { seats: { host: { hand: ["brace"], play: ["prey"] } } });
    const alive = plays(at, "host", "brace");
    expect(dataOf(alive, "host", "prey").damage).toBe(3);
    const after = alive.when("host", "END_TURN");
    after.then({ type: "EFFECTS_EXPIRED" }, { type: "CARD_BANISHED", by: null });
    expect(defsIn(after, "host", "discard")).toEqual(["prey", "brace"]);
  });
});

/** 1 lore when this is what banished the prey. */
const SCORE: readonly Ability[] = [
  whenever({ on: "banished", card: { name: "prey" }, other: "this" }, [gain(1)]),
];

describe("who banished it", () => {
  test("[CR 1.9.1.3c] the character that dealt the damage in a challenge", () => {
    const wolf = character("wolf", { strength: 3, abilities: SCORE });
    const at = table([wolf, prey, character("cub", { abilities: SCORE })], {
      seats: {
        host: { play: ["cub", "wolf"] },
        away: { play: [placed("prey", { exerted: true })] },
      },
    });
    const after = challenges(at, "host", "wolf", "prey");
    after.then({ type: "CARD_BANISHED", by: { def: "wolf" } });
    expect(lore(after)).toEqual([1, 0]);
  });

  const outcomes: [string, Effect][] = [
    ["dealt", { do: "deal-damage", amount: 3, target: PREY }],
    ["put", { do: "put-damage", amount: 3, target: PREY }],
    [
      "moved",
      {
        do: "move-damage",
        amount: 3,
        from: { pick: "self" },
        to: { pick: "chosen", where: { name: "prey" } },
      },
    ],
  ];

  test.each(outcomes)("[CR 1.9.1.3d] the character whose ability %s it", (_, procedure) => {
    const witch = character("witch", {
      willpower: 9,
      abilities: [...SCORE, whenever({ on: "quests", card: "this" }, [procedure])],
    });
    const at = table([witch, prey], {
      seats: { host: { play: [placed("witch", { damage: 3 })] }, away: { play: ["prey"] } },
    });
    const after = quests(at, "host", "witch");
    after.then({ type: "CARD_BANISHED", by: { def: "witch" } });
    expect(lore(after)).toEqual([2, 0]);
  });

  test("[CR 1.9.1.3d] also if it has left play by then", () => {
    const ghost = character("ghost", {
      willpower: 1,
      abilities: [
        whenever({ on: "banished", card: "this" }, [
          { do: "deal-damage", amount: 3, target: PREY },
        ]),
      ],
    });
    const choir = item("choir", {
      abilities: [
        whenever({ on: "banished", card: { name: "prey" }, other: { name: "ghost" } }, [gain(1)]),
      ],
    });
    const sting = action("sting", [
      { do: "deal-damage", amount: 1, target: { pick: "all", where: { name: "ghost" } } },
    ]);
    const at = table([ghost, prey, choir, sting], {
      seats: { host: { hand: ["sting"], play: ["ghost", "choir"] }, away: { play: ["prey"] } },
    });
    const after = plays(at, "host", "sting");
    after.then({ type: "CARD_BANISHED", card: { def: "prey" }, by: { def: "ghost" } });
    expect(lore(after)).toEqual([1, 0]);
  });

  describe("[CR 1.9.1.3d] as it last was, though it has left for another reason", () => {
    const blow: Effect = { do: "deal-damage", amount: 3, target: PREY };
    const witness = item("witness", {
      abilities: [
        whenever(
          {
            on: "banished",
            card: { type: "character", side: "opposing" },
            other: { type: "character", side: "yours", strength: { min: 4 } },
          },
          [gain(1)],
        ),
        standing({ where: { name: "ghost" } }, [bonus("strength", 3)]),
      ],
    });
    const start = (abilities: readonly Ability[]) =>
      table([character("ghost", { strength: 1, abilities }), witness, prey, item("bell")], {
        seats: { host: { hand: ["bell"], play: ["ghost", "witness"] }, away: { play: ["prey"] } },
      });

    test("as the cost of that ability", () => {
      const after = uses(start([using([{ pay: "banish-this" }], [blow])]), "host", "ghost");
      after.then({ type: "CARD_BANISHED", card: { def: "prey" }, by: { def: "ghost" } });
      expect(lore(after)).toEqual([1, 0]);
    });

    test.each<[string, Effect]>([
      ["banished", { do: "banish", target: { pick: "self" } }],
      ["returned to hand", { do: "return-to-hand", target: { pick: "self" } }],
    ])("by what was in the bag before it: %s", (_, going) => {
      const rung = { on: "played", card: { type: "item" } } as const;
      const abilities = [
        whenever(rung, [going], { name: "go" }),
        whenever(rung, [blow], { name: "blow" }),
      ];
      const after = plays(start(abilities), "host", "bell").when("host", "CHOOSE_BAG_ENTRY 1");
      after.then({ type: "CARD_BANISHED", card: { def: "prey" }, by: { def: "ghost" } });
      expect(lore(after)).toEqual([1, 0]);
    });
  });

  describe("[CR 1.9.1.3d] as it last was, though another was shifted onto it meanwhile", () => {
    const blow: Effect = { do: "deal-damage", amount: 3, target: PREY };
    const drum = item("drum", {
      abilities: [standing({ where: { name: "ghost" } }, [bonus("strength", 3)])],
    });
    const witness = item("witness", {
      abilities: [
        whenever(
          {
            on: "banished",
            card: { name: "prey" },
            other: { name: "ghost", strength: { min: 4 } },
          },
          [gain(1)],
        ),
        whenever({ on: "banished", card: { name: "prey" }, other: { name: "cloak" } }, [gain(10)]),
      ],
    });
    const cloak = character("cloak", {
      strength: 0,
      abilities: [
        keyword("shift", undefined, { costs: [{ pay: "discard", count: 1 }], onto: "any" }),
      ],
    });
    /** The cost of the Shift is paid before the ghost is covered, and what that triggers waits. */
    const covers = (ability: Ability) => {
      const ghost = character("ghost", { strength: 1, abilities: [ability] });
      const at = table([ghost, cloak, drum, witness, prey], {
        seats: {
          host: { hand: ["cloak", "drum"], play: ["ghost", "drum", "witness"] },
          away: { play: ["prey"] },
        },
      });
      return plays(at, "host", "cloak", `onto=${inPlay(at, "host", "ghost")}`);
    };

    test("by what a discard triggered", () => {
      const after = covers(whenever({ on: "discarded" }, [blow]));
      expect(defsIn(after, "host", "under")).toEqual(["ghost"]);
      after.then({ type: "CARD_BANISHED", card: { def: "prey" }, by: { def: "ghost" } });
      expect(lore(after)).toEqual([1, 0]);
    });

    test("by what its own exerting triggered", () => {
      const ghost = character("ghost", {
        strength: 1,
        abilities: [whenever({ on: "exerted", card: "this" }, [blow])],
      });
      const gate = item("gate", {
        abilities: [
          standing({ player: "you" }, [
            { fact: "extra-cost", cost: { pay: "exert-another", where: { name: "ghost" } } },
          ]),
        ],
      });
      const at = table([ghost, gate, cloak, drum, witness, prey], {
        seats: {
          host: { hand: ["cloak", "drum"], play: ["ghost", "drum", "witness", "gate"] },
          away: { play: ["prey"] },
        },
      });
      const after = plays(at, "host", "cloak", `onto=${inPlay(at, "host", "ghost")}`);
      after.then({ type: "CARD_BANISHED", card: { def: "prey" }, by: { def: "ghost" } });
      expect(lore(after)).toEqual([1, 0]);
    });

    test("[CR 7.4.3] and its numbers and conditions are those it last had", () => {
      const strength: Effect = {
        do: "gain-lore",
        amount: { stat: "strength", of: { pick: "self" } },
      };
      const isStrong = { self: { strength: { min: 4 } } } as const;
      expect(lore(covers(whenever({ on: "discarded" }, [strength], { if: isStrong })))).toEqual([
        4, 0,
      ]);
      const isWeak = { self: { strength: { max: 3 } } } as const;
      expect(lore(covers(whenever({ on: "discarded" }, [strength], { if: isWeak })))).toEqual([
        0, 0,
      ]);
    });
  });

  const strike = using([], [{ do: "deal-damage", amount: 3, target: PREY }]);
  const nobody: [string, CardDefinition][] = [
    ["an action", action("blow", [{ do: "deal-damage", amount: 3, target: PREY }])],
    ["an item", item("sword", { abilities: [strike] })],
    ["a location", location("tower", { abilities: [strike] })],
  ];

  test.each(nobody)("[CR 1.9.1.3e] nobody, where it came from %s", (_, source) => {
    const inHand = source.type === "action";
    const at = table([source, prey], {
      seats: {
        host: { hand: inHand ? [source.id] : [], play: inHand ? [] : [source.id] },
        away: { play: ["prey"] },
      },
    });
    const after = inHand ? plays(at, "host", source.id) : uses(at, "host", source.id);
    after.then({ type: "CARD_BANISHED", card: { def: "prey" }, by: null });
  });

  test("[CR 1.9.1.3e] nobody, where the character's damage is from before the last check", () => {
    const wolf = character("wolf", { strength: 2, abilities: SCORE });
    const sting = action("sting", [{ do: "deal-damage", amount: 1, target: PREY }]);
    const at = table([wolf, prey, sting], {
      seats: {
        host: { hand: ["sting"], play: ["wolf"] },
        away: { play: [placed("prey", { exerted: true })] },
      },
    });
    const wounded = challenges(at, "host", "wolf", "prey");
    expect(dataOf(wounded, "away", "prey").damage).toBe(2);
    const after = plays(wounded, "host", "sting");
    after.then({ type: "CARD_BANISHED", by: null });
    expect(lore(after)).toEqual([0, 0]);
    // Nor when it falls turns later.
    const frail = action("frail", [
      { do: "modify", stat: "willpower", amount: -1, target: PREY, duration: "turn" },
    ]);
    const later = table([wolf, prey, frail], {
      seats: {
        host: { hand: ["frail"], play: ["wolf"] },
        away: { play: [placed("prey", { exerted: true })] },
      },
    });
    const fallen = plays(goesRound(challenges(later, "host", "wolf", "prey")), "host", "frail");
    fallen.then({ type: "CARD_BANISHED", by: null });
    expect(inPlay(fallen, "host", "wolf")).toBeDefined();
  });
});
