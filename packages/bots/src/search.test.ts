/** How a budget of thought is spent, and what is thought of that one step ahead does not show. */
import { cards, deckNamed } from "@ltcg/cards";
import { createGame } from "@ltcg/engine";
import { duelGame, duelState, faceDown, trap, unit } from "@ltcg/engine/fixtures/duel";
import { createRandom, type DefId } from "@tcg/core";
import { expect, test } from "vitest";
import { type Bot, type Budget, greedy, searchBot } from "./index.ts";

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
  const [small, large] = [thought({ lines: 8 }), thought({ lines: 60 })];
  expect(large.worlds).toBeGreaterThan(small.worlds + 2);
  expect(thought({ lines: 60 })).toEqual(large);
});

test("however small a budget is, it looks at a world", () => {
  // One for the first look, and one in which the moves are played on.
  expect(thought({ lines: 1 }).worlds).toBe(2);
});

test("a budget of time ends by the clock it is given", () => {
  let time = 0;
  const now = (): number => {
    time += 10;
    return time;
  };
  // It looks once as it begins, and after each world.
  expect(thought({ milliseconds: 40, now }).worlds).toBe(1 + 4);
});

const duelists = [
  unit("bully", { attack: 2500, defense: 100 }),
  unit("kid", { attack: 1000, defense: 100 }),
  unit("bystander", { attack: 0, defense: 0 }),
  trap("pit", "normal", [
    {
      id: "fall",
      type: "trigger",
      trigger: { on: "attack_declared", side: "opponent" },
      actions: [{ kind: "destroy", what: { kind: "event_card" } }],
    },
  ]),
];
const pitGame = duelGame(duelists);

/** Host's bully faces a kid and, if there is one, a set card. */
function attacks(bot: Bot, isTrapped: boolean): boolean {
  const away = { board: ["kid"], setZone: isTrapped ? [faceDown("pit")] : [] };
  const at = duelState(duelists, {
    phase: "combat",
    seats: {
      host: { board: ["bully"], has: { clout: 0 } },
      away: { ...away, has: { clout: 0 } },
    },
  });
  const { command } = bot.choose({
    game: pitGame,
    ...pitGame.insight(at, "host"),
    legalMoves: pitGame.legalMoves(at, "host"),
    random: createRandom(1, "bot"),
    prior: (places) =>
      places.map(({ zone }) => (zone === "setZone" ? "pit" : "bystander") as DefId),
  });
  return command.type === "DECLARE_ATTACK";
}

test("it does not run into what a set card is likely to be, as greedy does", () => {
  const search = searchBot("search", { lines: 40 });
  expect(attacks(search, false)).toBe(true);
  expect(attacks(search, true)).toBe(false);
  expect(attacks(greedy, true)).toBe(true);
});

test("it does not think about a move that wins at once any longer than it takes to see it", () => {
  let worlds = 0;
  const at = duelState(duelists, {
    phase: "combat",
    seats: {
      host: { board: ["bully"], has: { clout: 0 } },
      away: { board: ["kid"], has: { clout: 0, lifePoints: 500 } },
    },
  });
  const counting: typeof pitGame = Object.assign(Object.create(pitGame) as typeof pitGame, {
    imagine(...args: Parameters<typeof pitGame.imagine>) {
      worlds++;
      return pitGame.imagine(...args);
    },
  });
  const { command } = searchBot("search", { lines: 1000 }).choose({
    game: counting,
    ...counting.insight(at, "host"),
    legalMoves: pitGame.legalMoves(at, "host"),
    random: createRandom(1, "bot"),
    prior: (places) => places.map(() => "bystander" as DefId),
  });
  expect(command.type).toBe("DECLARE_ATTACK");
  expect(worlds).toBeLessThan(8);
});
