/** The vocabulary is there to be used: each clique has its part of it, and nothing lies idle. */
import { describe, expect, test } from "vitest";
import { cliques } from "../src/index.ts";
import { dutyOf, everyWord } from "./duties.ts";
import { complete, isWholeSet } from "./set.ts";
import { wordsOf } from "./words.ts";

test.each(cliques.map(({ id }) => [id]))("%s has a part of the vocabulary", (id) => {
  expect(dutyOf(id)).not.toEqual([]);
});

describe.each(complete.map((clique) => [clique.id, clique] as const))("%s", (id, { cards }) => {
  const used = cards.map(wordsOf);

  test.each(dutyOf(id).map((word) => [word]))("%s is on two cards", (word) => {
    expect(used.filter((words) => words.has(word)).length).toBeGreaterThanOrEqual(2);
  });
});

if (isWholeSet) {
  const used = new Set(cliques.flatMap(({ cards }) => cards.flatMap((card) => [...wordsOf(card)])));

  test("no word of the vocabulary is unused", () => {
    expect(everyWord.filter((word) => !used.has(word))).toEqual([]);
  });

  test("three cliques gain clout or change what cards cost", () => {
    const changing = cliques.filter(({ cards }) =>
      cards.some((card) => {
        const words = wordsOf(card);
        return words.has("action gain_clout") || words.has("action modify_cost");
      }),
    );
    expect(changing.length).toBeGreaterThanOrEqual(3);
  });
}
