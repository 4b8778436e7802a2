import { expect, test } from "vitest";
import { openGame } from "../games.ts";
import { lorcanaWords, sentences } from "./lorcana.ts";

const table = await openGame("lorcana");

test("every event of the game has its sentence, or is left to the others on purpose", () => {
  const events = table.use(({ game }) => Object.keys(game.rules.audiences));
  expect(events.filter((type) => !Object.hasOwn(sentences, type))).toEqual([]);
  const kernel = ["GAME_STARTED", "PHASE_CHANGED", "PROMPT_OPENED", "PROMPT_CLOSED", "GAME_ENDED"];
  expect(Object.keys(sentences).filter((type) => !events.includes(type))).toEqual(kernel);
});

test("every way a match can end has words of its own", () => {
  const endings = table.use(({ game }) => game.rules.endings);
  const told = endings.map((reason) => lorcanaWords.ending(reason));
  expect(told.filter((text) => text.split(" ").length < 3)).toEqual([]);
});

test("a card is printed with its text and what its keywords come to", () => {
  const lines = table.use(({ words }) => words.printed?.("sergeant-barrow") ?? []);
  const text = lines.join("\n");
  expect(text).toContain("Sergeant Barrow - Wall of the Watch");
  expect(text).toContain("Watch Shift 4");
  expect(text).toContain("damage dealt to it is 1 less");
});
