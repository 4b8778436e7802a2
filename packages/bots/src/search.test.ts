/** How a budget of thought is spent. */
import { cards, deckNamed } from "@ltcg/cards";
import { createGame } from "@ltcg/engine";
import { createRandom } from "@tcg/core";
import { expect, test } from "vitest";
import { type Budget, searchBot } from "./index.ts";

const game = createGame(cards);
const hostDeck = deckNamed("sugar-rush").cards;
const started = game.start({ hostDeck, awayDeck: hostDeck, seed: 3, firstSeat: "host" });
if (!started.ok) throw new Error(started.rejection.message);
const { state } = started;
const legalMoves = game.legalMoves(state, "host");
const known = game.insight(state, "host");

/** The move, and in how many worlds others were thought through. */
function thought(budget: Budget, seed = 1) {
  let worlds = 0;
  const imagining: typeof game = Object.assign(Object.create(game) as typeof game, {
    imagine(...args: Parameters<typeof game.imagine>) {
      worlds++;
      return game.imagine(...args);
    },
  });
  const random = createRandom(seed, "bot");
  const { id } = searchBot("search", budget).choose({
    game: imagining,
    ...known,
    legalMoves,
    random,
  });
  return { id, worlds };
}

test("a larger budget means more worlds, and the same one the same move", () => {
  const [small, large] = [thought({ lines: 12 }), thought({ lines: 60 })];
  expect(large.worlds).toBeGreaterThan(2 * small.worlds);
  expect(thought({ lines: 60 })).toEqual(large);
});

test("however small a budget is, each round looks at a world", () => {
  // One for the first look, and eight, four and two moves in one each.
  expect(thought({ lines: 1 }).worlds).toBe(4);
});

test("a budget of time ends by the clock it is given", () => {
  let [time, looks] = [0, 0];
  const now = (): number => {
    looks++;
    time += 10;
    return time;
  };
  const { worlds } = thought({ milliseconds: 300, now });
  expect(worlds).toBeGreaterThan(10);
  expect(looks).toBeLessThan(40);
});
