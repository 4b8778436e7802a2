import { expect, test } from "vitest";
import { createGame } from "../game.ts";
import type { CardTable } from "./card.ts";
import { defineCards } from "./define-cards.ts";
import { pinnedCards } from "./pinned-cards.ts";

const tray = {
  id: "tray",
  name: "Tray",
  rarity: "common",
  type: "stereotype",
  level: 3,
  attack: 1200,
  defense: 900,
  flavour: "It is wet.",
};
const hall = { ...tray, id: "hall", name: "Hall Monitor" };

/** The hash that a match with these cards pins. */
function cardSetOf(changes: object = {}, others: readonly object[] = [hall]): string {
  const defined = defineCards([{ ...tray, ...changes }, ...others] as never);
  if (!defined.ok) throw new Error(JSON.stringify(defined));
  return createGame(defined.cards).cardSet;
}

test("a letter in a name or a flavour text changes nothing that a match pins", () => {
  expect(cardSetOf({ name: "Trey" })).toBe(cardSetOf());
  expect(cardSetOf({ flavour: "It was wet." })).toBe(cardSetOf());
  expect(cardSetOf({ rarity: "rare" })).toBe(cardSetOf());
});

test("a number does", () => {
  expect(cardSetOf({ attack: 1300 })).not.toBe(cardSetOf());
  expect(cardSetOf({ level: 4 })).not.toBe(cardSetOf());
});

test("so does a name that an effect looks for", () => {
  const effect = {
    trigger: "on_summon",
    actions: [{ kind: "search", filter: { name: "Tray" }, count: 1 }],
  };
  const table = (name: string): CardTable =>
    ({ tray: { ...tray, name }, hall: { ...hall, effects: [effect] } }) as never;
  const pinned = (name: string): string => JSON.stringify(pinnedCards(table(name)));
  expect(pinned("Tray")).not.toBe(pinned("Trey"));
  expect(pinned("Trey")).toBe(pinned("Troy"));
});
