import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, cardsIn, clout, seen, settle, table } from "../table.ts";

test("turned over, it shows you the top three of their deck and drops the first", () => {
  const start = table({
    host: { setZone: [faceDown("leaked-answer-key")] },
    away: { deck: ["nerd", "bully", "memo", "prefect"] },
  });
  const after = settle(activate(start, "host", "leaked-answer-key"));
  expect(cardsIn(after, "away", "graveyard")).toEqual(["nerd"]);
  expect(seen(after, "host", "away", "deck")).toEqual(["bully", "memo"]);
  expect(seen(after, "away", "away", "deck")).toEqual([]);
  expect(clout(after)).toEqual([4, 5]);
});

test("from then on the first card they draw by an effect each turn costs them one", () => {
  const start = table({
    turn: "away",
    host: { hand: ["bully"], setZone: ["leaked-answer-key"] },
    away: { hand: ["handout", "handout"], deck: ["nerd", "nerd", "blank"] },
  });
  const first = settle(activate(start, "away", "handout"));
  expect(cardsIn(first, "away", "hand")).toHaveLength(1);
  expect(cardsIn(first, "host", "hand")).toEqual(["bully"]);
  const mine = table({
    host: { hand: ["handout"], setZone: ["leaked-answer-key"] },
    away: { hand: ["bully"] },
  });
  const drawn = settle(activate(mine, "host", "handout"));
  expect(cardsIn(drawn, "away", "hand")).toEqual(["bully"]);
});
