/** What prompts and moves say to whoever decides, who knows no rule. */
import type { CardId, LegalMove, Question } from "@tcg/core";
import { describe, expect, test } from "vitest";
import { draw, using, whenever } from "../../fixtures/abilities.ts";
import { mixedMatch, playRandomly, sampleMatch } from "../../fixtures/random-play.ts";
import {
  action,
  card,
  character,
  item,
  keyword,
  placed,
  song,
  table,
  tableGame,
} from "../../fixtures/table.ts";
import type { Effect } from "../cards.ts";
import { sampleGame } from "../sample/index.ts";
import type { Lorcana, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

type Table = ReturnType<typeof table>;

/** The cards of the table at hand. */
let game = tableGame([]);

const lay = (...[cards, setup]: Parameters<typeof table>): Table => {
  game = tableGame(cards);
  return table(cards, setup);
};

/** What a seat is asked, as its view says it. */
function asked({ state }: Table, seat: Seat): Partial<Question> | undefined {
  const prompt = game.mask(state, seat).prompts.find((open) => open.seat === seat);
  return prompt as Partial<Question> | undefined;
}

const texts = ({ state }: Table, seat: Seat): string[] =>
  game
    .legalMoves(state, seat)
    .map(({ text }) => text)
    .filter((text) => text !== "Concede");

const shot: Effect = {
  do: "deal-damage",
  amount: 2,
  target: { pick: "chosen", where: { type: "character" } },
};

describe("a prompt", () => {
  test("says what it is about and from which card, to whoever is asked and to nobody else", () => {
    const at = lay([action("shot", [shot]), character("gull"), character("tern")], {
      seats: { host: { hand: ["shot"] }, away: { play: ["gull", "tern"] } },
    });
    const now = at.when("host", `PLAY_CARD ${card(at, "host", "hand", "shot")}`);
    expect(asked(now, "host")).toMatchObject({
      text: "shot: deal 2 damage to chosen character. Which one?",
      source: { def: "shot", name: "shot", effect: null },
    });
    expect(asked(now, "away")?.text).toBeUndefined();
    expect(texts(now, "host")).toEqual(["Damage gull - Test", "Damage tern - Test"]);
  });

  test("of an effect on several players says whose cards it is about now", () => {
    const purge = action("purge", [
      { do: "discard", amount: 2 },
      { do: "put-into-inkwell", from: "hand", exerted: true, who: "each" },
    ]);
    const at = lay([purge, character("gull")], {
      seats: {
        host: { hand: ["purge", "gull", "gull", "gull", "gull", "gull"] },
        away: { hand: ["gull", "gull"] },
      },
    });
    const gull = (now: Table, seat: Seat) =>
      now.when(seat, `CHOOSE_CARDS ${card(now, seat, "hand", "gull")}`);
    const first = at.when("host", `PLAY_CARD ${card(at, "host", "hand", "purge")}`);
    expect(asked(first, "host")?.text).toBe("purge: choose and discard 2 cards. Which one?");
    const second = gull(first, "host");
    expect(asked(second, "host")?.text).toBe("purge: choose and discard a card. Which one?");
    const third = gull(second, "host");
    expect(asked(third, "host")?.text).toBe(
      "purge: put a card from your hand into your inkwell facedown and exerted. Which one?",
    );
    expect(asked(gull(third, "host"), "away")?.text).toBe(
      "Your opponent's purge says: “Your opponent puts a card from their hand into their inkwell facedown and exerted.” Which one?",
    );
  });

  test("of a card that was not chosen after all calls it that card", () => {
    const target = { pick: "chosen", where: { type: "character" }, as: "it" } as const;
    const procedure = action("deed", [
      { do: "may", effects: [{ do: "exert", target }] },
      {
        do: "choose-one",
        options: [[{ do: "banish", target: { pick: "those", as: "it" } }], [draw(1)]],
      },
    ]);
    const at = lay([procedure, character("gull")], {
      seats: { host: { hand: ["deed"], play: ["gull"] } },
    });
    const asking = at.when("host", `PLAY_CARD ${card(at, "host", "hand", "deed")}`);
    expect(texts(asking.when("host", "ANSWER_MAY no"), "host")).toEqual([
      "Banish that card",
      "Draw a card",
    ]);
    expect(texts(asking.when("host", "ANSWER_MAY yes"), "host")).toEqual([
      "Banish gull - Test",
      "Draw a card",
    ]);
  });

  test("of a may asks whether it is done", () => {
    const lamp = character("lamp", {
      abilities: [
        {
          kind: "triggered",
          when: { on: "quests", card: "this" },
          effects: [{ do: "may", effects: [{ do: "draw", amount: 2 }] }],
        },
      ],
    });
    const at = lay([lamp], { seats: { host: { play: ["lamp"] } } });
    const now = at.when("host", `QUEST ${card(at, "host", "play", "lamp")}`);
    expect(asked(now, "host")?.text).toBe("lamp - Test: draw 2 cards?");
    expect(texts(now, "host")).toEqual(["Yes", "No"]);
  });

  test("for a cost names the card it is paid for, though a cost before it took that card away", () => {
    const pyre = character("pyre", {
      abilities: [
        using(
          [{ pay: "banish-this" }, { pay: "return-another", where: { type: "character" } }],
          [draw(1)],
        ),
      ],
    });
    const at = lay([pyre, character("gull"), character("tern")], {
      seats: { host: { play: ["pyre", "gull", "tern"] } },
    });
    const now = at.when("host", `USE_ABILITY ${card(at, "host", "play", "pyre")} 0`);
    expect(asked(now, "host")).toMatchObject({
      text: "Pay for pyre - Test: return one of your other characters to your hand.",
      source: { def: "pyre", name: "pyre - Test" },
    });
  });

  test("for a cost of what a card does after it has gone names that card", () => {
    const phoenix = character("phoenix", {
      abilities: [
        whenever({ on: "banished", card: "this" }, [
          {
            do: "pay",
            costs: [{ pay: "return-another", where: { type: "character" } }],
            effects: [draw(1)],
          },
        ]),
      ],
    });
    const spark: Effect = { do: "banish", target: { pick: "all", where: { name: "phoenix" } } };
    const at = lay([phoenix, action("spark", [spark]), character("gull"), character("tern")], {
      seats: { host: { hand: ["spark"], play: ["phoenix", "gull", "tern"] } },
    });
    const now = at.when("host", `PLAY_CARD ${card(at, "host", "hand", "spark")}`);
    expect(asked(now, "host")).toMatchObject({
      text: "Pay for phoenix - Test: return one of your other characters to your hand.",
      source: { def: "phoenix", name: "phoenix - Test" },
    });
  });

  test("of an opponent's card quotes it", () => {
    const toll = action("toll", [
      {
        do: "may",
        who: "opponent",
        effects: [{ do: "discard", amount: 1, who: "opponent" }],
        otherwise: [{ do: "gain-lore", amount: 2 }],
      },
    ]);
    const at = lay([toll], {
      seats: { host: { hand: ["toll"] }, away: { hand: ["blank", "blank"] } },
    });
    const now = at.when("host", `PLAY_CARD ${card(at, "host", "hand", "toll")}`);
    expect(asked(now, "away")?.text).toBe(
      "Your opponent's toll says: “Chosen opponent may choose and discard a card. If they don't, gain 2 lore.” Do you?",
    );
    const then = now.when("away", "ANSWER_MAY yes");
    expect(asked(then, "away")?.text).toBe(
      "Your opponent's toll: which card of your hand do you discard?",
    );
  });

  test("of an amount for each of several names each", () => {
    const balm = action("balm", [
      {
        do: "remove-damage",
        amount: 2,
        upTo: true,
        target: { pick: "all", where: { type: "character", side: "yours" } },
      },
    ]);
    const at = lay([balm, character("gull"), character("tern")], {
      seats: {
        host: {
          hand: ["balm"],
          play: [placed("gull", { damage: 1 }), placed("tern", { damage: 2 })],
        },
      },
    });
    const now = at.when("host", `PLAY_CARD ${card(at, "host", "hand", "balm")}`);
    const text = "balm: remove up to 2 damage from each of your characters.";
    expect(asked(now, "host")?.text).toBe(`${text} How much for gull - Test, from 0 to 1?`);
    const next = now.when("host", "CHOOSE_AMOUNT 1");
    expect(asked(next, "host")?.text).toBe(`${text} How much for tern - Test, from 0 to 2?`);
  });

  test("of one of several options names each", () => {
    const choice = action("choice", [
      {
        do: "choose-one",
        options: [[{ do: "draw", amount: 1 }], [{ do: "gain-lore", amount: 1 }]],
      },
    ]);
    const at = lay([choice], { seats: { host: { hand: ["choice"] } } });
    const now = at.when("host", `PLAY_CARD ${card(at, "host", "hand", "choice")}`);
    expect(asked(now, "host")?.text).toBe("choice: choose one.");
    expect(texts(now, "host")).toEqual(["Draw a card", "Gain 1 lore"]);
  });

  test("of a cost says what it pays for", () => {
    const line = item("line", {
      abilities: [
        {
          kind: "activated",
          name: "By the Deep",
          costs: [{ pay: "exert" }, { pay: "discard", count: 1 }],
          effects: [{ do: "draw", amount: 2 }],
        },
      ],
    });
    const at = lay([line, character("gull")], {
      seats: { host: { play: ["line"], hand: ["gull", "blank"] } },
    });
    const move = texts(at, "host").find((text) => text.startsWith("Use"));
    expect(move).toBe("Use line, By the Deep: draw 2 cards");
    const now = at.when("host", `USE_ABILITY ${card(at, "host", "play", "line")} 0`);
    expect(asked(now, "host")).toMatchObject({
      text: "Pay for line: choose and discard a card.",
      source: { def: "line" },
    });
    expect(texts(now, "host")).toEqual(["Discard gull - Test", "Discard blank - Test"]);
  });

  test("of several stand-ins tells them apart", () => {
    const back = character("back", {
      willpower: 1,
      abilities: [
        {
          kind: "replacement",
          would: "be-banished",
          to: "self",
          instead: { do: "return-to-hand" },
        },
        { kind: "replacement", would: "be-banished", to: "self", instead: { do: "put-on-bottom" } },
      ],
    });
    const at = lay([action("shot", [shot]), back], {
      seats: { host: { hand: ["shot"], play: ["back"] } },
    });
    const now = at.when("host", `PLAY_CARD ${card(at, "host", "hand", "shot")}`);
    expect(asked(now, "host")?.text).toBe("back - Test would be banished: what happens instead?");
    expect(texts(now, "host")).toEqual([
      "back - Test: return that card to its player's hand instead",
      "back - Test: put that card on the bottom of its player's deck instead",
    ]);
  });

  test("of Bodyguard and of singers says what for", () => {
    const guard = character("guard", { abilities: [keyword("bodyguard")] });
    const tune = song("tune", [{ do: "draw", amount: 1 }], {
      cost: 9,
      abilities: [keyword("sing-together", 4)],
    });
    const at = lay([guard, tune], {
      seats: { host: { hand: ["guard", "tune"], play: ["blank", "blank", "guard"] } },
    });
    const guards = at.when("host", `PLAY_CARD ${card(at, "host", "hand", "guard")}`);
    expect(asked(guards, "host")?.text).toBe("Does guard - Test enter play exerted (Bodyguard)?");
    const sings = at.when(
      "host",
      `PLAY_CARD ${card(at, "host", "hand", "tune")} together=together`,
    );
    expect(asked(sings, "host")?.text).toBe(
      "Who sings tune? Characters with a total cost of 4 or more are still needed.",
    );
    expect(texts(sings, "host")).toEqual([
      "Sing with blank - Test (1 of 2)",
      "Sing with blank - Test (2 of 2)",
      "Sing with guard - Test",
    ]);
  });
});

test("cards in play that are called alike are told apart", () => {
  const at = lay([action("shot", [shot])], {
    seats: { host: { hand: ["shot"], play: ["blank"] }, away: { play: ["blank", "blank"] } },
  });
  const now = at.when("host", `PLAY_CARD ${card(at, "host", "hand", "shot")}`);
  expect(texts(now, "host")).toEqual([
    "Damage blank - Test (yours)",
    "Damage blank - Test (opposing, 1 of 2)",
    "Damage blank - Test (opposing, 2 of 2)",
  ]);
});

test("a move that repeats an ability says how often", () => {
  const pump = item("pump", {
    abilities: [
      {
        kind: "activated",
        costs: [{ pay: "ink", amount: 2 }],
        effects: [{ do: "draw", amount: 1 }],
      },
    ],
  });
  const often = lay([pump], { seats: { host: { play: ["pump"], deck: ["blank"] } } });
  expect(texts(often, "host").filter((text) => text.startsWith("Use"))).toEqual([
    "Use pump: draw a card",
    "Use pump, 2 times: draw a card",
  ]);
});

/** What a move comes to: cards that nobody could tell apart made one. */
function meaning(state: State, { command }: LegalMove<Lorcana>): string {
  return JSON.stringify(command, (_key, value: unknown) => {
    const lies = typeof value === "string" ? state.cards.get(value as CardId) : undefined;
    return lies === undefined || lies.data !== null ? value : `${lies.def} in ${lies.zone}`;
  });
}

test("in whole matches every question is a sentence, and moves that differ read differently", () => {
  const kinds = new Set<string>();
  // Four matches, and more if the cards drawn there have not asked for enough.
  for (let seed = 0; seed < 4 || (kinds.size < 7 && seed < 12); seed++) {
    const match = seed === 0 ? { ...sampleMatch, seed: 1 } : mixedMatch(seed + 1);
    playRandomly(match, seed, 250, (state, seat) => {
      for (const prompt of sampleGame.mask(state, seat).prompts) {
        const { text } = prompt as Partial<Question>;
        kinds.add(prompt.kind);
        expect(text).toMatch(/[.?”]$/);
        expect(text).not.toMatch(/undefined|null|\[object| {2}|An effect/);
      }
      const legal = sampleGame.legalMoves(state, seat);
      for (const [text, alike] of Map.groupBy(legal, (move) => move.text)) {
        expect([text, ...new Set(alike.map((move) => meaning(state, move)))]).toHaveLength(2);
        expect(text).not.toMatch(/undefined|null|\[object| {2}|: $|option \d/);
      }
    });
  }
  expect(kinds.size).toBeGreaterThanOrEqual(7);
});
