import { isCardId } from "@tcg/core";
import { expect, it } from "vitest";
import { factsAbout, factsOfAll, plainFacts } from "./facts.ts";

const game = {
  round: 3,
  shared: { turn: 7, chain: [] },
  seats: { red: { life: 20, hasPassed: false }, blue: { life: 4 } },
  stats: { c5: { power: 2 } },
  costs: { c5: 1 },
};
const isSomebody = (key: string): boolean => key === "red" || isCardId(key);

it("finds what a view says about a seat, a card, and nobody in particular", () => {
  expect(factsAbout(game, "red")).toEqual([{ name: "life", value: "20" }]);
  expect(factsAbout(game, "c5")).toEqual([
    { name: "power", value: "2" },
    { name: "costs", value: "1" },
  ]);
  expect(factsAbout(game, "c6")).toEqual([]);
  expect(factsOfAll(game, isSomebody)).toEqual([
    { name: "round", value: "3" },
    { name: "turn", value: "7" },
  ]);
});

it("tells values that fit on a line, and of switches those that are on", () => {
  expect(plainFacts({ isReady: true, isOut: false, list: [1], none: null, ink: "ruby" })).toEqual([
    { name: "is ready", value: "yes" },
    { name: "ink", value: "ruby" },
  ]);
});
