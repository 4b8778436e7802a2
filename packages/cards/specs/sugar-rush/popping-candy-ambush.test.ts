import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  attack,
  canUse,
  clout,
  crowdedHand,
  endTurn,
  life,
  on,
  respond,
  settle,
  stats,
  table,
  toEndPhase,
} from "../table.ts";

const start = () =>
  table({
    phase: "combat",
    turn: "away",
    host: {
      board: ["candy-courier"],
      setZone: [faceDown("popping-candy-ambush"), faceDown("popping-candy-ambush")],
    },
    away: { hand: crowdedHand, board: ["prefect", "bully"] },
  });
const ambushed = () => {
  const at = start();
  const declared = attack(at, "away", "prefect", on(at, "host", "candy-courier"));
  return settle(respond(declared, "host", "popping-candy-ambush"));
};

test("an attacker of theirs loses 700 attack this turn, and they 300 life", () => {
  const after = ambushed();
  // 2600 less 700 against 1800.
  expect(life(after)).toEqual([7900, 7700]);
  expect(clout(after)).toEqual([5, 5]);
  expect(stats(after, "away", "prefect")).toEqual([1900, 2000]);
  expect(stats(after, "away", "bully")).toEqual([1800, 1200]);
  expect(stats(toEndPhase(after, "away"), "away", "prefect")).toEqual([1900, 2000]);
  expect(stats(endTurn(after, "away"), "away", "prefect")).toEqual([2600, 2000]);
});

test("a second one waits for the next", () => {
  const again = attack(ambushed(), "away", "bully");
  expect(canUse(again, "host", "popping-candy-ambush")).toBe(true);
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
