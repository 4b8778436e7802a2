/** What is wrong is told at its place, once, and nothing beside it that follows from it. */
import { describe, expect, test } from "vitest";
import { activated, chosen, ink, self, stands, stronger, triggered } from "../../fixtures/edges.ts";
import {
  draw,
  faultsOf,
  inAbility,
  inEffect,
  lines,
  mate,
  type Part,
  quay,
} from "../../fixtures/faulty-cards.ts";
import { TRIGGERS, type TriggerName } from "../vocabulary.ts";

const starts = { on: "turn-starts" };
const letters = (count: number): string => "x".repeat(count);

describe("a card", () => {
  test.each<[Part, string]>([
    [{ classifications: 7 }, "mate.classifications must be a list of texts"],
    [{ classifications: "Sailor" }, "mate.classifications must be a list of texts"],
    [{ names: "Mate" }, "mate.names must be a list of at least 2 texts"],
    [{ type: undefined }, "mate.type is missing; it must be one of character, action, item"],
    [{ abilities: 7 }, "mate.abilities must be a list of abilities, not 7"],
    [{ name: 7, names: ["Ada", "Bo"] }, "mate.name must be"],
    [{ inks: "amber" }, "mate.inks must be"],
    [{ effects: [7] }, "mate.effects is no field of a character"],
  ])("with %j: %s", (change, told) => {
    expect(lines(faultsOf({ ...mate, ...change }))).toEqual([expect.stringContaining(told)]);
  });

  test("of one name has no fault in a list of it", () => {
    expect(lines(faultsOf({ ...mate, names: ["Mate", "ate"] }))).toEqual([]);
    expect(lines(faultsOf({ ...quay, names: ["Mate", "Bo"] }))).toEqual([
      expect.stringContaining("quay.names is no field of a location"),
    ]);
  });
});

describe("a field of another kind of ability is no field, and is not judged", () => {
  const cheaper = { fact: "cost", amount: -1 };
  const kinds: readonly Part[] = [
    triggered(starts, draw),
    activated([ink], draw),
    stands({ player: "you" }, cheaper),
    { kind: "replacement", would: "be-banished", to: "self", instead: { do: "return-to-hand" } },
    { kind: "keyword", keyword: "rush" },
  ];
  const alien: Part = {
    keyword: "shift",
    costs: [],
    when: { on: "drawn", card: "this" },
    on: 7,
    facts: [],
    would: "be-banished",
    instead: { do: "prevent" },
  };

  test.each(kinds)("%j", (ability) => {
    for (const [field, value] of Object.entries(alien)) {
      if (Object.hasOwn(ability, field) || ability.kind === "keyword") continue;
      const told = inAbility({ ...ability, [field]: value });
      expect(told).toEqual([expect.stringContaining(`${field} is no field of a`)]);
    }
  });

  test.each<[Part, string]>([
    [{ ...activated([ink], draw), from: "discard", oncePerTurn: true }, "from is no field of an"],
    [
      { ...stands({ player: "you" }, cheaper, { from: "discard" }), oncePerTurn: true },
      "oncePerTurn is no field of a static ability",
    ],
    [
      { ...stands("self", { ...stronger, restriction: "draw-step" }) },
      "facts[0].restriction is no",
    ],
    [stands("self", { ...stronger, by: {} }), "facts[0].by is no field"],
    [stands("self", { ...stronger, keyword: "shift" }), "facts[0].keyword is no field"],
    [triggered(starts, { ...draw, as: "x" }), "effects[0].as is no field"],
    [triggered(starts, { ...draw, keyword: "shift" }), "effects[0].keyword is no field"],
    [triggered(starts, { ...draw, effects: [7] }), "effects[0].effects is no field"],
  ])("%j: %s", (ability, told) => {
    expect(inAbility(ability)).toEqual([expect.stringContaining(told)]);
  });
});

