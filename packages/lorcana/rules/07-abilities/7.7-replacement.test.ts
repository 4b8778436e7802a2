import { describe, expect, test } from "vitest";
import { draw, gain, standing, whenever } from "../../fixtures/abilities.ts";
import { challenges, goesRound, lore, plays } from "../../fixtures/acts.ts";
import {
  action,
  asked,
  card,
  character,
  dataOf,
  defsIn,
  item,
  keyword,
  placed,
  table,
  when,
} from "../../fixtures/table.ts";
import type { Effect, Filter, Instead, ReplacementAbility } from "../../src/cards.ts";

const wouldBe = (
  would: ReplacementAbility["would"],
  to: "self" | { readonly where: Filter },
  instead: Instead,
): ReplacementAbility => ({ kind: "replacement", would, to, instead });
const OTHERS = { where: { type: "character", side: "yours", other: true } } as const;
const hit = (amount: number, name: string): Effect => ({
  do: "deal-damage",
  amount,
  target: { pick: "all", where: { name } },
});
const damaged = whenever({ on: "damaged", card: { type: "character" }, side: "any" }, [gain(1)]);

const cards = [
  character("hero", { willpower: 9 }),
  character("sleeper", {
    cost: 1,
    abilities: [standing("self", [{ fact: "enters", exerted: true }])],
  }),
  character("wounded", {
    cost: 1,
    willpower: 5,
    abilities: [standing("self", [{ fact: "enters", damage: 2 }])],
  }),
  item("snare", {
    abilities: [
      standing({ where: { type: "character", side: "opposing" } }, [
        { fact: "enters", exerted: true },
      ]),
    ],
  }),
  item("watch", {
    abilities: [whenever({ on: "exerted", card: {}, side: "any" }, [gain(1)]), damaged],
  }),
  character("phoenix", {
    willpower: 1,
    abilities: [
      wouldBe("be-banished", "self", { do: "return-to-hand" }),
      when("banished", [gain(1)]),
    ],
  }),
  item("nest", {
    abilities: [
      whenever({ on: "banished", card: { type: "character" }, side: "any" }, [gain(8)]),
      whenever({ on: "returned-to-hand", card: { type: "character" }, side: "any" }, [gain(2)]),
    ],
  }),
  character("guard", {
    willpower: 9,
    abilities: [wouldBe("be-dealt-damage", OTHERS, { do: "deal-to-this" })],
  }),
  character("twin", {
    willpower: 9,
    abilities: [wouldBe("be-dealt-damage", OTHERS, { do: "deal-to-this" })],
  }),
  item("buckler", {
    abilities: [
      wouldBe(
        "be-dealt-damage",
        { where: { type: "character", side: "yours" } },
        { do: "reduce", amount: 1 },
      ),
    ],
  }),
  item("shield", {
    abilities: [
      wouldBe("be-dealt-damage", { where: { name: "hero", side: "yours" } }, { do: "prevent" }),
    ],
  }),
  character("saint", {
    willpower: 9,
    abilities: [keyword("resist", 1), wouldBe("be-dealt-damage", OTHERS, { do: "put-on-this" })],
  }),
  item("urn", {
    abilities: [
      wouldBe(
        "be-banished",
        { where: { type: "character", side: "yours" } },
        { do: "put-into-inkwell", exerted: true },
      ),
    ],
  }),
  item("pit", {
    abilities: [
      wouldBe(
        "be-banished",
        { where: { type: "character", side: "yours" } },
        { do: "put-on-bottom" },
      ),
    ],
  }),
  action("bolt", [hit(3, "hero")]),
  action("late", [
    hit(2, "hero"),
    {
      do: "grant-ability",
      ability: wouldBe("be-dealt-damage", "self", { do: "prevent" }),
      target: { pick: "all", where: { name: "hero" } },
      duration: "turn",
    },
    hit(4, "hero"),
  ]),
  // "Deal 2 damage. If you have an item, deal 5 instead": its own replacement.
  action("surge", [
    {
      do: "if",
      condition: { have: { type: "item", side: "yours" }, count: { min: 1 } },
      effects: [hit(5, "hero")],
      otherwise: [hit(2, "hero")],
    },
  ]),
  action("wipe", [
    {
      do: "banish",
      target: { pick: "all", where: { type: ["character", "item"], side: "yours" } },
    },
  ]),
  character("idler", {
    abilities: [
      whenever({ on: "turn-starts" }, [
        { do: "restrict-player", restriction: "draw-step", who: "you", duration: "turn" },
      ]),
    ],
  }),
  character("reader", {
    abilities: [
      whenever({ on: "drawn" }, [
        gain(1),
        { do: "restrict-player", restriction: "draw-step", who: "you", duration: "turn" },
      ]),
    ],
  }),
  action("fast", [
    {
      do: "restrict-player",
      restriction: "draw-step",
      who: "opponent",
      duration: "their-next-turn",
    },
  ]),
  action("study", [draw(1)]),
];

