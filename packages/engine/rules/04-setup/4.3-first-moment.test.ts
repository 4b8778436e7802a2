import { expect, test } from "vitest";
import { duelGame } from "../../fixtures/duel.ts";
import { plainCards, plainDeck } from "../../fixtures/plain-deck.ts";

const game = duelGame(plainCards);

test.each(["host", "away"] as const)(
  "[LT 4.3] the match opens in the draw phase of the first seat, turn 1 (%s first)",
  (firstSeat) => {
    const opening = game.start({ hostDeck: plainDeck, awayDeck: plainDeck, firstSeat, seed: 1 });
    if (!opening.ok) throw new Error(opening.rejection.message);
    const { state } = opening;
    expect(state.phase).toBe("draw");
    expect(state.shared).toMatchObject({ turnNumber: 1, turnSeat: firstSeat, firstSeat });
    expect(state.prompts).toEqual([]);
    expect(state.outcome).toEqual({ status: "running" });
    expect(game.actors(state)).toEqual([firstSeat]);
    const moves = game.legalMoves(state, firstSeat).map(({ id }) => id);
    expect(moves.sort()).toEqual(["ADVANCE_PHASE", "END_TURN", "SURRENDER"]);
  },
);

test("[LT 4.3] GAME_STARTED is its first event, and comes once", () => {
  const opening = game.start({ hostDeck: plainDeck, awayDeck: plainDeck, seed: 1 });
  if (!opening.ok) throw new Error(opening.rejection.message);
  const types = opening.events.map(({ type }) => type);
  expect(types[0]).toBe("GAME_STARTED");
  expect(types.filter((type) => type === "GAME_STARTED")).toHaveLength(1);
  expect(types.slice(-2)).toEqual(["TURN_STARTED", "PHASE_CHANGED"]);
  expect(game.evolve(null, opening.events)).toEqual(opening.state);
});
