/**
 * A turn of the wheel, as a server turns it: the moves of whoever acts are listed, one of them is decided, and the next to
 * act gets a view. Matches take turns one command each, so that none finds what it did last still at hand.
 */
import type { Game, GameTypes, State, Stream } from "@tcg/core";
import { timed } from "../clock.ts";
import type { Lane } from "../lanes/lane.ts";

export interface Started<G extends GameTypes> {
  readonly game: Game<G>;
  /** Each match goes on from its own, and begins there again when it ends. */
  readonly starts: readonly State<G>[];
  /** Commands that nobody gives. */
  readonly leftOut: readonly G["command"]["type"][];
  readonly random: Stream;
}

/** In a pass. */
const COMMANDS = 500;
/** Of a match, before it begins again. */
const MOST = 120;

export function growingLane<G extends GameTypes>(started: Started<G>): Lane {
  const { game, starts, leftOut, random } = started;
  const states = [...starts];
  const given = starts.map(() => 0);
  // Matches are not all at the same command, as they are not on a server.
  for (const match of starts.keys()) {
    for (let i = 0; i < match % 40; i++) step(match);
  }
  function step(match: number): void {
    const state = states[match] as State<G>;
    const [actor] = game.actors(state);
    const isOver = actor === undefined || (given[match] ?? 0) >= MOST;
    if (isOver) {
      states[match] = starts[match] as State<G>;
      given[match] = 0;
      return;
    }
    const legal = game
      .legalMoves(state, actor)
      .filter(({ command }) => !leftOut.includes(command.type));
    const decision = game.decide(state, actor, random.pick(legal).command);
    if (!decision.ok) throw new Error(decision.rejection.message);
    states[match] = decision.state;
    given[match] = (given[match] ?? 0) + 1;
    const [next] = game.actors(decision.state);
    game.mask(decision.state, next ?? "spectator");
  }
  let turn = 0;
  return (passes) => {
    const used = timed(() => {
      for (let i = 0; i < passes * COMMANDS; i++) step(turn++ % states.length);
      return passes * COMMANDS;
    });
    return { parts: { command: used }, result: "" };
  };
}