describe("[CR 7.7.4] enters play so", () => {
  test("exerted: no moment before, and nothing exerted it", () => {
    const at = table(cards, { seats: { host: { hand: ["sleeper"], play: ["watch"] } } });
    const after = plays(at, "host", "sleeper");
    expect(dataOf(after, "host", "sleeper").exerted).toBe(true);
    expect(lore(after)).toEqual([0, 0]);
    after.thenNot("CARD_EXERTED");
  });

  test("exerted or with damage while something is so, and else as any other", () => {
    const lazy = character("lazy", {
      cost: 1,
      willpower: 5,
      abilities: [
        standing("self", [{ fact: "enters", exerted: true, damage: 1 }], {
          while: { have: { type: "item", side: "yours" }, count: { min: 1 } },
        }),
      ],
    });
    const enters = (play: readonly string[]) =>
      dataOf(
        plays(
          table([...cards, lazy], { seats: { host: { hand: ["lazy"], play } } }),
          "host",
          "lazy",
        ),
        "host",
        "lazy",
      );
    expect(enters(["watch"])).toMatchObject({ exerted: true, damage: 1 });
    expect(enters([])).toMatchObject({ exerted: false, damage: 0 });
  });

  test("exerted by another card's text, for whom that means", () => {
    const at = table(cards, { seats: { host: { hand: ["hero"] }, away: { play: ["snare"] } } });
    expect(dataOf(plays(at, "host", "hero"), "host", "hero").exerted).toBe(true);
    const own = table(cards, { seats: { host: { hand: ["hero"], play: ["snare"] } } });
    expect(dataOf(plays(own, "host", "hero"), "host", "hero").exerted).toBe(false);
  });

  test("with damage, which was not dealt", () => {
    const at = table(cards, { seats: { host: { hand: ["wounded"], play: ["watch"] } } });
    const after = plays(at, "host", "wounded");
    expect(dataOf(after, "host", "wounded").damage).toBe(2);
    expect(lore(after)).toEqual([0, 0]);
    after.thenNot("DAMAGE_DEALT", "DAMAGE_PUT");
  });
});

describe("what was replaced has not happened; the changed event has", () => {
  test("[CR 7.7.5a] nothing is triggered by the one, and all by the other", () => {
    const at = table(cards, {
      seats: {
        host: { play: ["hero", "nest"] },
        away: { play: [placed("phoenix", { exerted: true })] },
      },
    });
    const after = challenges(at, "host", "hero", "phoenix");
    expect(defsIn(after, "away", "hand")).toEqual(["phoenix"]);
    expect(defsIn(after, "away", "discard")).toEqual([]);
    after.thenNot("CARD_BANISHED");
    expect(lore(after)).toEqual([2, 0]);
    expect(after.state.seats.away.log.banished).toBe(0);
  });

  test("[CR 7.7.5a] damage put on another card instead was not dealt to either", () => {
    const at = table(cards, {
      seats: { host: { hand: ["bolt"], play: ["hero", "saint", "watch"] } },
    });
    const after = plays(at, "host", "bolt");
    expect(dataOf(after, "host", "hero").damage).toBe(0);
    expect(dataOf(after, "host", "saint").damage).toBe(3);
    expect(lore(after)).toEqual([0, 0]);
  });

  test("[CR 7.7.5a] damage dealt to another card instead is dealt there", () => {
    const at = table(cards, {
      seats: { host: { hand: ["bolt"], play: ["hero", "guard", "watch"] } },
    });
    const after = plays(at, "host", "bolt");
    expect(dataOf(after, "host", "guard").damage).toBe(3);
    expect(lore(after)).toEqual([1, 0]);
  });

  test("[CR 7.7.5b] it works only if it was there before the event", () => {
    const at = table(cards, { seats: { host: { hand: ["late"], play: ["hero"] } } });
    expect(dataOf(plays(at, "host", "late"), "host", "hero").damage).toBe(2);
  });

  test("[CR 7.7.5b] one that goes with the same event was there before it", () => {
    const at = table(cards, { seats: { host: { hand: ["wipe"], play: ["hero", "urn"] } } });
    const after = plays(at, "host", "wipe");
    expect(defsIn(after, "host", "discard").sort()).toEqual(["urn", "wipe"]);
    expect(after.state.seats.host.inkwell).toHaveLength(6);
  });

  test("[CR 7.7.5c] each is applied once to an event: two cannot pass it to and fro", () => {
    const at = table(cards, {
      seats: { host: { hand: ["bolt"], play: ["hero", "guard", "twin"] } },
    });
    const asking = plays(at, "host", "bolt");
    asking.offered("host", "CHOOSE_OPTION 0", "CHOOSE_OPTION 1");
    // The guard takes it, the twin takes it from the guard, and the guard's is used up.
    const after = asking.when("host", "CHOOSE_OPTION 0");
    expect(asked(after)).toEqual([]);
    expect(dataOf(after, "host", "hero").damage).toBe(0);
    expect(dataOf(after, "host", "guard").damage).toBe(0);
    expect(dataOf(after, "host", "twin").damage).toBe(3);
  });
});

