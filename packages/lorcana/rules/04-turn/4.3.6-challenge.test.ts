/** CR 4.3.6.3, 4.3.6.9-4.3.6.23: what happens in a challenge. */
import { describe, expect, test } from "vitest";
import { bonus, draw, gain, standing, whenever } from "../../fixtures/abilities.ts";
import { challenges, inPlay, lore, quests } from "../../fixtures/acts.ts";
import {
  asked,
  character,
  dataOf,
  defsIn,
  item,
  keyword,
  location,
  placed,
  table,
  when,
} from "../../fixtures/table.ts";
import type { CardDefinition, CharacterCard, Effect, Selector, Trigger } from "../../src/cards.ts";

const exerted = { exerted: true } as const;
const fox = character("fox", { strength: 2, willpower: 3 });
const hen = character("hen", { strength: 1, willpower: 4 });
const IT: Selector = { pick: "it" };
const OTHER: Selector = { pick: "the-other" };

/** Host's one against away's, which is exerted; others beside them. */
function duel(
  challenger: CharacterCard,
  defender: CardDefinition,
  beside: {
    readonly host?: readonly CardDefinition[];
    readonly away?: readonly CardDefinition[];
  } = {},
): ReturnType<typeof table> {
  const { host = [], away = [] } = beside;
  const at = table([challenger, defender, ...host, ...away], {
    seats: {
      host: { play: [challenger.id, ...host.map(({ id }) => id)] },
      away: {
        play: [
          defender.type === "location" ? defender.id : placed(defender.id, exerted),
          ...away.map(({ id }) => id),
        ],
      },
    },
  });
  return at;
}

function fight(...given: Parameters<typeof duel>): ReturnType<typeof table> {
  return challenges(duel(...given), "host", given[0].id, given[1].id);
}

function hit(amount: number, target: Selector): Effect {
  return { do: "deal-damage", amount, target };
}

describe("a challenge", () => {
  test("[CR 4.3.6.3] has two in it: a third that is banished meanwhile is not", () => {
    const fury = character("fury", {
      strength: 9,
      abilities: [
        when("challenges", [{ do: "banish", target: { pick: "all", where: { name: "chick" } } }]),
      ],
    });
    const chick = character("chick", {
      abilities: [whenever({ on: "banished", card: "this", inChallenge: true }, [gain(5)])],
    });
    const mourner = character("mourner", {
      abilities: [
        whenever({ on: "banished", card: { name: "hen" }, inChallenge: true }, [gain(1)]),
      ],
    });
    const after = fight(fury, hen, { away: [chick, mourner] });
    expect(defsIn(after, "away", "discard").toSorted()).toEqual(["chick", "hen"]);
    expect(lore(after)).toEqual([0, 1]);
  });

  test("[CR 4.3.6.9] exerts the challenger, which stays in it though it is readied", () => {
    const eager = character("eager", {
      strength: 2,
      abilities: [when("challenges", [{ do: "ready", target: { pick: "self" } }])],
    });
    const after = fight(eager, hen);
    after.then({ type: "CARD_EXERTED" }, { type: "CARD_READIED" }, { type: "DAMAGE_DEALT" });
    expect(dataOf(after, "host", "eager")).toMatchObject({ exerted: false, damage: 1 });
    expect(dataOf(after, "away", "hen").damage).toBe(2);
    expect(dataOf(fight(fox, hen), "host", "fox").exerted).toBe(true);
  });

  test("[CR 4.3.6.11a] what holds while challenging applies before anything resolves", () => {
    const proud = character("proud", {
      strength: 1,
      abilities: [
        keyword("challenger", 3),
        when("challenges", [{ do: "gain-lore", amount: { stat: "strength", of: IT } }]),
      ],
    });
    expect(lore(fight(proud, hen))).toEqual([4, 0]);
  });

  test("[CR 4.3.6.12a] what the declaration triggered resolves before damage, a check after each", () => {
    const archer = character("archer", {
      strength: 1,
      abilities: [
        when("challenges", [hit(2, OTHER)], "shot"),
        whenever({ on: "banished", card: { name: "chick" } }, [gain(1)], { name: "cheer" }),
        when("challenges", [hit(1, { pick: "all", where: { name: "chick" } })], "volley"),
      ],
    });
    const chick = character("chick", { willpower: 1 });
    const wary = character("wary", {
      strength: 1,
      willpower: 4,
      abilities: [
        when("challenged", [
          { do: "modify", stat: "strength", amount: 1, target: { pick: "self" }, duration: "turn" },
        ]),
      ],
    });
    const open = fight(archer, wary, { away: [chick] });
    expect(asked(open)).toEqual(["host choose_bag_entry"]);
    expect(open.state.shared.bag.map(({ name }) => name)).toEqual(["shot", "volley", "challenged"]);
    const volley = open.when("host", "CHOOSE_BAG_ENTRY 2");
    // The chick is gone already, and what that triggered is in the bag with the rest.
    expect(defsIn(volley, "away", "discard")).toEqual(["chick"]);
    expect(volley.state.shared.bag.map(({ name }) => name)).toEqual([
      "shot",
      "challenged",
      "cheer",
    ]);
    expect(dataOf(volley, "host", "archer").damage).toBe(0);
    const after = volley.when("host", "CHOOSE_BAG_ENTRY 4");
    after.then(
      { type: "DAMAGE_DEALT", card: { def: "wary" }, amount: 2 },
      { type: "EFFECT_APPLIED" },
      { type: "DAMAGE_DEALT", card: { def: "wary" }, amount: 1 },
      { type: "DAMAGE_DEALT", card: { def: "archer" }, amount: 2 },
    );
  });

  test("[CR 4.3.6.12b] who is banished by one of them was banished in a challenge", () => {
    const slayer = character("slayer", {
      abilities: [when("challenges", [{ do: "banish", target: OTHER }])],
    });
    const martyr = character("martyr", {
      abilities: [whenever({ on: "banished", card: "this", inChallenge: true }, [gain(1)])],
    });
    expect(lore(fight(slayer, martyr))).toEqual([0, 1]);
    const trap = character("trap", {
      abilities: [when("challenged", [{ do: "banish", target: OTHER }])],
    });
    expect(lore(fight(martyr, trap))).toEqual([1, 0]);
  });
});

