import { card } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  cardsIn,
  choices,
  choose,
  endTurn,
  life,
  on,
  settle,
  stats,
  summon,
  table,
  worn,
} from "../table.ts";

test("cheers the whole clique on for a turn when it comes", () => {
  const start = table({
    host: { hand: ["pinata-king"], board: ["candy-courier", "nerd", "bully"] },
    away: { board: ["candy-courier"] },
  });
  const after = settle(summon(start, "host", "pinata-king", on(start, "host", "nerd")));
  expect(stats(after, "host", "pinata-king")).toEqual([3300, 1400]);
  expect(stats(after, "host", "candy-courier")).toEqual([2300, 800]);
  expect(stats(after, "host", "bully")).toEqual([1800, 1200]);
  expect(stats(after, "away", "candy-courier")).toEqual([1800, 800]);
  const next = endTurn(after, "host");
  expect(stats(next, "host", "candy-courier")).toEqual([1800, 800]);
});

test("bursts into cards and damage", () => {
  const start = table({
    phase: "main2",
    host: { hand: ["memo"], board: [worn("pinata-king", 3)], deck: ["nerd", "bully", "blank"] },
  });
  const burst = endTurn(start, "host");
  expect(choices(burst, "host")).toEqual(["host bully", "host memo", "host nerd"]);
  const after = settle(choose(burst, "host", card(burst, "host", "hand", "memo")));
  expect(cardsIn(after, "host", "hand")).toEqual(["nerd", "bully"]);
  expect(cardsIn(after, "host", "graveyard")).toEqual(["pinata-king", "memo"]);
  expect(life(after)).toEqual([8000, 7000]);
});
