import { expect, test } from "vitest";
import { activate, advance, canUse, life, settle, table, worn } from "../table.ts";

test("300 damage, and 300 for each counter of yours", () => {
  const start = table({
    host: { hand: ["vending-machine-jackpot"], board: [worn("bully", 2), worn("nerd", 1)] },
    away: { board: [worn("bully", 2)] },
  });
  const after = settle(activate(start, "host", "vending-machine-jackpot"));
  expect(life(after)).toEqual([8000, 6800]);
  expect(after.state.seats.host.clout).toBe(4);
});

test("without counters it is a small one", () => {
  const start = table({
    host: { hand: ["vending-machine-jackpot"], board: ["bully"] },
    away: { board: [worn("bully", 2)] },
  });
  expect(life(settle(activate(start, "host", "vending-machine-jackpot")))).toEqual([8000, 7700]);
});

test("there may be two in a turn, neither in the middle of a fight", () => {
  const start = table({ host: { hand: ["vending-machine-jackpot", "vending-machine-jackpot"] } });
  const once = settle(activate(start, "host", "vending-machine-jackpot"));
  expect(canUse(once, "host", "vending-machine-jackpot")).toBe(true);
  expect(canUse(advance(once, "host"), "host", "vending-machine-jackpot")).toBe(false);
});
