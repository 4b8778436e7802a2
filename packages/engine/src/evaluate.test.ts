/** What bots read of a position: worth a number for each seat, the other way round for the other. */
import { expect, test } from "vitest";
import { card, duel, duelGame, faceDown, placed, spell, unit } from "../fixtures/duel.ts";

const cards = [
  unit("wall", { attack: 100, defense: 2000 }),
  spell("memo", "normal"),
  spell("gym", "field"),
];
type Seats = NonNullable<NonNullable<Parameters<typeof duel>[1]>["seats"]>;

/** What a position is worth to host, against the same table without what host has here. */
function worth(host: Seats["host"], away: Seats["away"] = {}): number {
  const game = duelGame(cards);
  const { state } = duel(cards, { seats: { host: { ...host }, away: { ...away } } });
  const [mine, theirs] = (["host", "away"] as const).map((seat) =>
    game.evaluate(game.mask(state, seat)),
  );
  // The same without a view.
  expect([game.evaluateState(state, "host"), game.evaluateState(state, "away")]).toEqual([
    mine,
    theirs,
  ]);
  // Nothing here is hidden from one of them but faces, which count as 1000.
  expect((mine ?? 0) + (theirs ?? 0)).toBe(0);
  return mine ?? 0;
}

const doomed = placed("wall", { position: "attack", vice: 3 });
const has = { lifePoints: 8000, clout: 0, breakdownsCaused: 0 };

test("an even position is worth nothing, and one's own things what they are to the other", () => {
  expect(worth({ has }, { has })).toBe(0);
  const board = [placed("wall", { position: "defense" })];
  expect(worth({ has, board }, { has, board })).toBe(0);
});

test.each([
  ["life", { has: { ...has, lifePoints: 8500 } }, 500],
  ["clout", { has: { ...has, clout: 3 } }, 300],
  ["a breakdown", { has: { ...has, breakdownsCaused: 1 } }, 1500],
  ["the last breakdown but one, twice as much", { has: { ...has, breakdownsCaused: 2 } }, 4500],
  [
    "cards in hand, set and in the field",
    { has, hand: ["memo"], setZone: ["memo"], field: ["gym"] },
    1200,
  ],
  ["a stereotype in attack position by its attack", { has, board: ["wall"] }, 600],
  [
    "one in defense position by its defense",
    { has, board: [placed("wall", { position: "defense" })] },
    2500,
  ],
  ["a counter as a burden", { has, board: [placed("wall", { position: "attack", vice: 1 })] }, 381],
  [
    "the last counter but one as a heavy one",
    { has, board: [placed("wall", { position: "attack", vice: 2 })] },
    -159,
  ],
  ["so many that it will break as less than none", { has, board: [doomed] }, -1222.5],
  ["a deck of some cards, of which more are no worth", { has, deck: Array(8).fill("memo") }, 0],
  ["few cards left to draw as a need", { has, deck: Array(4).fill("memo") }, -1200],
  ["none left to draw as the greatest", { has, deck: [] }, -4320],
] as const)("a position is worth more by %s", (_name, host, value) => {
  expect(worth(host, { has })).toBeCloseTo(value, 0);
  expect(worth({ has }, host)).toBeCloseTo(0 - value, 0);
});

test("a counter weighs more the more breakdowns the other seat has caused", () => {
  const board = [placed("wall", { position: "attack", vice: 2 })];
  const burden = (breakdownsCaused: number): number => {
    const caused = { has: { ...has, breakdownsCaused } };
    return worth({ has, board: ["wall"] }, caused) - worth({ has, board }, caused);
  };
  expect(burden(1)).toBeGreaterThan(burden(0));
  expect(burden(2)).toBeGreaterThan(burden(1));
});

test("a card is worth drawing, but not one of the last", () => {
  const deck = (cards: number): string[] => Array<string>(cards).fill("memo");
  const afterDrawing = (of: number): number =>
    worth({ has, hand: ["memo"], deck: deck(of - 1) }, { has, deck: deck(of) });
  expect(afterDrawing(20)).toBe(400);
  expect(afterDrawing(6)).toBeGreaterThan(0);
  expect(afterDrawing(5)).toBeLessThan(0);
});

test("somebody else's face-down stereotype counts as 1000", () => {
  const game = duelGame(cards);
  const board = [faceDown("wall", { position: "defense" })];
  const { state } = duel(cards, { seats: { host: { has }, away: { has, board } } });
  expect(game.evaluate(game.mask(state, "host"))).toBe(-1500);
  expect(game.evaluate(game.mask(state, "away"))).toBe(2500);
  expect(game.evaluateState(state, "host")).toBe(-1500);
  expect(game.evaluateState(state, "away")).toBe(2500);
  expect(game.evaluateState(state, "referee")).toBe(0);
});

test("a match that is won is worth more than any position, a draw and looking on nothing", () => {
  const game = duelGame(cards);
  const ended = duel(cards, { seats: { host: { has }, away: { has } } }).when("away", "SURRENDER");
  const of = (viewer: "host" | "away" | "spectator"): number =>
    game.evaluate(game.mask(ended.state, viewer));
  expect([of("host"), of("away"), of("spectator")]).toEqual([1_000_000, -1_000_000, 0]);
});

test("a draw is worth nothing to either seat", () => {
  const bell = spell("bell", "normal", [
    { id: "b", type: "ignition", actions: [{ kind: "damage", amount: 9000, who: "both" }] },
  ]);
  const all = [...cards, bell];
  const start = duel(all, { seats: { host: { hand: ["bell"] } } });
  const id = card(start, "host", "hand", "bell");
  const ended = start.when("host", `ACTIVATE_SPELL ${id}`);
  ended.ended("lp_zero");
  const game = duelGame(all);
  const of = (viewer: "host" | "away"): number => game.evaluate(game.mask(ended.state, viewer));
  expect([of("host"), of("away")]).toEqual([0, 0]);
});

test("who looks on or judges has no side in a position", () => {
  const game = duelGame(cards);
  const { state } = duel(cards, { seats: { host: { has, board: ["wall"] }, away: { has } } });
  for (const viewer of ["spectator", "referee"] as const) {
    expect(game.evaluate(game.mask(state, viewer))).toBe(0);
  }
});
