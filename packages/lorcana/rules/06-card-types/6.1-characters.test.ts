import { describe, expect, test } from "vitest";
import { gain, using, whenever } from "../../fixtures/abilities.ts";
import { chooses, goesRound, inPlay, plays, quests, uses } from "../../fixtures/acts.ts";
import { offers } from "../../fixtures/sight.ts";
import {
  action,
  card,
  character,
  dataOf,
  defsIn,
  item,
  keyword,
  location,
  placed,
  song,
  table,
} from "../../fixtures/table.ts";

const cards = [
  character("hero", { cost: 1, abilities: [using([{ pay: "exert" }], [gain(1)])] }),
  character("rider", { cost: 1, abilities: [keyword("rush")] }),
  item("lamp"),
  location("harbour"),
  song("tune", [gain(1)]),
  action("sweep", [{ do: "banish", target: { pick: "all", where: { type: "character" } } }]),
  action("dig", [
    {
      do: "return-to-hand",
      target: {
        pick: "chosen",
        where: { type: "character" },
        zone: "discard",
        count: 9,
        upTo: true,
      },
    },
  ]),
  action("tire", [{ do: "exert", target: { pick: "all", where: { name: "hero" } } }]),
  item("bell", {
    abilities: [using([{ pay: "exert-another", where: { type: "character" } }], [gain(1)])],
  }),
  // Plays a character in the opponent's turn.
  character("host-of-honour", {
    willpower: 9,
    abilities: [
      whenever({ on: "challenged", card: "this" }, [
        { do: "play-free", from: "hand", where: { type: "character" } },
      ]),
    ],
  }),
];

describe("[CR 6.1.1] characters and character cards", () => {
  const at = table(cards, {
    seats: {
      host: {
        hand: ["sweep", "dig", "hero"],
        play: ["hero", "lamp"],
        discard: ["hero", "lamp"],
        deck: ["hero"],
        inkwell: ["hero", "hero"],
      },
      away: { play: ["rider"], hand: ["hero"] },
    },
  });

  test("what is said of characters does not reach cards outside play", () => {
    const after = plays(at, "host", "sweep");
    expect(defsIn(after, "host", "play")).toEqual(["lamp"]);
    expect(defsIn(after, "away", "play")).toEqual([]);
    expect(defsIn(after, "host", "hand")).toEqual(["dig", "hero"]);
    expect(defsIn(after, "host", "deck")).toEqual(["hero"]);
    expect(defsIn(after, "host", "inkwell")).toEqual(["hero", "hero"]);
    expect(defsIn(after, "away", "hand")).toEqual(["hero"]);
  });

  test("what is said of character cards in a zone does not reach characters in play", () => {
    plays(at, "host", "dig").offered(
      "host",
      "CHOOSE_CARDS -",
      `CHOOSE_CARDS ${card(at, "host", "discard", "hero")}`,
    );
  });
});

test("[CR 6.1.3] nothing but a character quests or challenges", () => {
  const at = table(cards, {
    seats: {
      host: { play: ["hero", "lamp", "harbour"] },
      away: { play: [placed("rider", { exerted: true })] },
    },
  });
  const hero = inPlay(at, "host", "hero");
  expect(offers(cards, at, "host", "QUEST")).toEqual([`QUEST ${hero}`]);
  expect(offers(cards, at, "host", "CHALLENGE")).toEqual([
    `CHALLENGE ${hero} ${inPlay(at, "away", "rider")}`,
  ]);
  quests(at, "host", "lamp").refused("card/not-a-character");
  quests(at, "host", "harbour").refused("card/not-a-character");
  at.when("host", `CHALLENGE ${inPlay(at, "host", "lamp")} ${inPlay(at, "away", "rider")}`).refused(
    "card/not-a-character",
  );
});

describe("drying", () => {
  test("[CR 6.1.4a] a character played this turn neither quests nor challenges nor is exerted for a cost", () => {
    const at = table(cards, {
      seats: {
        host: { hand: ["hero", "tune"] },
        away: { play: [placed("rider", { exerted: true })] },
      },
    });
    const out = plays(at, "host", "hero");
    const hero = inPlay(out, "host", "hero");
    out.offered(
      "host",
      `PLAY_CARD ${card(out, "host", "hand", "tune")}`,
      `PUT_INTO_INKWELL ${card(out, "host", "hand", "tune")}`,
      "END_TURN",
    );
    quests(out, "host", "hero").refused("card/drying");
    out.when("host", `CHALLENGE ${hero} ${inPlay(out, "away", "rider")}`).refused("card/drying");
    uses(out, "host", "hero").refused("ability/cannot-pay");
    const next = goesRound(out);
    expect(dataOf(quests(next, "host", "hero"), "host", "hero").exerted).toBe(true);
  });

  test("[CR 6.1.4b] one that came in the opponent's turn dries in the very next Set step", () => {
    const at = table(cards, {
      seats: {
        host: { play: ["hero"] },
        away: { hand: ["rider"], play: [placed("host-of-honour", { exerted: true })] },
      },
    });
    const asking = at.when(
      "host",
      `CHALLENGE ${inPlay(at, "host", "hero")} ${inPlay(at, "away", "host-of-honour")}`,
    );
    // A hand's filter may always find nothing, so away is asked.
    const arrived = chooses(asking, "away", card(asking, "away", "hand", "rider"));
    expect(dataOf(arrived, "away", "rider").drying).toBe(true);
    const theirs = arrived.when("host", "END_TURN");
    expect(dataOf(theirs, "away", "rider").drying).toBe(false);
    expect(dataOf(quests(theirs, "away", "rider"), "away", "rider").exerted).toBe(true);
  });

  test("[CR 6.1.4c] it is exerted for no cost: its own, a song's, another card's", () => {
    const at = table(cards, {
      seats: { host: { hand: ["tune"], play: [placed("hero", { drying: true }), "bell"] } },
    });
    uses(at, "host", "hero").refused("ability/cannot-pay");
    uses(at, "host", "bell").refused("ability/cannot-pay");
    plays(at, "host", "tune", `singer=${inPlay(at, "host", "hero")}`).refused("sing/cannot-sing");
  });

  test("[CR 6.1.4c] an effect can exert it", () => {
    const at = table(cards, {
      seats: { host: { hand: ["tire"], play: [placed("hero", { drying: true })] } },
    });
    expect(dataOf(plays(at, "host", "tire"), "host", "hero").exerted).toBe(true);
  });
});
