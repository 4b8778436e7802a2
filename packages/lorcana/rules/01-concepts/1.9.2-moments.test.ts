/** CR 1.9.2-1.9.5: when the check is made, and what happens in it. */
import { describe, expect, test } from "vitest";
import { bonus, draw, gain, standing, whenever } from "../../fixtures/abilities.ts";
import { chooses, lore, plays, quests } from "../../fixtures/acts.ts";
import {
  action,
  asked,
  card,
  character,
  dataOf,
  defsIn,
  item,
  location,
  placed,
  table,
  when,
} from "../../fixtures/table.ts";
import type { CharacterCard, Condition, Effect } from "../../src/cards.ts";

const ALL = { pick: "all", where: { type: "character" } } as const;

describe("the check is made", () => {
  test("[CR 1.9.2a] at the end of every step; what the Ready step's triggers waits for the Set step", () => {
    const shelter = action("shelter", [
      {
        do: "modify",
        stat: "willpower",
        amount: 2,
        target: { pick: "all", where: { name: "frail" } },
        duration: "until-your-next-turn",
      },
      { do: "put-damage", amount: 3, target: { pick: "all", where: { name: "frail" } } },
    ]);
    const frail = character("frail", { willpower: 3, abilities: [when("banished", [gain(1)])] });
    const at = table([shelter, frail, location("mill", { lore: 2 })], {
      seats: { host: { hand: ["shelter"], play: ["frail", "mill"] } },
    });
    const theirs = plays(at, "host", "shelter").when("host", "END_TURN");
    expect(defsIn(theirs, "host", "play")).toEqual(["frail", "mill"]);
    const after = theirs.when("away", "END_TURN");
    after.then(
      { type: "TURN_STARTED", seat: "host" },
      { type: "EFFECTS_EXPIRED" },
      { type: "TURN_BEGINS" },
      { type: "CARD_BANISHED", card: { def: "frail" } },
      { type: "LORE_CHANGED", why: "location" },
      { type: "BAG_ADDED" },
      { type: "LORE_CHANGED", why: "effect" },
      { type: "CARD_DRAWN", why: "turn" },
    );
    expect(lore(after)).toEqual([3, 0]);
  });

  const prey = character("prey", { willpower: 2 });

  test("[CR 1.9.2b] after an action as a whole, not between its sentences", () => {
    const rite = action("rite", [
      { do: "deal-damage", amount: 2, target: ALL },
      { do: "gain-lore", amount: { count: { type: "character" } } },
      {
        do: "may",
        effects: [
          { do: "remove-damage", amount: 1, target: { pick: "chosen", where: { name: "prey" } } },
        ],
      },
    ]);
    const at = table([rite, prey], {
      seats: { host: { hand: ["rite"] }, away: { play: ["prey"] } },
    });
    const open = plays(at, "host", "rite");
    expect(lore(open)).toEqual([1, 0]);
    expect(dataOf(open, "away", "prey").damage).toBe(2);
    expect(defsIn(open.when("host", "ANSWER_MAY yes"), "away", "play")).toEqual(["prey"]);
    expect(defsIn(open.when("host", "ANSWER_MAY no"), "away", "play")).toEqual([]);
  });

  describe.each(["after", "during"] as const)(
    "[CR 1.9.2b] before the action that it played has its effects (nestedPlay %s)",
    (nestedPlay) => {
      const free: Effect = {
        do: "play-free",
        from: "hand",
        where: { type: "action", cost: { min: 9 } },
      };
      const cards = [
        prey,
        action("jackpot", [gain(20), free]),
        action("burn", [{ do: "deal-damage", amount: 2, target: ALL }, free]),
        action("loss", [{ do: "lose-lore", amount: 5 }], { cost: 9 }),
        action("census", [{ do: "gain-lore", amount: { count: { type: "character" } } }], {
          cost: 9,
        }),
      ];
      const start = (...hand: string[]) =>
        table(cards, { seats: { host: { hand }, away: { play: ["prey"] } } }, { nestedPlay });
      const runs = (first: string, then: string) => {
        const asking = plays(start(first, then), "host", first);
        return chooses(asking, "host", card(asking, "host", "hand", then));
      };

      test("who has the lore has won", () => {
        runs("jackpot", "loss").ended("lore", "host");
      });

      test("what is to die is gone and is not counted", () => {
        const after = runs("burn", "census");
        after.then(
          { type: "RESOLUTION_ENDED" },
          { type: "CARD_BANISHED", card: { def: "prey" } },
          { type: "RESOLUTION_STARTED" },
        );
        expect(lore(after)).toEqual([0, 0]);
        expect(defsIn(after, "host", "discard")).toEqual(["census", "burn"]);
      });
    },
  );

  test("[CR 1.9.2c] after each ability from the bag: what one kills is gone before the next", () => {
    const pair = character("pair", {
      willpower: 9,
      abilities: [
        when(
          "quests",
          [{ do: "deal-damage", amount: 2, target: { pick: "all", where: { name: "prey" } } }],
          "hurt",
        ),
        when(
          "quests",
          [{ do: "gain-lore", amount: { count: { name: "prey" }, times: 5 } }],
          "count",
        ),
      ],
    });
    const at = table([pair, prey], {
      seats: { host: { play: ["pair"] }, away: { play: ["prey"] } },
    });
    const bag = quests(at, "host", "pair");
    expect(asked(bag)).toEqual(["host choose_bag_entry"]);
    expect(lore(bag.when("host", "CHOOSE_BAG_ENTRY 1"))).toEqual([1, 0]);
    expect(lore(bag.when("host", "CHOOSE_BAG_ENTRY 2"))).toEqual([6, 0]);
  });

  test("[CR 1.9.2d] winning and losing first: then no card is banished any more", () => {
    const doom = action("doom", [{ do: "deal-damage", amount: 2, target: ALL }, gain(1)]);
    const at = table([doom, prey], {
      seats: { host: { hand: ["doom"], has: { lore: 19 } }, away: { play: ["prey"] } },
    });
    const won = plays(at, "host", "doom").ended("lore", "host").thenNot("CARD_BANISHED");
    expect(dataOf(won, "away", "prey").damage).toBe(2);
    const gloom = action("gloom", [{ do: "deal-damage", amount: 2, target: ALL }, draw(1)]);
    const other = table([gloom, prey], {
      seats: { host: { hand: ["gloom"], deck: [] }, away: { play: ["prey"] } },
    });
    plays(other, "host", "gloom").ended("deck-out", "away").thenNot("CARD_BANISHED");
    // Nor is anything else: who is hurt and lives is not looked at any more.
    const duelist = character("duelist", {
      abilities: [when("quests", [{ do: "deal-damage", amount: 1, target: ALL }, gain(9)])],
    });
    const near = table([duelist, prey], {
      seats: { host: { play: ["duelist"], has: { lore: 15 } }, away: { play: ["prey"] } },
    });
    quests(near, "host", "duelist").ended("lore", "host").thenNot("CREDITS_CLEARED");
  });
});