describe("what follows from a fault is not told", () => {
  const none = { type: "item", damaged: true };
  test.each<[string, Part, string]>([
    ["no card fits", { do: "exert", target: chosen(none) }, "target.where.damaged is of"],
    [
      "no card fits what is changed",
      { do: "modify", stat: "lore", amount: 1, target: chosen(none), duration: "turn" },
      "target.where.damaged is of",
    ],
    [
      "no number of cards is looked at",
      { do: "look-at-top", count: "x", take: { count: 3, to: "hand" }, rest: "top" },
      "count must be a whole number",
    ],
    [
      "no number of cards is taken",
      { do: "look-at-top", count: 2, take: { count: "3", to: "hand" }, rest: "top" },
      "take.count must be a whole number",
    ],
    [
      "no number that is the most",
      { do: "banish", target: chosen({ cost: { min: 3, max: "2" } }) },
      "target.where.cost.max must be a whole number",
    ],
    ["no options", { do: "choose-one", options: [] }, "options must be a list with at least one"],
    ["options that are none", { do: "choose-one", options: 7 }, "options must be"],
  ])("%s", (_name, effect, told) => {
    expect(inEffect(effect)).toEqual([expect.stringContaining(told)]);
  });

  test.each<[string, Part, string]>([
    ["about no player", stands({ player: "me" }, { fact: "cost", amount: 1 }), "on.player must be"],
    ["about nobody", stands({}, stronger), "on.where is missing"],
    ["about no card", stands({ where: none }, stronger), "on.where.damaged is of"],
    [
      "a card's own state that cannot be",
      stands("self", stronger, { while: { self: none } }),
      "while.self.damaged is of",
    ],
    [
      "what cannot be moved to",
      stands("self", { fact: "move-cost", amount: 1 }),
      "facts[0].fact locations have that, not characters",
    ],
    [
      "any of no conditions",
      stands("self", stronger, { while: { any: [] } }),
      "while.any must be a list with at least one",
    ],
    [
      "the first word that comes close",
      stands("self", stronger, { while: { turns: "yours", loree: "you" } }),
      "(turn?)",
    ],
  ])("%s", (_name, ability, told) => {
    expect(inAbility(ability)).toEqual([expect.stringContaining(told)]);
  });
});

describe("costs", () => {
  const all = ["banish", "exert-another", "return-another"].map((pay) => ({ pay, where: {} }));

  test("that choose from play are told beside the first of them", () => {
    expect(inAbility(activated(all, draw))).toEqual([
      expect.stringContaining("costs[1] chooses from play as banish does"),
      expect.stringContaining("costs[2] chooses from play as banish does"),
    ]);
  });

  test("of Shift have no ink anywhere among them", () => {
    const costs = [{ pay: "discard", count: 1 }, ink];
    expect(inAbility({ kind: "keyword", keyword: "shift", costs })).toEqual([
      expect.stringContaining("costs must not have ink in it"),
    ]);
  });
});

describe("is right", () => {
  test.each<[string, Part]>([
    ["once a turn", { ...triggered(starts, draw), oncePerTurn: true }],
    ["from the discard", { ...triggered(starts, draw), from: "discard" }],
    ["a damaged card, as it was", triggered({ on: "banished", card: { damaged: true } }, draw)],
  ])("%s", (_name, ability) => {
    expect(inAbility(ability)).toEqual([]);
  });

  test.each<[string, Part]>([
    ["all that are looked at", { count: 2, take: { count: 2, to: "hand" } }],
    [
      "a card shown on its way to the hand",
      { count: 2, take: { count: 1, to: "hand", reveal: true } },
    ],
    ["a card for the inkwell", { count: 2, take: { count: 1, to: "inkwell" } }],
  ])("%s", (_name, looked) => {
    expect(inEffect({ do: "look-at-top", rest: "top", ...looked })).toEqual([]);
  });

  test.each<[string, Part]>([
    ["each player's hand to the inkwell", { from: "hand", who: "each" }],
    ["each player's deck to the inkwell", { from: "top-of-deck", who: "each" }],
    ["a chosen card to the inkwell", { from: chosen() }],
  ])("%s", (_name, inked) => {
    expect(inEffect({ do: "put-into-inkwell", exerted: true, ...inked })).toEqual([]);
  });

  test("the keywords of locations", () => {
    expect(inAbility({ kind: "keyword", keyword: "ward" }, quay)).toEqual([]);
    expect(inAbility({ kind: "keyword", keyword: "resist", value: 1 }, quay)).toEqual([]);
  });
});

