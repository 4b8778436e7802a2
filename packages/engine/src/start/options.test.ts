/** A setting is right up to its bound, and told beyond it. */
import { own } from "@tcg/core/shapes";
import { expect, test } from "vitest";
import { exampleMatch, exampleTable } from "../../fixtures/example-game.ts";
import { defaultConfig } from "./config.ts";
import { startProblem } from "./options.ts";

const faults = (config: object): string[] => {
  const data = startProblem(exampleTable, { ...exampleMatch, seed: 1, config })?.data ?? {};
  const lines = (own(data, "faults") ?? []) as string[];
  return lines.filter((line) => line.startsWith("config"));
};

test.each([
  [
    { boardSlots: 10, setSlots: 10 },
    { boardSlots: 11 },
    "boardSlots must be a whole number from 1 to 10, not 11",
  ],
  [{ setSlots: 10 }, { setSlots: 11 }, "setSlots must be a whole number from 1 to 10, not 11"],
  [
    { minDeck: 50, maxDeck: 50 },
    { minDeck: 51, maxDeck: 50 },
    "maxDeck must be no less than minDeck, which is 51",
  ],
  [
    { startingHand: 0 },
    { startingHand: -1 },
    "startingHand must be a whole number from 0 to 9999999, not -1",
  ],
  [{ standbyPhase: false }, { standbyPhase: 0 }, "standbyPhase must be true or false, not 0"],
  [{ responses: "auto" }, { responses: "off" }, 'responses must be one of full, auto, not "off"'],
  [
    { phaseStops: "all" },
    { phaseStops: "none" },
    'phaseStops must be one of actions, all, not "none"',
  ],
])("[LT 4.1] %j is a config, %j is not: %s", (right, wrong, message) => {
  expect(faults(right)).toEqual([]);
  expect(faults(wrong)).toEqual([`config.${message}`]);
});

test("[LT 4.1] faults are told in the order of the settings, bounds of two of them last", () => {
  const bad = { setSlots: 11, responses: "off", standbyPhase: 0, minDeck: 61 };
  const told = faults(bad);
  expect(told.map((line) => line.split(" ")[0])).toEqual([
    "config.setSlots",
    "config.standbyPhase",
    "config.responses",
    "config.maxDeck",
  ]);
});

test("[LT 4.1] every setting that is wrong is told, in the order of the settings", () => {
  const names = Object.keys(defaultConfig);
  const told = faults(Object.fromEntries(names.map((name) => [name, "many"])));
  expect(told.map((line) => line.split(" ")[0])).toEqual(names.map((name) => `config.${name}`));
});

test("a setting that says undefined says nothing", () => {
  expect(faults({ maxHand: undefined })).toEqual([]);
});

test("[LT 4.1] decks are judged by the limits that are sound, beside settings that are not", () => {
  const told = (config: object): unknown =>
    own(startProblem(exampleTable, { ...exampleMatch, seed: 1, config })?.data ?? {}, "faults");
  // The example decks have 40 cards, as many as the default asks for.
  expect(told({ boardSlots: 0 })).toEqual([
    "config.boardSlots must be a whole number from 1 to 10, not 0",
  ]);
  expect(told({ boardSlots: 0, minDeck: 41 })).toHaveLength(3);
  // What is no number limits nothing, though it could be read as one.
  expect(told({ maxCopies: "1" })).toEqual([
    'config.maxCopies must be a whole number from 1 to 9999999, not "1"',
  ]);
  expect(told({ minDeck: "many" })).toEqual([
    'config.minDeck must be a whole number from 1 to 9999999, not "many"',
  ]);
  expect(told({ minDeck: 41 })).toHaveLength(2);
});

test("[LT 4.1] a setting that is none is told once, whatever it is set to", () => {
  expect(faults({ boardSlotz: "many" })).toHaveLength(1);
  expect(faults({ boardSlotz: -1 })[0]).toContain("boardSlotz");
});
