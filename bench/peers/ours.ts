/** Whole random matches of a full game, with every list of moves made: in place, and through `decide`. */
import type { GameTypes, State } from "@tcg/core";
import { timed } from "../clock.ts";
import type { Lane } from "../lanes/lane.ts";
import { hashOf } from "../lanes/plain.ts";
import { decided, drawn, opened, playedIn, streamOf } from "../lanes/playing.ts";
import type { Subject } from "../lanes/subject.ts";

/** A random match is at an end before this. */
const MAX_COMMANDS = 5000;

interface Played<G extends GameTypes> {
  readonly state: State<G>;
  readonly commands: number;
}

function inPlace<G extends GameTypes>(subject: Subject<G>, match: number): Played<G> {
  const random = streamOf(subject, match);
  const playing = subject.core.Simulation.start(subject.game, subject.options(match));
  let commands = 0;
  while (playing.state.outcome.status === "running" && commands < MAX_COMMANDS) {
    const actor = random.pick(playing.actors);
    playing.play(actor, drawn(subject, random, playing.legal(actor)));
    commands++;
  }
  return { state: playing.state, commands };
}

function byDecide<G extends GameTypes>(subject: Subject<G>, match: number): Played<G> {
  const { game } = subject;
  const random = streamOf(subject, match);
  let { state } = opened(subject, match);
  let commands = 0;
  while (state.outcome.status === "running" && commands < MAX_COMMANDS) {
    const actor = random.pick(game.actors(state));
    const legal = game.legalMoves(state, actor).map(({ command }) => command);
    ({ state } = decided(subject, state, [actor, drawn(subject, random, legal)]));
    commands++;
  }
  return { state, commands };
}

export function ourLane<G extends GameTypes>(
  subject: Subject<G>,
  how: "in place" | "decide",
  matches: number,
): Lane {
  const play = how === "decide" ? byDecide : inPlace;
  return (passes) => {
    const finals: State<G>[] = [];
    const used = timed(() => {
      let given = 0;
      for (let pass = 0; pass < passes; pass++) {
        for (let match = 0; match < matches; match++) {
          const { state, commands } = play(subject, match);
          finals[match] = state;
          given += commands;
        }
      }
      return given;
    });
    return { parts: { command: used }, result: hashOf(finals), played: playedIn(finals, passes) };
  };
}
