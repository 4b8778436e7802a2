/** A setting is right up to its bound, and told beyond it. */
import { own } from "@tcg/core/shapes";
import { expect, test } from "vitest";
import { exampleMatch, exampleTable } from "../../fixtures/example-game.ts";
import { type Config, defaultConfig } from "./config.ts";
import { configFaults } from "./config-faults.ts";
import { startProblem } from "./start-problem.ts";
import { unknownNames } from "./unknown-names.ts";

const faults = (given: object): string[] => configFaults({ ...defaultConfig, ...given } as Config);

test.each([
  [{ boardSlots: 10, setSlots: 10 }, { boardSlots: 11 }, "boardSlots must be at most 10"],
  [{ setSlots: 10 }, { setSlots: 11 }, "setSlots must be at most 10"],
  [
    { minDeck: 50, maxDeck: 50 },
    { minDeck: 51, maxDeck: 50 },
    "maxDeck must be no less than minDeck",
  ],
  [{ startingHand: 0 }, { startingHand: -1 }, "startingHand must be a whole number of at least 0"],
  [{ standbyPhase: false }, { standbyPhase: 0 }, "standbyPhase must be true or false"],
  [{ responses: "auto" }, { responses: "off" }, "responses must be full or auto"],
  [{ phaseStops: "all" }, { phaseStops: "none" }, "phaseStops must be actions or all"],
])("[LT 4.1] %j is a config, %j is not: %s", (right, wrong, message) => {
  expect(faults(right)).toEqual([]);
  expect(faults(wrong)).toEqual([message]);
});

test("[LT 4.1] faults are told in the order of the settings, bounds of two of them last", () => {
  const bad = { setSlots: 11, responses: "off", standbyPhase: 0, minDeck: 61 };
  const told = faults(bad);
  expect(told.map((line) => line.split(" ")[0])).toEqual([
    ...Object.keys(defaultConfig).filter((key) => key === "responses" || key === "standbyPhase"),
    "setSlots",
    "maxDeck",
  ]);
});

test("[LT 4.1] every setting that is wrong is told, in the order of the settings", () => {
  const names = Object.keys(defaultConfig);
  const told = faults(Object.fromEntries(names.map((name) => [name, "many"])));
  expect(told.map((line) => line.split(" ")[0])).toEqual(names);
});

test("a name of at least four letters that is part of another, or has it in it, is taken for it", () => {
  const told = (name: string): string | undefined =>
    unknownNames({ [name]: 1 }, "setting", ["boardSlots", "maxHand"])[0]?.split("; ")[1];
  expect(told("ardSlo")).toBe("did you mean boardSlots?");
  expect(told("theBoardSlotsOfASeat")).toBe("did you mean boardSlots?");
  expect(told("hand")).toBe("did you mean maxHand?");
  expect(told("han")).toBe("there are boardSlots, maxHand");
});

test("[LT 4.1] decks are judged by the limits that are sound, beside settings that are not", () => {
  const told = (config: object): unknown =>
    own(startProblem(exampleTable, { ...exampleMatch, seed: 1, config })?.data ?? {}, "faults");
  // The example decks have 40 cards, as many as the default asks for.
  expect(told({ boardSlots: 0 })).toEqual(["boardSlots must be a whole number of at least 1"]);
  expect(told({ boardSlots: 0, minDeck: 41 })).toHaveLength(3);
  // What is no number limits nothing, though it could be read as one.
  expect(told({ maxCopies: "1" })).toEqual(["maxCopies must be a whole number of at least 1"]);
  expect(told({ minDeck: "many" })).toEqual(["minDeck must be a whole number of at least 1"]);
  expect(told({ minDeck: 41 })).toHaveLength(2);
});

test("[LT 4.1] a setting that is none is told once, whatever it is set to", () => {
  expect(faults({ boardSlotz: "many" })).toHaveLength(1);
  expect(faults({ boardSlotz: -1 })[0]).toContain("boardSlotz");
});
