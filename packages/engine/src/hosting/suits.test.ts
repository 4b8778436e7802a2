import type { CardId, DefId } from "@tcg/core";
import { expect, test } from "vitest";
import { exampleTable } from "../../fixtures/examples/index.ts";
import type { CardDefinition } from "../cards/card.ts";
import type { Command } from "../types.ts";
import { hostLunchTable } from "./index.ts";

const { suits } = hostLunchTable({ cards: exampleTable, decks: {} });
const all: readonly CardDefinition[] = Object.values(exampleTable);

const withMoments = [
  "SUMMON",
  "SET_MONSTER",
  "SET_SPELL_TRAP",
  "FLIP_SUMMON",
  "CHANGE_POSITION",
  "DECLARE_ATTACK",
] as const;

/** Of the moves that have a moment of their own, those that are meant for such a card at such a place. */
function meantFor(
  isSuch: (card: CardDefinition) => boolean,
  zone: "hand" | "board" | "graveyard",
  faceDown = false,
): string[] {
  const def = all.find(isSuch)?.id;
  if (def === undefined) throw new Error("there is no such card among the examples");
  const card = {
    card: "c1" as CardId,
    def: def as DefId,
    owner: "host",
    faceDown,
    data: null,
  } as const;
  return withMoments.filter((type) => suits?.(card, zone, { type } as Command));
}

const isStereotype = ({ type }: CardDefinition): boolean => type === "stereotype";

test.each([
  ["a stereotype in hand", isStereotype, "hand", ["SUMMON", "SET_MONSTER"]],
  ["a trap in hand", ({ type }) => type === "trap", "hand", ["SET_SPELL_TRAP"]],
  [
    "a spell in hand",
    (card) => card.type === "spell" && card.spellType !== "field",
    "hand",
    ["SET_SPELL_TRAP"],
  ],
  [
    "a field card in hand",
    (card) => card.type === "spell" && card.spellType === "field",
    "hand",
    [],
  ],
  ["a stereotype on the board", isStereotype, "board", ["CHANGE_POSITION", "DECLARE_ATTACK"]],
  ["a stereotype in the graveyard", isStereotype, "graveyard", []],
] as const satisfies readonly (readonly [
  string,
  (card: CardDefinition) => boolean,
  "hand" | "board" | "graveyard",
  readonly string[],
])[])("[LT 6.1, 7.1, 10.1] %s", (_, isSuch, zone, moves) => {
  expect(meantFor(isSuch, zone)).toEqual(moves);
});

test("[LT 6.5, 6.6] what lies face-down is flipped, and does not change position", () => {
  expect(meantFor(isStereotype, "board", true)).toEqual(["FLIP_SUMMON", "DECLARE_ATTACK"]);
});

test("of a card that is not seen nothing can be said", () => {
  const card = {
    card: "c1" as CardId,
    def: null,
    owner: "away",
    faceDown: true,
    data: null,
  } as const;
  expect(suits?.(card, "hand", { type: "SUMMON" } as Command)).toBe(true);
});
