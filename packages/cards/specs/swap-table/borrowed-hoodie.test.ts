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
      board: ["whistle-blower", "swap-meet-mogul", faceDown("nerd", { position: "defense" })],
    },
  });
const lent = () => {
  const at = start();
  return settle(activate(at, "host", "borrowed-hoodie", on(at, "away", "whistle-blower")));
};

test("whoever of theirs it fits comes over with it", () => {
  expect(aims(start(), "host", "borrowed-hoodie")).toEqual(["away whistle-blower"]);
  expect(cardsIn(lent(), "host", "board")).toEqual(["nerd", "whistle-blower"]);
  expect(clout(lent())).toEqual([2, 5]);
  const next = endTurn(endTurn(lent(), "host"), "away");
  expect(cardsIn(next, "host", "board")).toContain("whistle-blower");
});

test("it fits up to 1700 attack", () => {
  const crowd = table({
    host: { hand: ["borrowed-hoodie"] },
    away: { board: ["whistle-blower", "bully"] },
  });
  expect(aims(crowd, "host", "borrowed-hoodie")).toEqual(["away whistle-blower"]);
});

test("and has a little more to explain at each of your standby phases", () => {
  const theirs = advance(advance(endTurn(lent(), "host"), "away"), "away");
  expect(vice(theirs, "host", "whistle-blower")).toBe(0);
  const mine = endTurn(theirs, "away");
  expect(vice(mine, "host", "whistle-blower")).toBe(0);
  const standby = advance(mine, "host");
  expect(vice(standby, "host", "whistle-blower")).toBe(1);
  expect(vice(standby, "host", "nerd")).toBe(0);
});

test("back with the hoodie, back to their side", () => {
  const theirs = advance(advance(endTurn(lent(), "host"), "away"), "away");
  const hoodie = card(theirs, "host", "setZone", "borrowed-hoodie");
  const paying = activate(theirs, "away", "swap-meet-mogul", hoodie);
  const after = settle(choose(paying, "away", on(paying, "away", "nerd")));
  expect(cardsIn(after, "host", "hand")).toContain("borrowed-hoodie");
  expect(cardsIn(after, "host", "board")).toEqual(["nerd"]);
  expect(cardsIn(after, "away", "board")).toContain("whistle-blower");
});

test("two hoodies fit two, and both have more to explain", () => {
  const at = table({
    host: { hand: ["borrowed-hoodie", "borrowed-hoodie"], has: { clout: 6 } },
    away: { board: ["whistle-blower", "nerd"] },
  });
  const one = settle(activate(at, "host", "borrowed-hoodie", on(at, "away", "whistle-blower")));
  const two = settle(activate(one, "host", "borrowed-hoodie", on(one, "away", "nerd")));
  const standby = advance(endTurn(endTurn(two, "host"), "away"), "host");
  expect(vice(standby, "host", "whistle-blower")).toBe(1);
  expect(vice(standby, "host", "nerd")).toBe(1);
});
