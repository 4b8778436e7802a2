/** Of each check: what is just right for it, and what is just wrong, which is then its one fault. */
import { describe, expect, test } from "vitest";
import {
  activated,
  chosen,
  given,
  ink,
  judged,
  stands,
  stronger,
  triggered,
} from "../../fixtures/edges.ts";
import {
  draw,
  faultsOf,
  inAbility,
  lamp,
  lines,
  mate,
  memo,
  type Part,
  quay,
} from "../../fixtures/faulty-cards.ts";

describe("costs", () => {
  const banish = (where: Part) => ({ pay: "banish", where });
  const discard = { pay: "discard", count: 1 };
  const last = { pay: "banish-this" };
  test.each(
    judged(
      [
        ["one of each", mate, activated([{ pay: "exert" }, ink, discard, banish({}), last], draw)],
        ["nothing, once a turn", mate, { ...activated([], draw), oncePerTurn: true }],
        ["damage, of a location", quay, activated([{ pay: "damage-this", amount: 1 }], draw)],
        [
          "damage, of whoever has it",
          lamp,
          given(activated([{ pay: "damage-this", amount: 1 }], draw)),
        ],
        [
          "cards of one kind, from the hand",
          mate,
          activated([{ ...discard, where: { type: "item" } }], draw),
        ],
        ["another one, banished", mate, activated([banish({ other: true })], draw)],
      ],
      [
        [
          "another of its own",
          mate,
          activated([{ pay: "return-another", where: { other: true } }], draw),
          "where.other must be left out",
        ],
        [
          "from play twice",
          mate,
          activated([banish({}), { pay: "return-another", where: {} }], draw),
          "costs[1] chooses from play as banish does",
        ],
        [
          "last, and then some",
          mate,
          activated([ink, last, discard], draw),
          "costs[1] must come last",
        ],
        [
          "the same twice, from play",
          mate,
          activated([banish({}), banish({})], draw),
          "costs[1] says banish a second time",
        ],
        [
          "the same twice, the first not last",
          mate,
          activated([discard, ink, discard], draw),
          "costs[2] says discard a second time",
        ],
        ["no list", mate, { ...activated([], draw), costs: 3 }, "costs must be"],
        ["a cost that is none", mate, activated([7], draw), "costs[0] must be a cost"],
        [
          "whose they are, in a hand",
          mate,
          activated([{ ...discard, where: { side: "yours" } }], draw),
          "where.side must be left out: whose cards",
        ],
      ],
    ),
  )("%s", (_, check) => check());
});

describe("where a keyword stands", () => {
  const keyword = (name: string, more: Part = {}) => ({ kind: "keyword", keyword: name, ...more });
  const grants = (name: string, more: Part = {}) =>
    triggered(
      { on: "turn-starts" },
      { do: "grant-keyword", keyword: name, target: chosen(), duration: "turn", ...more },
    );
  test.each(
    judged(
      [
        ["Ward on an item", lamp, keyword("ward")],
        ["Boost on a location", quay, keyword("boost", { value: 1 })],
        ["Rush, given", lamp, grants("rush")],
        ["Resist, given with its number", lamp, grants("resist", { value: 1 })],
      ],
      [
        [
          "costs, and no Shift",
          mate,
          keyword("rush", { costs: [{ pay: "discard", count: 1 }] }),
          "costs must be left out: it belongs to shift",
        ],
        ["Sing Together, given", lamp, grants("sing-together", { value: 7 }), "it cannot be given"],
        ["Rush, given with a number", lamp, grants("rush", { value: 1 }), "value must be left out"],
        [
          "Shift onto a classification that is none",
          mate,
          keyword("shift", { value: 1, onto: { classification: 7 } }),
          "onto.classification must be",
        ],
        [
          "Shift for a card that may not quest",
          mate,
          keyword("shift", {
            costs: [{ pay: "discard", count: 1, where: { restricted: "quest" } }],
          }),
          "where.restricted must be left out: it says nothing of cards in a hand",
        ],
        ["Shift onto nobody", mate, keyword("shift", { value: 1, onto: {} }), 'onto must be "any"'],
        ["Shift with costs that are none", mate, keyword("shift", { costs: 7 }), "costs must be"],
      ],
    ),
  )("%s", (_, check) => check());

  test("once each, whatever stands between", () => {
    const abilities = [keyword("rush"), keyword("ward"), keyword("rush")];
    expect(lines(faultsOf({ ...mate, abilities }))).toEqual([
      "mate.abilities[2].keyword rush is there already: once is enough",
    ]);
    expect(faultsOf({ ...mate, abilities: abilities.slice(0, 2) })).toEqual([]);
  });
});

