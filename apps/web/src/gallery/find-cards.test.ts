import { lunchTable } from "@ltcg/cards";
import { expect, test } from "vitest";
import { familiesOf, findCards, valuesOf } from "./find-cards.ts";
import { printerOf } from "./printers.ts";

const print = printerOf("lunchtable");
const faces =
  print?.(
    lunchTable.cardIds.map((id) => {
      const face = lunchTable.describeCard(id) ?? { name: "" };
      return { id, name: face.name, face, printed: [] };
    }),
  ) ?? [];

test("all cards are printed, with six families and every kind", () => {
  expect(faces).toHaveLength(lunchTable.cardIds.length);
  expect(familiesOf(faces).map(({ count }) => count)).toEqual([22, 22, 22, 23, 22, 22]);
  expect(valuesOf(faces, "kind").toSorted()).toEqual(["Class", "Spell", "Stereotype", "Trap"]);
  expect(faces.filter(({ isToken }) => isToken).map(({ name }) => name)).toEqual(["Greg"]);
});

test("words are looked for in names and texts, in any order and case", () => {
  const found = findCards(faces, { words: "DRAW vice" });
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(faces.length);
  for (const { name, typeLine, text } of found) {
    const said = [name, typeLine, ...text].join(" ").toLowerCase();
    expect(said).toContain("draw");
    expect(said).toContain("vice");
  }
});

test("filters narrow what is found, and nothing fits everything", () => {
  const family = "Salad Bar";
  const traps = findCards(faces, { family, kind: "Trap", words: "counter trap" });
  expect(traps.length).toBeGreaterThan(0);
  for (const face of traps) {
    expect([face.family, face.kind, face.typeLine]).toEqual([family, "Trap", "Counter trap"]);
  }
  expect(findCards(faces, { words: "xyzzy" })).toEqual([]);
  expect(findCards(faces, {})).toHaveLength(faces.length);
});

test("a game without a printer has none, whatever it is called", () => {
  expect(printerOf("chess")).toBeNull();
  expect(printerOf("constructor")).toBeNull();
});
