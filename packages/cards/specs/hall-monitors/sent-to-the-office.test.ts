import { expect, test } from "vitest";
import { activate, aims, canUse, cardsIn, clout, life, on, settle, table, worn } from "../table.ts";

const start = (hand: readonly string[]) =>
  table({
    host: { hand: ["sent-to-the-office", ...hand], board: [worn("nerd", 1)] },
    away: { board: [worn("bully", 1), worn("nerd", 2), "prefect"] },
  });

test("one of theirs with a counter goes, and every counter there was is 300 damage", () => {
  const at = start(["memo"]);
  expect(aims(at, "host", "sent-to-the-office")).toEqual(["away bully", "away nerd"]);
  const after = settle(activate(at, "host", "sent-to-the-office", on(at, "away", "bully")));
  expect(cardsIn(after, "away", "graveyard")).toEqual(["bully"]);
  expect(cardsIn(after, "away", "board")).toEqual(["nerd", "prefect"]);
  expect(life(after)).toEqual([8000, 7100]);
  expect(cardsIn(after, "host", "graveyard")).toEqual(["memo", "sent-to-the-office"]);
  expect(clout(after)).toEqual([5, 5]);
});

test("somebody has to carry the note: a card of yours", () => {
  expect(canUse(start([]), "host", "sent-to-the-office")).toBe(false);
});
