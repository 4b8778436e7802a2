import { card } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, aims, cardsIn, clout, endTurn, on, settle, stats, table } from "../table.ts";

const start = () => {
  const at = table({
    host: {
      hand: ["gardening-gloves"],
      board: ["bully", "nerd"],
      deck: ["memo", "blank", "blank"],
    },
    away: { hand: ["eraser", "eraser"], board: ["prefect"] },
  });
  expect(aims(at, "host", "gardening-gloves")).toEqual(["away prefect", "host bully", "host nerd"]);
  return settle(activate(at, "host", "gardening-gloves", on(at, "host", "bully")));
};

/** Their main phase. */
const theirs = () => {
  const drawn = endTurn(start(), "host").when("away", "ADVANCE_PHASE");
  return settle(settle(drawn).when("away", "ADVANCE_PHASE"));
};

test("500 attack for whoever wears them", () => {
  expect(stats(start(), "host", "bully")).toEqual([2300, 1200]);
  expect(stats(start(), "host", "nerd")).toEqual([500, 1500]);
  expect(stats(start(), "away", "prefect")).toEqual([2600, 2000]);
  expect(clout(start())).toEqual([4, 5]);
});

test("a card for you when they are worn out, alone or with their wearer", () => {
  const at = theirs();
  const gloves = card(at, "host", "setZone", "gardening-gloves");
  const torn = settle(activate(at, "away", "eraser", gloves));
  expect(cardsIn(torn, "host", "hand")).toEqual(["memo"]);
  expect(cardsIn(torn, "away", "hand")).toEqual(["eraser", "blank"]);
  const bare = settle(activate(at, "away", "eraser", on(at, "host", "bully")));
  expect(cardsIn(bare, "host", "graveyard")).toEqual(["bully", "gardening-gloves"]);
  expect(cardsIn(bare, "host", "hand")).toEqual(["memo"]);
});

test("a card as well when they make room for another spell", () => {
  const at = table({
    host: {
      hand: ["gardening-gloves", "memo"],
      board: ["bully"],
      setZone: ["poster", "poster"],
      deck: ["nerd", "blank"],
    },
  });
  const dressed = settle(activate(at, "host", "gardening-gloves", on(at, "host", "bully")));
  const memo = card(dressed, "host", "hand", "memo");
  const replace = card(dressed, "host", "setZone", "gardening-gloves");
  const after = settle(dressed.when("host", { type: "SET_SPELL_TRAP", card: memo, replace }));
  expect(cardsIn(after, "host", "hand")).toEqual(["nerd"]);
});

test("nothing for another card that goes", () => {
  const at = theirs();
  const after = settle(activate(at, "away", "eraser", on(at, "host", "nerd")));
  expect(cardsIn(after, "host", "graveyard")).toEqual(["nerd"]);
  expect(cardsIn(after, "host", "hand")).toEqual([]);
});

test("two pairs that go at once are two cards", () => {
  const at = table({
    host: {
      hand: ["gardening-gloves", "gardening-gloves", "eraser"],
      board: ["bully"],
      deck: ["memo", "nerd", "blank"],
    },
  });
  const bully = on(at, "host", "bully");
  const one = settle(activate(at, "host", "gardening-gloves", bully));
  const two = settle(activate(one, "host", "gardening-gloves", bully));
  const bare = settle(activate(two, "host", "eraser", bully));
  expect(cardsIn(bare, "host", "hand")).toEqual(["memo", "nerd"]);
});
