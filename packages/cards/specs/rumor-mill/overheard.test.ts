import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  advance,
  aims,
  attack,
  canUse,
  clout,
  endTurn,
  lasting,
  on,
  respond,
  settle,
  stats,
  table,
  worn,
} from "../table.ts";

const start = () =>
  table({
    host: { hand: ["overheard", "overheard"], board: [worn("nerd", 2)] },
    away: { board: [worn("bully", 1), "nerd"] },
  });

test("one of theirs with a counter is easier to hit, and does not attack in their turn", () => {
  const at = start();
  expect(aims(at, "host", "overheard")).toEqual(["away bully"]);
  const after = settle(activate(at, "host", "overheard", on(at, "away", "bully")));
  expect(stats(after, "away", "bully")).toEqual([1800, 600]);
  expect(clout(after)).toEqual([5, 5]);
  expect(canUse(after, "host", "overheard")).toBe(true);
  const theirs = advance(advance(advance(endTurn(after, "host"), "away"), "away"), "away");
  expect(stats(theirs, "away", "bully")).toEqual([1800, 600]);
  attack(theirs, "away", "bully", on(theirs, "host", "nerd")).refused("attack/forbidden");
  attack(theirs, "away", "nerd", on(theirs, "host", "nerd")).then({ type: "ATTACK_DECLARED" });
  const mine = endTurn(theirs, "away");
  expect(stats(mine, "away", "bully")).toEqual([1800, 1200]);
  const later = advance(advance(advance(endTurn(mine, "host"), "away"), "away"), "away");
  attack(later, "away", "bully", on(later, "host", "nerd")).then({ type: "ATTACK_DECLARED" });
});

test("set in time it is heard in their turn as well", () => {
  const at = table({
    turn: "away",
    host: { setZone: [faceDown("overheard")] },
    away: { board: [worn("bully", 1)] },
  });
  const window = at.when("away", "ENTER_COMBAT");
  expect(aims(window, "host", "overheard")).toEqual(["away bully"]);
  const after = settle(respond(window, "host", "overheard", on(window, "away", "bully")));
  attack(after, "away", "bully").refused("attack/forbidden");
  expect(lasting(after)).toEqual(["away bully defense", "away bully restriction"]);
  expect(lasting(endTurn(after, "away"))).toEqual([]);
});
