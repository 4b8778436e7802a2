import { expect, test } from "vitest";
import {
  activate,
  canUse,
  choices,
  choose,
  endTurn,
  life,
  on,
  settle,
  table,
  vice,
  worn,
} from "../table.ts";

test("a counter on anyone of yours is 500 damage, once per turn", () => {
  const start = table({
    host: { board: ["fizz-bomber", "nerd"] },
    away: { board: ["bully"] },
  });
  const paying = activate(start, "host", "fizz-bomber");
  expect(choices(paying, "host")).toEqual(["host fizz-bomber", "host nerd"]);
  const after = settle(choose(paying, "host", on(paying, "host", "nerd")));
  expect(life(after)).toEqual([8000, 7500]);
  expect(vice(after, "host", "nerd")).toBe(1);
  expect(vice(after, "host", "fizz-bomber")).toBe(0);
  expect(canUse(after, "host", "fizz-bomber")).toBe(false);
});

test("goes off when it breaks down, and only then", () => {
  const start = table({
    phase: "main2",
    host: { board: [worn("fizz-bomber", 3), worn("nerd", 3)] },
  });
  const after = endTurn(start, "host");
  expect(life(after)).toEqual([8000, 7000]);
  expect(after.state.seats.away.breakdownsCaused).toBe(2);
  const calm = table({
    phase: "main2",
    host: { board: [worn("fizz-bomber", 2), worn("nerd", 3)] },
  });
  expect(life(endTurn(calm, "host"))).toEqual([8000, 8000]);
});
