import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, canUse, life, respond, seen, settle, table, vice } from "../table.ts";

const start = () =>
  table({
    turn: "away",
    host: { board: ["nerd"], setZone: [faceDown("read-receipts")] },
    away: { hand: ["memo", "prefect"], board: ["bully"], setZone: [faceDown("alarm")] },
  });

test("a spell of theirs shows their hand and puts a counter on one of theirs", () => {
  const after = settle(respond(activate(start(), "away", "memo"), "host", "read-receipts"));
  expect(seen(after, "host", "away", "hand")).toEqual(["prefect"]);
  expect(vice(after, "away", "bully")).toBe(1);
  expect(vice(after, "host", "nerd")).toBe(0);
  // The spell itself goes through.
  expect(life(after)).toEqual([8000, 8100]);
});

test("a trap is not read", () => {
  expect(canUse(activate(start(), "away", "alarm"), "host", "read-receipts")).toBe(false);
});
