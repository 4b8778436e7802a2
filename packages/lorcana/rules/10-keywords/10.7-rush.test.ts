import { describe, expect, test } from "vitest";
import { gain, using } from "../../fixtures/abilities.ts";
import { challenges, inPlay, plays, quests, uses } from "../../fixtures/acts.ts";
import { offers } from "../../fixtures/sight.ts";
import {
  card,
  character,
  dataOf,
  item,
  keyword,
  location,
  placed,
  song,
  table,
} from "../../fixtures/table.ts";

const cards = [
  character("rider", {
    cost: 1,
    willpower: 9,
    abilities: [keyword("rush"), using([{ pay: "exert" }], [gain(1)])],
  }),
  character("walker", { cost: 1, willpower: 9 }),
  song("tune", [gain(2)]),
  item("bell", {
    abilities: [using([{ pay: "exert-another", where: { type: "character" } }], [gain(1)])],
  }),
  location("harbour"),
];

test("[CR 10.7.1a] it challenges characters and locations in the turn it is played", () => {
  const at = table(cards, {
    seats: {
      host: { hand: ["rider", "walker"] },
      away: { play: [placed("walker", { exerted: true }), "harbour"] },
    },
  });
  const out = plays(plays(at, "host", "rider"), "host", "walker");
  const rider = inPlay(out, "host", "rider");
  expect(offers(cards, out, "host", "CHALLENGE")).toEqual([
    `CHALLENGE ${rider} ${inPlay(out, "away", "walker")}`,
    `CHALLENGE ${rider} ${inPlay(out, "away", "harbour")}`,
  ]);
  challenges(out, "host", "walker", "harbour").refused("card/drying");
  expect(dataOf(challenges(out, "host", "rider", "walker"), "away", "walker").damage).toBe(2);
  expect(dataOf(challenges(out, "host", "rider", "harbour"), "away", "harbour").damage).toBe(2);
});

describe("[CR 10.7.1b] and nothing else", () => {
  const at = table(cards, {
    seats: { host: { hand: ["tune"], play: [placed("rider", { drying: true }), "bell"] } },
  });

  test("it does not quest", () => {
    quests(at, "host", "rider").refused("card/drying");
  });

  test("it is not exerted for its own ability, nor for another card's", () => {
    uses(at, "host", "rider").refused("ability/cannot-pay");
    uses(at, "host", "bell").refused("ability/cannot-pay");
  });

  test("it does not sing", () => {
    const tune = card(at, "host", "hand", "tune");
    at.when("host", `PLAY_CARD ${tune} singer=${inPlay(at, "host", "rider")}`).refused(
      "sing/cannot-sing",
    );
  });
});
