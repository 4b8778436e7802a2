/** In matches of random moves: a seat that passes by itself could have done nothing else. */

import { createRandom, type EventOf, freshTable } from "@tcg/core";
import { rulesOf, started } from "@tcg/core/testkit";
import { expect, test } from "vitest";
import { defined } from "../../fixtures/duel.ts";
import { exampleTable } from "../../fixtures/example-game.ts";
import { generatedCards } from "../../fuzz/generated-cards.ts";
import { generatedDecks } from "../../fuzz/generated-decks.ts";
import { activatableCards, activatableEffects } from "../../src/chain/may-activate.ts";
import { createGame, type LunchTableGame } from "../../src/game.ts";
import type { LunchTable, ResponseWindow, State } from "../../src/types.ts";
import { otherSeat, SEATS, type Seat, type WindowKind } from "../../src/vocabulary.ts";

/** Who passes by itself with this event, and the window in which it does. */
function passesIn(
  { shared }: State,
  event: EventOf<LunchTable>,
): { readonly seats: readonly Seat[]; readonly window: ResponseWindow } | null {
  const { window } = shared;
  switch (event.type) {
    case "WINDOW_OPENED": {
      const { asked, passes } = event.window;
      return { seats: passes === 0 ? [] : [otherSeat(asked)], window: event.window };
    }
    case "WINDOW_PASSED":
      return { seats: SEATS, window: passedWindow(shared, event.window) };
    case "RESPONSE_PASSED": {
      if (window === null || event.closes === undefined || window.passes > 0) return null;
      return { seats: [otherSeat(event.seat)], window };
    }
    case "WINDOW_CLOSED":
      return window === null ? null : { seats: SEATS, window };
    default:
      return null;
  }
}

/** It was never open: as it would have been. */
function passedWindow(
  { chain, recent, turnSeat }: State["shared"],
  kind: WindowKind,
): ResponseWindow {
  const summoned = recent.findLast(({ on }) => on === "summoned");
  const holds = [...chain.map(({ seat }) => seat), ...(summoned ? [summoned.seat] : [])];
  const fromHand = kind === "damage" || holds.some((seat) => seat !== turnSeat);
  return { kind, asked: turnSeat, passes: 0, fromHand };
}

/** The responses that seats would have had where they passed by themselves, and how often they did. */
function unasked(
  game: LunchTableGame,
  before: State,
  events: readonly EventOf<LunchTable>[],
): { readonly passes: number; readonly missed: readonly string[] } {
  let state = before;
  let passes = 0;
  const missed: string[] = [];
  for (const event of events) {
    const { seats, window } = passesIn(state, event) ?? { seats: [], window: null };
    const asked = { ...state, shared: { ...state.shared, window } };
    const table = freshTable<LunchTable>(rulesOf(game), asked);
    for (const seat of seats) {
      const could = [
        ...activatableCards(table, seat, "respond"),
        ...activatableEffects(table, seat, "respond"),
      ];
      passes += 1;
      missed.push(...could.map(({ card }) => `${seat} ${state.cards.get(card)?.def}`));
    }
    state = game.evolve(state, [event]);
  }
  return { passes, missed };
}

const COMMANDS = 200;

test.each([1, 2, 3, 4])("[LT 9.5] whoever is not asked had no legal response: cards %i", (seed) => {
  const generated = generatedCards(createRandom(seed, "cards"));
  const game = createGame(defined(Object.values({ ...generated, ...exampleTable })));
  const random = createRandom(seed, "moves");
  const { host, away } = generatedDecks(random, generated);
  let { state } = started(game, { seed, hostDeck: host, awayDeck: away });
  let passes = 0;
  for (let left = COMMANDS; left > 0 && state.outcome.status === "running"; left--) {
    const seat = random.pick(game.actors(state));
    const moves = game.legalMoves(state, seat).filter(({ id }) => id !== "SURRENDER");
    const { command } = random.pick(moves);
    const decision = game.decide(state, seat, command);
    if (!decision.ok) throw new Error(decision.rejection.message);
    const found = unasked(game, state, decision.events);
    expect(found.missed).toEqual([]);
    passes += found.passes;
    state = decision.state;
  }
  expect(passes).toBeGreaterThan(10);
});
