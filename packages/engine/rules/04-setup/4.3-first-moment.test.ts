import { expect, test } from "vitest";
import { duelGame, everyPhase } from "../../fixtures/duel.ts";
import { plainCards, plainDeck } from "../../fixtures/plain-deck.ts";

const game = duelGame(plainCards);

test.each(["host", "away"] as const)(
  "[LT 4.3] the match opens in the draw phase of the first seat, turn 1 (%s first)",
  (firstSeat) => {
    const decks = { hostDeck: plainDeck, awayDeck: plainDeck };
    const opening = game.start({ ...decks, firstSeat, seed: 1, config: everyPhase });
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

test("[LT 4.3] that phase goes on by itself: the first seat begins in main", () => {
  const decks = { hostDeck: plainDeck, awayDeck: plainDeck };
  const opening = game.start({ ...decks, firstSeat: "away", seed: 1 });
  if (!opening.ok) throw new Error(opening.rejection.message);
  const phases = opening.events.flatMap((event) =>
    event.type === "PHASE_CHANGED" ? [event.phase] : [],
  );
  expect(phases).toEqual(["draw", "standby", "main"]);
  expect(opening.state).toMatchObject({ phase: "main", shared: { turnSeat: "away" }, prompts: [] });
});

test("[LT 4.3] GAME_STARTED is its first event, and comes once", () => {
  const opening = game.start({ hostDeck: plainDeck, awayDeck: plainDeck, seed: 1 });
  if (!opening.ok) throw new Error(opening.rejection.message);
  const types = opening.events.map(({ type }) => type);
  expect(types[0]).toBe("GAME_STARTED");
  expect(types.filter((type) => type === "GAME_STARTED")).toHaveLength(1);
  expect(types.at(-1)).toBe("PHASE_CHANGED");
  expect(game.evolve(null, opening.events)).toEqual(opening.state);
});