describe("the Challenge Damage step", () => {
  test("[CR 4.3.6.13] both strike at once and through no bag: they can kill each other", () => {
    const axe = character("axe", { strength: 3, willpower: 3 });
    const after = fight(axe, character("oak", { strength: 3, willpower: 3 }));
    expect([defsIn(after, "host", "discard"), defsIn(after, "away", "discard")]).toEqual([
      ["axe"],
      ["oak"],
    ]);
    after.thenNot("BAG_ADDED");
  });

  test("[CR 4.3.6.14] with the strength of this moment; below 0 it counts as 0", () => {
    const swell = character("swell", {
      strength: 1,
      abilities: [
        when("challenges", [
          {
            do: "modify",
            stat: "strength",
            amount: 2,
            target: { pick: "self" },
            duration: "turn",
          },
        ]),
      ],
    });
    const weak = item("weakness", {
      abilities: [standing({ where: { name: "hen" } }, [bonus("strength", -3)])],
    });
    const after = fight(swell, hen, { host: [weak] });
    expect(dataOf(after, "away", "hen").damage).toBe(3);
    expect(dataOf(after, "host", "swell").damage).toBe(0);
  });

  test("[CR 4.3.6.15] [CR 4.3.6.16] each amount is changed on its own, and the rest is put as counters", () => {
    const bear = character("bear", {
      strength: 4,
      willpower: 9,
      abilities: [keyword("resist", 1)],
    });
    const boar = character("boar", {
      strength: 3,
      willpower: 9,
      abilities: [keyword("resist", 2)],
    });
    const after = fight(bear, boar);
    expect(dataOf(after, "host", "bear").damage).toBe(2);
    expect(dataOf(after, "away", "boar").damage).toBe(2);
    const ghost = character("ghost", {
      strength: 3,
      abilities: [standing("self", [{ fact: "restriction", restriction: "be-dealt-damage" }])],
    });
    const unhurt = fight(bear, ghost);
    expect(dataOf(unhurt, "away", "ghost").damage).toBe(0);
    expect(dataOf(unhurt, "host", "bear").damage).toBe(2);
  });

  test("[CR 4.3.6.17a] abilities about being banished, or banishing, in a challenge trigger now", () => {
    const victor = character("victor", {
      strength: 4,
      abilities: [
        whenever({ on: "banishes-in-challenge", card: "this", other: { type: "character" } }, [
          gain(1),
        ]),
      ],
    });
    const loser = character("loser", {
      strength: 4,
      willpower: 4,
      abilities: [
        whenever({ on: "banished", card: "this", inChallenge: true }, [gain(2)]),
        whenever({ on: "banishes-in-challenge", card: "this", other: { type: "character" } }, [
          gain(4),
        ]),
      ],
    });
    // Both die, and each has banished the other.
    const open = fight(victor, loser);
    expect(asked(open)).toEqual(["away choose_bag_entry"]);
    expect(open.state.shared.challenge).not.toBeNull();
    const [first] = open.state.shared.bag;
    const after = open.when("away", `CHOOSE_BAG_ENTRY ${first?.entry}`);
    expect(lore(after)).toEqual([1, 6]);
    expect(after.state.shared.challenge).toBeNull();
  });

  test("[CR 4.3.6.17a] only the two of the challenge banish in it, and only each other", () => {
    const scores = whenever({ on: "banishes-in-challenge", card: "this" }, [gain(1)]);
    const shoots = (on: Trigger, name: string) =>
      whenever(on, [{ do: "deal-damage", amount: 9, target: { pick: "all", where: { name } } }]);
    // A third one shoots the defender.
    const archer = character("archer", {
      abilities: [scores, shoots({ on: "challenges", card: { name: "fox" } }, "hen")],
    });
    const helped = fight(fox, hen, { host: [archer] });
    helped.then({ type: "CARD_BANISHED", by: { def: "archer" }, inChallenge: true });
    expect(lore(helped)).toEqual([0, 0]);
    // The challenger shoots a third one.
    const bully = character("bully", {
      willpower: 9,
      abilities: [scores, shoots({ on: "challenges", card: "this" }, "bird")],
    });
    const strayed = fight(bully, hen, { away: [character("bird")] });
    strayed.then({ type: "CARD_BANISHED", by: { def: "bully" }, inChallenge: false });
    expect(lore(strayed)).toEqual([0, 0]);
  });

  test("[CR 4.3.6.17a] who is banished in a challenge has left play in one", () => {
    const leaves = whenever({ on: "leaves-play", card: "this", inChallenge: true }, [gain(1)]);
    const weak = character("weak", { willpower: 1, abilities: [leaves] });
    expect(lore(fight(fox, weak))).toEqual([0, 1]);
    const outside = character("sniper", {
      abilities: [
        when("quests", [{ do: "banish", target: { pick: "all", where: { name: "weak" } } }]),
      ],
    });
    const shot = duel(fox, weak, { host: [outside] });
    expect(lore(quests(shot, "host", "sniper"))).toEqual([1, 0]);
  });

  test("[CR 4.3.6.17b] the challenge goes on meanwhile: who is banished now was banished in it", () => {
    const cat = character("cat", {
      willpower: 1,
      abilities: [
        whenever({ on: "banished", card: "this", inChallenge: true, during: "opponents-turn" }, [
          { do: "banish", target: { pick: "challenger" } },
        ]),
      ],
    });
    const snowman = character("snowman", {
      willpower: 9,
      abilities: [
        whenever({ on: "banished", card: "this", inChallenge: true }, [
          { do: "return-to-hand", target: { pick: "self" } },
        ]),
      ],
    });
    const after = fight(snowman, cat);
    expect(defsIn(after, "away", "discard")).toEqual(["cat"]);
    expect(defsIn(after, "host", "hand")).toEqual(["snowman"]);
    // Also if something else has banished it in the challenge.
    const slayer = character("slayer", {
      abilities: [when("challenges", [{ do: "banish", target: OTHER }])],
    });
    const early = fight(slayer, cat);
    expect(defsIn(early, "host", "discard")).toEqual(["slayer"]);
  });

  test("[CR 4.3.6.18] with the empty bag all is over that held while challenging", () => {
    const sprinter = character("sprinter", {
      strength: 1,
      willpower: 5,
      abilities: [
        keyword("challenger", 2),
        when("challenges", [
          {
            do: "modify",
            stat: "strength",
            amount: 1,
            target: { pick: "self" },
            duration: "challenge",
          },
          { do: "ready", target: { pick: "self" } },
        ]),
        whenever({ on: "damaged", card: "this" }, [
          { do: "gain-lore", amount: { stat: "strength", of: { pick: "self" } } },
        ]),
        whenever({ on: "quests", card: "this" }, [
          { do: "gain-lore", amount: { stat: "strength", of: { pick: "self" }, times: 10 } },
        ]),
      ],
    });
    const after = fight(sprinter, character("wall", { strength: 1, willpower: 9 }));
    expect(dataOf(after, "away", "wall").damage).toBe(4);
    expect(lore(after)).toEqual([4, 0]);
    expect(after.state.shared.effects).toEqual([]);
    // 1 for the quest, 10 for a strength of 1.
    const later = after.when("host", `QUEST ${inPlay(after, "host", "sprinter")}`);
    expect(lore(later)).toEqual([15, 0]);
  });

  test("[CR 4.3.6.22] a location has no strength and deals no damage", () => {
    const keep = location("keep", { willpower: 2 });
    const watcher = item("watcher", {
      abilities: [whenever({ on: "banishes-in-challenge", card: { name: "fox" } }, [gain(1)])],
    });
    const after = fight(fox, keep, { host: [watcher] });
    expect(defsIn(after, "away", "discard")).toEqual(["keep"]);
    expect(dataOf(after, "host", "fox")).toMatchObject({ damage: 0, exerted: true });
    expect(after.events.filter(({ type }) => type === "DAMAGE_DEALT")).toHaveLength(1);
    expect(lore(after)).toEqual([1, 0]);
    // Nor does one whose player gives strength to everything.
    const banner = item("banner", {
      abilities: [standing({ where: { side: "yours" } }, [bonus("strength", 3)])],
    });
    expect(dataOf(fight(fox, keep, { away: [banner] }), "host", "fox").damage).toBe(0);
  });
});

