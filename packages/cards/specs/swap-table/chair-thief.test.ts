import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  aims,
  attack,
  body,
  canUse,
  clout,
  guarding,
  life,
  on,
  position,
  respond,
  settle,
  table,
} from "../table.ts";

test("takes the chair from under an attacker for 1 clout, once a turn", () => {
  const start = table({
    phase: "combat",
    turn: "away",
    host: { board: ["chair-thief"] },
    away: { board: ["bully", "prefect"] },
  });
  const declared = attack(start, "away", "bully", on(start, "host", "chair-thief"));
  const after = settle(respond(declared, "host", "chair-thief", on(start, "away", "bully")));
  expect(position(after, "away", "bully")).toBe("defense");
  expect(position(after, "away", "prefect")).toBe("attack");
  expect(life(after)).toEqual([8000, 8000]);
  expect(clout(after)).toEqual([4, 5]);
  const again = attack(after, "away", "prefect", on(after, "host", "chair-thief"));
  expect(canUse(again, "host", "chair-thief")).toBe(false);
});

test("only in combat, and only chairs of theirs with somebody up on them", () => {
  const seats = (points: number, phase: "main" | "combat" = "combat") =>
    table({
      phase,
      host: { board: ["chair-thief", "bully"], has: { clout: points } },
      away: { board: ["bully", guarding("nerd"), faceDown("prefect", { position: "defense" })] },
    });
  expect(aims(seats(1), "host", "chair-thief")).toEqual(["away bully"]);
  expect(canUse(seats(0), "host", "chair-thief")).toBe(false);
  expect(canUse(seats(1, "main"), "host", "chair-thief")).toBe(false);
  const at = seats(1);
  const after = settle(activate(at, "host", "chair-thief", on(at, "away", "bully")));
  expect(position(after, "away", "bully")).toBe("defense");
});

test("two thieves take two chairs", () => {
  const two = table({
    phase: "combat",
    host: { board: ["chair-thief", "chair-thief"] },
    away: { board: ["bully", "prefect"] },
  });
  const once = settle(activate(two, "host", "chair-thief", on(two, "away", "bully")));
  expect(aims(once, "host", "chair-thief")).toEqual(["away prefect"]);
});

test("is what it is, whatever it does", () => {
  expect(body("chair-thief")).toBe("level 4, 1600/1200");
});
