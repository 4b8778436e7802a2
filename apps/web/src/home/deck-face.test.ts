import { cliques, lunchTable } from "@ltcg/cards";
import { anyGame } from "@tcg/core/hosting";
import { INKS } from "@tcg/lorcana-engine";
import { lorcana } from "@tcg/lorcana-engine/sample";
import { expect, it } from "vitest";
import { picture } from "../print/art/picture.ts";
import { faceOfInk, inksOf } from "./deck-face.ts";

const decks = [anyGame(lunchTable), anyGame(lorcana)].flatMap((game) => Object.values(game.decks));

it("every deck that people sit down with is printed in the inks of its own parts", () => {
  expect(decks.length).toBeGreaterThan(10);
  const own: readonly string[] = [...cliques.map(({ id }) => id), ...INKS];
  for (const { parts = [] } of decks) {
    for (const ink of inksOf({ parts })) expect(own).toContain(ink);
  }
});

it("every ink has a picture of its own", () => {
  const inks = [...new Set(decks.flatMap(({ parts = [] }) => inksOf({ parts })))];
  const pictures = inks.map((ink) => picture(faceOfInk(ink)));
  expect(new Set(pictures).size).toBe(inks.length);
});

it("a deck without parts is printed plainly", () => {
  expect(inksOf({ parts: [] })).toEqual(["plain"]);
});
