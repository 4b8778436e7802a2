/** A course of play that goes the same way on every table: nobody attacks. */
import type { LunchTable } from "@ltcg/engine";
import type { Actor, Game, State } from "@tcg/core";
import type { Recorded } from "../lane.ts";

const LEFT_OUT: readonly string[] = ["SURRENDER", "DECLARE_ATTACK"];

/** At random, on the table where nothing stands. */
export function recordCourse(
  core: typeof import("@tcg/core"),
  game: Game<LunchTable>,
  opening: State<LunchTable>,
  most: number,
): Recorded[] {
  const random = core.createRandom(1, "course");
  const commands: Recorded[] = [];
  let state = opening;
  while (commands.length < most && state.outcome.status === "running") {
    const actor = random.pick(game.actors(state));
    const legal = game
      .legalMoves(state, actor)
      .filter(({ command }) => !LEFT_OUT.includes(command.type));
    const { command } = random.pick(legal);
    commands.push([actor, command]);
    state = after(game, state, [actor, command]);
  }
  return commands;
}

/** Every state of the course, fresh from `decide`. */
export function statesOf(
  game: Game<LunchTable>,
  opening: State<LunchTable>,
  course: readonly Recorded[],
): State<LunchTable>[] {
  let next = opening;
  return course.map((recorded) => {
    const state = next;
    next = after(game, state, recorded);
    return state;
  });
}

function after(
  game: Game<LunchTable>,
  state: State<LunchTable>,
  [actor, command]: Recorded,
): State<LunchTable> {
  const decision = game.decide(state, actor as Actor<LunchTable>, command);
  if (!decision.ok) throw new Error(`${command.type} is refused: ${decision.rejection.message}`);
  return decision.state;
}
