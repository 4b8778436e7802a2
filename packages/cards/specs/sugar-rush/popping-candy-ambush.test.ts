import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { attack, canUse, cardsIn, life, on, respond, settle, stats, table } from "../table.ts";

test("an attacker of theirs loses 700 attack, and they 300 life", () => {
  const start = table({
    phase: "combat",
    turn: "away",
    host: { board: ["candy-courier"], setZone: [faceDown("popping-candy-ambush")] },
    away: { board: ["bully", "nerd"] },
  });
  const declared = attack(start, "away", "bully", on(start, "host", "candy-courier"));
  const after = settle(respond(declared, "host", "popping-candy-ambush"));
  // 1800 less 700 against 1600: the attacker falls.
  expect(life(after)).toEqual([8000, 7200]);
  expect(cardsIn(after, "away", "graveyard")).toEqual(["bully"]);
  expect(stats(after, "away", "nerd")).toEqual([500, 1500]);
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