describe("where cards are counted", () => {
  const counted = (amount: Part) => inEffect({ do: "draw", amount });

  test.each<[Part, number]>([
    [{ count: { damaged: true } }, 0],
    [{ count: { damaged: true }, zone: "play" }, 0],
    [{ count: { damaged: true }, zone: "discard" }, 1],
    [{ count: { type: "action" }, zone: "discard" }, 0],
    [{ count: { type: "action" } }, 1],
  ])("%j has %i faults", (amount, faults) => {
    expect(counted(amount)).toHaveLength(faults);
    const condition = {
      have: amount.count,
      count: { min: 1 },
      ...(amount.zone ? { zone: amount.zone } : {}),
    };
    expect(inEffect({ do: "if", condition, effects: [draw] })).toHaveLength(faults);
  });
});

describe("bounds that two checks share", () => {
  test("the name of cards that an effect speaks of", () => {
    const named = (count: number, effect: Part) =>
      inAbility(
        triggered(starts, effect, {
          do: "put-on-deck",
          target: { pick: "those", as: letters(count) },
          place: "top",
        }),
      ).length;
    const banish = (count: number) => ({
      do: "banish",
      target: chosen({}, { as: letters(count) }),
    });
    const play = (count: number) => ({
      do: "play-free",
      from: "hand",
      where: {},
      as: letters(count),
    });
    expect([named(40, banish(40)), named(41, banish(41))]).toEqual([0, 2]);
    expect([named(40, play(40)), named(41, play(41))]).toEqual([0, 2]);
  });

  test("the word for what was done", () => {
    const read = (result: string) => inEffect({ do: "draw", amount: { result } });
    expect([read("removed").length, read("improved").length]).toEqual([1, 1]);
  });

  test("cards that are taken", () => {
    const taken = (count: number) =>
      inEffect({ do: "look-at-top", count: 6, take: { count, to: "hand" }, rest: "top" }).length;
    expect([taken(0), taken(1), taken(6), taken(7)]).toEqual([1, 0, 0, 1]);
  });

  test("a number that is compared, and what it is compared with", () => {
    const compared = (compare: number, is: Part) =>
      inEffect({ do: "if", condition: { compare, is }, effects: [draw] }).length;
    expect([-1000, -999, 999, 1000].map((n) => compared(n, { min: 1 }))).toEqual([1, 0, 0, 1]);
    expect([-100, -99, 999, 1000].map((max) => compared(1, { max }))).toEqual([1, 0, 0, 1]);
  });

  test("the classification that Shift goes onto", () => {
    const onto = (count: number) =>
      inAbility({
        kind: "keyword",
        keyword: "shift",
        value: 1,
        onto: { classification: letters(count) },
      }).length;
    expect([onto(80), onto(81)]).toEqual([0, 1]);
  });
});

describe("what is only so of cards in play", () => {
  const standing: readonly Part[] = [
    { damaged: true },
    { exerted: false },
    { drying: true },
    { at: "a-location" },
    { hasUnder: true },
    { challenging: true },
    { challenged: true },
    { restricted: "quest" },
  ];

  test.each(standing)("%j", (where) => {
    const [field] = Object.keys(where);
    const back = (zone: string) => ({ do: "return-to-hand", target: chosen(where, { zone }) });
    expect(inEffect(back("play"))).toEqual([]);
    expect(inEffect(back("discard"))).toEqual([
      expect.stringContaining(`${field} must be left out: it says nothing of cards in a discard`),
    ]);
    expect(inEffect({ do: "search", where, to: "hand" })).toEqual([
      expect.stringContaining(`${field} must be left out: it says nothing of cards in a hand or`),
    ]);
  });
});

