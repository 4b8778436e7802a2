import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  attack,
  canUse,
  clout,
  endTurn,
  guarding,
  lasted,
  life,
  on,
  respond,
  settle,
  stats,
  table,
} from "../table.ts";

test("an attacker of theirs bites with half its attack this turn, and you get 400 life", () => {
  const start = table({
    phase: "combat",
    turn: "away",
    host: {
      board: [guarding("nerd")],
      setZone: [faceDown("no-thank-you-bite"), faceDown("no-thank-you-bite")],
    },
    away: { board: ["bully", "prefect"] },
  });
  const declared = attack(start, "away", "bully", on(start, "host", "nerd"));
  const after = settle(respond(declared, "host", "no-thank-you-bite"));
  expect(stats(after, "away", "bully")).toEqual([900, 1200]);
  expect(stats(after, "away", "prefect")).toEqual([2600, 2000]);
  expect(life(after)).toEqual([8400, 7400]);
  expect(clout(after)).toEqual([4, 5]);
  const next = attack(after, "away", "prefect", on(after, "host", "nerd"));
  expect(canUse(next, "host", "no-thank-you-bite")).toBe(true);
  const over = endTurn(after, "away");
  expect(stats(over, "away", "bully")).toEqual([1800, 1200]);
  expect(lasted(over)).toEqual(["turn"]);
});

test("your own may help themselves", () => {
  const start = table({
    phase: "combat",
    host: { board: ["bully"], setZone: [faceDown("no-thank-you-bite")] },
    away: { setZone: [faceDown("alarm")] },
  });
  const declared = attack(start, "host", "bully").when("away", "RESPOND_CHAIN");
  expect(canUse(declared, "host", "no-thank-you-bite")).toBe(false);
});
