import { card } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  canUse,
  cardsIn,
  choices,
  choose,
  clout,
  position,
  settle,
  table,
  vice,
  worn,
} from "../table.ts";

test("opens with a Greg in defense", () => {
  const start = table({ host: { hand: ["school-garden", "school-garden"] } });
  const after = settle(activate(start, "host", "school-garden"));
  expect(cardsIn(after, "host", "board")).toEqual(["greg"]);
  expect(position(after, "host", "greg")).toBe("defense");
  expect(cardsIn(after, "away", "board")).toEqual([]);
  expect(clout(after)).toEqual([3, 5]);
  expect(canUse(after, "host", "school-garden")).toBe(true);
});

const start = (vice: number) =>
  table({
    host: {
      board: [worn("nerd", vice)],
      field: ["school-garden"],
      graveyard: ["bin-ranger", "worm-wrangler", "mushroom-enthusiast", "bully", "reheated"],
    },
    away: { board: [worn("bully", 2)], graveyard: ["leftover-librarian"] },
  });

test("a counter of yours grows one of the club of level 4 or lower, once per turn", () => {
  const grown = settle(activate(start(3), "host", "school-garden"));
  expect(choices(grown, "host")).toEqual(["host bin-ranger", "host worm-wrangler"]);
  const picked = choose(grown, "host", card(grown, "host", "graveyard", "bin-ranger"));
  const after = settle(picked.when("host", "CHOOSE_POSITION attack"));
  expect(cardsIn(after, "host", "board")).toEqual(["nerd", "bin-ranger"]);
  expect(vice(after, "host", "nerd")).toBe(2);
  expect(vice(after, "away", "bully")).toBe(2);
  expect(canUse(after, "host", "school-garden")).toBe(false);
});

test("nothing grows from nothing, or from theirs", () => {
  expect(canUse(start(1), "host", "school-garden")).toBe(true);
  expect(canUse(start(0), "host", "school-garden")).toBe(false);
});

test("a second garden in the same turn has a spring of its own", () => {
  const at = table({
    host: {
      hand: ["school-garden"],
      board: [worn("nerd", 3)],
      field: ["school-garden"],
      graveyard: ["bin-ranger"],
    },
  });
  const garden = card(at, "host", "field", "school-garden");
  const grown = settle(at.when("host", { type: "ACTIVATE_EFFECT", card: garden, effect: 1 }));
  const there = settle(grown.when("host", "CHOOSE_POSITION attack"));
  const again = settle(activate(there, "host", "school-garden"));
  expect(cardsIn(again, "host", "board")).toEqual(["nerd", "bin-ranger", "greg"]);
  expect(canUse(again, "host", "school-garden")).toBe(true);
});