describe("what stands", () => {
  const restricted = (restriction: string, more: Part = {}) => ({
    fact: "restriction",
    restriction,
    ...more,
  });
  test.each(
    judged(
      [
        ["with damage, not exerted", mate, stands("self", { fact: "enters", damage: 1 })],
        [
          "a card's own cost in hand",
          lamp,
          stands("self", { fact: "cost", amount: 1 }, { from: "hand" }),
        ],
        [
          "what a player plays costs",
          mate,
          stands({ player: "you" }, { fact: "cost", amount: 1, where: { type: "item" } }),
        ],
        ["what no card may do", mate, stands({ where: {} }, restricted("quest"))],
        [
          "from the discard, about others",
          mate,
          stands({ where: {} }, restricted("quest"), { from: "discard" }),
        ],
      ],
      [
        ["about nobody", mate, { kind: "static", facts: [stronger] }, "on is missing"],
        ["about 7", mate, stands(7, stronger), "on must be"],
        ["no facts", mate, { kind: "static", on: "self" }, "facts is missing"],
        [
          "an empty list of them",
          mate,
          { kind: "static", on: "self", facts: [] },
          "facts must be a list with at least one",
        ],
        [
          "a fact that is none",
          mate,
          stands("self", 7 as unknown as Part),
          "facts[0] must be a fact",
        ],
        [
          "a kind of fact that is none",
          mate,
          stands("self", { fact: "toString" }),
          "facts[0].fact must be one of",
        ],
        [
          "what binds nobody",
          mate,
          stands("self", restricted("breathe")),
          "facts[0].restriction must be one of",
        ],
        [
          "about others from the hand",
          mate,
          stands({ where: {} }, { fact: "cost", amount: 1 }, { from: "hand" }),
          "on must be self",
        ],
        [
          "about nobody, from the hand",
          mate,
          { kind: "static", from: "hand", facts: [{ fact: "cost", amount: 1 }] },
          "on is missing",
        ],
        [
          "what a player pays more, of cards",
          mate,
          stands("self", { fact: "extra-cost", cost: ink }),
          "extra-cost stands about a player, and this ability speaks of cards",
        ],
        [
          "by whom, of what is not challenged",
          mate,
          stands("self", restricted("sing", { by: {} })),
          "by must be left out",
        ],
      ],
    ),
  )("%s", (_, check) => check());
});

describe("instead", () => {
  const instead = (would: string, what: Part, to: unknown = "self") => ({
    kind: "replacement",
    would,
    to,
    instead: what,
  });
  test.each(
    judged(
      [
        ["an item is put elsewhere", lamp, instead("be-banished", { do: "put-on-bottom" })],
        ["less damage", quay, instead("be-dealt-damage", { do: "reduce", amount: 1 })],
        [
          "damage on who has it",
          lamp,
          given(instead("be-dealt-damage", { do: "deal-to-this" }, { where: {} })),
        ],
        ["no damage to whoever has it", lamp, given(instead("be-dealt-damage", { do: "prevent" }))],
      ],
      [
        [
          "damage on an item",
          lamp,
          instead("be-dealt-damage", { do: "deal-to-this" }, { where: { type: "character" } }),
          "items have no damage",
        ],
        [
          "of nobody",
          mate,
          instead("be-banished", { do: "put-on-bottom" }, 7),
          'to must be "self"',
        ],
        [
          "a list of what is known",
          mate,
          instead("be-banished", { do: ["prevent"] }),
          "instead.do must be one of",
        ],
        [
          "something unknown",
          mate,
          instead("be-banished", { do: "toString" }),
          "instead.do must be one of",
        ],
        [
          "exerted, perhaps",
          mate,
          instead("be-banished", { do: "put-into-inkwell", exerted: "no" }),
          "exerted must be true or false",
        ],
      ],
    ),
  )("%s", (_, check) => check());
});

test("of a card of no type only that is told", () => {
  const self = { pick: "self" };
  const starts = { on: "turn-starts" };
  const strength = { self: { strength: { min: 1 } } };
  const abilities = [
    activated([{ pay: "exert" }], draw),
    { kind: "keyword", keyword: "rush" },
    triggered(starts, { do: "put-damage", amount: 1, target: self }),
    triggered(starts, {
      do: "modify",
      stat: "strength",
      amount: 1,
      target: self,
      duration: "turn",
    }),
    { ...stands("self", { fact: "stat", stat: "strength", amount: 1 }), while: strength },
  ];
  expect(lines(faultsOf({ ...lamp, type: "lamp", abilities }))).toEqual([
    expect.stringContaining("lamp.type must be one of"),
  ]);
});

describe("an action's abilities", () => {
  const cheaper = stands("self", { fact: "cost", amount: -1 });

  test("work from the hand or the discard", () => {
    const there = stands({ player: "you" }, { fact: "cost", amount: -1 }, { from: "discard" });
    expect(inAbility({ ...cheaper, from: "hand" }, memo)).toEqual([]);
    expect(inAbility(there, memo)).toEqual([]);
  });

  test("that are no abilities are told of once", () => {
    expect(inAbility(7, memo)).toEqual([" must be an ability, not 7"]);
    expect(inAbility({ kind: "toString" }, memo)).toHaveLength(1);
    expect(inAbility({ kind: "keyword", keyword: "toString" }, memo)).toHaveLength(1);
  });
});
