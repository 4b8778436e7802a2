import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  advance,
  canUse,
  cardsIn,
  choices,
  choose,
  flip,
  on,
  settle,
  summon,
  table,
  vice,
  worn,
} from "../table.ts";

test("puts your top two cards away as it comes, and has a counter for it", () => {
  const start = table({
    host: { hand: ["leftover-librarian"], board: ["nerd"], deck: ["memo", "bully", "blank"] },
    away: { board: ["bully"] },
  });
  const after = settle(summon(start, "host", "leftover-librarian"));
  expect(cardsIn(after, "host", "graveyard")).toEqual(["memo", "bully"]);
  expect(cardsIn(after, "away", "graveyard")).toEqual([]);
  expect(vice(after, "host", "leftover-librarian")).toBe(1);
  expect(vice(after, "host", "nerd")).toBe(0);
  expect(vice(after, "away", "bully")).toBe(0);
});

test("a counter of anyone of yours is a card, once in a main phase of yours", () => {
  const start = table({
    host: { board: [worn("leftover-librarian", 1), worn("nerd", 2)], deck: ["memo", "blank"] },
    away: { board: [worn("bully", 2)] },
  });
  expect(canUse(advance(start, "host"), "host", "leftover-librarian")).toBe(false);
  const paying = activate(start, "host", "leftover-librarian");
  expect(choices(paying, "host")).toEqual(["host leftover-librarian", "host nerd"]);
  const after = settle(choose(paying, "host", on(paying, "host", "nerd")));
  expect(vice(after, "host", "nerd")).toBe(1);
  expect(vice(after, "host", "leftover-librarian")).toBe(1);
  expect(cardsIn(after, "host", "hand")).toEqual(["memo"]);
  expect(cardsIn(after, "away", "hand")).toEqual([]);
  expect(canUse(after, "host", "leftover-librarian")).toBe(false);
});

test("of two librarians each has a turn of its own; with clean plates neither has", () => {
  const two = table({ host: { board: ["leftover-librarian", worn("leftover-librarian", 2)] } });
  const after = settle(activate(two, "host", "leftover-librarian"));
  expect(canUse(after, "host", "leftover-librarian")).toBe(true);
  const clean = table({
    host: { board: ["leftover-librarian"] },
    away: { board: [worn("bully", 2)] },
  });
  expect(canUse(clean, "host", "leftover-librarian")).toBe(false);
});

test("two who come on one turn put four cards away", () => {
  const start = table({
    host: {
      hand: ["leftover-librarian"],
      board: [faceDown("leftover-librarian", { position: "defense" })],
    },
  });
  const one = settle(flip(start, "host", "leftover-librarian"));
  const two = settle(summon(one, "host", "leftover-librarian"));
  expect(cardsIn(two, "host", "graveyard")).toHaveLength(4);
});
