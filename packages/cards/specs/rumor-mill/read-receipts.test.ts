import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, canUse, clout, life, respond, seen, settle, table, vice } from "../table.ts";

const start = () =>
  table({
    turn: "away",
    host: { board: ["nerd"], setZone: [faceDown("read-receipts"), faceDown("read-receipts")] },
    away: { hand: ["memo", "prefect", "handout"], board: ["bully"], setZone: [faceDown("alarm")] },
  });

test("a spell of theirs shows their hand and puts a counter on one of theirs", () => {
  const after = settle(respond(activate(start(), "away", "memo"), "host", "read-receipts"));
  expect(seen(after, "host", "away", "hand").sort()).toEqual(["handout", "prefect"]);
  expect(vice(after, "away", "bully")).toBe(1);
  expect(vice(after, "host", "nerd")).toBe(0);
  // The spell itself goes through.
  expect(life(after)).toEqual([8000, 8100]);
  expect(clout(after)).toEqual([5, 5]);
  expect(canUse(activate(after, "away", "handout"), "host", "read-receipts")).toBe(true);
});

test("any trap can answer it", () => {
  const read = respond(activate(start(), "away", "memo"), "host", "read-receipts");
  expect(canUse(read, "away", "alarm")).toBe(true);
});

test("one of theirs, and one only", () => {
  const seenWith = (board: readonly string[]) =>
    settle(
      respond(
        activate(
          table({
            turn: "away",
            host: { board: ["nerd"], setZone: [faceDown("read-receipts")] },
            away: { hand: ["memo"], board },
          }),
          "away",
          "memo",
        ),
        "host",
        "read-receipts",
      ),
    );
  const two = seenWith(["bully", "prefect"]);
  expect(vice(two, "away", "bully") + vice(two, "away", "prefect")).toBe(1);
  expect(vice(seenWith([]), "host", "nerd")).toBe(0);
});

test("your own spell is not read", () => {
  const own = table({
    host: { hand: ["memo"], setZone: [faceDown("read-receipts")] },
    away: { setZone: [faceDown("alarm")] },
  });
  const cast = activate(own, "host", "memo").when("away", "RESPOND_CHAIN");
  expect(canUse(cast, "host", "read-receipts")).toBe(false);
});

test("a trap is not read", () => {
  expect(canUse(activate(start(), "away", "alarm"), "host", "read-receipts")).toBe(false);
});
