import { describe, expect, test } from "vitest";
import { defined } from "../../fixtures/defined.ts";
import { matchGame } from "../../fixtures/match.ts";
import { action, character, item } from "../../fixtures/table.ts";
import type { CardDefinition } from "../../src/cards.ts";
import { defaultConfig } from "../../src/config.ts";
import { type DeckFault, validateDeck } from "../../src/validate-deck.ts";
import type { Ink } from "../../src/vocabulary.ts";

/** Fourteen cards of these inks to fill a deck with, four of each: 56. */
const FILL = Array.from({ length: 14 }, (_, i) => `fill${i}`);
const filler = (...inks: Ink[]): CardDefinition[] => FILL.map((id) => character(id, { inks }));
const FULL = FILL.flatMap((id) => times(4, id));

function times(count: number, id: string): string[] {
  return Array.from({ length: count }, () => id);
}

function faultsOf(
  deck: unknown,
  cards: readonly CardDefinition[],
  config: Partial<typeof defaultConfig> = {},
): readonly DeckFault[] {
  const checked = validateDeck(deck, defined(cards), {
    ...defaultConfig,
    ...config,
  });
  return checked.ok ? [] : checked.faults;
}

/** The codes of all faults, each with its rule and the cards it is about. */
function told(...given: Parameters<typeof faultsOf>): string[] {
  return faultsOf(...given).map(({ code, rule, cards }) => [code, rule, ...cards].join(" "));
}

const ash = character("ash");

