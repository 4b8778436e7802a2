import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, canUse, cardsIn, clout, hands, seen, settle, table } from "../table.ts";

test("turned over, it shows you the top three of their deck and drops the first", () => {
  const start = table({
    host: {
      setZone: [faceDown("leaked-answer-key"), faceDown("leaked-answer-key")],
      deck: ["alarm", "blank"],
    },
    away: { deck: ["nerd", "bully", "memo", "prefect"] },
  });
  const after = settle(activate(start, "host", "leaked-answer-key"));
  expect(cardsIn(after, "away", "graveyard")).toEqual(["nerd"]);
  expect(seen(after, "host", "away", "deck")).toEqual(["bully", "memo"]);
  expect(seen(after, "away", "away", "deck")).toEqual([]);
  expect(cardsIn(after, "host", "deck")).toEqual(["alarm", "blank"]);
  expect(clout(after)).toEqual([4, 5]);
  expect(canUse(after, "host", "leaked-answer-key")).toBe(true);
});

test("from then on the first card they draw by an effect each turn costs them one", () => {
  const start = table({
    turn: "away",
    host: { hand: ["bully"], setZone: ["leaked-answer-key"] },
    away: { hand: ["handout", "handout", "handout", "memo"] },
  });
  expect(cardsIn(settle(activate(start, "away", "memo")), "away", "hand")).toHaveLength(3);
  const first = settle(activate(start, "away", "handout"));
  expect(hands(first).map(({ length }) => length)).toEqual([1, 3]);
  const second = settle(activate(first, "away", "handout"));
  expect(hands(second).map(({ length }) => length)).toEqual([1, 3]);
  const mine = table({
    host: { hand: ["handout"], setZone: ["leaked-answer-key"] },
    away: { hand: ["bully"] },
  });
  const drawn = settle(activate(mine, "host", "handout"));
  expect(cardsIn(drawn, "away", "hand")).toEqual(["bully"]);
});

test("two keys cost them two", () => {
  const start = table({
    turn: "away",
    host: { setZone: ["leaked-answer-key", "leaked-answer-key"] },
    away: { hand: ["handout", "nerd", "bully"] },
  });
  expect(cardsIn(settle(activate(start, "away", "handout")), "away", "hand")).toHaveLength(1);
});
