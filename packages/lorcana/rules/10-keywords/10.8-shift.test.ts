import { describe, expect, test } from "vitest";
import { bonus, gain, standing, using, whenever } from "../../fixtures/abilities.ts";
import { inPlay, lore, moves, plays, quests, uses } from "../../fixtures/acts.ts";
import { factsOf, offers } from "../../fixtures/sight.ts";
import {
  action,
  asked,
  card,
  character,
  dataOf,
  defsIn,
  keyword,
  location,
  placed,
  table,
  when,
} from "../../fixtures/table.ts";

const THIS_TURN = { duration: "turn" } as const;
const cards = [
  character("base", { name: "Mira", willpower: 5 }),
  character("stranger", { name: "Otto" }),
  character("floodborn", {
    name: "Mira",
    cost: 8,
    strength: 5,
    willpower: 7,
    abilities: [keyword("shift", 3), when("played", [gain(1)])],
  }),
  character("pair", { name: "Otto & Mira", names: ["Otto", "Mira"] }),
  character("duo", {
    name: "Otto & Mira",
    names: ["Otto", "Mira"],
    cost: 8,
    abilities: [keyword("shift", 3)],
  }),
  character("thrifty", {
    name: "Mira",
    cost: 8,
    abilities: [keyword("shift", undefined, { costs: [{ pay: "discard", count: 1 }] })],
  }),
  character("picky", {
    name: "Mira",
    cost: 8,
    abilities: [
      keyword("shift", undefined, {
        costs: [{ pay: "discard", count: 1, where: { type: "action" } }],
      }),
    ],
  }),
  character("watcher", {
    abilities: [
      whenever({ on: "played", card: { type: "character", side: "yours" } }, [gain(2)]),
      whenever({ on: "leaves-play", card: { type: "character" } }, [gain(4)]),
    ],
  }),
  character("chatty", {
    name: "Mira",
    abilities: [
      keyword("evasive"),
      standing("self", [bonus("strength", 4)]),
      using([{ pay: "ink", amount: 1 }], [gain(1)]),
      whenever({ on: "played", card: { type: "character", side: "yours", other: true } }, [
        gain(8),
      ]),
      whenever({ on: "quests", card: "this" }, [gain(8)]),
    ],
  }),
  character("doomed", {
    name: "Mira",
    abilities: [
      using(
        [],
        [{ do: "later", at: "end-of-turn", effects: [{ do: "banish", target: { pick: "self" } }] }],
      ),
    ],
  }),
  character("rester", {
    name: "Mira",
    cost: 8,
    abilities: [keyword("shift", 3), standing("self", [{ fact: "enters", exerted: true }])],
  }),
  character("guard", {
    name: "Mira",
    cost: 8,
    abilities: [keyword("shift", 3), keyword("bodyguard")],
  }),
  character("pirate", { name: "Bo", classifications: ["Hero", "Pirate"] }),
  character("pirate-queen", {
    name: "Zora",
    cost: 8,
    abilities: [keyword("shift", 2, { onto: { classification: "Pirate" } })],
  }),
  character("mimic", { name: "Zora", cost: 8, abilities: [keyword("shift", 2, { onto: "any" })] }),
  action("cheer", [
    {
      do: "modify",
      stat: "strength",
      amount: 3,
      target: { pick: "all", where: { side: "yours" } },
      ...THIS_TURN,
    },
    {
      do: "grant-keyword",
      keyword: "ward",
      target: { pick: "all", where: { side: "yours" } },
      ...THIS_TURN,
    },
    {
      do: "restrict",
      restriction: "quest",
      target: { pick: "all", where: { side: "yours" } },
      ...THIS_TURN,
    },
  ]),
  action("mark", [
    { do: "exert", target: { pick: "chosen", where: { type: "character" }, as: "marked" } },
    {
      do: "later",
      at: "end-of-turn",
      effects: [{ do: "banish", target: { pick: "those", as: "marked" } }],
    },
  ]),
  action("wipe", [{ do: "banish", target: { pick: "all", where: { type: "character" } } }]),
  action("recall", [
    { do: "return-to-hand", target: { pick: "all", where: { type: "character" } } },
  ]),
  location("harbour"),
];

const shifts = (at: ReturnType<typeof table>, def: string, onto: string) =>
  plays(at, "host", def, `onto=${inPlay(at, "host", onto)}`);

