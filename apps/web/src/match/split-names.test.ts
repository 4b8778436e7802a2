import { expect, it } from "vitest";
import { splitAtNames } from "./split-names.ts";

const faces = {
  soup: { name: "Soup" },
  detective: { name: "Soup Detective" },
  question: { name: "What? (Again)" },
};

it("finds the longest name, as a whole word", () => {
  expect(splitAtNames(faces, "You draw Soup Detective")).toEqual([
    { part: "You draw ", def: null },
    { part: "Soup Detective", def: "detective" },
  ]);
  expect(splitAtNames(faces, "Soups are no card")).toEqual([
    { part: "Soups are no card", def: null },
  ]);
  expect(splitAtNames(faces, "Soup beats What? (Again) twice").map(({ def }) => def)).toEqual([
    "soup",
    null,
    "question",
    null,
  ]);
});

it("leaves a sentence whole where no card is known", () => {
  expect(splitAtNames({}, "You go first")).toEqual([{ part: "You go first", def: null }]);
});
