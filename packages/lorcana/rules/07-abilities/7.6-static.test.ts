import type { CardId } from "@tcg/core";
import { describe, expect, test } from "vitest";
import { bonus, gain, standing, whenever } from "../../fixtures/abilities.ts";
import { inPlay, lore, plays } from "../../fixtures/acts.ts";
import { factsOf, offers, viewOf } from "../../fixtures/sight.ts";
import {
  action,
  card,
  character,
  dataOf,
  defsIn,
  item,
  location,
  placed,
  table,
} from "../../fixtures/table.ts";

const OTHERS = { where: { type: "character", side: "yours", other: true } } as const;
const cards = [
  character("hero", { cost: 1, strength: 3, willpower: 3 }),
  character("lord", {
    abilities: [standing(OTHERS, [bonus("strength", 1), bonus("willpower", 1)])],
  }),
  character("day-lord", {
    abilities: [standing(OTHERS, [bonus("strength", 1)], { while: { turn: "yours" } })],
  }),
  character("collector", {
    strength: 1,
    abilities: [
      standing("self", [
        {
          fact: "stat",
          stat: "strength",
          amount: { count: { type: "item", side: "yours" }, times: 2 },
        },
      ]),
    ],
  }),
  item("lamp"),
  item("gate", {
    abilities: [
      whenever({ on: "played", card: { type: "character", side: "yours", strength: { min: 4 } } }, [
        gain(1),
      ]),
    ],
  }),
  item("wake", {
    abilities: [
      whenever({ on: "banished", card: { type: "character" }, side: "any" }, [
        {
          do: "gain-lore",
          amount: { stat: "strength", of: { pick: "all", where: { name: "hero" } } },
        },
      ]),
    ],
  }),
  action("cheer", [
    {
      do: "modify",
      stat: "strength",
      amount: 1,
      target: { pick: "all", where: { type: "character", side: "yours" } },
      duration: "turn",
    },
  ]),
  action("wipe", [{ do: "banish", target: { pick: "all", where: { name: "lord" } } }]),
  action("smash", [{ do: "banish", target: { pick: "all", where: { type: "item" } } }]),
  character("thrifty", {
    cost: 5,
    abilities: [
      standing(
        "self",
        [{ fact: "cost", amount: { count: { type: "item", side: "yours" }, times: -1 } }],
        { from: "hand" },
      ),
    ],
  }),
  character("ghost", {
    cost: 9,
    abilities: [
      standing({ where: { name: "hero", side: "yours" } }, [bonus("strength", 2)], {
        from: "discard",
      }),
      whenever({ on: "lore-gained" }, [{ do: "return-to-hand", target: { pick: "self" } }], {
        from: "discard",
        name: "back",
      }),
    ],
  }),
  action("gift", [gain(1)]),
  location("harbour"),
];

describe("it holds all the time its card is in play, or for the time it names", () => {
  test("[CR 7.6.1a] it begins with its card and ends with it, without the bag", () => {
    const at = table(cards, { seats: { host: { hand: ["lord", "wipe"], play: ["hero"] } } });
    expect(factsOf(cards, at, "host", "hero").strength).toBe(3);
    const out = plays(at, "host", "lord");
    expect(factsOf(cards, out, "host", "hero").strength).toBe(4);
    expect(factsOf(cards, out, "host", "lord").strength).toBe(2);
    out.thenNot("BAG_ADDED");
    expect(factsOf(cards, plays(out, "host", "wipe"), "host", "hero").strength).toBe(3);
  });

  test("[CR 7.6.1a] during your turn it holds in no other", () => {
    const at = table(cards, { seats: { host: { play: ["day-lord", "hero"] } } });
    expect(factsOf(cards, at, "host", "hero").strength).toBe(4);
    const theirs = at.when("host", "END_TURN");
    expect(factsOf(cards, theirs, "host", "hero").strength).toBe(3);
    expect(factsOf(cards, theirs.when("away", "END_TURN"), "host", "hero").strength).toBe(4);
  });

  test("[CR 7.6.1b] what it counts is counted anew at every moment", () => {
    const at = table(cards, {
      seats: { host: { hand: ["lamp", "smash"], play: ["collector"] }, away: { play: ["lamp"] } },
    });
    expect(factsOf(cards, at, "host", "collector").strength).toBe(1);
    const one = plays(at, "host", "lamp");
    expect(factsOf(cards, one, "host", "collector").strength).toBe(3);
    expect(factsOf(cards, plays(one, "host", "smash"), "host", "collector").strength).toBe(1);
  });
});

