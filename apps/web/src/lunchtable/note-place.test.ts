import { expect, test } from "vitest";
import { notePlace } from "./note-place.ts";

const room = { band: { left: 100, right: 1000 }, free: 100, note: 300, card: null };
const cardAt = (middle: number) => ({ left: middle - 50, right: middle + 50 });

test("a question about no card wants the middle, and has no tail", () => {
  expect(notePlace(room)).toEqual({ wanted: 450, isInReach: false });
});

test("a question about a card wants to stand over it, with a tail", () => {
  expect(notePlace({ ...room, card: cardAt(400) })).toEqual({ wanted: 300, isInReach: true });
});

test("at the edge of the band the tail still hangs over the card, but not from a corner", () => {
  expect(notePlace({ ...room, card: cardAt(140) }).isInReach).toBe(true);
  expect(notePlace({ ...room, card: cardAt(110) }).isInReach).toBe(false);
  expect(notePlace({ ...room, card: cardAt(990) }).isInReach).toBe(false);
});

test("where a chain takes the place over the card, there is no tail", () => {
  const crowded = { ...room, free: 600 };
  expect(notePlace({ ...crowded, card: cardAt(300) }).isInReach).toBe(false);
  expect(notePlace({ ...crowded, card: cardAt(750) }).isInReach).toBe(true);
});
