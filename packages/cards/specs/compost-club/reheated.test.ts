import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, canUse, cardsIn, choices, choose, clout, settle, table } from "../table.ts";

const start = (banished: readonly string[]) =>
  table({
    host: { hand: ["reheated", "reheated"], banished, graveyard: ["worm-wrangler"] },
    away: { banished: ["worm-wrangler"] },
  });

test("one of the club of level 4 or lower is back from where nothing comes back, once a turn", () => {
  const at = start(["bin-ranger", "leftover-librarian", "mushroom-enthusiast", "nerd", "reheated"]);
  const cast = settle(activate(at, "host", "reheated"));
  expect(choices(cast, "host")).toEqual(["host bin-ranger", "host leftover-librarian"]);
  const picked = choose(cast, "host", card(cast, "host", "banished", "bin-ranger"));
  const after = settle(picked.when("host", "CHOOSE_POSITION attack"));
  expect(cardsIn(after, "host", "board")).toEqual(["bin-ranger"]);
  expect(clout(after)).toEqual([4, 5]);
  expect(canUse(after, "host", "reheated")).toBe(false);
});

test("nothing to warm up, nothing to warm up with", () => {
  expect(canUse(start(["bin-ranger"]), "host", "reheated")).toBe(true);
  expect(canUse(start(["mushroom-enthusiast", "nerd", "memo"]), "host", "reheated")).toBe(false);
});

test("set in time it is warm in their turn as well", () => {
  const at = table({
    turn: "away",
    host: { setZone: [faceDown("reheated")], banished: ["bin-ranger"] },
  });
  expect(canUse(at.when("away", "ENTER_COMBAT"), "host", "reheated")).toBe(true);
});
