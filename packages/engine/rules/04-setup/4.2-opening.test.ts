import { describe, expect, test } from "vitest";
import { duelGame, everyPhase } from "../../fixtures/duel.ts";
import { plainCards, plainDeck } from "../../fixtures/plain-deck.ts";
import type { Config } from "../../src/start/config.ts";
import type { State } from "../../src/types.ts";
import type { Seat } from "../../src/vocabulary.ts";

const game = duelGame(plainCards);
const shorter = plainDeck.slice(2);

function open(
  seed: number,
  given: { awayDeck?: readonly string[]; config?: Partial<Config> } = {},
) {
  const opening = game.start({
    hostDeck: plainDeck,
    awayDeck: plainDeck,
    firstSeat: "host",
    seed,
    ...given,
    // To see the table before anybody gains clout in the draw phase.
    config: { ...everyPhase, ...given.config },
  });
  if (!opening.ok) throw new Error(opening.rejection.message);
  return opening;
}

/** The opening hand, then the deck from the top. */
function order({ seats, cards }: State, seat: Seat): string[] {
  const all = [...seats[seat].hand, ...seats[seat].deck];
  return all.map((id) => (id === null ? "" : `${cards.get(id)?.def}`));
}

describe("[LT 4.2] the decks are shuffled", () => {
  test("with all their cards, and differently for every seed", () => {
    const orders = [1, 2, 3].map((seed) => order(open(seed).state, "host"));
    for (const each of orders) expect(each.toSorted()).toEqual(plainDeck.toSorted());
    expect(new Set([plainDeck, plainDeck.toSorted(), ...orders].map(String)).size).toBe(5);
    expect(order(open(1).state, "host")).toEqual(orders[0]);
  });

  test("each from its own random stream: one deck says nothing about the other", () => {
    const { state } = open(1);
    expect(order(state, "host")).not.toEqual(order(state, "away"));
    const other = open(1, { awayDeck: shorter }).state;
    expect(order(other, "host")).toEqual(order(state, "host"));
    expect(Object.keys(state.random.used).sort()).toEqual(["deck of away", "deck of host"]);
  });

  test("whatever the order in which the list was written", () => {
    const reversed = open(1, { awayDeck: plainDeck.toReversed() }).state;
    expect(order(reversed, "away")).toEqual(order(open(1).state, "away"));
  });
});

test("[LT 4.2] each seat draws 5 from the top", () => {
  const { state, events } = open(4);
  for (const seat of ["host", "away"] as const) {
    expect(state.seats[seat].hand).toHaveLength(5);
    expect(state.seats[seat].deck).toHaveLength(plainDeck.length - 5);
    const drawn = events.filter((event) => event.type === "CARD_DRAWN" && event.seat === seat);
    expect(drawn).toHaveLength(5);
    for (const event of drawn) {
      expect(event).toMatchObject({ why: "opening", change: { from: { zone: "deck", index: 0 } } });
    }
  }
});

test.each(["host", "away"] as const)(
  "[LT 4.2] 8000 life, no clout, and 1 clout for the second seat (%s first)",
  (firstSeat) => {
    const decks = { hostDeck: plainDeck, awayDeck: plainDeck };
    const opening = game.start({ ...decks, firstSeat, seed: 1, config: everyPhase });
    if (!opening.ok) throw new Error(opening.rejection.message);
    const { seats } = opening.state;
    const second = firstSeat === "host" ? "away" : "host";
    const fresh = { lifePoints: 8000, breakdownsCaused: 0, normalSummonUsed: false };
    expect(seats[firstSeat]).toMatchObject({ ...fresh, clout: 0 });
    expect(seats[second]).toMatchObject({ ...fresh, clout: 1 });
  },
);

test("[LT 4.2] a config may say other numbers", () => {
  const config = { startingHand: 6, startingLifePoints: 4000, secondSeatClout: 3 };
  const { seats } = open(1, { config }).state;
  expect([seats.host.hand.length, seats.away.hand.length]).toEqual([6, 6]);
  expect([seats.host.lifePoints, seats.away.lifePoints]).toEqual([4000, 4000]);
  expect([seats.host.clout, seats.away.clout]).toEqual([0, 3]);
});

test.each([
  { startingLifePoints: 0 },
  { boardSlots: 11 },
  { maxDeck: 39 },
  { maxTurns: 2.5 },
  { responses: "never" },
  { standbyPhase: "no" },
  { jokers: 2 },
])("[LT 4.2] a config that no match can be played with is refused: %j", (config) => {
  const decks = { hostDeck: plainDeck, awayDeck: plainDeck };
  const opening = game.start({ ...decks, seed: 1, config: config as never });
  expect(opening).toMatchObject({ ok: false, rejection: { code: "options/bad-config" } });
});
