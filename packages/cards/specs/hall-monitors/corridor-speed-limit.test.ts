import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  aims,
  attack,
  canUse,
  clout,
  endTurn,
  lasted,
  life,
  on,
  respond,
  settle,
  stats,
  table,
} from "../table.ts";

const start = (phase: "main" | "combat") =>
  table({
    phase,
    host: { hand: ["corridor-speed-limit", "corridor-speed-limit"], board: ["prefect"] },
    // The zone makes the cadet one of 1400.
    away: { board: ["bully", "note-passer", "sash-cadet"], field: ["no-running-zone"] },
  });

test("one of theirs with 1500 attack or more has 1000 for the turn", () => {
  const at = start("combat");
  expect(aims(at, "host", "corridor-speed-limit")).toEqual(["away bully", "away note-passer"]);
  const slow = settle(activate(at, "host", "corridor-speed-limit", on(at, "away", "bully")));
  expect(stats(slow, "away", "bully")).toEqual([1000, 1200]);
  expect(stats(slow, "away", "note-passer")).toEqual([1500, 1200]);
  expect(clout(slow)).toEqual([4, 5]);
  expect(canUse(slow, "host", "corridor-speed-limit")).toBe(true);
  const over = endTurn(slow, "host");
  expect(stats(over, "away", "bully")).toEqual([1800, 1200]);
  expect(lasted(over)).toEqual(["turn"]);
});

test("nobody runs in a main phase", () => {
  expect(canUse(start("main"), "host", "corridor-speed-limit")).toBe(false);
});

test("set, it stops whoever comes running", () => {
  const at = table({
    phase: "combat",
    turn: "away",
    host: { board: ["bully"], setZone: [faceDown("corridor-speed-limit")] },
    away: { board: ["prefect"] },
  });
  const coming = attack(at, "away", "prefect", on(at, "host", "bully"));
  const prefect = on(coming, "away", "prefect");
  expect(life(settle(respond(coming, "host", "corridor-speed-limit", prefect)))).toEqual([
    8000, 7200,
  ]);
});
