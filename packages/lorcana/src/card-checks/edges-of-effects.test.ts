/** Of each check: what is just right for it, and what is just wrong, which is then its one fault. */
import { describe, expect, test } from "vitest";
import {
  activated,
  chosen,
  given,
  ink,
  it,
  judged,
  modify,
  self,
  stands,
  stronger,
  triggered,
} from "../../fixtures/edges.ts";
import {
  draw,
  inAbility,
  inAction,
  lamp,
  mate,
  type Part,
  quay,
} from "../../fixtures/faulty-cards.ts";

describe("what is changed", () => {
  const quests = { on: "quests", card: "this" };
  const starts = { on: "turn-starts" };
  test.each(
    judged(
      [
        ["a character's strength", mate, triggered(quests, modify("strength", self))],
        ["a location's willpower", quay, triggered(starts, modify("willpower", self))],
        ["a location's lore", quay, triggered(starts, modify("lore", self))],
        ["who has the ability", lamp, given(triggered(quests, modify("strength", self)))],
        ["some of those chosen", lamp, triggered(starts, modify("strength", chosen()))],
        ["who did it", lamp, triggered({ on: "quests" }, modify("strength", it))],
        ["a location's move cost", quay, stands("self", { fact: "move-cost", amount: 1 })],
        ["a location's lore, always", quay, stands("self", { ...stronger, stat: "lore" })],
        ["some of many", lamp, stands({ where: {} }, stronger)],
      ],
      [
        [
          "an item's lore",
          lamp,
          triggered(starts, modify("lore", self)),
          "effects[0].stat characters and locations have that, not items",
        ],
        [
          "a location's strength",
          quay,
          triggered(starts, modify("strength", self)),
          "effects[0].stat characters have that, not locations",
        ],
        [
          "the willpower of items",
          mate,
          triggered(starts, modify("willpower", chosen({ type: "item" }))),
          "effects[0].stat characters and locations have that, not items",
        ],
        [
          "a location's strength, always",
          quay,
          stands("self", stronger),
          "facts[0].stat characters have that, not locations",
        ],
        [
          "strength in hand, of an item",
          lamp,
          stands("self", stronger, { from: "hand" }),
          "facts[0].fact stat stands about cards, and this ability speaks of a card in hand",
        ],
        [
          "a player's strength",
          lamp,
          stands({ player: "you" }, stronger),
          "facts[0].fact stat stands about cards, and this ability speaks of a player",
        ],
        [
          "a stat that is none",
          lamp,
          stands("self", { ...stronger, stat: "constructor" }),
          "facts[0].stat must be one of",
        ],
        [
          "an effect on a stat that is none",
          lamp,
          triggered(starts, modify("toString", self)),
          "effects[0].stat must be one of",
        ],
      ],
    ),
  )("%s", (_, check) => check());
});

describe("for how long", () => {
  const fight = modify("strength", self, "challenge");
  const forPlayer = (duration: string) => ({
    do: "restrict-player",
    restriction: "gain-lore",
    who: "you",
    duration,
  });
  const none = "must not be challenge: when this is read there is none";
  const watching = (on: string, more: Part = {}) => ({
    do: "whenever",
    when: { on, ...more },
    effects: [modify("strength", it, "challenge")],
    duration: "turn",
  });
  test.each(
    judged(
      [
        ["for a challenge", mate, triggered({ on: "challenges", card: "this" }, fight)],
        ["when challenged", mate, triggered({ on: "challenged", card: "this" }, fight)],
        [
          "when it banishes there",
          mate,
          triggered({ on: "banishes-in-challenge", card: "this" }, fight),
        ],
        [
          "when somebody is banished there",
          mate,
          triggered({ on: "banished", inChallenge: true }, fight),
        ],
        [
          "when somebody leaves there",
          mate,
          triggered({ on: "leaves-play", inChallenge: true }, fight),
        ],
        ["whenever somebody challenges", mate, activated([ink], watching("challenges"))],
        ["for a player, a turn", mate, activated([ink], forPlayer("turn"))],
        [
          "for a player, until your turn",
          mate,
          activated([ink], { ...watching("challenges"), duration: "until-your-next-turn" }),
        ],
      ],
      [
        ["for a challenge, by an activated ability", mate, activated([ink], fight), none],
        ["when banished anywhere", mate, triggered({ on: "banished" }, fight), none],
        ["whenever somebody quests", mate, activated([ink], watching("quests")), none],
        [
          "later, when a challenge is over",
          mate,
          triggered(
            { on: "challenges", card: "this" },
            { do: "later", at: "end-of-turn", effects: [fight] },
          ),
          none,
        ],
        [
          "a watch, for a card's time in play",
          mate,
          activated([ink], { ...watching("challenges"), duration: "play" }),
          "effects[0].duration must not be play: it stands about no card",
        ],
      ],
    ),
  )("%s", (_, check) => check());

  test("an action is read while nobody challenges", () => {
    expect(inAction(modify("strength", chosen(), "challenge"))).toEqual([`[0].duration ${none}`]);
  });

  test("where the trigger is malformed nothing more is said of what has happened", () => {
    const faults = inAbility(triggered({ on: "quest" }, fight, { do: "banish", target: it }));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain("(quests?)");
  });
});

describe("what has happened", () => {
  const out = { do: "banish", target: { pick: "challenger" } };
  const hurt = { do: "banish", target: { pick: "the-other" } };
  const theirs = { ...draw, who: "its-player" };
  test.each(
    judged(
      [
        ["the other of a challenge", mate, triggered({ on: "challenges", card: "this" }, hurt)],
        ["who quested", mate, triggered({ on: "quests" }, { do: "banish", target: it })],
        ["its player", mate, triggered({ on: "quests" }, theirs)],
        ["a discarded card of somebody", mate, triggered({ on: "discarded", card: {} }, draw)],
        [
          "by whose card it was chosen",
          mate,
          triggered({ on: "chosen", card: "this", side: "opposing" }, draw),
        ],
        [
          "an action chose it",
          mate,
          triggered({ on: "chosen", card: "this", byAction: true }, draw),
        ],
        ["the other is this", mate, triggered({ on: "challenged", card: {}, other: "this" }, draw)],
        ["a condition about it", mate, { ...triggered({ on: "quests" }, draw), if: { it: {} } }],
      ],
      [
        [
          "it is discarded itself",
          mate,
          triggered({ on: "discarded", card: "this" }, draw),
          'when.card must not be "this": abilities work from play',
        ],
        [
          "a condition about nothing",
          mate,
          { ...triggered({ on: "drawn" }, draw), if: { it: {} } },
          "if.it there is no card that all can see in drawn",
        ],
        [
          "the player of nothing",
          mate,
          activated([ink], theirs),
          "effects[0].who it needs a trigger",
        ],
        ["who challenges nobody", mate, activated([ink], out), "challenger needs a trigger"],
        [
          "who is not challenged",
          mate,
          activated([ink], { do: "banish", target: { pick: "defender" } }),
          "defender needs a trigger",
        ],
        [
          "no trigger at all",
          mate,
          triggered(7 as unknown as Part, draw),
          "when must be a trigger",
        ],
      ],
    ),
  )("%s", (_, check) => check());

  test("the other card is never the action", () => {
    const when = { on: "challenges", card: {}, other: "this" };
    expect(inAction({ do: "whenever", when, effects: [draw], duration: "turn" })).toEqual([
      "[0].when.other an action is never in play",
    ]);
  });
});
