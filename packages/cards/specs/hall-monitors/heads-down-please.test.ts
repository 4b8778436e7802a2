import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  aims,
  attack,
  canUse,
  clout,
  life,
  on,
  settle,
  table,
  vice,
  worn,
} from "../table.ts";

test("one of theirs with a counter lies face-down, and each counter they have is 100 damage", () => {
  const start = table({
    host: { hand: ["heads-down-please"], board: [worn("bully", 1)] },
    away: {
      board: [worn("bully", 2), faceDown("prefect", { position: "defense", vice: 1 }), "nerd"],
    },
  });
  expect(aims(start, "host", "heads-down-please")).toEqual(["away bully"]);
  const after = settle(activate(start, "host", "heads-down-please", on(start, "away", "bully")));
  expect(after.state.cards.get(on(after, "away", "bully"))?.faceDown).toBe(true);
  expect(after.state.cards.get(on(after, "away", "nerd"))?.faceDown).toBe(false);
  expect(vice(after, "away", "bully")).toBe(2);
  expect(life(after)).toEqual([8000, 7700]);
  expect(clout(after)).toEqual([4, 5]);
});

test("set, it answers on their turn", () => {
  const start = table({
    phase: "combat",
    turn: "away",
    host: { board: ["nerd"], setZone: [faceDown("heads-down-please")] },
    away: { board: [worn("bully", 1)] },
  });
  const coming = attack(start, "away", "bully", on(start, "host", "nerd"));
  expect(canUse(coming, "host", "heads-down-please")).toBe(true);
});

test("two heads on one turn", () => {
  const start = table({
    host: { hand: ["heads-down-please", "heads-down-please"] },
    away: { board: [worn("bully", 1), worn("nerd", 1)] },
  });
  const one = settle(activate(start, "host", "heads-down-please", on(start, "away", "bully")));
  expect(aims(one, "host", "heads-down-please")).toEqual(["away nerd"]);
});