describe("which types of cards have it", () => {
  test.each<[Part, readonly string[]]>([
    [{ classification: "Sailor" }, ["character"]],
    [{ strength: { min: 1 } }, ["character"]],
    [{ willpower: { min: 1 } }, ["character", "location"]],
    [{ lore: { min: 1 } }, ["character", "location"]],
    [{ damaged: true }, ["character", "location"]],
    [{ exerted: true }, ["character", "item"]],
    [{ drying: true }, ["character"]],
    [{ at: "a-location" }, ["character"]],
    [{ challenging: true }, ["character"]],
    [{ challenged: true }, ["character", "location"]],
    [{ keyword: "ward" }, ["character", "item", "location"]],
    [{ cost: { min: 1 } }, ["character", "item", "location"]],
    [{ song: true }, []],
  ])("%j: %j", (where, having) => {
    const fits = ["character", "item", "location"].filter(
      (type) => inEffect({ do: "banish", target: chosen({ ...where, type }) }).length === 0,
    );
    expect(fits).toEqual(having);
  });
});

describe("what there is in each thing that happens", () => {
  const happened = (when: Part, effect: Part = draw) => inAbility(triggered(when, effect)).length;
  const without = (names: readonly TriggerName[]) => TRIGGERS.filter((on) => !names.includes(on));
  const players: readonly TriggerName[] = [
    "turn-starts",
    "turn-ends",
    "inked",
    "drawn",
    "lore-gained",
  ];
  const two: readonly TriggerName[] = [
    "challenges",
    "challenged",
    "banished",
    "banishes-in-challenge",
    "damaged",
    "deals-damage",
    "moves-to-location",
    "sings",
  ];
  const found = (faults: (on: TriggerName) => number) => TRIGGERS.filter((on) => faults(on) === 0);

  test("a card that all can see", () => {
    expect(found((on) => happened({ on, card: {} }))).toEqual(without(players));
    const banish = { do: "banish", target: { pick: "it" } };
    expect(found((on) => happened({ on }, banish))).toEqual(without(players));
    expect(found((on) => happened({ on }, { ...draw, who: "its-player" }))).toEqual(
      without(players),
    );
  });

  test("another one", () => {
    expect(found((on) => happened({ on, other: {} }))).toEqual(without(without(two)));
    const banish = { do: "banish", target: { pick: "the-other" } };
    expect(found((on) => happened({ on }, banish))).toEqual(without(without(two)));
  });

  test("this one, but not in a hand", () => {
    expect(found((on) => happened({ on, card: "this" }))).toEqual(
      without([...players, "discarded"]),
    );
  });

  test("who caused it, unless it is this card's own event", () => {
    expect(found((on) => happened({ on, side: "opposing" }))).toEqual(TRIGGERS);
    expect(found((on) => happened({ on, card: "this", side: "opposing" }))).toEqual(["chosen"]);
  });

  test("a challenge, always or perhaps", () => {
    expect(found((on) => happened({ on, inChallenge: true }))).toEqual([
      "banished",
      "leaves-play",
      "damaged",
      "deals-damage",
    ]);
    const lasting = { do: "modify", stat: "lore", amount: 1, target: self, duration: "challenge" };
    expect(found((on) => happened({ on }, lasting))).toEqual([
      "challenges",
      "challenged",
      "banishes-in-challenge",
    ]);
  });

  test("an action that chooses", () => {
    expect(found((on) => happened({ on, byAction: true }))).toEqual(["chosen"]);
  });
});