/** Gives its player's other characters a willpower. */
const captain = character("captain", {
  willpower: 1,
  abilities: [
    standing({ where: { type: "character", side: "yours", other: true } }, [bonus("willpower", 1)]),
    when("banished", [gain(1)], "captain"),
  ],
});
const sailor = character("sailor", {
  willpower: 2,
  abilities: [when("banished", [gain(1)], "sailor")],
});
const storm = action("storm", [
  { do: "deal-damage", amount: 2, target: { pick: "all", where: { type: "character" } } },
]);

describe("within a check", () => {
  const wrecked = () =>
    plays(
      table([captain, sailor, storm, character("whale", { willpower: 5 })], {
        seats: {
          host: { hand: ["storm"] },
          away: { play: ["sailor", "captain", "sailor", "whale"] },
        },
      }),
      "host",
      "storm",
    );

  test("[CR 1.9.3] it is made again: those who needed the banished one follow", () => {
    const after = wrecked();
    expect(defsIn(after, "away", "play")).toEqual(["whale"]);
    const banished = after.events.flatMap((event) =>
      event.type === "CARD_BANISHED" ? [event.card.def as string] : [],
    );
    expect(banished).toEqual(["captain", "sailor", "sailor"]);
    // In the same check: nothing that the first wave triggered has resolved.
    expect(lore(after)).toEqual([0, 0]);
  });

  test("[CR 1.9.4] what triggered enters the bag when it has ended, all waves together", () => {
    const after = wrecked();
    expect(after.events.filter(({ type }) => type === "BAG_ADDED")).toHaveLength(1);
    expect(after.state.shared.bag.map(({ name }) => name)).toEqual(["captain", "sailor", "sailor"]);
    after.then({ type: "CARD_BANISHED", card: { def: "sailor" } }, { type: "BAG_ADDED" });
    expect(asked(after)).toEqual(["away choose_bag_entry"]);
  });

  test("[CR 1.9.5] a wave is banished at once: two that die together both see the other go", () => {
    const twin = (id: string): CharacterCard =>
      character(id, {
        willpower: 2,
        abilities: [
          whenever({ on: "banished", card: { type: "character", other: true } }, [gain(1)], {
            name: id,
          }),
        ],
      });
    const at = table([twin("left"), twin("right"), storm, item("lamp")], {
      seats: {
        host: { hand: ["storm"], play: [placed("left")] },
        away: { play: ["right", "lamp"] },
      },
    });
    const after = plays(at, "host", "storm");
    expect([defsIn(after, "host", "play"), defsIn(after, "away", "play")]).toEqual([[], ["lamp"]]);
    expect(lore(after)).toEqual([1, 1]);
  });
});

describe("[CR 1.9.2d] with the end of the game no card is banished any more, though it is to die", () => {
  const frail = (condition: Condition) =>
    character("frail", {
      abilities: [standing("self", [bonus("willpower", -9)], { while: condition })],
    });
  const ends = (condition: Condition, effects: readonly Effect[], config = {}) =>
    table(
      [frail(condition), action("deed", effects)],
      { seats: { host: { hand: ["deed"], play: ["frail"], deck: ["deed"] } } },
      config,
    );
  const nothingMore = (after: ReturnType<typeof ends>) => {
    expect(defsIn(after, "host", "play")).toEqual(["frail"]);
    expect(JSON.stringify(after.state.tasks)).not.toContain('"banish"');
  };

  test("by lore", () => {
    const at = ends({ lore: "you", is: { min: 20 } }, [gain(20)]);
    nothingMore(plays(at, "host", "deed").ended("lore", "host"));
  });

  test("by a draw that fails", () => {
    const at = ends({ cardsIn: "deck", of: "you", is: { max: 0 } }, [draw(2)]);
    nothingMore(plays(at, "host", "deed").ended("deck-out", "away"));
  });

  test("by a turn without end", () => {
    const at = ends({ self: { exerted: true } }, [draw(1)], { maxActionsPerTurn: 1 });
    const once = plays(at, "host", "deed");
    nothingMore(quests(once, "host", "frail").ended("loop"));
  });
});
