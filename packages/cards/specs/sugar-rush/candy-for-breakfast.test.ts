import { expect, test } from "vitest";
import { activate, advance, canUse, clout, hands, life, settle, table } from "../table.ts";

test("700 life is two cards, once a turn", () => {
  const start = table({
    host: {
      hand: ["candy-for-breakfast", "candy-for-breakfast"],
      deck: ["nerd", "bully", "prefect"],
    },
  });
  const after = settle(activate(start, "host", "candy-for-breakfast"));
  expect(life(after)).toEqual([7300, 8000]);
  expect(clout(after)).toEqual([4, 5]);
  expect(hands(after)).toEqual([["candy-for-breakfast", "nerd", "bully"], []]);
  expect(canUse(after, "host", "candy-for-breakfast")).toBe(false);
});

test("who has no 700 life has no breakfast", () => {
  const start = table({ host: { hand: ["candy-for-breakfast"], has: { lifePoints: 699 } } });
  expect(canUse(start, "host", "candy-for-breakfast")).toBe(false);
});

test("breakfast is not for the middle of a fight", () => {
  const start = table({ host: { hand: ["candy-for-breakfast"] } });
  expect(canUse(advance(start, "host"), "host", "candy-for-breakfast")).toBe(false);
});
