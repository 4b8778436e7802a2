import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { attack, canUse, endTurn, life, on, respond, settle, stats, table } from "../table.ts";

test("an attacker of theirs loses 700 attack this turn, and they 300 life", () => {
  const start = table({
    phase: "combat",
    turn: "away",
    host: { board: ["candy-courier"], setZone: [faceDown("popping-candy-ambush")] },
    away: { board: ["prefect", "nerd"] },
  });
  const declared = attack(start, "away", "prefect", on(start, "host", "candy-courier"));
  const after = settle(respond(declared, "host", "popping-candy-ambush"));
  // 2600 less 700 against 1800.
  expect(life(after)).toEqual([7900, 7700]);
  expect(stats(after, "away", "prefect")).toEqual([1900, 2000]);
  expect(stats(after, "away", "nerd")).toEqual([500, 1500]);
  expect(stats(endTurn(after, "away"), "away", "prefect")).toEqual([2600, 2000]);
});

test("your own attack does not set it off", () => {
  const start = table({
    phase: "combat",
    host: { board: ["bully"], setZone: [faceDown("popping-candy-ambush")] },
    away: { board: ["nerd"], setZone: [faceDown("alarm")] },
  });
  const declared = attack(start, "host", "bully", on(start, "away", "nerd")).when(
    "away",
    "RESPOND_CHAIN",
  );
  expect(canUse(declared, "host", "popping-candy-ambush")).toBe(false);
});