test("[CR 7.7.6] what an ability replaces of its own effect comes before any other replacement", () => {
  const at = table(cards, {
    seats: { host: { hand: ["surge"], play: ["watch"] }, away: { play: ["hero", "buckler"] } },
  });
  // 2 became 5 first, and 1 is taken off that.
  expect(dataOf(plays(at, "host", "surge"), "away", "hero").damage).toBe(4);
});

describe("several at once", () => {
  test("[CR 7.7.7] of damage the player of the character picks one, whoever deals it", () => {
    const at = table(cards, {
      seats: { host: { hand: ["bolt"] }, away: { play: ["hero", "guard", "shield"] } },
    });
    const asking = plays(at, "host", "bolt");
    expect(asked(asking)).toEqual(["away choose_option"]);
    const guarded = asking.when("away", "CHOOSE_OPTION 0");
    expect(dataOf(guarded, "away", "guard").damage).toBe(3);
    const shielded = asking.when("away", "CHOOSE_OPTION 1");
    expect(dataOf(shielded, "away", "guard").damage).toBe(0);
    expect(dataOf(shielded, "away", "hero").damage).toBe(0);
    shielded.then({ type: "DAMAGE_PREVENTED", amount: 3 });
  });

  test("[CR 7.7.7] of a banishment likewise", () => {
    const at = table(cards, {
      seats: { host: { hand: ["wipe"], play: ["hero", "urn", "pit"], deck: ["hero"] } },
    });
    const asking = plays(at, "host", "wipe");
    expect(asked(asking)).toEqual(["host choose_option"]);
    const sunk = asking.when("host", "CHOOSE_OPTION 1");
    expect(defsIn(sunk, "host", "deck")).toEqual(["hero", "hero"]);
    expect(sunk.state.seats.host.inkwell).toHaveLength(5);
  });

  test("[CR 7.7.7.3] after each it is looked anew what could be applied to the changed event", () => {
    const at = table(cards, {
      seats: { host: { hand: ["bolt"], play: ["hero", "guard", "buckler"] } },
    });
    const asking = plays(at, "host", "bolt");
    // First the buckler: then the guard is left, and takes what is left.
    const buckler = asking.when("host", "CHOOSE_OPTION 1");
    expect(asked(buckler)).toEqual([]);
    expect(dataOf(buckler, "host", "guard").damage).toBe(2);
    // First the guard: it is damage to the guard now, and the buckler speaks of that too.
    const guard = asking.when("host", "CHOOSE_OPTION 0");
    expect(dataOf(guard, "host", "guard").damage).toBe(2);
    expect(dataOf(guard, "host", "hero").damage).toBe(0);
  });

  test("[CR 7.7.7.3] what has become another event is no matter for those that spoke of the first", () => {
    const at = table(cards, {
      seats: { host: { hand: ["bolt"], play: ["hero", "guard", "shield"] } },
    });
    // The shield is the hero's: dealt to the guard it cannot prevent it any more.
    const after = plays(at, "host", "bolt").when("host", "CHOOSE_OPTION 0");
    expect(asked(after)).toEqual([]);
    expect(dataOf(after, "host", "guard").damage).toBe(3);
  });
});

describe("skipping", () => {
  test("[CR 7.7.8a] who skips the Draw step does not draw, and nothing about it triggers", () => {
    const at = table(cards, {
      seats: { host: { hand: ["fast"] }, away: { play: ["reader"], deck: ["hero", "hero"] } },
    });
    const skipped = plays(at, "host", "fast").when("host", "END_TURN");
    expect(skipped.state.seats.away.hand).toHaveLength(0);
    expect(lore(skipped)).toEqual([0, 0]);
    expect(skipped.state.phase).toBe("main");
    // The turn after that is whole again.
    const next = skipped.when("away", "END_TURN").when("host", "END_TURN");
    expect(next.state.seats.away.hand).toHaveLength(1);
  });

  test("[CR 7.7.8a] also one's own, by what happens in the step before", () => {
    const at = table(cards, { seats: { host: { play: ["idler"] } } });
    expect(goesRound(at).state.seats.host.hand).toHaveLength(0);
  });

  test("[CR 7.7.8b] a step that has begun is not skipped any more", () => {
    const at = table(cards, { seats: { host: { play: ["reader"] } } });
    const after = goesRound(at);
    expect(after.state.seats.host.hand).toHaveLength(1);
    expect(lore(after)).toEqual([1, 0]);
    // It says nothing about drawing in other ways either.
    const more = table(cards, { seats: { host: { hand: ["study", "study"], play: ["reader"] } } });
    const studied = plays(plays(more, "host", "study"), "host", "study");
    expect(studied.state.seats.host.hand).toHaveLength(2);
    expect(card(studied, "host", "discard", "study")).toBeDefined();
  });
});

test("[CR 7.7.7] nobody is asked where one replacement is all there is", () => {
  const at = table(cards, {
    seats: { host: { hand: ["bolt"] }, away: { play: ["hero", "guard"] } },
  });
  const after = plays(at, "host", "bolt");
  expect(asked(after)).toEqual([]);
  expect(dataOf(after, "away", "guard").damage).toBe(3);
});