describe("the cost", () => {
  test("[CR 10.8.1a] the Shift cost is paid and not the ink cost", () => {
    const at = table(cards, { seats: { host: { hand: ["floodborn"], play: ["base"] } } });
    plays(at, "host", "floodborn").refused("play/cannot-pay");
    const after = shifts(at, "floodborn", "base");
    expect(after.state.seats.host.exertedInk).toBe(3);
    expect(defsIn(after, "host", "play")).toEqual(["floodborn"]);
    expect(defsIn(after, "host", "under")).toEqual(["base"]);
  });

  test("[CR 10.8.1a] it goes on an own character with its name and on nothing else", () => {
    const at = table(cards, {
      seats: {
        host: { hand: ["floodborn", "base"], play: ["stranger", "base", "harbour"] },
        away: { play: ["base"] },
      },
    });
    const floodborn = card(at, "host", "hand", "floodborn");
    expect(offers(cards, at, "host", "PLAY_CARD")).toEqual([
      `PLAY_CARD ${floodborn} onto=${inPlay(at, "host", "base")}`,
      `PLAY_CARD ${card(at, "host", "hand", "base")}`,
    ]);
    shifts(at, "floodborn", "stranger").refused("shift/not-there");
    plays(at, "host", "floodborn", `onto=${inPlay(at, "away", "base")}`).refused("shift/not-there");
    // A card without Shift is not shifted.
    shifts(at, "base", "base").refused("shift/not-there");
  });

  test("[CR 10.8.1b] with two names on either card one in common is enough", () => {
    const at = table(cards, {
      seats: { host: { hand: ["floodborn", "duo"], play: ["pair", "stranger", "pirate"] } },
    });
    const [floodborn, duo] = [
      card(at, "host", "hand", "floodborn"),
      card(at, "host", "hand", "duo"),
    ];
    expect(offers(cards, at, "host", "PLAY_CARD")).toEqual([
      `PLAY_CARD ${floodborn} onto=${inPlay(at, "host", "pair")}`,
      `PLAY_CARD ${duo} onto=${inPlay(at, "host", "pair")}`,
      `PLAY_CARD ${duo} onto=${inPlay(at, "host", "stranger")}`,
    ]);
  });

  test("[CR 10.8.1c] a cost other than ink is paid in its own way", () => {
    const at = table(cards, {
      seats: { host: { hand: ["thrifty", "wipe", "cheer"], play: ["base"], inkwell: [] } },
    });
    const asking = shifts(at, "thrifty", "base");
    const [wipe, cheer] = [card(at, "host", "hand", "wipe"), card(at, "host", "hand", "cheer")];
    asking.offered("host", `CHOOSE_CARDS ${wipe}`, `CHOOSE_CARDS ${cheer}`);
    const after = asking.when("host", `CHOOSE_CARDS ${wipe}`);
    expect(defsIn(after, "host", "discard")).toEqual(["wipe"]);
    expect(defsIn(after, "host", "play")).toEqual(["thrifty"]);
  });

  test("[CR 10.8.1c] it is paid in full: with no card to discard it is refused, and none is no answer", () => {
    const alone = table(cards, { seats: { host: { hand: ["thrifty"], play: ["base"] } } });
    shifts(alone, "thrifty", "base").refused("play/cannot-pay");
    const wrong = table(cards, {
      seats: { host: { hand: ["picky", "stranger"], play: ["base"] } },
    });
    shifts(wrong, "picky", "base").refused("play/cannot-pay");
    const right = table(cards, {
      seats: { host: { hand: ["picky", "stranger", "wipe"], play: ["base"] } },
    });
    const asking = shifts(right, "picky", "base");
    asking.offered("host", `CHOOSE_CARDS ${card(right, "host", "hand", "wipe")}`);
    asking.when("host", "CHOOSE_CARDS -").refused("choice/wrong-number");
  });

  test("[CR 10.8.1d] it was played, and the card beneath has not left play", () => {
    const at = table(cards, {
      seats: { host: { hand: ["floodborn"], play: ["base", "watcher"] } },
    });
    const after = shifts(at, "floodborn", "base");
    const bag = after.state.shared.bag.map(({ source, name }) => `${source.def} ${name}`);
    expect(bag.sort()).toEqual(["floodborn played", "watcher played"]);
    expect(lore(after.when("host", "CHOOSE_BAG_ENTRY 1"))).toEqual([3, 0]);
  });
});

