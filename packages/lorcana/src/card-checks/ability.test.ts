import { describe, expect, test } from "vitest";
import {
  draw,
  faultsOf,
  inAbility,
  lamp,
  lines,
  mate,
  type Part,
  quay,
} from "../../fixtures/faulty-cards.ts";

const ink = { pay: "ink", amount: 1 };

function one(ability: unknown, card: Part = mate): string {
  const told = inAbility(ability, card);
  expect(told).toHaveLength(1);
  return told[0] ?? "";
}

describe("a keyword", () => {
  const keyword = (name: string, more: Part = {}) => ({ kind: "keyword", keyword: name, ...more });

  test.each([
    keyword("rush"),
    keyword("challenger", { value: 2 }),
    keyword("shift", { value: 3 }),
    keyword("shift", { costs: [{ pay: "discard", count: 1 }] }),
    keyword("shift", { value: 3, onto: { classification: "Sailor" } }),
    keyword("shift", { value: 3, onto: "any" }),
  ])("is right: %j", (ability) => {
    expect(inAbility(ability)).toEqual([]);
  });

  test.each<[Part, string]>([
    [keyword("evasiv"), "(evasive?)"],
    [keyword("challenger"), "value is missing; challenger has a number"],
    [keyword("singer", { value: 0 }), "value must not be 0"],
    [keyword("rush", { value: 1 }), "value must be left out: rush has no number"],
    [keyword("rush", { costs: [ink] }), "costs must not have ink"],
    [keyword("ward", { onto: "any" }), "onto must be left out: it belongs to shift"],
    [keyword("shift"), "needs `value`, its cost in ink, or `costs`"],
    [keyword("shift", { value: 1, costs: [{ pay: "discard", count: 1 }] }), "it has one cost"],
    [keyword("shift", { costs: [ink] }), "must not have ink in it"],
    [keyword("shift", { costs: [{ pay: "exert" }] }), "not in play when this is paid"],
    [keyword("shift", { value: 1, onto: { name: "Ada" } }), 'onto must be "any", or a class'],
    [
      keyword("shift", { value: 1, onto: { classification: "Sailor", name: "Ada" } }),
      'onto must be "any", or a class',
    ],
    [keyword("shift", { value: 1, onto: null }), 'onto must be "any", or a class'],
    [keyword("shift", { value: 1, onto: "Sailor" }), 'onto must be "any", or a class'],
    [keyword("sing-together", { value: 7 }), "a character cannot have sing-together"],
  ])("%j: %s", (ability, told) => {
    expect(inAbility(ability).join("\n")).toContain(told);
  });

  test("stands on cards that can make something of it, once", () => {
    expect(one(keyword("rush"), quay)).toContain("a location cannot have rush");
    expect(inAbility(keyword("resist", { value: 1 }), quay)).toEqual([]);
    expect(one(keyword("boost", { value: 1 }), lamp)).toContain("an item cannot have boost");
    const twice = faultsOf({ ...mate, abilities: [keyword("rush"), keyword("rush")] });
    expect(lines(twice)).toEqual([
      "mate.abilities[1].keyword rush is there already: once is enough",
    ]);
  });
});

