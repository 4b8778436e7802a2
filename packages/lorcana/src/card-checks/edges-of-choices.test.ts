/** Of the cards and numbers that an effect is about: what is just right, and what is just wrong, which is then its one fault. */
import { describe, expect, test } from "vitest";
import { chosen, given, judged, type Right, self, triggered } from "../../fixtures/edges.ts";
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

describe("a card of the hand that is put under one", () => {
  const put = (target: unknown) => inEffect({ do: "put-under", from: "hand", target });
  const yours = { type: "character", side: "yours" };

  test("goes under one card of yours", () => {
    expect(put(chosen(yours))).toEqual([]);
    expect(inEffect({ do: "put-under", target: { pick: "all", where: {} } })).toEqual([]);
    expect(put(chosen({ type: "character" }))).toEqual([
      expect.stringContaining('target must say side: "yours"'),
    ]);
    for (const target of [{ pick: "all", where: yours }, chosen(yours, { count: 2 })]) {
      expect(put(target)).toEqual([expect.stringContaining("target must be one card")]);
    }
    expect(put(chosen(yours, { anyNumber: true }))).toHaveLength(1);
  });
});

describe("what is chosen before a condition is looked at", () => {
  const effect = (choose: unknown, name = "x") =>
    inEffect({
      do: "if",
      choose,
      condition: { those: name, are: { damaged: true } },
      effects: [{ do: "banish", target: { pick: "those", as: name } }],
    });

  test("has the name that the condition asks for", () => {
    expect(effect(chosen({}, { as: "x" }))).toEqual([]);
    expect(effect(chosen({}, { as: "y" }))).toHaveLength(2);
  });

  test("is chosen, and has a name", () => {
    expect(effect(chosen())).toContainEqual(expect.stringContaining("choose must be chosen"));
    expect(effect({ pick: "all", where: {}, as: "x" }).length).toBeGreaterThan(0);
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