describe("the state of the character beneath", () => {
  const onto = (data: Parameters<typeof placed>[1], def = "floodborn") =>
    shifts(
      table(cards, { seats: { host: { hand: [def], play: [placed("base", data), "stranger"] } } }),
      def,
      "base",
    );

  test("[CR 10.8.3a] it is exerted if that one was and ready if that one was", () => {
    expect(dataOf(onto({ exerted: true }), "host", "floodborn").exerted).toBe(true);
    expect(dataOf(onto({ exerted: false }), "host", "floodborn").exerted).toBe(false);
  });

  test("[CR 10.8.3b] it is drying if that one was, and acts at once on a dry one", () => {
    const wet = onto({ drying: true });
    quests(wet, "host", "floodborn").refused("card/drying");
    const dry = onto({ drying: false });
    expect(dataOf(quests(dry, "host", "floodborn"), "host", "floodborn").exerted).toBe(true);
  });

  test("[CR 10.8.4] what enters exerted by its own text is exerted on a ready one too", () => {
    expect(dataOf(onto({}, "rester"), "host", "rester").exerted).toBe(true);
  });

  test("[CR 10.8.4] so is one with Bodyguard whose player says so; else it is as that one was", () => {
    const ready = onto({}, "guard");
    expect(asked(ready)).toEqual(["host answer_may"]);
    expect(dataOf(ready.when("host", "ANSWER_MAY yes"), "host", "guard").exerted).toBe(true);
    expect(dataOf(ready.when("host", "ANSWER_MAY no"), "host", "guard").exerted).toBe(false);
    const tired = onto({ exerted: true }, "guard").when("host", "ANSWER_MAY no");
    expect(dataOf(tired, "host", "guard").exerted).toBe(true);
  });

  test("[CR 10.8.5a] it has that one's damage", () => {
    const after = onto({ damage: 4 });
    expect(dataOf(after, "host", "floodborn").damage).toBe(4);
  });

  test("[CR 10.8.5a] with damage for its own willpower it is banished", () => {
    const weak = [
      ...cards,
      character("frail", { name: "Mira", cost: 8, willpower: 4, abilities: [keyword("shift", 3)] }),
    ];
    const at = table(weak, {
      seats: { host: { hand: ["frail"], play: [placed("base", { damage: 4 })] } },
    });
    const after = shifts(at, "frail", "base");
    expect(defsIn(after, "host", "discard").sort()).toEqual(["base", "frail"]);
  });

  test("[CR 10.8.5b] a bonus, a keyword and a restriction this turn go on for it", () => {
    const at = table(cards, { seats: { host: { hand: ["cheer", "floodborn"], play: ["base"] } } });
    const after = shifts(plays(at, "host", "cheer"), "floodborn", "base");
    expect(factsOf(cards, after, "host", "floodborn")).toMatchObject({
      strength: 8,
      keywords: ["shift", "ward"],
      restrictions: ["quest"],
    });
    quests(after, "host", "floodborn").refused("quest/forbidden");
    const next = after.when("host", "END_TURN");
    expect(factsOf(cards, next, "host", "floodborn").strength).toBe(5);
  });

  test("[CR 10.8.5b] a later trigger made for it finds it, made by an action or by itself", () => {
    const marked = table(cards, {
      seats: { host: { hand: ["mark", "floodborn"], play: ["base"] } },
    });
    const shifted = shifts(plays(marked, "host", "mark"), "floodborn", "base");
    expect(defsIn(shifted.when("host", "END_TURN"), "host", "discard").sort()).toEqual([
      "base",
      "floodborn",
      "mark",
    ]);
    const doomed = table(cards, { seats: { host: { hand: ["floodborn"], play: ["doomed"] } } });
    const after = shifts(uses(doomed, "host", "doomed"), "floodborn", "doomed");
    expect(defsIn(after.when("host", "END_TURN"), "host", "discard").sort()).toEqual([
      "doomed",
      "floodborn",
    ]);
  });

  test("[CR 10.8.5c] it is at the location that one was at", () => {
    const at = table(cards, {
      seats: { host: { hand: ["floodborn"], play: ["base", "harbour"] } },
    });
    const after = shifts(moves(at, "host", "base", "harbour"), "floodborn", "base");
    expect(dataOf(after, "host", "floodborn").at).toBe(inPlay(at, "host", "harbour"));
  });

  test("[CR 10.8.5d] it has not that one's text, from the moment it is there", () => {
    const at = table(cards, { seats: { host: { hand: ["floodborn"], play: ["chatty"] } } });
    expect(factsOf(cards, at, "host", "chatty")).toMatchObject({ strength: 6 });
    const after = shifts(at, "floodborn", "chatty");
    // The 1 is its own; what waited for another character being played lies beneath already.
    expect(lore(after)).toEqual([1, 0]);
    expect(factsOf(cards, after, "host", "floodborn")).toMatchObject({
      strength: 5,
      keywords: ["shift"],
      abilities: [],
    });
    expect(lore(quests(after, "host", "floodborn"))).toEqual([2, 0]);
  });

  test("[CR 10.8.5b] a later trigger made by it hears what is paid for the Shift, and what comes after", () => {
    const hoarder = character("hoarder", {
      name: "Mira",
      abilities: [
        using(
          [],
          [
            { do: "whenever", when: { on: "discarded" }, effects: [gain(1)], ...THIS_TURN },
            {
              do: "whenever",
              when: { on: "played", card: { type: "character", side: "yours" } },
              effects: [gain(2)],
              ...THIS_TURN,
            },
          ],
        ),
      ],
    });
    const at = table([...cards, hoarder], {
      seats: { host: { hand: ["thrifty", "stranger"], play: ["hoarder"] } },
    });
    const bag = shifts(uses(at, "host", "hoarder"), "thrifty", "hoarder");
    expect(bag.state.shared.bag).toHaveLength(2);
    expect(lore(bag.when("host", "CHOOSE_BAG_ENTRY 1"))).toEqual([3, 0]);
  });
});

