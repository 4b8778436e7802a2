import { expect, test } from "vitest";
import { activate, advance, canUse, clout, life, settle, table, vice, worn } from "../table.ts";

test("each counter on your side is 200 damage more, and three of each come off", () => {
  const start = table({
    host: {
      hand: ["juice-cleanse", "juice-cleanse"],
      board: [worn("bully", 4), worn("nerd", 1)],
    },
    away: { board: [worn("prefect", 2)] },
  });
  const after = settle(activate(start, "host", "juice-cleanse"));
  expect(life(after)).toEqual([8000, 6500]);
  expect(vice(after, "host", "bully")).toBe(1);
  expect(vice(after, "host", "nerd")).toBe(0);
  expect(vice(after, "away", "prefect")).toBe(2);
  expect(clout(after)).toEqual([4, 5]);
  expect(canUse(after, "host", "juice-cleanse")).toBe(true);
  expect(canUse(advance(start, "host"), "host", "juice-cleanse")).toBe(false);
});

test("with a clean table it is 500", () => {
  const start = table({ host: { hand: ["juice-cleanse"], board: ["bully"] } });
  expect(life(settle(activate(start, "host", "juice-cleanse")))).toEqual([8000, 7500]);
});
