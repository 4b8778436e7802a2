/** How commands, lists of moves and views get slower as more stands on the table. */
import type { Actor, Game, GameTypes, State } from "@tcg/core";
import { timed, type Used } from "../../clock.ts";
import type { Lane, Recorded } from "../lane.ts";
import { hashOf } from "../plain.ts";
import { recordCourse, statesOf } from "./course.ts";
import { type SetTable, type Setter, tables } from "./tables.ts";

type Core = typeof import("@tcg/core");

interface Played<G extends GameTypes> extends SetTable<G> {
  readonly core: Core;
  readonly course: readonly Recorded[];
}

/** Times a part on a table; `found` is what it came to. */
export type Part = <G extends GameTypes>(
  table: Played<G>,
  passes: number,
) => { readonly used: Used; readonly found: unknown };

export const commandsInPlace: Part = ({ core, game, state, course }, passes) => {
  let final: unknown;
  const used = timed(() => {
    for (let pass = 0; pass < passes; pass++) {
      const playing = core.Simulation.from(game, state);
      for (const [actor, command] of course) playing.play(actor as Actor<never>, command);
      final = playing.state;
    }
    return passes * course.length;
  });
  return { used, found: final };
};

type Look = <G extends GameTypes>(game: Game<G>, state: State<G>, actor: G["seat"]) => number;

const lookedAt =
  (look: Look): Part =>
  <G extends GameTypes>(table: Played<G>, passes: number) => {
    const { game, course } = table;
    const states: (State<G> | undefined)[] = Array.from({ length: passes }, () =>
      statesOf(table, course),
    ).flat();
    let found = 0;
    const used = timed(() => {
      for (let i = 0; i < states.length; i++) {
        const actor = course[i % course.length]?.[0] as G["seat"];
        found += look(game, states[i] as State<G>, actor);
        states[i] = undefined;
      }
      return states.length;
    });
    return { used, found: found / passes };
  };

export const listOfMoves: Part = lookedAt((game, state, actor) => {
  let length = 0;
  for (const { id, text } of game.legalMoves(state, actor)) length += id.length + text.length;
  return length;
});

export const view: Part = lookedAt((game, state, actor) => game.mask(state, actor).prompts.length);

const COURSE = 120;

/** `most`: commands of the course at most. */
export async function growth<G extends GameTypes>(
  root: string,
  core: Core,
  { set: setTable, leftOut }: Setter<G>,
  part: Part,
  most: number,
): Promise<Lane> {
  const set = await Promise.all(
    Object.entries(tables).map(async ([name, amounts]) => ({
      name,
      ...(await setTable(root, amounts)),
    })),
  );
  const [none] = set;
  if (none === undefined) throw new Error("there is a table on which nothing stands");
  const course = recordCourse(core, none, leftOut, Math.min(most, COURSE));
  return (passes) => {
    const done = set.map((table) => ({
      name: table.name,
      ...part({ ...table, core, course }, passes),
    }));
    return {
      parts: Object.fromEntries(done.map(({ name, used }) => [name, used])),
      result: hashOf(done.map(({ found }) => found)),
    };
  };
}
