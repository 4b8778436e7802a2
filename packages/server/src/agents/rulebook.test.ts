import { hostedSkirmish } from "@tcg/core/fixtures/skirmish";
import { anyGame } from "@tcg/core/hosting";
import { describe, expect, test } from "vitest";
import { hostedGames } from "../games.ts";
import { readRulebook, rulebookOf } from "./rulebook.ts";

const book = readRulebook(
  ["## 6 Summoning", "- 6.1 One `summon` a turn.", "  - 6.1a Also _sets_.", "- 6.10 Ten."].join(
    "\n",
  ),
);

test("a rule is found by its number, with or without the book's name, and its cases with it", () => {
  const found = [
    { number: "6.1", text: "One summon a turn." },
    { number: "6.1a", text: "Also sets." },
  ];
  expect(book.numbered("LT 6.1")).toEqual(found);
  expect(book.numbered(" 6.1 ")).toEqual(found);
  expect(book.numbered("6.2")).toEqual([]);
  expect(book.numbered("summon")).toEqual([]);
});

test("rules are found by what they speak of", () => {
  expect(book.about("SUMMON").map(({ number }) => number)).toEqual(["6", "6.1"]);
  expect(book.about(" ")).toEqual([]);
});

describe.each(hostedGames.map((hosted) => [hosted.game.id, hosted] as const))("%s", (_, hosted) => {
  test("its rulebook has rules with numbers", async () => {
    const own = await rulebookOf(hosted);
    expect(own?.about("turn").length).toBeGreaterThan(3);
  });
});

test("a game without a rulebook has no rules to look up", async () => {
  expect(await rulebookOf({ ...anyGame(hostedSkirmish), rulebook: null })).toBeNull();
});
