/**
 * Matches between the example decks, played at random to their end, nobody giving up. Every way of
 * playing them gives the same commands and the same final states; that is checked by their hash.
 */
import { type Actor, createRandom, hashJson, invariant, Simulation, type Stream } from "@tcg/core";
import {
  exampleMatch,
  exampleGame as game,
  playRandomly,
  type RandomMatch,
} from "../../packages/engine/fixtures/example-game.ts";
import type { Command, LunchTable, Seat, State } from "../../packages/engine/src/index.ts";

export interface Done {
  /** Commands, moves lists, views: what the time is divided by. */
  readonly units: number;
  readonly games: number;
  readonly us: number;
  /** Of what came out. */
  readonly hash: string;
}

export interface Workload {
  readonly unit: string;
  readonly wholeGames: boolean;
  /** Over matches number 1 to `games`. */
  readonly run: (games: number) => Done;
}

const options = (seed: number) => ({ ...exampleMatch, seed });

const recorded = new Map<number, RandomMatch>();
function matchOf(seed: number): RandomMatch {
  const known = recorded.get(seed) ?? playRandomly(options(seed), seed);
  recorded.set(seed, known);
  return known;
}

/** What this thread has computed so far: on a shared machine others' work does not count. */
function threadUs(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

/** Plays whole matches; only `play` is timed. */
function wholeGames(
  play: (seed: number, commands: RandomMatch["commands"]) => State,
): Workload["run"] {
  return (games) => {
    let units = 0;
    let us = 0;
    const finals: string[] = [];
    for (let seed = 1; seed <= games; seed++) {
      const { commands } = matchOf(seed);
      const begun = threadUs();
      const final = play(seed, commands);
      us += threadUs() - begun;
      units += commands.length;
      finals.push(hashJson(final));
    }
    return { units, games, us, hash: hashJson(finals) };
  };
}

/** Looks at every state of the matches that somebody has to act in; only `look` is timed. */
function eachState(look: (state: State, actor: Seat, command: Command) => number): Workload["run"] {
  return (games) => {
    let units = 0;
    let us = 0;
    let found = 0;
    for (let seed = 1; seed <= games; seed++) {
      const { states, commands } = matchOf(seed);
      const begun = threadUs();
      for (const [i, [actor, command]] of commands.entries()) {
        found += look(states[i] as State, actor as Seat, command);
      }
      us += threadUs() - begun;
      units += commands.length;
    }
    return { units, games, us, hash: hashJson(found) };
  };
}

function pick(random: Stream, legal: readonly Command[]): Command {
  return random.pick(legal.filter(({ type }) => type !== "SURRENDER"));
}

function decided(state: State, actor: Actor<LunchTable>, command: Command): State {
  const decision = game.decide(state, actor, command);
  invariant(decision.ok, "a listed command is accepted");
  return decision.state;
}

function opening(seed: number): State {
  const started = game.start(options(seed));
  invariant(started.ok, "the example decks are legal");
  return started.state;
}

export const workloads: Readonly<Record<string, Workload>> = {
  "decide, moves listed": {
    unit: "command",
    wholeGames: true,
    run: wholeGames((seed) => {
      const random = createRandom(seed, "random play");
      let state = opening(seed);
      while (state.outcome.status === "running") {
        const actor = random.pick(game.actors(state));
        const legal = game.legalMoves(state, actor).map(({ command }) => command);
        state = decided(state, actor, pick(random, legal));
      }
      return state;
    }),
  },
  "in place, moves listed": {
    unit: "command",
    wholeGames: true,
    run: wholeGames((seed) => {
      const random = createRandom(seed, "random play");
      const match = Simulation.start(game, options(seed));
      while (match.state.outcome.status === "running") {
        const actor = random.pick(match.actors);
        match.play(actor, pick(random, match.legal(actor)));
      }
      return match.state;
    }),
  },
  "decide, moves known": {
    unit: "command",
    wholeGames: true,
    run: wholeGames((seed, commands) => {
      let state = opening(seed);
      for (const [actor, command] of commands) state = decided(state, actor, command);
      return state;
    }),
  },
  "in place, moves known": {
    unit: "command",
    wholeGames: true,
    run: wholeGames((seed, commands) => {
      const match = Simulation.start(game, options(seed));
      for (const [actor, command] of commands) match.play(actor, command);
      return match.state;
    }),
  },
  decide: {
    unit: "command",
    wholeGames: false,
    run: eachState((state, actor, command) => decided(state, actor, command).nextId),
  },
  legalMoves: {
    unit: "list with ids and texts",
    wholeGames: false,
    run: eachState((state, actor) => game.legalMoves(state, actor).length),
  },
  mask: {
    unit: "view of the acting seat",
    wholeGames: false,
    run: eachState((state, actor) => Object.keys(game.mask(state, actor).game.cards).length),
  },
  "mask, as JSON": {
    unit: "view of the acting seat, as text",
    wholeGames: false,
    run: eachState((state, actor) => JSON.stringify(game.mask(state, actor)).length),
  },
};
