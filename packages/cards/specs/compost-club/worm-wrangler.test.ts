import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, cardsIn, flip, on, position, settle, stats, summon, table } from "../table.ts";

test("comes with one Greg, who stays behind in defense", () => {
  const start = table({ host: { hand: ["worm-wrangler"] } });
  const after = settle(summon(start, "host", "worm-wrangler"));
  expect(cardsIn(after, "host", "board")).toEqual(["worm-wrangler", "greg"]);
  expect(cardsIn(after, "away", "board")).toEqual([]);
  expect(position(after, "host", "greg")).toBe("defense");
  expect(stats(after, "host", "greg")).toEqual([300, 300]);
});

test("brings nobody when somebody else comes", () => {
  const start = table({ host: { hand: ["nerd"], board: ["worm-wrangler"] } });
  const after = settle(summon(start, "host", "nerd"));
  expect(cardsIn(after, "host", "board")).toEqual(["worm-wrangler", "nerd"]);
});

test("two of them on one turn come with a Greg each", () => {
  const start = table({
    host: {
      hand: ["worm-wrangler", "eraser"],
      board: [faceDown("worm-wrangler", { position: "defense" })],
    },
  });
  const one = settle(flip(start, "host", "worm-wrangler"));
  const room = settle(activate(one, "host", "eraser", on(one, "host", "worm-wrangler")));
  expect(cardsIn(room, "host", "board")).toEqual(["greg"]);
  const two = settle(summon(room, "host", "worm-wrangler"));
  expect(cardsIn(two, "host", "board").sort()).toEqual(["greg", "greg", "worm-wrangler"]);
});
