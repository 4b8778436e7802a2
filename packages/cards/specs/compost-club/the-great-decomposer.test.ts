import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  accept,
  activate,
  advance,
  aims,
  asked,
  canUse,
  cardsIn,
  choices,
  choose,
  decline,
  endTurn,
  flip,
  on,
  settle,
  stats,
  summon,
  table,
} from "../table.ts";

test("opens with one of the club of level 4 or lower from your graveyard, if you like", () => {
  const start = table({
    host: {
      hand: ["the-great-decomposer"],
      board: ["bully"],
      graveyard: ["bin-ranger", "worm-wrangler", "mushroom-enthusiast", "nerd", "reheated"],
    },
    away: { graveyard: ["leftover-librarian"] },
  });
  const come = summon(start, "host", "the-great-decomposer", on(start, "host", "bully"));
  expect(asked(come)).toEqual(["host optional_trigger"]);
  const taken = settle(accept(come, "host"));
  expect(choices(taken, "host")).toEqual(["host bin-ranger", "host worm-wrangler"]);
  const after = choose(taken, "host", card(taken, "host", "graveyard", "bin-ranger"));
  const there = settle(after.when("host", "CHOOSE_POSITION attack"));
  expect(cardsIn(there, "host", "board").sort()).toEqual(["bin-ranger", "the-great-decomposer"]);
  expect(cardsIn(settle(decline(come, "host")), "host", "board")).toEqual(["the-great-decomposer"]);
});

test("two cards out of your graveyard take 400 and 400 off one of theirs, and outlast it", () => {
  const start = table({
    host: {
      board: ["the-great-decomposer", "nerd"],
      graveyard: ["memo", "handout", "nerd", "bully", "prefect"],
    },
    away: { hand: ["eraser"], board: ["bully", faceDown("nerd", { position: "defense" })] },
  });
  expect(canUse(advance(start, "host"), "host", "the-great-decomposer")).toBe(false);
  expect(aims(start, "host", "the-great-decomposer")).toEqual(["away bully"]);
  const paying = activate(start, "host", "the-great-decomposer", on(start, "away", "bully"));
  const inGraveyard = (def: string) => card(paying, "host", "graveyard", def);
  const after = settle(choose(paying, "host", inGraveyard("memo"), inGraveyard("bully")));
  expect(cardsIn(after, "host", "banished")).toEqual(["memo", "bully"]);
  expect(stats(after, "away", "bully")).toEqual([1400, 800]);
  expect(canUse(after, "host", "the-great-decomposer")).toBe(false);
  const theirs = advance(advance(endTurn(after, "host"), "away"), "away");
  const decomposer = on(theirs, "host", "the-great-decomposer");
  const gone = settle(activate(theirs, "away", "eraser", decomposer));
  expect(cardsIn(gone, "host", "board")).toEqual(["nerd"]);
  const later = endTurn(gone, "away");
  expect(stats(later, "away", "bully")).toEqual([1400, 800]);
});

test("one card of yours is too little, and theirs are not yours", () => {
  const start = table({
    host: { board: ["the-great-decomposer"], graveyard: ["memo"] },
    away: { board: ["bully"], graveyard: ["memo", "memo"] },
  });
  expect(canUse(start, "host", "the-great-decomposer")).toBe(false);
});

test("of two decomposers each has its own turn", () => {
  const start = table({
    host: {
      board: ["the-great-decomposer", "the-great-decomposer"],
      graveyard: ["memo", "handout", "nerd", "bully"],
    },
    away: { board: ["bully"] },
  });
  const paying = activate(start, "host", "the-great-decomposer", on(start, "away", "bully"));
  const inGraveyard = (def: string) => card(paying, "host", "graveyard", def);
  const after = settle(choose(paying, "host", inGraveyard("memo"), inGraveyard("nerd")));
  expect(canUse(after, "host", "the-great-decomposer")).toBe(true);
});

test("two who come on one turn both open", () => {
  const start = table({
    host: {
      hand: ["the-great-decomposer"],
      board: [faceDown("the-great-decomposer", { position: "defense" }), "bully"],
      graveyard: ["bin-ranger", "worm-wrangler"],
    },
  });
  const taken = settle(accept(flip(start, "host", "the-great-decomposer"), "host"));
  const picked = choose(taken, "host", card(taken, "host", "graveyard", "bin-ranger"));
  const one = settle(picked.when("host", "CHOOSE_POSITION attack"));
  const two = summon(one, "host", "the-great-decomposer", on(one, "host", "bully"));
  expect(asked(two)).toEqual(["host optional_trigger"]);
});
