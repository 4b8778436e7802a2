import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  accept,
  asked,
  attack,
  body,
  decline,
  life,
  on,
  settle,
  stats,
  table,
  toEndPhase,
  vice,
} from "../table.ts";

const start = (setZone: readonly ReturnType<typeof faceDown>[] = []) =>
  table({
    phase: "combat",
    host: { board: ["double-scoop-dasher", "bully"] },
    away: { board: ["bully"], setZone },
  });

test("attacks stronger than it is, for a counter", () => {
  const at = start();
  const after = accept(attack(at, "host", "double-scoop-dasher", on(at, "away", "bully")), "host");
  expect(life(after)).toEqual([8000, 7600]);
  expect(stats(after, "host", "double-scoop-dasher")).toEqual([2200, 1200]);
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
  expect(stats(after, "host", "double-scoop-dasher")).toEqual([1400, 1200]);
});

test("what it gained is gone when the end phase comes", () => {
  const at = start([faceDown("memo")]);
  const declared = attack(at, "host", "double-scoop-dasher", on(at, "away", "bully"));
  const after = toEndPhase(settle(accept(declared, "host")), "host");
  expect(stats(after, "host", "double-scoop-dasher")).toEqual([1400, 1200]);
  expect(vice(after, "host", "double-scoop-dasher")).toBe(1);
});

test("each of them has a head start", () => {
  const two = table({
    phase: "combat",
    host: { board: ["double-scoop-dasher", "double-scoop-dasher"] },
    away: { board: ["prefect"] },
  });
  const prefect = on(two, "away", "prefect");
  const lost = accept(attack(two, "host", "double-scoop-dasher", prefect), "host");
  expect(life(lost)).toEqual([7600, 8000]);
  expect(asked(attack(lost, "host", "double-scoop-dasher", prefect))).toEqual([
    "host optional_trigger",
  ]);
});

test("is what it is, whatever it does", () => {
  expect(body("double-scoop-dasher")).toBe("level 3, 1400/1200");
});
