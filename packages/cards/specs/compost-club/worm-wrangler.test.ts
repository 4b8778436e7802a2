import { expect, test } from "vitest";
import { cardsIn, position, settle, stats, summon, table } from "../table.ts";

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
