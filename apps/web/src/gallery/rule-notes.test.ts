import { readFileSync } from "node:fs";
import { lunchTable } from "@ltcg/cards";
import { lorcana } from "@tcg/lorcana-engine/sample";
import { expect, test } from "vitest";
import { ruleNotes } from "./rule-notes.ts";

const bookOf = ({ rulebook }: { readonly rulebook: string | null }): string =>
  readFileSync(new URL(rulebook ?? ""), "utf8");
const book = bookOf(lunchTable);
const numbers = (game: string, said: string, rulebook: string) =>
  ruleNotes(game, said, rulebook).map(({ number }) => number);

test("a card of LunchTable refers to the rules of its words, in the rulebook's own sentences", () => {
  expect(
    numbers("lunchtable", "Target 1 stereotype; it gets 1 vice. Once per turn.", book),
  ).toEqual(["8.4", "8.6", "11.1"]);
  const [note] = ruleNotes("lunchtable", "Counter trap. Negate it.", book);
  expect(note?.text).toMatch(/^Traps are activated only from the set zone/);
});

test("every rule that is referred to is in the rulebook", () => {
  const everything =
    "trap tribute special summon equip once per turn target pierce control of counter trap negate attack directly vice breakdown";
  expect(numbers("lunchtable", everything, book)).toHaveLength(13);
});

test("a card of Lorcana refers to its keywords", () => {
  const said = "Bodyguard. Challenger +2 (while challenging, this character gets +2).";
  expect(numbers("lorcana", said, bookOf(lorcana))).toEqual(["10.2", "10.3"]);
  expect(numbers("lorcana", "Draw a card.", bookOf(lorcana))).toEqual([]);
});
