import { expect, test } from "vitest";
import {
  activate,
  body,
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

test("a second one can be shaken, and pops, too", () => {
  const two = table({ host: { board: ["fizz-bomber", "fizz-bomber"] } });
  const paying = activate(two, "host", "fizz-bomber");
  const once = settle(choose(paying, "host", on(paying, "host", "fizz-bomber")));
  expect(canUse(once, "host", "fizz-bomber")).toBe(true);
  const broken = table({
    phase: "main2",
    host: { board: [worn("fizz-bomber", 3), worn("fizz-bomber", 3)] },
  });
  expect(life(endTurn(broken, "host"))).toEqual([8000, 6000]);
});

test("nobody shakes it in the middle of a fight", () => {
  const combat = table({ phase: "combat", host: { board: ["fizz-bomber"] } });
  expect(canUse(combat, "host", "fizz-bomber")).toBe(false);
});

test("is what it is, whatever it does", () => {
  expect(body("fizz-bomber")).toBe("level 5, 1900/1600");
});
