import { expect, test } from "vitest";
import { costWords, curveOf, curveWords } from "./curve.ts";

const level = (value: number) => ({ level: value, cost: null });
const cost = (value: number) => ({ level: null, cost: value });

test("levels where there are any, and the cost of the others in words", () => {
  const cards = [level(3), level(3), level(11), cost(0), cost(2)];
  expect(curveOf(cards)).toEqual({ of: "Level", counts: [0, 0, 0, 2, 0, 0, 0, 0, 1] });
  expect(curveWords(curveOf(cards).counts)).toBe("2 of 3, 1 of 8 or more");
  expect(costWords(cards)).toBe("Free to play: 4, costs clout: 1");
});

test("costs in a game without levels", () => {
  const cards = [cost(1), cost(1), cost(9)];
  expect(curveOf(cards)).toEqual({ of: "Cost", counts: [0, 2, 0, 0, 0, 0, 0, 0, 1] });
  expect(costWords(cards)).toBe("");
  expect(curveWords(curveOf([]).counts)).toBe("no cards yet");
});