describe("a deck", () => {
  test("[CR 2.1.1] is refused with all its faults, each with its rule and its cards", () => {
    const cards = [
      ...filler("amber"),
      character("red", { inks: ["ruby"] }),
      ash,
      item("blue", { inks: ["steel"] }),
    ];
    const deck = [...times(5, "ash"), "red", "blue", "nobody", ...times(6, "fill1")];
    expect(told(deck, cards, { banned: ["red"] })).toEqual([
      "too-few CR 2.1.1.1",
      "unknown-card  nobody",
      "too-many-inks CR 2.1.1.2 blue",
      "too-many-copies CR 2.1.1.3 ash",
      "too-many-copies CR 2.1.1.3 fill1",
      "banned CR 2.1.1.4 red",
    ]);
    for (const wrong of [null, "ash", [1, 2], ["ash", 2], { ash: 60 }]) {
      expect(told(wrong, cards)).toEqual(["not-a-list "]);
    }
  });

  test("[CR 2.1.1] and a match with it does not begin", () => {
    const game = matchGame([...filler("amber"), ash]);
    const good = [...FULL, ...times(4, "ash")];
    const start = (hostDeck: string[], awayDeck: string[]) =>
      game.start({ hostDeck, awayDeck, seed: 1 });
    expect(start(good, good).ok).toBe(true);
    const refused = start(good.slice(1), [...good, "ash"]);
    expect(refused).toMatchObject({
      ok: false,
      rejection: {
        code: "options/bad-deck",
        data: {
          decks: [
            { seat: "host", faults: [{ code: "too-few" }] },
            { seat: "away", faults: [{ code: "too-many-copies", cards: ["ash"] }] },
          ],
        },
      },
    });
  });

  test("[CR 2.1.1.1] of 59 cards is too small; 60 and any number above will do", () => {
    const cards = [...filler("amber"), ash, character("oak"), character("elm")];
    expect(told([...FULL, ...times(3, "ash")], cards)).toEqual(["too-few CR 2.1.1.1"]);
    expect(told([...FULL, ...times(4, "ash")], cards)).toEqual([]);
    expect(told([...FULL, ...times(4, "ash"), "oak"], cards)).toEqual([]);
    const big = [...FULL, ...times(4, "ash"), ...times(4, "oak"), ...times(4, "elm")];
    expect(told(big, cards)).toEqual([]);
  });

  const four = (id: string): string[] => [...FULL, ...times(4, id)];

  test("[CR 2.1.1.2a] of three inks is refused; of one or two it is not", () => {
    const red = character("red", { inks: ["ruby"] });
    const blue = character("blue", { inks: ["sapphire"] });
    const cards = [...filler("amber"), red, blue, ash];
    expect(told(four("ash"), cards)).toEqual([]);
    expect(told(four("red"), cards)).toEqual([]);
    expect(told([...four("red"), "blue"], cards)).toEqual(["too-many-inks CR 2.1.1.2 blue"]);
  });

  test("[CR 2.1.1.2a] the cards of the inks that have fewest are those too many", () => {
    const red = character("red", { inks: ["ruby"] });
    const blue = character("blue", { inks: ["sapphire"] });
    const cards = [...filler("amber"), red, blue];
    const deck = [...times(2, "blue"), ...times(3, "red"), ...FULL];
    expect(told(deck, cards)).toEqual(["too-many-inks CR 2.1.1.2 blue"]);
  });

  test("[CR 2.1.1.2b] a card of two inks brings both", () => {
    const dual = character("dual", { inks: ["ruby", "steel"] });
    const half = character("half", { inks: ["amber", "ruby"] });
    expect(told(four("dual"), [...filler("amber"), dual])).toEqual([
      "too-many-inks CR 2.1.1.2 dual",
    ]);
    expect(told(four("half"), [...filler("amber"), half])).toEqual([]);
    expect(told(four("dual"), [...filler("ruby", "steel"), dual])).toEqual([]);
    expect(told([...four("half"), "dual"], [...filler("amber"), half, dual])).toEqual([
      "too-many-inks CR 2.1.1.2 dual",
    ]);
  });

  test("[CR 2.1.1.3a] has four copies of a card and no fifth", () => {
    const cards = [...filler("amber"), ash];
    expect(told(four("ash"), cards)).toEqual([]);
    expect(told([...four("ash"), "ash"], cards)).toEqual(["too-many-copies CR 2.1.1.3 ash"]);
  });

  test("[CR 2.1.1.3b] copies are counted by name and version, or the name alone", () => {
    const young = character("young", { name: "Ash", version: "Young" });
    const old = character("old", { name: "Ash", version: "Old" });
    const again = character("again", { name: "Ash", version: "Old", cost: 2 });
    const spell = action("spell", [{ do: "draw", amount: 1 }], { name: "Ash" });
    const cards = [...filler("amber"), young, old, again, spell];
    const versions = [...FULL, ...times(4, "young"), ...times(4, "old"), ...times(4, "spell")];
    expect(told(versions, cards)).toEqual([]);
    expect(told([...versions, "again"], cards)).toEqual(["too-many-copies CR 2.1.1.3 old again"]);
    expect(told([...versions, "spell"], cards)).toEqual(["too-many-copies CR 2.1.1.3 spell"]);
  });

  test("[CR 2.1.1.3c] a card's own text can set another limit, lower, higher or none", () => {
    const lone = character("lone", { maxCopies: 1 });
    const pack = character("pack", { maxCopies: 7 });
    const swarm = character("swarm", { maxCopies: null });
    const cards = [...filler("amber"), lone, pack, swarm];
    expect(told([...FULL, ...times(7, "pack"), ...times(40, "swarm"), "lone"], cards)).toEqual([]);
    expect(told([...FULL, ...times(8, "pack"), "lone", "lone"], cards)).toEqual([
      "too-many-copies CR 2.1.1.3 pack",
      "too-many-copies CR 2.1.1.3 lone",
    ]);
  });

  test("[CR 2.1.1.4a] has no card that the match's list of banned cards names", () => {
    const old = character("old", { name: "Ash", version: "Old" });
    const cards = [...filler("amber"), ash, old];
    expect(told(four("ash"), cards, { banned: ["ash"] })).toEqual(["banned CR 2.1.1.4 ash"]);
    expect(told(four("ash"), cards, { banned: ["oak", "old"] })).toEqual([]);
    expect(told(four("old"), cards, { banned: ["Ash - Old"] })).toEqual(["banned CR 2.1.1.4 old"]);
    expect(told(four("old"), cards, { banned: ["ash - old"] })).toEqual([]);
  });

  test("[CR 2.1.1.4b] a ban is of a full name: of every printing, and of no other version", () => {
    const young = character("young", { name: "Ash", version: "Young" });
    const old = character("old", { name: "Ash", version: "Old" });
    const again = character("again", { name: "Ash", version: "Old", cost: 2 });
    const spell = action("spell", [{ do: "draw", amount: 1 }], { name: "Ash" });
    const cards = [...filler("amber"), young, old, again, spell];
    const deck = [...FULL, "young", "spell", "again", "old", "again"];
    for (const named of ["old", "again", "Ash - Old"]) {
      const faults = faultsOf(deck, cards, { banned: [named] });
      expect(faults).toEqual([
        {
          code: "banned",
          cards: ["again", "old"],
          message: "Ash - Old is banned, in every printing; this deck has 3 of it.",
          rule: "CR 2.1.1.4",
        },
      ]);
    }
    // A card without a version has its name alone, and that is no other card's.
    expect(told(deck, cards, { banned: ["Ash"] })).toEqual(["banned CR 2.1.1.4 spell"]);
    expect(told([...four("young"), "spell"], cards, { banned: ["old", "again"] })).toEqual([]);
  });
});

test("[CR 2.1.1.2] the inks of a deck with too many are named in the order of the alphabet", () => {
  const cards = [
    character("red", { inks: ["steel"] }),
    character("blue", { inks: ["amber"] }),
    character("green", { inks: ["ruby"] }),
  ];
  const fault = faultsOf(["red", "green", "blue"], cards).find(
    ({ code }) => code === "too-many-inks",
  );
  expect(fault?.message).toContain("this one has 3: amber, ruby, steel.");
});
