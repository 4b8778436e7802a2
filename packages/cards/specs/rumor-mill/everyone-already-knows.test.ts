import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  canUse,
  cardsIn,
  clout,
  endTurn,
  life,
  on,
  respond,
  settle,
  table,
  vice,
  worn,
} from "../table.ts";

const told = (counters: number) => {
  const start = table({
    host: {
      hand: ["chain-letter"],
      board: ["note-passer"],
      setZone: [faceDown("everyone-already-knows"), faceDown("everyone-already-knows")],
    },
    away: { board: [worn("bully", counters), worn("nerd", 1)] },
  });
  return settle(activate(start, "host", "note-passer", on(start, "away", "bully")));
};

test("who comes within one counter gets that one, too, and breaks down", () => {
  const near = told(1);
  expect(vice(near, "away", "bully")).toBe(2);
  const known = settle(activate(near, "host", "everyone-already-knows"));
  expect(vice(known, "away", "bully")).toBe(3);
  expect(vice(known, "away", "nerd")).toBe(1);
  expect(clout(known)).toEqual([3, 5]);
  expect(life(known)).toEqual([8000, 7700]);
  const after = endTurn(known, "host");
  expect(cardsIn(after, "away", "graveyard")).toEqual(["bully"]);
  expect(after.state.seats.host.breakdownsCaused).toBe(1);
});

test("more of them may come to know in the same turn", () => {
  const known = settle(activate(told(1), "host", "everyone-already-knows"));
  const near = settle(activate(known, "host", "chain-letter"));
  expect(vice(near, "away", "nerd")).toBe(2);
  expect(canUse(near, "host", "everyone-already-knows")).toBe(true);
});

test("neither the first counter nor the third is the one", () => {
  expect(canUse(told(0), "host", "everyone-already-knows")).toBe(false);
  expect(canUse(told(2), "host", "everyone-already-knows")).toBe(false);
});

test("counters on your own side are no news", () => {
  const start = table({
    turn: "away",
    host: { board: [worn("nerd", 1)], setZone: [faceDown("everyone-already-knows")] },
    away: { board: ["note-passer"] },
  });
  const near = settle(activate(start, "away", "note-passer", on(start, "host", "nerd")));
  expect(vice(near, "host", "nerd")).toBe(2);
  const window = near.when("away", "ENTER_COMBAT");
  expect(canUse(window, "host", "everyone-already-knows")).toBe(false);
  expect(() => respond(window, "host", "everyone-already-knows").events).toThrow("refused");
});
