/** In matches of random moves: a seat that passes by itself could have done nothing else. */
import { createRandom, type EventOf, freshTable } from "@tcg/core";
import { started } from "@tcg/core/testkit";
import { expect, test } from "vitest";
import { exampleTable } from "../../fixtures/example-game.ts";
import { generatedCards } from "../../fuzz/generated-cards.ts";
import { generatedDecks } from "../../fuzz/generated-decks.ts";
import { activatableCards, activatableEffects } from "../../src/chain/may-activate.ts";
import { createGame, type LunchTableGame } from "../../src/game.ts";
import type { Command, LunchTable, State } from "../../src/types.ts";

/** The responses that seats would have had where they passed by themselves, and how often they did. */
function unasked(
  game: LunchTableGame,
  before: State,
  command: Command,
  events: readonly EventOf<LunchTable>[],
): { readonly passes: number; readonly missed: readonly string[] } {
  let state = before;
  let isOwnPass = command.type === "RESPOND_CHAIN" && command.card === undefined;
  let passes = 0;
  const missed: string[] = [];
  for (const event of events) {
    if (event.type === "RESPONSE_PASSED" && !isOwnPass) {
      const { seat } = event;
      const table = freshTable<LunchTable>(game.rules, state);
      const could = [
        ...activatableCards(table, seat, "respond"),
        ...activatableEffects(table, seat, "respond"),
      ];
      passes += 1;
      missed.push(...could.map(({ card }) => `${seat} ${state.cards.get(card)?.def}`));
    }
    if (event.type === "RESPONSE_PASSED") isOwnPass = false;
    state = game.evolve(state, [event]);
  }
  return { passes, missed };
}

const COMMANDS = 200;

test.each([1, 2, 3, 4])("[LT 9.5] whoever is not asked had no legal response: cards %i", (seed) => {
  const generated = generatedCards(createRandom(seed, "cards"));
  const game = createGame({ ...generated, ...exampleTable });
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
    const found = unasked(game, state, command, decision.events);
    expect(found.missed).toEqual([]);
    passes += found.passes;
    state = decision.state;
  }
  expect(passes).toBeGreaterThan(10);
});
