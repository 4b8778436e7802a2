import { card } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  asked,
  attack,
  cardsIn,
  choices,
  choose,
  on,
  settle,
  summon,
  table,
} from "../table.ts";

const deck = ["worm-wrangler", "bin-ranger", "mushroom-enthusiast", "reheated", "nerd"];

test("destroyed in battle, it calls one of the club of level 4 or lower", () => {
  const start = table({
    phase: "combat",
    turn: "away",
    host: { board: ["bin-ranger"], deck },
    away: { board: ["prefect"] },
  });
  const down = settle(attack(start, "away", "prefect", on(start, "host", "bin-ranger")));
  expect(choices(down, "host")).toEqual(["host bin-ranger", "host worm-wrangler"]);
  const after = choose(down, "host", card(down, "host", "deck", "worm-wrangler"));
  expect(cardsIn(after, "host", "hand")).toEqual(["worm-wrangler"]);
  expect(asked(after)).toEqual([]);
});

test("destroyed by an effect as well, though not when another is", () => {
  const start = table({
    turn: "away",
    host: { board: ["bin-ranger", "nerd"], deck },
    away: { hand: ["eraser"] },
  });
  const down = settle(activate(start, "away", "eraser", on(start, "host", "bin-ranger")));
  expect(asked(down)).toEqual(["host choose_cards"]);
  const other = settle(activate(start, "away", "eraser", on(start, "host", "nerd")));
  expect(asked(other)).toEqual([]);
});

test("two rangers in one turn call twice", () => {
  const start = table({
    turn: "away",
    host: { board: ["bin-ranger", "bin-ranger"], deck },
    away: { hand: ["eraser", "eraser"] },
  });
  const one = settle(activate(start, "away", "eraser", on(start, "host", "bin-ranger")));
  const found = choose(one, "host", card(one, "host", "deck", "worm-wrangler"));
  const two = settle(activate(found, "away", "eraser", on(found, "host", "bin-ranger")));
  expect(asked(two)).toEqual(["host choose_cards"]);
});

test("a tribute is not destroyed", () => {
  const start = table({ host: { hand: ["prefect"], board: ["bin-ranger"], deck } });
  const after = settle(summon(start, "host", "prefect", on(start, "host", "bin-ranger")));
  expect(cardsIn(after, "host", "graveyard")).toEqual(["bin-ranger"]);
  expect(asked(after)).toEqual([]);
});