describe("an ability", () => {
  test.each<[Part, string]>([
    [{ kind: "trigger", when: { on: "drawn" }, effects: [draw] }, "(triggered?)"],
    [{ effects: [draw] }, "kind is missing"],
    [{ kind: "triggered", effects: [draw] }, "when is missing"],
    [
      { kind: "triggered", when: { on: "drawn", other: {} }, effects: [draw] },
      "other must be left out: there is no other card in drawn",
    ],
    [
      { kind: "triggered", when: { on: "banished", card: { any: [] } }, effects: [draw] },
      "any must be a list with at least one entry",
    ],
    [
      {
        kind: "triggered",
        when: { on: "drawn" },
        from: "discard",
        oncePerTurn: true,
        effects: [draw],
      },
      "oncePerTurn must be left out",
    ],
    [{ kind: "triggered", when: { on: "drawn" }, effects: [] }, "effects must be a list with at"],
    [{ kind: "triggered", when: { on: "drawn" }, effects: [draw], costs: [] }, "costs is no field"],
    [{ kind: "activated", costs: [], effects: [draw] }, "costs must have a cost in it"],
    [{ kind: "activated", costs: [ink, ink], effects: [draw] }, "costs[1] says ink a second time"],
    [
      {
        kind: "activated",
        costs: [
          { pay: "banish", where: { type: "item" } },
          { pay: "exert-another", where: {} },
        ],
        effects: [draw],
      },
      "costs[1] chooses from play as banish does",
    ],
    [
      { kind: "activated", costs: [{ pay: "banish-this" }, ink], effects: [draw] },
      "costs[0] must come last",
    ],
    [
      { kind: "activated", costs: [{ pay: "banish", where: { side: "yours" } }], effects: [draw] },
      "where.side must be left out: it is always one of your own cards",
    ],
    [
      { kind: "activated", costs: [{ pay: "singers", need: 1, singers: [] }], effects: [draw] },
      "costs[0].pay must be one of exert, ink",
    ],
  ])("%j: %s", (ability, told) => {
    expect(one(ability)).toContain(told);
  });

  test("costs nothing that its card cannot pay", () => {
    const exert = { kind: "activated", costs: [{ pay: "exert" }], effects: [draw] };
    expect(one(exert, quay)).toContain("a location cannot pay that (CR 5.1.13)");
    expect(inAbility(exert, lamp)).toEqual([]);
    const hurt = { kind: "activated", costs: [{ pay: "damage-this", amount: 1 }], effects: [draw] };
    expect(one(hurt, lamp)).toContain("an item cannot pay that");
  });
});

describe("a static ability", () => {
  const stands = (on: unknown, fact: Part, more: Part = {}) => ({
    kind: "static",
    on,
    facts: [fact],
    ...more,
  });
  const stronger = { fact: "stat", stat: "strength", amount: 1 };
  const cheaper = { fact: "cost", amount: -1 };

  test.each([
    stands("self", stronger),
    stands({ where: { side: "yours", other: true } }, stronger),
    stands({ player: "you" }, cheaper),
    stands({ player: "opponents" }, { fact: "restriction", restriction: "play-actions" }),
    stands("self", {
      fact: "restriction",
      restriction: "be-challenged",
      by: { strength: { max: 2 } },
    }),
    stands("self", cheaper, { from: "hand" }),
    stands("self", { fact: "enters", exerted: true }),
    stands("self", stronger, { while: { self: { challenging: true } } }),
    stands({ where: { side: "yours", challenged: true } }, stronger),
  ])("is right: %j", (ability) => {
    expect(inAbility(ability)).toEqual([]);
  });

  test.each<[Part, string]>([
    [stands({ player: "you" }, stronger), "stat stands about cards, and this ability speaks of a"],
    [stands("self", cheaper), "cost stands about a player, and this ability speaks of cards"],
    [stands({ player: "you" }, cheaper, { from: "hand" }), "on must be self: from the hand"],
    [stands("self", { ...cheaper, where: {} }, { from: "hand" }), "it is about the card itself"],
    [stands("self", stronger, { from: "hand" }), "speaks of a card in hand"],
    [
      stands("self", {
        fact: "restriction",
        restriction: "quest",
        by: { strength: { max: 2 } },
      }),
      "facts[0].by must be left out: it belongs to be-challenged",
    ],
    [
      stands("self", { fact: "restriction", restriction: "draw-step" }),
      "facts[0].restriction binds players; here it must be quest",
    ],
    [
      stands({ player: "you" }, { fact: "restriction", restriction: "quest" }),
      "facts[0].restriction binds cards; here it must be play-characters",
    ],
    [
      stands({ where: { type: "item" } }, stronger),
      "facts[0].stat characters have that, not items",
    ],
    [stands("self", { fact: "move-cost", amount: 1 }), "locations have that, not characters"],
    [stands("self", { fact: "enters" }), "needs exerted or damage"],
    [stands("self", { ...stronger, amount: 0 }), "amount must not be 0"],
    [stands("self", { fact: "keyword", keyword: "shift", value: 2 }), "it cannot be given"],
    [stands("self", { fact: "keyword", keyword: "resist" }), "value is missing"],
    [
      stands("self", {
        fact: "ability",
        ability: { kind: "static", on: "self", facts: [stronger] },
      }),
      "ability.kind must not be static",
    ],
    [
      stands("self", { fact: "ability", ability: { kind: "keyword", keyword: "rush" } }),
      "ability.kind must not be keyword",
    ],
    [
      stands({ where: { restricted: "quest" } }, stronger),
      "where.restricted must be left out of static abilities",
    ],
    [
      stands("self", { ...stronger, amount: { stat: "lore", of: { pick: "it" } } }),
      "it needs a trigger: here nothing has happened",
    ],
    [stands("self", stronger, { while: { it: { type: "character" } } }), "it needs a trigger"],
    [
      stands("self", stronger, { while: { self: { challenging: false } } }),
      "while.self.challenging must be true, or left out",
    ],
    [
      stands("self", stronger, { while: { self: { challenging: true, challenged: true } } }),
      "while.self.challenged must be left out: who challenges is not challenged",
    ],
    [
      stands({ where: { type: "location", challenging: true } }, stronger),
      "where.challenging is of characters, the rest of locations: no card fits",
    ],
    [
      stands("self", stronger, {
        while: { have: { challenged: true }, zone: "discard", count: { min: 1 } },
      }),
      "while.have.challenged must be left out: it says nothing of cards in a discard",
    ],
    [
      stands({ player: "you" }, { fact: "extra-cost", cost: { pay: "exert" } }),
      "the card is not in play when this is paid",
    ],
  ])("%j: %s", (ability, told) => {
    expect(one(ability)).toContain(told);
  });
});

