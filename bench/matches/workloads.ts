/**
 * Matches played at random to their end, nobody giving up. Every way of playing them gives the same
 * commands and the same final states; that is checked by their hash.
 */
import {
  type Actor,
  createRandom,
  type Game,
  type GameTypes,
  hashJson,
  invariant,
  Simulation,
  type StartOptions,
  type State,
  type Stream,
} from "@tcg/core";

/** A game to measure. */
export interface Subject<G extends GameTypes> {
  readonly game: Game<G>;
  readonly options: (seed: number) => StartOptions<G>;
  /** The command that ends a match early. */
  readonly givingUp: G["command"]["type"];
}

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

/** A match as it was played at random. */
interface Played<G extends GameTypes> {
  /** Before each command. */
  readonly states: readonly State<G>[];
  readonly commands: readonly (readonly [G["seat"], G["command"]])[];
}

/** What this thread has computed so far: on a shared machine others' work does not count. */
function threadUs(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

export function workloadsOf<G extends GameTypes>({
  game,
  options,
  givingUp,
}: Subject<G>): Readonly<Record<string, Workload>> {
  const pick = (random: Stream, legal: readonly G["command"][]): G["command"] =>
    random.pick(legal.filter(({ type }) => type !== givingUp));

  const decided = (state: State<G>, actor: Actor<G>, command: G["command"]): State<G> => {
    const decision = game.decide(state, actor, command);
    invariant(decision.ok, "a listed command is accepted");
    return decision.state;
  };

  const opening = (seed: number): State<G> => {
    const started = game.start(options(seed));
    invariant(started.ok, "the decks are legal");
    return started.state;
  };

  const playListing = (
    seed: number,
    see?: (...step: [State<G>, G["seat"], G["command"]]) => void,
  ) => {
    const random = createRandom(seed, "random play");
    let state = opening(seed);
    while (state.outcome.status === "running") {
      const actor = random.pick(game.actors(state));
      const legal = game.legalMoves(state, actor).map(({ command }) => command);
      const command = pick(random, legal);
      see?.(state, actor, command);
      state = decided(state, actor, command);
    }
    return state;
  };

  const recorded = new Map<number, Played<G>>();
  const matchOf = (seed: number): Played<G> => {
    const known = recorded.get(seed);
    if (known !== undefined) return known;
    const states: State<G>[] = [];
    const commands: [G["seat"], G["command"]][] = [];
    playListing(seed, (state, actor, command) => {
      states.push(state);
      commands.push([actor, command]);
    });
    const played = { states, commands };
    recorded.set(seed, played);
    return played;
  };

  /** Plays whole matches; only `play` is timed. */
  const wholeGames =
    (play: (seed: number, commands: Played<G>["commands"]) => State<G>): Workload["run"] =>
    (games) => {
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

  /** Looks at every state of the matches that somebody has to act in; only `look` is timed. */
  const eachState =
    (look: (state: State<G>, actor: G["seat"], command: G["command"]) => number): Workload["run"] =>
    (games) => {
      let units = 0;
      let us = 0;
      let found = 0;
      for (let seed = 1; seed <= games; seed++) {
        const { states, commands } = matchOf(seed);
        const begun = threadUs();
        for (const [i, [actor, command]] of commands.entries()) {
          found += look(states[i] as State<G>, actor, command);
        }
        us += threadUs() - begun;
        units += commands.length;
      }
      return { units, games, us, hash: hashJson(found) };
    };

  return {
    "decide, moves listed": {
      unit: "command",
      wholeGames: true,
      run: wholeGames((seed) => playListing(seed)),
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
      run: eachState((state, actor) => game.mask(state, actor).prompts.length),
    },
    "mask, as JSON": {
      unit: "view of the acting seat, as text",
      wholeGames: false,
      run: eachState((state, actor) => JSON.stringify(game.mask(state, actor)).length),
    },
  };
}
