import type { CardFacts } from "@tcg/lorcana-engine";
import { expect, test } from "vitest";
import { cardLabel, type Described } from "./card-label.ts";
import { numbersOf } from "./numbers.ts";
import { type Face, nameAlone } from "./printed-face.ts";
import { seatsFrom } from "./use-lorcana.ts";

const tilly = {
  id: "tilly",
  name: "Tilly Wick - Apprentice",
  version: "Apprentice",
  type: "character",
  inks: ["amber"],
  cost: 3,
  inkable: true,
  classifications: [],
  strength: 2,
  willpower: 4,
  lore: 1,
  text: "",
} satisfies Face;

const facts = {
  strength: 3,
  willpower: 4,
  lore: 1,
  keywords: ["evasive"],
  restrictions: ["quest"],
} as unknown as CardFacts;

const lying = { exerted: true, drying: true, damage: 1, at: null, beneath: null, used: [] };

const described = (given: Partial<Described>): string =>
  cardLabel({
    face: tilly,
    numbers: numbersOf(tilly, undefined, 0),
    facts: undefined,
    data: null,
    cost: undefined,
    beneath: 0,
    at: "in your play",
    isPlayable: false,
    isTarget: false,
    ...given,
  });

test("a card says its name, its numbers now, what has changed them, and its state", () => {
  const numbers = numbersOf(tilly, facts, 1);
  expect(
    described({ numbers, facts, data: lying, beneath: 1, isPlayable: true, isTarget: true }),
  ).toBe(
    "Tilly Wick, Apprentice, in your play, strength 3, raised from 2, willpower 3, lowered from 4, lore 1, evasive, can't quest, 1 damage, exerted, drying, 1 card under it, can act, can be chosen",
  );
});

test("a card in the hand says what it costs now; one that nobody sees says that", () => {
  expect(described({ cost: 2, at: "in your hand" })).toBe(
    "Tilly Wick, Apprentice, in your hand, costs 2 ink, strength 2, willpower 4, lore 1",
  );
  const unseen = numbersOf({ type: "item" }, undefined, 0);
  expect(described({ face: null, numbers: unseen })).toBe("A face-down card, in your play");
});

test("damage lowers the willpower that is left, and locations have no strength", () => {
  const hall = { ...tilly, type: "location", moveCost: 2 } as unknown as Face;
  expect(numbersOf(hall, undefined, 3)).toEqual({
    strength: null,
    willpower: { now: 1, printed: 4, lean: "lowered" },
    lore: { now: 1, printed: 1, lean: "printed" },
    moveCost: 2,
  });
});

test("a printed name stands without the version that it ends in", () => {
  expect(nameAlone(tilly)).toBe("Tilly Wick");
  expect(nameAlone({ name: "Tilly - Wick", version: "Keeper" })).toBe("Tilly - Wick");
});

test("the viewer sits below, the others above in the order of play", () => {
  const seatsOf = (you: string) =>
    seatsFrom(["a", "b", "c", "d"], { isViewer: (seat) => seat === you });
  expect(seatsOf("c")).toEqual(["c", "d", "a", "b"]);
  expect(seatsOf("a spectator")).toEqual(["a", "b", "c", "d"]);
});