describe("what a card says of itself", () => {
  const stands = (self: Part) => ({
    kind: "static",
    while: { self },
    on: { player: "you" },
    facts: [{ fact: "cost", amount: -1 }],
  });

  test("can be so of a card of its type", () => {
    expect(one(stands({ challenging: true }), quay)).toContain(
      "while.self is so of characters, and the card itself is a location",
    );
    expect(inAbility(stands({ challenged: true }), quay)).toEqual([]);
    expect(one(stands({ challenged: true }), lamp)).toContain(
      "while.self is so of characters and locations, and the card itself is an item",
    );
    expect(inAbility(stands({ exerted: true }), lamp)).toEqual([]);
  });

  test("is another card's if it is given away", () => {
    const given = {
      kind: "triggered",
      when: { on: "quests", card: "this" },
      if: { self: { strength: { min: 3 } } },
      effects: [draw],
    };
    const gives = {
      kind: "static",
      on: { where: { type: "character" } },
      facts: [{ fact: "ability", ability: given }],
    };
    expect(inAbility(gives, lamp)).toEqual([]);
  });
});

describe("a replacement", () => {
  const instead = (would: string, what: string, more: Part = {}) => ({
    kind: "replacement",
    would,
    to: "self",
    instead: { do: what, ...more },
  });

  test.each<[Part, Part, string]>([
    [instead("be-banished", "prevent"), mate, "must be return-to-hand or put-into-inkwell"],
    [
      instead("be-dealt-damage", "return-to-hand"),
      mate,
      "must be prevent or reduce or put-on-this or deal-to-this",
    ],
    [instead("be-banished", "put-into-inkwell"), mate, "instead.exerted is missing"],
    [instead("be_banish", "prevent"), mate, "(be-banished?)"],
    [instead("be-dealt-damage", "prevent"), lamp, "items are never dealt damage"],
  ])("%j: %s", (ability, card, told) => {
    expect(one(ability, card)).toContain(told);
  });

  test("of an item may shield others, and takes no damage itself", () => {
    const others = {
      ...instead("be-dealt-damage", "put-on-this"),
      to: { where: { type: "character" } },
    };
    expect(one(others, lamp)).toContain("items have no damage");
    expect(inAbility(others, quay)).toEqual([]);
    expect(inAbility({ ...others, instead: { do: "prevent" } }, lamp)).toEqual([]);
  });
});
