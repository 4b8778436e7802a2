import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { canUse, endTurn, flip, respond, settle, stats, summon, table, vice } from "../table.ts";

const start = () =>
  table({
    turn: "away",
    host: {
      setZone: [faceDown("new-kid-nickname"), faceDown("new-kid-nickname")],
      has: { clout: 0 },
    },
    away: {
      hand: ["bully", "nerd"],
      board: ["prefect", faceDown("nerd", { position: "defense" })],
    },
  });

test("whom they summon gets a counter and 300 attack less, for good", () => {
  const after = settle(respond(summon(start(), "away", "bully"), "host", "new-kid-nickname"));
  expect(vice(after, "away", "bully")).toBe(1);
  expect(stats(after, "away", "bully")).toEqual([1500, 1200]);
  expect(stats(after, "away", "prefect")).toEqual([2600, 2000]);
  const later = endTurn(endTurn(after, "away"), "host");
  expect(stats(later, "away", "bully")).toEqual([1500, 1200]);
  expect(canUse(flip(after, "away", "nerd"), "host", "new-kid-nickname")).toBe(true);
});

test("your own summon is welcome", () => {
  const mine = table({
    host: { hand: ["nerd"], setZone: [faceDown("new-kid-nickname")] },
    away: { setZone: [faceDown("alarm")] },
  });
  const window = summon(mine, "host", "nerd").when("away", "RESPOND_CHAIN");
  expect(canUse(window, "host", "new-kid-nickname")).toBe(false);
});
