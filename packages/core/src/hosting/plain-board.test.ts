import { expect, test } from "vitest";
import type { CardView, GameTypes, View } from "../index.ts";
import { LogContext, plainFacts, plainWords } from "./index.ts";

const view = {
  viewer: "red",
  seating: ["red", "blue"],
  game: {
    round: 3,
    shared: { turn: 7, turnSeat: "red", chain: [] },
    seats: { red: { life: 20, hasPassed: false }, blue: { life: 4 } },
    stats: { c5: { power: 2 } },
    costs: { c5: 1 },
  },
} as unknown as View<GameTypes>;
const { board } = plainWords;
const say = new LogContext(plainWords, view, { face: () => undefined });

test("finds what a view says about a seat, a card, and nobody in particular", () => {
  expect(board.seat(view, "red")).toEqual([{ name: "life", value: "20" }]);
  expect(board.match(view, say)).toEqual([
    { name: "round", value: "3" },
    { name: "turn", value: "7" },
    { name: "turn seat", value: "you" },
  ]);
  const card = { card: "c5", data: { damage: 0, counters: 2, exhausted: true } };
  expect(board.card(view, card as unknown as CardView<GameTypes>, say)).toEqual([
    "power 2",
    "costs 1",
    "counters 2",
    "exhausted",
  ]);
});

test("tells values that fit on a line, and of switches those that are on", () => {
  expect(plainFacts({ isReady: true, isOut: false, list: [1], none: null, ink: "ruby" })).toEqual([
    { name: "is ready", value: "yes" },
    { name: "ink", value: "ruby" },
  ]);
});