test("[CR 7.6.2] a card enters with it, and counts as played so", () => {
  const at = table(cards, { seats: { host: { hand: ["hero"], play: ["gate", "lord"] } } });
  const after = plays(at, "host", "hero");
  expect(lore(after)).toEqual([1, 0]);
  const without = table(cards, { seats: { host: { hand: ["hero"], play: ["gate"] } } });
  expect(lore(plays(without, "host", "hero"))).toEqual([0, 0]);
});

test("[CR 7.6.3] what a resolved effect lays on cards is laid on those there then", () => {
  const at = table(cards, { seats: { host: { hand: ["cheer", "hero"], play: ["hero", "lord"] } } });
  const cheered = plays(at, "host", "cheer");
  const after = plays(cheered, "host", "hero");
  const strengths = after.state.seats.host.play.map(
    (id) => viewOf(cards, after, "host").game.cards[id as CardId]?.strength,
  );
  // The hero that was there: 3, the lord's 1, the cheer's 1. The one that came later has no cheer.
  expect(strengths).toEqual([5, 3, 4]);
});

describe("[CR 7.6.4] when the card leaves its static ability is over in that instant", () => {
  test("no trigger of its leaving sees it", () => {
    const at = table(cards, {
      seats: { host: { hand: ["wipe"], play: ["hero", "lord", "wake"] } },
    });
    expect(lore(plays(at, "host", "wipe"))).toEqual([3, 0]);
  });

  test("nor does the check that follows", () => {
    const at = table(cards, {
      seats: { host: { hand: ["wipe"], play: [placed("hero", { damage: 3 }), "lord"] } },
    });
    expect(dataOf(at, "host", "hero").damage).toBe(3);
    const after = plays(at, "host", "wipe");
    expect(defsIn(after, "host", "discard").sort()).toEqual(["hero", "lord", "wipe"]);
  });
});

describe("[CR 7.6.5] some hold outside play", () => {
  test("in the hand: a card that costs less", () => {
    const at = table(cards, {
      seats: {
        host: { hand: ["thrifty"], play: ["lamp", "lamp"], inkwell: ["hero", "hero", "hero"] },
      },
    });
    expect(viewOf(cards, at, "host").game.costs).toEqual({
      [card(at, "host", "hand", "thrifty")]: 3,
    });
    const after = plays(at, "host", "thrifty");
    expect(after.state.seats.host.exertedInk).toBe(3);
    const bare = table(cards, {
      seats: { host: { hand: ["thrifty"], inkwell: ["hero", "hero", "hero"] } },
    });
    plays(bare, "host", "thrifty").refused("play/cannot-pay");
  });

  test("in the hand: only what says so, and only while its condition holds", () => {
    const broker = character("broker", {
      cost: 4,
      abilities: [standing({ player: "you" }, [{ fact: "cost", amount: -1 }])],
    });
    const late = character("late", {
      cost: 4,
      abilities: [
        standing("self", [{ fact: "cost", amount: -3 }], {
          from: "hand",
          while: { turn: "opponents" },
        }),
      ],
    });
    const at = table([broker, late], { seats: { host: { hand: ["broker", "late"] } } });
    const costs = (now: typeof at) => Object.values(viewOf([broker, late], now, "host").game.costs);
    expect(costs(at)).toEqual([4, 4]);
    expect(costs(at.when("host", "END_TURN"))).toEqual([4, 1]);
  });

  test("in the discard: a static ability, which does nothing in play", () => {
    const at = table(cards, {
      seats: { host: { play: ["hero"], discard: ["ghost"] }, away: { play: ["hero"] } },
    });
    expect(factsOf(cards, at, "host", "hero").strength).toBe(5);
    expect(factsOf(cards, at, "away", "hero").strength).toBe(3);
    const alive = table(cards, { seats: { host: { play: ["hero", "ghost"] } } });
    expect(factsOf(cards, alive, "host", "hero").strength).toBe(3);
  });

  test("in the discard: a triggered ability, which brings the card back once", () => {
    const at = table(cards, {
      seats: { host: { hand: ["gift", "gift"], play: ["ghost"], discard: ["ghost"] } },
    });
    const after = plays(at, "host", "gift");
    expect(defsIn(after, "host", "hand").sort()).toEqual(["ghost", "gift"]);
    expect(inPlay(after, "host", "ghost")).toBe(inPlay(at, "host", "ghost"));
    expect(defsIn(plays(after, "host", "gift"), "host", "play")).toEqual(["ghost"]);
    expect(offers(cards, after, "host", "PLAY_CARD")).toHaveLength(1);
  });
});
