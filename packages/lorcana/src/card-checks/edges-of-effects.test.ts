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
  type Right,
  self,
  stands,
  stronger,
  triggered,
} from "../../fixtures/edges.ts";
import {
  draw,
  inAbility,
  inAction,
  inEffect,
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

describe("which cards", () => {
  const starts = { on: "turn-starts" };
  const does = (effect: Part) => triggered(starts, effect);
  const banish = (target: unknown) => does({ do: "banish", target });
  const moved = (from: Part, to: Part) => does({ do: "move-damage", amount: 1, from, to });
  test.each(
    judged(
      [
        ["one that the opponent chooses", mate, banish(chosen({}, { by: "opponent" }))],
        ["what the opponent may do", mate, does({ do: "may", who: "opponent", effects: [draw] })],
        [
          "as many as an opponent holds",
          mate,
          does({ ...draw, amount: { cardsIn: "hand", of: "opponent" } }),
        ],
        [
          "if the opponent has lore",
          mate,
          does({ do: "if", condition: { lore: "opponent", is: { min: 1 } }, effects: [draw] }),
        ],
        ...["you", "opponent", "each", "each-opponent", "chosen-player"].map(
          (who): Right => [`for ${who}`, mate, does({ ...draw, who })],
        ),
        [
          "one that was chosen",
          mate,
          triggered(
            starts,
            { do: "banish", target: chosen({}, { as: "x" }) },
            { do: "banish", target: { pick: "those", as: "x" } },
          ),
        ],
        [
          "one that was played",
          mate,
          triggered(
            starts,
            { do: "play-free", from: "hand", where: {}, as: "x" },
            {
              do: "later",
              at: "end-of-turn",
              effects: [{ do: "banish", target: { pick: "those", as: "x" } }],
            },
          ),
        ],
        [
          "one that was revealed and played",
          mate,
          triggered(
            starts,
            { do: "reveal-top", where: {}, to: "play", otherwise: "top", as: "x" },
            {
              do: "permit",
              permission: "challenge-ready",
              target: { pick: "those", as: "x" },
              duration: "turn",
            },
            { do: "put-on-deck", target: { pick: "those", as: "x" }, place: "bottom" },
          ),
        ],
        [
          "one of a discard",
          mate,
          does({ do: "return-to-hand", target: chosen({}, { zone: "discard" }) }),
        ],
        [
          "actions of a discard",
          mate,
          does({ do: "return-to-hand", target: chosen({ type: "action" }, { zone: "discard" }) }),
        ],
        ["one of it, by number", mate, moved(chosen({}, { count: 1 }), self)],
        ["itself and another", mate, moved(self, chosen())],
        [
          "some that can be hurt",
          mate,
          does({ do: "deal-damage", amount: 1, target: chosen({ type: ["item", "character"] }) }),
        ],
        ["an item, exerted", lamp, does({ do: "exert", target: self })],
        [
          "who has the ability is hurt",
          lamp,
          given(triggered(starts, { do: "put-damage", amount: 1, target: self })),
        ],
        ...["all", "any"].map(
          (how): Right => [
            `${how} of one condition`,
            mate,
            does({ do: "if", condition: { [how]: [{ turn: "yours" }] }, effects: [draw] }),
          ],
        ),
        [
          "opposing others",
          mate,
          banish({ pick: "all", where: { side: "opposing", other: true } }),
        ],
      ],
      [
        [
          "chosen, and not said of what",
          mate,
          banish({ pick: "chosen" }),
          "target.where is missing",
        ],
        ["all, and not said of what", mate, banish({ pick: "all" }), "target.where is missing"],
        [
          "a filter that is none",
          mate,
          banish(chosen(7 as unknown as Part)),
          "target.where must be a filter",
        ],
        [
          "a zone that is none",
          mate,
          banish(chosen({}, { zone: "hand" })),
          "target.zone must be one of",
        ],
        ["a name that is none", mate, banish({ pick: "those", as: 7 }), "target.as must be"],
        [
          "one who cannot be exerted",
          quay,
          does({ do: "exert", target: self }),
          "this is about characters and items, and the card itself is a location",
        ],
        ["itself twice", mate, moved(self, self), "effects[0].to must be another card"],
        [
          "two of one",
          mate,
          moved(self, chosen({}, { count: 2 })),
          "effects[0].to must be one card",
        ],
        ["a song in play", mate, banish(chosen({ song: true })), "no card fits"],
        [
          "a damaged action in play",
          mate,
          banish(chosen({ type: "action", damaged: true })),
          "finds no actions",
        ],
        [
          "no condition of all",
          mate,
          does({ do: "if", condition: { all: [] }, effects: [draw] }),
          "all must be a list with at least one",
        ],
        ["no selector", mate, banish("self"), "effects[0].target must be a selector"],
        [
          "chosen for a number",
          mate,
          does({
            do: "if",
            condition: {
              compare: { stat: "lore", of: { pick: "chosen", where: {} } },
              is: { min: 1 },
            },
            effects: [draw],
          }),
          "nobody is asked here",
        ],
        [
          "its own side in a hand",
          mate,
          does({ do: "choose-discard", where: { other: true } }),
          "where.other must be left out: whose cards",
        ],
        [
          "what costs between nothing",
          mate,
          banish(chosen({ cost: { min: 3, max: 2 } })),
          "cost.min must be at most max (2)",
        ],
      ],
    ),
  )("%s", (_, check) => check());

  test("a type that is none does not hide what else is wrong", () => {
    const faults = inAbility(banish(chosen({ type: "actor", song: true })));
    expect(faults).toEqual([
      expect.stringContaining("where.type must be one of"),
      expect.stringContaining("where.song is of actions"),
    ]);
  });

  test("a name that an effect cannot give is not known after it", () => {
    const those = { do: "banish", target: { pick: "those", as: "x" } };
    const named = triggered(starts, { ...draw, as: "x" }, those);
    expect(inAbility(named)).toEqual([
      expect.stringContaining("effects[0].as is no field"),
      'effects[1].target.as nothing before this was chosen as "x"',
    ]);
  });

  test("a cost from a number to the same number is one number", () => {
    expect(inAbility(banish(chosen({ cost: { min: 3, max: 3 } })))).toEqual([]);
    expect(inAbility(banish(chosen({ cost: { max: 3 } })))).toEqual([]);
    expect(inAbility(banish(chosen({ cost: { min: 3 } })))).toEqual([]);
  });
});

describe("numbers left behind", () => {
  const heal = { do: "remove-damage", amount: 1, target: chosen() };
  const drawn = { do: "draw", amount: { result: "removed" } };

  test("are read after, under the name they have", () => {
    expect(inAction(heal, drawn)).toEqual([]);
    expect(inAction(heal, { do: "draw", amount: { result: "lost" } })).toEqual([
      "[1].amount.result must be removed: what was left behind before this",
    ]);
    expect(inAction(draw, drawn)).toHaveLength(1);
  });

  test("how much has happened is asked of triggers that say so", () => {
    const many = { do: "draw", amount: { happened: "amount" } };
    expect(inEffect(many, { on: "damaged", card: "this" })).toEqual([]);
    expect(inEffect(many, { on: "quests", card: "this" })).toEqual([
      expect.stringContaining("amount.happened needs a trigger with an amount"),
    ]);
    expect(inAction(many)).toHaveLength(1);
  });

  test("chosen cards are asked about, and their players, by the name they have", () => {
    const exert = { do: "exert", target: chosen({ type: "character" }, { as: "x" }) };
    const asks = (name: string) => [
      exert,
      { do: "if", condition: { those: name, are: { damaged: true } }, effects: [draw] },
      { ...draw, who: { playerOf: name } },
    ];
    expect(inAction(...asks("x"))).toEqual([]);
    expect(inAction(...asks("y"))).toEqual([
      '[1].condition.those nothing before this was chosen as "y"',
      '[2].who.playerOf nothing before this was chosen as "y"',
    ]);
  });

  test("are forgotten by the time that something later is read", () => {
    const later = { do: "later", at: "end-of-turn", effects: [drawn] };
    expect(inAction(heal, later)).toHaveLength(1);
    expect(inAction(heal, { ...later, effects: [heal, drawn] })).toEqual([]);
  });
});

describe("depth", () => {
  /** So many effects, each in the next. */
  const effects = (levels: number): Part =>
    levels === 1 ? draw : { do: "may", effects: [effects(levels - 1)] };
  const filters = (levels: number): Part => (levels === 0 ? {} : { not: filters(levels - 1) });

  test("of twelve levels is enough, and of thirteen too much", () => {
    expect(inEffect(effects(12))).toEqual([]);
    expect(inEffect(effects(13))).toHaveLength(1);
    expect(inEffect(effects(13))[0]).toContain("is nested too deeply: 12 levels are enough");
  });

  test("counts filters within effects", () => {
    const banish = (levels: number) => ({ do: "banish", target: chosen(filters(levels)) });
    expect(inEffect(banish(11))).toEqual([]);
    expect(inEffect(banish(12))).toHaveLength(1);
  });
});
