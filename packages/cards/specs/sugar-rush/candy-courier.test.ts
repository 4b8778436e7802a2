import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  advance,
  body,
  cardsIn,
  endTurn,
  flip,
  hands,
  on,
  settle,
  summon,
  table,
  vice,
} from "../table.ts";

test("brings a card and a counter along", () => {
  const start = table({
    host: { hand: ["candy-courier"], board: ["bully"], deck: ["nerd", "blank"] },
  });
  const after = settle(summon(start, "host", "candy-courier"));
  expect(hands(after)).toEqual([["nerd"], []]);
  expect(vice(after, "host", "candy-courier")).toBe(1);
  expect(vice(after, "host", "bully")).toBe(0);
});

test("set and flipped by hand it is summoned, too; set it is not", () => {
  const start = table({ host: { hand: ["candy-courier"], deck: ["nerd", "blank"] } });
  const set = start.when("host", `SET_MONSTER ${start.state.seats.host.hand[0]}`);
  expect(cardsIn(set, "host", "hand")).toEqual([]);
  const mine = endTurn(endTurn(set, "host"), "away");
  const main = advance(advance(mine, "host"), "host");
  const after = settle(main.when("host", `FLIP_SUMMON ${on(main, "host", "candy-courier")}`));
  expect(vice(after, "host", "candy-courier")).toBe(1);
});

test("each courier of a turn brings one", () => {
  const start = table({
    host: {
      hand: ["candy-courier"],
      board: [faceDown("candy-courier", { position: "defense" })],
      deck: ["nerd", "bully", "blank"],
    },
  });
  const first = settle(flip(start, "host", "candy-courier"));
  const second = settle(summon(first, "host", "candy-courier"));
  expect(cardsIn(second, "host", "hand")).toEqual(["nerd", "bully"]);
});

test("is what it is, whatever it does", () => {
  expect(body("candy-courier")).toBe("level 4, 1800/800");
});
