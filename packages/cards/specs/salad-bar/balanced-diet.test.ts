import type { Seat } from "@ltcg/engine";
import { expect, test } from "vitest";
import { activate, advance, attack, canUse, clout, life, settle, table } from "../table.ts";

test("500 life as it comes", () => {
  const start = table({ host: { hand: ["balanced-diet", "balanced-diet"] } });
  const after = settle(activate(start, "host", "balanced-diet"));
  expect(life(after)).toEqual([8500, 8000]);
  expect(clout(after)).toEqual([3, 5]);
  expect(canUse(after, "host", "balanced-diet")).toBe(true);
});

const standby = (lifePoints: number, turn: Seat) => {
  const host = { field: ["balanced-diet"], has: { lifePoints } };
  return life(advance(table({ phase: "draw", turn, host }), turn));
};

test("300 damage at your standby while you have 7000 life", () => {
  expect(standby(7000, "host")).toEqual([7000, 7700]);
  expect(standby(7100, "host")).toEqual([7100, 7700]);
  expect(standby(6900, "host")).toEqual([6900, 8000]);
  expect(standby(7000, "away")).toEqual([7000, 8000]);
});

const hit = (attacker: Seat, host: number, away: number) => {
  const board = ["bully"];
  const start = table({
    phase: "combat",
    turn: attacker,
    host: {
      field: ["balanced-diet"],
      has: { lifePoints: host },
      ...(attacker === "host" && { board }),
    },
    away: { has: { lifePoints: away }, ...(attacker === "away" && { board }) },
  });
  return life(settle(attack(start, attacker, "bully")));
};

test("1000 life whenever yours falls below 4000", () => {
  expect(hit("away", 5700, 8000)).toEqual([4900, 8000]);
  expect(hit("away", 5800, 8000)).toEqual([4000, 8000]);
  expect(hit("away", 3900, 8000)).toEqual([2100, 8000]);
  expect(hit("host", 8000, 5000)).toEqual([8000, 3200]);
});

test("and 1000 again when it falls again on the same turn", () => {
  const start = table({
    phase: "combat",
    turn: "away",
    host: { field: ["balanced-diet"], has: { lifePoints: 5700 } },
    away: { board: ["bully", "prefect"] },
  });
  const once = settle(attack(start, "away", "bully"));
  expect(life(settle(attack(once, "away", "prefect")))).toEqual([3300, 8000]);
});
