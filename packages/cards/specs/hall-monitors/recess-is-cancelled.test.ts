import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  attack,
  canUse,
  clout,
  endTurn,
  lasted,
  life,
  on,
  respond,
  settle,
  table,
  vice,
} from "../table.ts";
import { combatOf } from "./combat.ts";

const attacked = () => {
  const start = table({
    phase: "combat",
    turn: "away",
    host: {
      board: ["nerd", "bully"],
      setZone: [faceDown("recess-is-cancelled"), faceDown("recess-is-cancelled")],
    },
    away: { board: ["bully", "prefect"] },
  });
  return attack(start, "away", "bully", on(start, "host", "nerd"));
};

const cancelled = () => settle(respond(attacked(), "host", "recess-is-cancelled"));

test("an attack of theirs is stopped, and whoever it was gets a counter", () => {
  const at = cancelled();
  expect(life(at)).toEqual([8000, 8000]);
  expect([vice(at, "away", "bully"), vice(at, "away", "prefect")]).toEqual([1, 0]);
  expect([vice(at, "host", "nerd"), vice(at, "host", "bully")]).toEqual([0, 0]);
  expect(clout(at)).toEqual([4, 5]);
  const called = respond(attacked(), "host", "recess-is-cancelled");
  expect(canUse(called, "host", "recess-is-cancelled")).toBe(true);
});

test("nobody else of theirs attacks on that turn; you do on yours, and they do on the next", () => {
  const at = cancelled();
  const fact = { kind: "restriction", restriction: "battle_phase" };
  at.then({ type: "MODIFIER_APPLIED", modifier: { on: { seat: "away" }, fact } });
  attack(at, "away", "prefect", on(at, "host", "nerd")).refused("attack/forbidden");
  expect(lasted(endTurn(at, "away"))).toEqual(["turn"]);
  const mine = combatOf(at, "host");
  attack(mine, "host", "nerd", on(mine, "away", "bully")).then({ type: "ATTACK_DECLARED" });
  const theirs = combatOf(mine, "away");
  attack(theirs, "away", "prefect", on(theirs, "host", "nerd")).then({ type: "ATTACK_DECLARED" });
});

test("your own recess takes place", () => {
  const own = table({
    phase: "combat",
    host: { board: ["bully"], setZone: [faceDown("recess-is-cancelled")] },
    away: { board: ["nerd"] },
  });
  const mine = attack(own, "host", "bully", on(own, "away", "nerd"));
  expect(canUse(mine, "host", "recess-is-cancelled")).toBe(false);
});
