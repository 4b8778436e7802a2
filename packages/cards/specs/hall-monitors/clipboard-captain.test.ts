import { expect, test } from "vitest";
import {
  activate,
  advance,
  aims,
  attack,
  canUse,
  clout,
  endTurn,
  lasted,
  life,
  on,
  settle,
  table,
  worn,
} from "../table.ts";
import { combatOf } from "./combat.ts";

const start = (clout = 5) =>
  table({
    host: { board: ["clipboard-captain", "clipboard-captain", worn("nerd", 1)], has: { clout } },
    away: { board: [worn("bully", 2), worn("prefect", 1), "nerd"] },
  });

const written = () => {
  const at = start();
  return settle(activate(at, "host", "clipboard-captain", on(at, "away", "bully")));
};

test("1 clout writes up one of theirs with a counter: 200 damage for each on their side", () => {
  expect(aims(start(), "host", "clipboard-captain")).toEqual(["away bully", "away prefect"]);
  expect(life(written())).toEqual([8000, 7400]);
  expect(clout(written())).toEqual([4, 5]);
});

test("whoever was written up sits the next turn out, and that one only", () => {
  const theirs = combatOf(written(), "away");
  const nerd = on(theirs, "host", "nerd");
  attack(theirs, "away", "bully", nerd).refused("attack/forbidden");
  attack(theirs, "away", "prefect", nerd).then({ type: "ATTACK_DECLARED" });
  expect(lasted(endTurn(theirs, "away"))).toEqual(["until_next_turn"]);
  const later = combatOf(combatOf(theirs, "host"), "away");
  attack(later, "away", "bully", on(later, "host", "nerd")).then({ type: "ATTACK_DECLARED" });
});

test("one form a turn, whoever holds the clipboard, and none in combat or without clout", () => {
  expect(canUse(advance(start(), "host"), "host", "clipboard-captain")).toBe(false);
  expect(canUse(written(), "host", "clipboard-captain")).toBe(false);
  expect(canUse(start(0), "host", "clipboard-captain")).toBe(false);
});
