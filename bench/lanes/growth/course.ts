/** A course of play that goes the same way on every table: nobody fights. */
import type { Actor, Game, GameTypes, State } from "@tcg/core";
import type { Recorded } from "../lane.ts";
import type { SetTable } from "./tables.ts";

/** At random, on the table where nothing stands. */
export function recordCourse<G extends GameTypes>(
  { createRandom }: typeof import("@tcg/core"),
  { game, state: opening }: SetTable<G>,
  leftOut: readonly string[],
  most: number,
): Recorded[] {
  const random = createRandom(1, "course");
  const commands: Recorded[] = [];
  let state = opening;
  while (commands.length < most && state.outcome.status === "running") {
    const actor = random.pick(game.actors(state));
    const legal = game
      .legalMoves(state, actor)
      .filter(({ command }) => !leftOut.includes(command.type));
    const { command } = random.pick(legal);
    commands.push([actor, command]);
    state = after(game, state, [actor, command]);
  }
  return commands;
}

/** Every state of the course, fresh from `decide`. */
export function statesOf<G extends GameTypes>(
  { game, state: opening }: SetTable<G>,
  course: readonly Recorded[],
): State<G>[] {
  let next = opening;
  return course.map((recorded) => {
    const state = next;
    next = after(game, state, recorded);
    return state;
  });
}

function after<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  [actor, command]: Recorded,
): State<G> {
  const decision = game.decide(state, actor as Actor<G>, command);
  if (!decision.ok) throw new Error(`${command.type} is refused: ${decision.rejection.message}`);
  return decision.state;
}
