import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  advance,
  aims,
  canUse,
  cardsIn,
  choose,
  clout,
  endTurn,
  on,
  settle,
  stats,
  table,
  toEndPhase,
  vice,
} from "../table.ts";

const start = (hand: readonly string[]) =>
  table({
    host: {
      hand: ["chug-chug-chug", ...hand],
      board: ["candy-courier", "pinata-king", "jawbreaker-jock"],
    },
    away: { board: ["fizz-bomber"], setZone: [faceDown("memo")] },
  });

test("doubles one of the clique that is no senior, for two counters and a card", () => {
  const at = start(["memo"]);
  expect(aims(at, "host", "chug-chug-chug")).toEqual([
    "host candy-courier",
    "host jawbreaker-jock",
  ]);
  const courier = on(at, "host", "candy-courier");
  const after = settle(activate(at, "host", "chug-chug-chug", courier));
  expect(stats(after, "host", "candy-courier")).toEqual([3600, 800]);
  expect(vice(after, "host", "candy-courier")).toBe(2);
  expect(clout(after)).toEqual([3, 5]);
  expect(cardsIn(after, "host", "graveyard")).toEqual(["memo", "chug-chug-chug"]);
  expect(stats(endTurn(after, "host"), "host", "candy-courier")).toEqual([1800, 800]);
});

test("with no other card in hand it is not drunk", () => {
  expect(aims(start([]), "host", "chug-chug-chug")).toEqual([]);
});

test("not for others than the clique", () => {
  const others = table({ host: { hand: ["chug-chug-chug", "memo"], board: ["bully"] } });
  expect(canUse(others, "host", "chug-chug-chug")).toBe(false);
});

test("twice in a turn, and in the middle of a fight; it lasts through the end phase", () => {
  const fight = advance(start(["chug-chug-chug", "memo", "memo"]), "host");
  const courier = on(fight, "host", "candy-courier");
  const paying = activate(fight, "host", "chug-chug-chug", courier);
  const after = settle(choose(paying, "host", card(paying, "host", "hand", "memo")));
  expect(canUse(after, "host", "chug-chug-chug")).toBe(true);
  const calm = start(["memo", "memo"]);
  const drinking = activate(calm, "host", "chug-chug-chug", on(calm, "host", "candy-courier"));
  const drunk = settle(choose(drinking, "host", card(drinking, "host", "hand", "memo")));
  expect(stats(toEndPhase(drunk, "host"), "host", "candy-courier")).toEqual([3600, 800]);
});
