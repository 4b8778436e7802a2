import { readFileSync } from "node:fs";
import { lunchTable } from "@ltcg/cards";
import { lorcana } from "@tcg/lorcana-engine/sample";
import { describe, expect, test } from "vitest";
import { explained, glossaryOf } from "./glossary.ts";
import { readMarkdown } from "./markdown.ts";

function numbersOf({ rulebook }: { readonly rulebook: string | null }): ReadonlySet<string> {
  const blocks = readMarkdown(readFileSync(new URL(rulebook ?? ""), "utf8"));
  const items = blocks.flatMap((block) =>
    block.kind === "heading" ? [block] : block.kind === "list" ? block.items : [],
  );
  return new Set(items.flatMap(({ number }) => (number === null ? [] : [number])));
}

describe.each([
  ["lunchtable", lunchTable],
  ["lorcana", lorcana],
] as const)("the terms of %s", (game, hosted) => {
  const entries = glossaryOf(game)?.entries ?? [];

  test("name rules that the rulebook has", () => {
    const numbers = numbersOf(hosted);
    expect(entries.map(({ rule }) => rule).filter((rule) => !numbers.has(rule))).toEqual([]);
    expect(entries.length).toBeGreaterThan(20);
  });

  test("no form is of two terms, and each explanation is a short sentence", () => {
    const forms = entries.flatMap((entry) => entry.forms);
    expect(new Set(forms).size).toBe(forms.length);
    expect(forms).toEqual(forms.map((form) => form.toLowerCase()));
    for (const { means } of entries) expect(means).toMatch(/^[A-Z].{10,110}\.$/);
  });
});

test("a game has one glossary, so that a page that is drawn again reads no text again", () => {
  expect(glossaryOf("lorcana")).toBe(glossaryOf("lorcana"));
  expect(glossaryOf("toString")).toBe(null);
});

test("a text is taken apart at its terms, each where it stands first", () => {
  const glossary = glossaryOf("lunchtable");
  if (glossary === null) throw new Error("there is no glossary");
  const pieces = explained("Tribute 1: special summon a stereotype. Stereotypes win.", glossary);
  expect(pieces.map(({ text, entry }) => [text, entry?.name ?? null])).toEqual([
    ["Tribute", "Tribute"],
    [" 1: ", null],
    ["special summon", "Special summon"],
    [" a ", null],
    ["stereotype", "Stereotype"],
    [". Stereotypes win.", null],
  ]);
  expect(explained("Nothing of it.", glossary)).toEqual([
    { text: "Nothing of it.", at: 0, entry: null },
  ]);
});

test("part of a card's name is no term, a keyword is one with its capital", () => {
  const [lunch, harbour] = [glossaryOf("lunchtable"), glossaryOf("lorcana")];
  if (lunch === null || harbour === null) throw new Error("there is no glossary");
  const named = (text: string, glossary: typeof lunch) =>
    explained(text, glossary).flatMap(({ entry }) => (entry === null ? [] : [entry.name]));
  expect(named("You activate Chain Letter and pay 2 clout", lunch)).toEqual(["Clout"]);
  expect(named("Chain Letter is negated", lunch)).toEqual(["Negate"]);
  expect(named("Target 1 stereotype. Banish it.", lunch)).toEqual([
    "Target",
    "Stereotype",
    "Banished",
  ]);
  expect(named("Your characters gain Rush and Resist +1.", harbour)).toEqual(["Rush", "Resist"]);
});

test("part of a word is no term", () => {
  const glossary = glossaryOf("lorcana");
  if (glossary === null) throw new Error("there is no glossary");
  expect(explained("The rushing folklore of request-songs", glossary)).toHaveLength(1);
  expect(glossaryOf("blind-bid")).toBe(null);
});
