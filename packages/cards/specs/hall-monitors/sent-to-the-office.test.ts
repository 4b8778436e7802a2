import { card } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  advance,
  aims,
  canUse,
  cardsIn,
  choose,
  clout,
  life,
  on,
  settle,
  table,
  worn,
} from "../table.ts";

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

test("two of theirs can go on one turn", () => {
  const at = start(["sent-to-the-office", "memo", "memo"]);
  const paying = activate(at, "host", "sent-to-the-office", on(at, "away", "bully"));
  const after = settle(choose(paying, "host", card(paying, "host", "hand", "memo")));
  expect(aims(after, "host", "sent-to-the-office")).toEqual(["away nerd"]);
});

test("somebody has to carry the note, a card of yours, and not through combat", () => {
  expect(canUse(advance(start(["memo"]), "host"), "host", "sent-to-the-office")).toBe(false);
  expect(canUse(start([]), "host", "sent-to-the-office")).toBe(false);
});
