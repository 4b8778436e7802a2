import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cards, cliques } from "../src/index.ts";
import { deckCards } from "./set.ts";

test("the README says how many cards and tokens there are", () => {
  const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
  const [, written, tokens] = /The set has (\d+) cards\s+and (\d+) token/.exec(readme) ?? [];
  const count = cliques.flatMap(deckCards).length;
  expect([written, tokens].map(Number)).toEqual([count, Object.keys(cards).length - count]);
});