describe("[CR 10.8.6] the whole stack goes along", () => {
  const at = table(cards, {
    seats: {
      host: { hand: ["floodborn", "wipe", "recall"], play: ["base"] },
      away: { play: ["base"] },
    },
  });
  const stack = shifts(at, "floodborn", "base");

  test("to the discard", () => {
    const after = plays(stack, "host", "wipe");
    expect(defsIn(after, "host", "discard").sort()).toEqual(["base", "floodborn", "wipe"]);
    expect(defsIn(after, "host", "under")).toEqual([]);
  });

  test("to the hand", () => {
    const after = plays(stack, "host", "recall");
    expect(defsIn(after, "host", "hand").sort()).toEqual(["base", "floodborn", "wipe"]);
    expect(defsIn(after, "away", "hand")).toEqual(["base"]);
  });

  test("two high", () => {
    const high = table(cards, {
      seats: {
        host: {
          hand: ["floodborn", "floodborn", "wipe"],
          play: ["base"],
          inkwell: Array(9).fill("base"),
        },
      },
    });
    const once = shifts(high, "floodborn", "base");
    const twice = shifts(once, "floodborn", "floodborn");
    expect(defsIn(twice, "host", "under")).toEqual(["floodborn", "base"]);
    expect(defsIn(plays(twice, "host", "wipe"), "host", "discard")).toHaveLength(4);
  });
});

test("[CR 10.8.7.1] with a classification it goes on any own character that has it", () => {
  const at = table(cards, {
    seats: {
      host: { hand: ["pirate-queen"], play: ["base", "pirate"] },
      away: { play: ["pirate"] },
    },
  });
  const queen = card(at, "host", "hand", "pirate-queen");
  expect(offers(cards, at, "host", "PLAY_CARD")).toEqual([
    `PLAY_CARD ${queen} onto=${inPlay(at, "host", "pirate")}`,
  ]);
  const after = shifts(at, "pirate-queen", "pirate");
  expect(defsIn(after, "host", "under")).toEqual(["pirate"]);
  expect(after.state.seats.host.exertedInk).toBe(2);
});

test("[CR 10.8.7.2] Universal Shift goes on any own character", () => {
  const at = table(cards, {
    seats: {
      host: { hand: ["mimic"], play: ["base", "pirate", "harbour"] },
      away: { play: ["base"] },
    },
  });
  const mimic = card(at, "host", "hand", "mimic");
  expect(offers(cards, at, "host", "PLAY_CARD")).toEqual([
    `PLAY_CARD ${mimic} onto=${inPlay(at, "host", "base")}`,
    `PLAY_CARD ${mimic} onto=${inPlay(at, "host", "pirate")}`,
  ]);
  expect(defsIn(shifts(at, "mimic", "pirate"), "host", "play")).toEqual([
    "base",
    "harbour",
    "mimic",
  ]);
});

test("[CR 10.8.6] what lies under other cards stays with them", () => {
  const tome = character("tome", { name: "Tome", abilities: [keyword("boost", 0)] });
  const burn = action("burn", [{ do: "banish", target: { pick: "all", where: { name: "Mira" } } }]);
  const at = table([...cards, tome, burn], {
    seats: { host: { hand: ["floodborn", "burn"], play: ["base", "tome"], deck: ["stranger"] } },
  });
  const stack = shifts(uses(at, "host", "tome"), "floodborn", "base");
  const after = plays(stack, "host", "burn");
  expect(defsIn(after, "host", "discard").sort()).toEqual(["base", "burn", "floodborn"]);
  expect(defsIn(after, "host", "under")).toEqual(["stranger"]);
});
