import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, canUse, life, settle, table, worn } from "../table.ts";

test("those of theirs with a counter cannot use effects", () => {
  const helped = (vice: number) =>
    table({
      turn: "away",
      host: { board: ["whistle-blower"] },
      away: { board: [worn("helper", vice)] },
    });
  expect(canUse(helped(1), "away", "helper")).toBe(false);
  expect(canUse(helped(0), "away", "helper")).toBe(true);
});

test("those of yours can, whatever they carry", () => {
  const own = table({ host: { board: ["whistle-blower", worn("helper", 1)] } });
  expect(canUse(own, "host", "helper")).toBe(true);
});

const rung = (board: readonly string[]) => {
  const start = table({
    turn: "away",
    host: { board, setZone: [faceDown("alarm")] },
    away: { hand: ["memo"], setZone: [faceDown("alarm"), faceDown("alarm")] },
  });
  return settle(activate(start, "away", "alarm"));
};

test("the first normal trap of theirs in a turn is 400 damage", () => {
  const once = rung(["whistle-blower"]);
  expect(life(once)).toEqual([8000, 7700]);
  expect(life(settle(activate(once, "away", "alarm")))).toEqual([8000, 7800]);
  expect(life(rung(["whistle-blower", "whistle-blower"]))).toEqual([8000, 7300]);
});

test("a spell or a continuous trap of theirs is none, and a trap of yours is none", () => {
  const start = table({
    turn: "away",
    host: { board: ["whistle-blower"] },
    away: { hand: ["memo"], setZone: [faceDown("crash-course")] },
  });
  expect(life(settle(activate(start, "away", "memo")))).toEqual([8000, 8100]);
  expect(life(settle(activate(start, "away", "crash-course")))).toEqual([8000, 8000]);
  const own = table({ host: { board: ["whistle-blower"], setZone: [faceDown("alarm")] } });
  expect(life(settle(activate(own, "host", "alarm")))).toEqual([8100, 8000]);
});
