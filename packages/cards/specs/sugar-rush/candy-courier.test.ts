import { expect, test } from "vitest";
import { advance, cardsIn, endTurn, on, settle, summon, table, vice } from "../table.ts";

test("brings a card and a counter along", () => {
  const start = table({
    host: { hand: ["candy-courier"], board: ["bully"], deck: ["nerd", "blank"] },
  });
  const after = settle(summon(start, "host", "candy-courier"));
  expect(cardsIn(after, "host", "hand")).toEqual(["nerd"]);
  expect(vice(after, "host", "candy-courier")).toBe(1);
  expect(vice(after, "host", "bully")).toBe(0);
});

test("set and flipped by hand it is summoned, too; set it is not", () => {
  const start = table({ host: { hand: ["candy-courier"], deck: ["nerd", "blank"] } });
  const set = start.when("host", `SET_MONSTER ${start.state.seats.host.hand[0]}`);
  expect(cardsIn(set, "host", "hand")).toEqual([]);
  const mine = endTurn(endTurn(set, "host"), "away");
  const main = advance(advance(mine, "host"), "host");
  const after = settle(main.when("host", `FLIP_SUMMON ${on(main, "host", "candy-courier")}`));
  expect(vice(after, "host", "candy-courier")).toBe(1);
});
