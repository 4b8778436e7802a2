import { rulesOf } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import { lamp, mate, memo, quay } from "../fixtures/faulty-cards.ts";
import type { Ability, CardDefinition } from "./cards.ts";
import { completeAbility, completeCard, completeCards } from "./complete-cards.ts";
import { defineCards } from "./define-cards.ts";
import { createGame } from "./game.ts";

describe("a card whose designer has left out what can be left out", () => {
  test("has no abilities, as many copies as usual, and its name alone", () => {
    const cards: readonly CardDefinition[] = [mate, memo, lamp];
    for (const card of cards) {
      expect(completeCard(card)).toMatchObject({
        abilities: [],
        maxCopies: "as-usual",
        fullName: card.name,
      });
    }
    expect(completeCard(mate)).toMatchObject({ names: ["Mate"] });
    expect(completeCard(memo)).toMatchObject({ song: false });
  });

  test("keeps what it says: a version, several names, a song, its copies", () => {
    expect(completeCard(quay).fullName).toBe("Quay - At Night");
    const two = { ...mate, name: "Ada & Bo", names: ["Ada & Bo", "Ada", "Bo"] };
    expect(completeCard(two)).toMatchObject({ names: ["Ada & Bo", "Ada", "Bo"] });
    expect(completeCard({ ...memo, song: true })).toMatchObject({ song: true });
    expect(completeCard({ ...lamp, maxCopies: 9 }).maxCopies).toBe(9);
    expect(completeCard({ ...lamp, maxCopies: null }).maxCopies).toBe("any");
  });
});

test.each<[Ability, object]>([
  [
    { kind: "keyword", keyword: "shift" },
    { value: null, costs: [], onto: "same-name" },
  ],
  [
    { kind: "triggered", when: { on: "quests" }, effects: [] },
    { name: "", from: "play", if: null, oncePerTurn: false },
  ],
  [
    { kind: "activated", costs: [], effects: [] },
    { name: "", if: null, oncePerTurn: false },
  ],
  [
    { kind: "static", on: "self", facts: [] },
    { name: "", from: "play", while: null },
  ],
  [
    { kind: "replacement", would: "be-banished", to: "self", instead: { do: "put-on-bottom" } },
    { name: "", while: null },
  ],
])("%j is completed, once", (ability, filled) => {
  expect(completeAbility(ability)).toEqual({ ...ability, ...filled });
  expect(completeAbility(ability)).toBe(completeAbility(ability));
});

describe("a game", () => {
  test("is made of cards that were defined; of others it does not compile, nor start", () => {
    const raw: Readonly<Record<string, CardDefinition>> = { mate };
    const make = () =>
      // @ts-expect-error: nobody has checked these.
      createGame(raw);
    expect(make).toThrow(new TypeError("the cards of a game are what defineCards gives"));
  });

  test("knows its cards as they are printed, and reads them complete", () => {
    const defined = defineCards([mate]);
    if (!defined.ok) throw new Error("mate is well defined");
    expect(rulesOf(createGame(defined.cards)).cards).toEqual({ mate });
    expect(completeCards(defined.cards).get("mate")?.abilities).toEqual([]);
    expect(defineCards(defined.cards)).toEqual(defined);
  });
});
