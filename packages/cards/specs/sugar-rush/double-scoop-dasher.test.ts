import { expect, test } from "vitest";
import { accept, attack, decline, life, on, stats, table, vice } from "../table.ts";

const start = () =>
  table({
    phase: "combat",
    host: { board: ["double-scoop-dasher", "bully"] },
    away: { board: ["bully"] },
  });

test("attacks stronger than it is, for a counter", () => {
  const at = start();
  const after = accept(attack(at, "host", "double-scoop-dasher", on(at, "away", "bully")), "host");
  expect(life(after)).toEqual([8000, 7600]);
  expect(stats(after, "host", "double-scoop-dasher")).toEqual([2200, 700]);
  expect(vice(after, "host", "double-scoop-dasher")).toBe(1);
});

test("need not, and then loses as it would", () => {
  const at = start();
  const after = decline(attack(at, "host", "double-scoop-dasher", on(at, "away", "bully")), "host");
  expect(life(after)).toEqual([7600, 8000]);
});

test("another's attack does not concern it", () => {
  const at = start();
  const after = attack(at, "host", "bully", on(at, "away", "bully"));
  expect(after.state.prompts).toEqual([]);
  expect(stats(after, "host", "double-scoop-dasher")).toEqual([1400, 700]);
});

test("what it gained is gone when the end phase comes", () => {
  const at = start();
  const hit = accept(attack(at, "host", "double-scoop-dasher", on(at, "away", "bully")), "host");
  const after = hit.when("host", "END_TURN");
  expect(stats(after, "host", "double-scoop-dasher")).toEqual([1400, 700]);
  expect(vice(after, "host", "double-scoop-dasher")).toBe(1);
});
