import { cards, cliques } from "@ltcg/cards";
import fc from "fast-check";
import { expect, test } from "vitest";
import { motifNames } from "../motifs/index.ts";
import { sprite } from "../sprite.ts";
import type { PicturedCard } from "./drawn.ts";
import { picture } from "./picture.ts";
import { recipes } from "./recipes/index.ts";

const printed = Object.values(cards).map(
  (card): PicturedCard => ({
    id: card.id,
    name: card.name,
    cloth: card.archetype ?? "plain",
    rarity: card.rarity,
    subject: card.type === "stereotype" ? "person" : card.type === "trap" ? "note" : "thing",
  }),
);

/** What a picture refers to, of motifs, cloths and gradients. */
const references = (svg: string): string[] =>
  [...svg.matchAll(/(?:href="|url\()#([\w-]+)/g)].map(([, id = ""]) => id);

test("every printed card has a recipe of its own, and no recipe is for a card that is not there", () => {
  expect(Object.keys(recipes).toSorted()).toEqual(Object.keys(cards).toSorted());
});

test("no two printed cards look alike", () => {
  const pictures = new Set(printed.map(picture));
  expect(pictures.size).toBe(printed.length);
});

test("a card looks the same every time", () => {
  for (const card of printed) expect(picture(card)).toBe(picture({ ...card }));
});

test("everything a picture refers to is on the sheet", () => {
  const there = new Set([...sprite().matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
  for (const card of printed) {
    for (const id of references(picture(card))) expect(there).toContain(id);
  }
  for (const name of motifNames) expect(there).toContain(`m-${name}`);
});

test("a card that nobody drew shows what its name says", () => {
  const soup: PicturedCard = {
    id: "soup-detective",
    name: "Soup Detective",
    cloth: cliques[0]?.id ?? "",
    rarity: "common",
    subject: "person",
  };
  expect(references(picture(soup))).toContain("m-soup");
});

test("whatever a custom card is called, it has a picture, and none of its words get into it", () => {
  const there = new Set([...sprite().matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.string(),
      fc.constantFrom("person", "note", "scene", "thing"),
      fc.constantFrom("common", "uncommon", "rare", "epic", "legendary"),
      (id, name, subject, rarity) => {
        const drawn = picture({ id, name, subject, rarity, cloth: "plain" });
        for (const used of references(drawn)) expect(there).toContain(used);
        expect(drawn).not.toMatch(/undefined|NaN|<script/);
      },
    ),
  );
});
