import { Coverage, type FuzzReport } from "@tcg/core/testkit";
import { afterEach, expect, test, vi } from "vitest";
import { progressOf } from "./progress.ts";

const told = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => void told.mockClear());

const part: FuzzReport = {
  seed: 1,
  firstGame: 0,
  games: 20,
  commands: 100,
  sampled: 0,
  heavyOneIn: 1,
  longest: 10,
  longestTurn: 5,
  endings: {},
  measures: {},
  neverSeen: [],
  coverage: new Coverage(),
  tallies: {},
  failures: [],
};
const reproduce = "npm run fuzz -- skirmish --seed 1 --game 22";
const failed = { game: 22, check: "fold", message: "not the same", reproduce };

test.each([
  [60, "fuzz: 40 of 60 matches, 1 failure"],
  [undefined, "fuzz: 40 matches, 1 failure"],
])("a failure is told at once, with the line that repeats it", (all, line) => {
  const tell = progressOf(all);
  tell(part);
  expect(told).not.toHaveBeenCalled();
  tell({ ...part, failures: [failed] });
  expect(told.mock.calls).toEqual([[line], [`fuzz: ${reproduce}`]]);
});
