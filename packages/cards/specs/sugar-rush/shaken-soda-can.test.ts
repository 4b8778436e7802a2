import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { attack, canUse, life, on, respond, settle, table } from "../table.ts";

const start = (board: readonly string[]) =>
  table({
    phase: "combat",
    turn: "away",
    host: { board, setZone: [faceDown("shaken-soda-can"), faceDown("shaken-soda-can")] },
    away: { board: ["bully", "nerd"] },
  });

test("what battle did to you is done to them, in the next window", () => {
  const hit = settle(attack(start([]), "away", "bully"));
  expect(life(hit)).toEqual([6200, 8000]);
  const leaving = hit.when("away", "ADVANCE_PHASE");
  const after = settle(respond(leaving, "host", "shaken-soda-can"));
  expect(life(after)).toEqual([6200, 6200]);
  expect(after.state.seats.host.clout).toBe(4);
});

test("a second hit is a second can", () => {
  const first = attack(settle(attack(start([]), "away", "bully")), "away", "nerd");
  const opened = settle(respond(first, "host", "shaken-soda-can"));
  expect(life(opened)).toEqual([5700, 6200]);
  expect(canUse(opened.when("away", "ADVANCE_PHASE"), "host", "shaken-soda-can")).toBe(true);
});

test("damage that they took themselves, or none, opens nothing", () => {
  const at = start(["prefect"]);
  const lost = settle(attack(at, "away", "bully", on(at, "host", "prefect")));
  expect(life(lost)).toEqual([8000, 7200]);
  expect(canUse(lost.when("away", "ADVANCE_PHASE"), "host", "shaken-soda-can")).toBe(false);
});