describe("who leaves before damage", () => {
  test("[CR 4.3.6.23a] without a defender the challenger stays exerted and takes nothing", () => {
    const coward = character("coward", {
      strength: 5,
      abilities: [when("challenged", [{ do: "return-to-hand", target: { pick: "self" } }])],
    });
    const after = fight(fox, coward);
    expect(defsIn(after, "away", "hand")).toEqual(["coward"]);
    expect(dataOf(after, "host", "fox")).toMatchObject({ damage: 0, exerted: true });
    after.thenNot("DAMAGE_DEALT");
  });

  test("[CR 4.3.6.23b] without a challenger the defender takes nothing", () => {
    const gust = character("gust", {
      abilities: [when("challenged", [{ do: "put-on-deck", target: OTHER, place: "bottom" }])],
    });
    const after = fight(fox, gust);
    expect(defsIn(after, "host", "deck").at(-1)).toBe("fox");
    expect(dataOf(after, "away", "gust").damage).toBe(0);
    after.thenNot("DAMAGE_DEALT");
  });

  test("[CR 4.3.6.23c] the rest of the bag comes first, then the Main Phase goes on", () => {
    const rabble = character("rabble", {
      strength: 1,
      abilities: [
        when("challenges", [{ do: "banish", target: OTHER }], "first"),
        when(
          "challenges",
          [
            {
              do: "modify",
              stat: "lore",
              amount: 1,
              target: { pick: "self" },
              duration: "challenge",
            },
            draw(1),
          ],
          "second",
        ),
      ],
    });
    const open = fight(rabble, hen);
    const after = open.when("host", "CHOOSE_BAG_ENTRY 1");
    expect(defsIn(after, "away", "discard")).toEqual(["hen"]);
    expect(after.state.seats.host.hand).toHaveLength(1);
    after.then(
      { type: "CARD_BANISHED" },
      { type: "CARD_DRAWN" },
      { type: "CHALLENGE_ENDED", why: "participant-left" },
    );
    expect(after.state.shared.effects).toEqual([]);
    expect([after.state.phase, after.state.shared.challenge]).toEqual(["main", null]);
    after.when("host", "END_TURN").then({ type: "TURN_ENDED" });
  });
});
