import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, attack, canUse, clout, on, settle, stats, table, vice } from "../table.ts";

const theirs = (has: number) =>
  table({
    phase: "combat",
    turn: "away",
    host: {
      board: ["sash-cadet", "nerd"],
      field: ["no-running-zone"],
      setZone: [faceDown("alarm")],
    },
    away: {
      board: ["bully", "sash-cadet", "prefect"],
      setZone: [faceDown("alarm"), faceDown("crash-course")],
      has: { clout: has },
    },
  });

test("your monitors stand 200 taller", () => {
  const at = theirs(5);
  expect(stats(at, "host", "sash-cadet")).toEqual([1400, 1600]);
  expect(stats(at, "host", "nerd")).toEqual([500, 1500]);
  expect(stats(at, "away", "sash-cadet")).toEqual([1200, 1600]);
});

test("it costs 2 clout, and their traps then cost 1 more, their spells and your traps do not", () => {
  const start = table({ host: { hand: ["no-running-zone"] } });
  expect(clout(settle(activate(start, "host", "no-running-zone")))).toEqual([3, 5]);
  expect(canUse(theirs(0), "away", "alarm")).toBe(false);
  expect(clout(settle(activate(theirs(2), "away", "alarm")))).toEqual([5, 1]);
  expect(clout(settle(activate(theirs(2), "away", "crash-course")))).toEqual([5, 0]);
  const memo = table({
    turn: "away",
    host: { field: ["no-running-zone"] },
    away: { hand: ["memo"] },
  });
  expect(clout(settle(activate(memo, "away", "memo")))).toEqual([5, 5]);
  const own = table({ host: { field: ["no-running-zone"], setZone: [faceDown("alarm")] } });
  expect(clout(settle(activate(own, "host", "alarm")))).toEqual([5, 5]);
});

test("whoever of theirs attacks gets a counter, nobody of yours does", () => {
  const at = theirs(5);
  const after = settle(attack(at, "away", "bully", on(at, "host", "nerd")));
  expect([vice(after, "away", "bully"), vice(after, "away", "sash-cadet")]).toEqual([1, 0]);
  const more = settle(attack(after, "away", "prefect", on(after, "host", "sash-cadet")));
  expect([vice(more, "away", "bully"), vice(more, "away", "prefect")]).toEqual([1, 1]);
  const own = table({
    phase: "combat",
    host: { board: ["bully"], field: ["no-running-zone"] },
    away: { board: ["nerd", "prefect"] },
  });
  const mine = settle(attack(own, "host", "bully", on(own, "away", "nerd")));
  expect([vice(mine, "host", "bully"), vice(mine, "away", "prefect")]).toEqual([0, 0]);
});
