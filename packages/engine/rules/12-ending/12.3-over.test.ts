import { expect, test } from "vitest";
import { card, duel, duelGame, unit } from "../../fixtures/duel.ts";

const cards = [unit("late")];
const start = duel(cards, { seats: { host: { hand: ["late"], board: ["late"] } } });
const over = start.when("away", "SURRENDER").ended("surrender", "host");
const [inHand, onBoard] = [
  card(start, "host", "hand", "late"),
  card(start, "host", "board", "late"),
];

test.each([
  ["host", `SUMMON ${inHand} attack`],
  ["host", `CHANGE_POSITION ${onBoard}`],
  ["host", "ADVANCE_PHASE"],
  ["host", "END_TURN"],
  ["host", "SURRENDER"],
  ["away", "SURRENDER"],
  ["away", "RESPOND_CHAIN"],
  ["referee", "TIMEOUT host"],
] as const)("[LT 12.3] an ended match accepts nothing of %s: %s", (actor, command) => {
  over.when(actor, command).refused("game/over");
});

test("[LT 12.3] an ended match offers nothing and waits for nobody", () => {
  const game = duelGame(cards);
  for (const actor of ["host", "away", "referee"] as const) {
    expect(game.legalMoves(over.state, actor)).toEqual([]);
  }
  expect(game.actors(over.state)).toEqual([]);
  expect(game.mask(over.state, "host").game.previews).toEqual([]);
});
