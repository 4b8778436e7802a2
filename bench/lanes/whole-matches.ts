/** Whole matches, in place and through `decide`, with moves listed and with moves known. */
import type { Actor, GameTypes, State } from "@tcg/core";
import { timed } from "../clock.ts";
import type { Lane, Recorded } from "./lane.ts";
import { hashOf } from "./plain.ts";
import { decided, drawn, opened, playedIn, streamOf } from "./playing.ts";
import type { Subject } from "./subject.ts";

/** Plays a match to its end, or to the last command recorded, and gives the state it comes to. */
export type Way = <G extends GameTypes>(
  subject: Subject<G>,
  match: number,
  commands: readonly Recorded[],
) => State<G>;

export const inPlaceKnown: Way = ({ core, game, options }, match, commands) => {
  const playing = core.Simulation.start(game, options(match));
  for (const [actor, command] of commands) playing.play(actor as Actor<never>, command);
  return playing.state;
};

export const inPlaceListed: Way = (subject, match, commands) => {
  const { core, game, options } = subject;
  const random = streamOf(subject, match);
  const playing = core.Simulation.start(game, options(match));
  for (let played = 0; played < commands.length; played++) {
    const actor = random.pick(playing.actors);
    playing.play(actor, drawn(subject, random, playing.legal(actor)));
  }
  return playing.state;
};

export const decideKnown: Way = (subject, match, commands) => {
  let { state } = opened(subject, match);
  for (const recorded of commands) ({ state } = decided(subject, state, recorded));
  return state;
};

export const decideListed: Way = (subject, match, commands) => {
  const { game } = subject;
  const random = streamOf(subject, match);
  let { state } = opened(subject, match);
  for (let played = 0; played < commands.length; played++) {
    const actor = random.pick(game.actors(state));
    const legal = game.legalMoves(state, actor).map(({ command }) => command);
    const command = drawn(subject, random, legal);
    ({ state } = decided(subject, state, [actor, command]));
  }
  return state;
};

export function wholeMatches<G extends GameTypes>(
  subject: Subject<G>,
  matches: readonly (readonly Recorded[])[],
  way: Way,
): Lane {
  return (passes) => {
    const finals: State<G>[] = [];
    const used = timed(() => {
      let commands = 0;
      for (let pass = 0; pass < passes; pass++) {
        matches.forEach((recorded, match) => {
          finals[match] = way(subject, match, recorded);
          commands += recorded.length;
        });
      }
      return commands;
    });
    return { parts: { command: used }, result: hashOf(finals), played: playedIn(finals, passes) };
  };
}
