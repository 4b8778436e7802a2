import { expect, test } from "vitest";
import { activate, cardsIn, clout, life, settle, table } from "../table.ts";

test("as it comes, the top two of their deck are seen and gone, and you draw", () => {
  const start = table({
    host: { hand: ["spoiler-alert", "spoiler-alert"], deck: ["memo", "blank", "blank"] },
    away: { deck: ["nerd", "bully", "prefect"] },
  });
  const after = settle(activate(start, "host", "spoiler-alert"));
  after.then({
    type: "CARDS_VIEWED",
    seat: "host",
    change: { cards: [{ def: "nerd" }, { def: "bully" }] },
  });
  expect(cardsIn(after, "away", "graveyard")).toEqual(["nerd", "bully"]);
  expect(cardsIn(after, "away", "deck")).toEqual(["prefect"]);
  expect(cardsIn(after, "host", "hand")).toEqual(["spoiler-alert", "memo"]);
  expect(clout(after)).toEqual([3, 5]);
  const next = settle(activate(after, "host", "spoiler-alert"));
  expect(cardsIn(next, "away", "deck")).toEqual([]);
});

test("a card that they draw by an effect is 200 damage, yours are not", () => {
  const theirs = table({
    turn: "away",
    host: { setZone: ["spoiler-alert"] },
    away: { hand: ["handout", "handout", "poster", "memo"] },
  });
  const drawn = settle(activate(theirs, "away", "handout"));
  expect(life(drawn)).toEqual([8000, 7800]);
  expect(life(settle(activate(drawn, "away", "handout")))).toEqual([8000, 7600]);
  expect(life(settle(activate(theirs, "away", "poster")))).toEqual([8000, 8000]);
  expect(life(settle(activate(theirs, "away", "memo")))).toEqual([8000, 8100]);
  const mine = table({ host: { hand: ["handout"], setZone: ["spoiler-alert"] } });
  expect(life(settle(activate(mine, "host", "handout")))).toEqual([8000, 8000]);
});
