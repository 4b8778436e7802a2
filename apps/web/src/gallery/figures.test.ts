import { readFileSync } from "node:fs";
import { lunchTable } from "@ltcg/cards";
import { expect, test } from "vitest";
import { figureOf, measurement } from "./figures.ts";

const book = readFileSync(new URL("../../../../docs/balance.md", import.meta.url), "utf8");

test("the figures are those of the full measurement, deck by deck", () => {
  const [full = ""] = book.split(`## ${measurement.date}, the full measurement`).slice(1);
  const [field = ""] = full.split("Against the field (95 % interval)").slice(1);
  const lines = field.split("The table")[0] ?? "";
  const found = [
    ...lines.matchAll(/(\S+) +([\d.]+) % +\(([\d.]+) % to ([\d.]+) %, (\d+) decided\)/g),
  ].map(([, deck = "", ...numbers]) => [deck, ...numbers.map(Number)] as const);
  expect(found).toHaveLength(6);
  for (const [deck, wins, from, to, decided] of found) {
    expect([deck, figureOf("lunchtable", deck)]).toEqual([deck, { wins, from, to, decided }]);
    expect(Object.keys(lunchTable.decks)).toContain(deck);
  }
  expect(full).toContain(`${measurement.games} in all`);
  expect(full).toContain(`${measurement.bot} against ${measurement.bot}`);
});

test("what was not measured has none", () => {
  expect(figureOf("lunchtable", "sticky-fingers")).toBeNull();
  expect(figureOf("lunchtable", "constructor")).toBeNull();
  expect(figureOf("lorcana", "long-street")).toBeNull();
});
