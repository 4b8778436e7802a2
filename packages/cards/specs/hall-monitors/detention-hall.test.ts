import { expect, test } from "vitest";
import { activate, attack, canUse, clout, life, on, settle, table, worn } from "../table.ts";

test("as it opens, 200 damage and 200 more for each counter they have", () => {
  const start = table({
    host: { hand: ["detention-hall", "detention-hall"], board: [worn("nerd", 1)] },
    away: { board: [worn("bully", 2), worn("nerd", 1)] },
  });
  const after = settle(activate(start, "host", "detention-hall"));
  expect(life(after)).toEqual([8000, 7200]);
  expect(clout(after)).toEqual([3, 5]);
  expect(canUse(after, "host", "detention-hall")).toBe(true);
});

test("those of theirs with two counters do not attack", () => {
  const theirs = table({
    phase: "combat",
    turn: "away",
    host: { board: ["nerd"], field: ["detention-hall"] },
    away: { board: [worn("bully", 2), worn("prefect", 1)] },
  });
  const nerd = on(theirs, "host", "nerd");
  attack(theirs, "away", "bully", nerd).refused("attack/forbidden");
  attack(theirs, "away", "prefect", nerd).then({ type: "ATTACK_DECLARED" });
});

test("those of yours do", () => {
  const own = table({
    phase: "combat",
    host: { board: [worn("bully", 2)], field: ["detention-hall"] },
    away: { board: ["nerd"] },
  });
  attack(own, "host", "bully", on(own, "away", "nerd")).then({ type: "ATTACK_DECLARED" });
});
