import { cards, cliques } from "@ltcg/cards";
import { sampleCards } from "@tcg/lorcana-engine/sample";
import fc from "fast-check";
import { expect, test } from "vitest";
import { printedFace as lorcana } from "../../lorcana/printed-face.ts";
import { printedFace as lunchtable } from "../../lunchtable/printed-face.ts";
import { motifNames } from "../motifs/names.ts";
import { sprite } from "../sprite.ts";
import type { PicturedCard } from "./drawn.ts";
import { guess } from "./guess.ts";
import { picture } from "./picture.ts";
import { person } from "./recipe.ts";
import { recipes } from "./recipes/index.ts";

const printed: readonly PicturedCard[] = [
  ...Object.values(cards).map((card) => lunchtable(card, cards)),
  ...sampleCards.map((card) => lorcana({ ...card, text: "" })),
];

const somebody: PicturedCard = {
  id: "soup-detective",
  name: "Soup Detective",
  cloth: cliques[0]?.id ?? "",
  rarity: "common",
  subject: "person",
};

/** What a picture refers to, of motifs, cloths and gradients. */
const references = (svg: string): string[] =>
  [...svg.matchAll(/(?:href="|url\()#([\w-]+)/g)].map(([, id = ""]) => id);

test("every printed card has a recipe of its own, and no recipe is for a card that is not there", () => {
  const ids = [...Object.keys(cards), ...sampleCards.map(({ id }) => id)];
  expect(Object.keys(recipes).toSorted()).toEqual(ids.toSorted());
});

test("no two printed cards look alike", () => {
  const pictures = new Set(printed.map(picture));
  expect(pictures.size).toBe(printed.length);
});

test("no two cards of a family show the same things in the same way", () => {
  const shown = printed.map((card) => {
    const { layout, motif, around, hair, pose, back } = { ...guess(card), ...recipes[card.id] };
    return JSON.stringify([card.cloth, layout, motif, around, hair, pose, back]);
  });
  expect(shown.length).toBe(new Set(shown).size);
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
  expect(references(picture(somebody))).toContain("m-soup");
});

test("whatever a custom card is called, it has a picture, and none of its words get into it", () => {
  const there = new Set([...sprite().matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.string(),
      fc.constantFrom("person", "note", "scene", "thing"),
      fc.constantFrom("common", "uncommon", "rare", "epic", "legendary"),
      fc.string(),
      (id, name, subject, rarity, cloth) => {
        const drawn = picture({ id, name, subject, rarity, cloth });
        for (const used of references(drawn)) expect(there).toContain(used);
        expect(drawn).not.toMatch(/undefined|NaN|<script/);
      },
    ),
  );
});

test("people whom nobody drew stand in every pose", () => {
  const looks = Array.from({ length: 40 }, (_, at) => guess({ ...somebody, id: `new-${at}` }).pose);
  expect(new Set(looks)).toEqual(new Set(["hold", "both", "aloft", "crossed", "peek"]));
});

test("nobody with a recipe moves by accident: a pose comes from the recipe alone", () => {
  const held = picture({ ...somebody, art: person("soup", "cap", "smile") });
  const same = picture({ ...somebody, art: person("soup", "cap", "smile", { pose: "hold" }) });
  expect(held).toBe(same);
});
