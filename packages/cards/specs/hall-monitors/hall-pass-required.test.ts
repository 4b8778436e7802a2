import { expect, test } from "vitest";
import { activate, attack, clout, endTurn, life, on, settle, table } from "../table.ts";

const theirs = (has: number, phase: "main" | "combat") =>
  table({
    phase,
    turn: "away",
    host: { board: ["nerd"], field: ["hall-pass-required"] },
    away: { board: ["bully"], has: { clout: has } },
  });

test.each([0, 1])("with %i clout they stay out of combat", (has) => {
  theirs(has, "main").when("away", "ENTER_COMBAT").refused("phase/combat-forbidden");
  const at = theirs(has, "combat");
  attack(at, "away", "bully", on(at, "host", "nerd")).refused("attack/forbidden");
});

test.each([2, 3])("with %i they are let through, and you always are", (has) => {
  theirs(has, "main").when("away", "ENTER_COMBAT").then({ type: "PHASE_CHANGED", phase: "combat" });
  const own = table({
    host: { field: ["hall-pass-required"], has: { clout: 0 } },
    away: { has: { clout: 0 } },
  });
  own.when("host", "ENTER_COMBAT").then({ type: "PHASE_CHANGED", phase: "combat" });
});

test("it is up for nothing", () => {
  const up = settle(
    activate(table({ host: { hand: ["hall-pass-required"] } }), "host", "hall-pass-required"),
  );
  expect(clout(up)).toEqual([5, 5]);
});

test("each of their draw phases is 100 damage for each clout they have", () => {
  const start = table({
    host: { field: ["hall-pass-required"] },
    away: { has: { clout: 3 } },
  });
  const draw = endTurn(start, "host");
  draw.then({ type: "PHASE_CHANGED", phase: "draw" }, { type: "DAMAGE_DEALT", amount: 300 });
  expect(life(draw)).toEqual([8000, 7700]);
  expect(life(endTurn(draw, "away"))).toEqual([8000, 7700]);
});
