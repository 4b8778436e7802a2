import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  advance,
  aims,
  cardsIn,
  choose,
  clout,
  endTurn,
  on,
  settle,
  table,
  vice,
} from "../table.ts";

const start = () =>
  table({
    host: { hand: ["borrowed-hoodie"], board: ["nerd"] },
    away: {
      board: ["candy-courier", "swap-meet-mogul", faceDown("nerd", { position: "defense" })],
    },
  });
const lent = () => {
  const at = start();
  return settle(activate(at, "host", "borrowed-hoodie", on(at, "away", "candy-courier")));
};

test("whoever of theirs it fits comes over with it", () => {
  expect(aims(start(), "host", "borrowed-hoodie")).toEqual(["away candy-courier"]);
  expect(cardsIn(lent(), "host", "board")).toEqual(["nerd", "candy-courier"]);
  expect(clout(lent())).toEqual([2, 5]);
  const next = endTurn(endTurn(lent(), "host"), "away");
  expect(cardsIn(next, "host", "board")).toContain("candy-courier");
});

test("it fits up to 1700 attack", () => {
  const crowd = table({
    host: { hand: ["borrowed-hoodie"] },
    away: { board: ["candy-courier", "bully"] },
  });
  expect(aims(crowd, "host", "borrowed-hoodie")).toEqual(["away candy-courier"]);
});

test("and has a little more to explain at each of your standby phases", () => {
  const theirs = advance(advance(endTurn(lent(), "host"), "away"), "away");
  expect(vice(theirs, "host", "candy-courier")).toBe(0);
  const mine = endTurn(theirs, "away");
  expect(vice(mine, "host", "candy-courier")).toBe(0);
  const standby = advance(mine, "host");
  expect(vice(standby, "host", "candy-courier")).toBe(1);
  expect(vice(standby, "host", "nerd")).toBe(0);
});

test("back with the hoodie, back to their side", () => {
  const theirs = advance(advance(endTurn(lent(), "host"), "away"), "away");
  const hoodie = card(theirs, "host", "setZone", "borrowed-hoodie");
  const paying = activate(theirs, "away", "swap-meet-mogul", hoodie);
  const after = settle(choose(paying, "away", on(paying, "away", "nerd")));
  expect(cardsIn(after, "host", "hand")).toContain("borrowed-hoodie");
  expect(cardsIn(after, "host", "board")).toEqual(["nerd"]);
  expect(cardsIn(after, "away", "board")).toContain("candy-courier");
});
