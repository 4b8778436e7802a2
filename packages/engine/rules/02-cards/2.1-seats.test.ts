import { expect, test } from "vitest";
import { duelGame } from "../../fixtures/duel.ts";
import { plainCards, plainDeck } from "../../fixtures/plain-deck.ts";
import type { Options } from "../../src/types.ts";

const game = duelGame(plainCards);
const start = (seed: number, firstSeat?: Options["firstSeat"]) => {
  const decks = { hostDeck: plainDeck, awayDeck: plainDeck };
  const opening = game.start({ ...decks, seed, ...(firstSeat && { firstSeat }) });
  if (!opening.ok) throw new Error(opening.rejection.message);
  return opening;
};
const seeds = Array.from({ length: 40 }, (_, i) => i + 1);

test("[LT 2.1] two seats play, host and away", () => {
  expect(start(1).state.seating).toEqual(["host", "away"]);
});

test("[LT 2.1] the first seat is drawn: either, by the randomness of the match alone", () => {
  const first = seeds.map((seed) => start(seed).state.shared.firstSeat);
  expect(new Set(first)).toEqual(new Set(["host", "away"]));
  expect(seeds.map((seed) => start(seed).state.shared.firstSeat)).toEqual(first);
  for (const seed of seeds) {
    const { state } = start(seed);
    expect(state.shared.turnSeat).toBe(state.shared.firstSeat);
  }
});

test.each(["host", "away"] as const)("[LT 2.1] a config that names %s has its way", (seat) => {
  for (const seed of seeds) {
    const { state, events } = start(seed, seat);
    expect(state.shared).toMatchObject({ firstSeat: seat, turnSeat: seat });
    expect(events.filter((event) => event.type === "FIRST_SEAT_DECIDED")).toEqual([
      { type: "FIRST_SEAT_DECIDED", seat },
    ]);
    expect(state.random.used).not.toHaveProperty("first seat");
  }
});

test("[LT 2.1] a first seat that nobody sits at is refused", () => {
  const opening = game.start({
    hostDeck: plainDeck,
    awayDeck: plainDeck,
    seed: 1,
    firstSeat: "dealer" as never,
  });
  expect(opening).toMatchObject({ ok: false, rejection: { code: "options/bad-seat" } });
});
