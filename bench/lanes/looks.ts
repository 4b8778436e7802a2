/**
 * What is read off a state: legal moves, views. Rules may remember what they have derived from a state,
 * so none is looked at twice: before each interval the matches are played again, untimed, and every
 * state comes fresh from `decide`, as on a server.
 */
import type { GameTypes, State, Viewer } from "@tcg/core";
import { added, nothingUsed, timed, type Used } from "../clock.ts";
import type { Lane, Recorded } from "./lane.ts";
import { freshStates } from "./playing.ts";
import type { Subject } from "./subject.ts";

/** Gives a number that depends on all that was to be looked at, so that nothing is left undone. */
export type Look = <G extends GameTypes>(
  subject: Subject<G>,
  state: State<G>,
  actor: G["seat"],
  number: number,
) => number;

/** Ids and texts are read: they may be made when somebody asks for them. */
export const legalMoves: Look = ({ game }, state, actor) => {
  let length = 0;
  for (const { id, text } of game.legalMoves(state, actor)) length += id.length + text.length;
  return length;
};

export const mask: Look = ({ game }, state, _actor, number) =>
  game.mask(state, viewerInTurn(state, number)).prompts.length;

export const maskAsJson: Look = ({ game }, state, _actor, number) =>
  JSON.stringify(game.mask(state, viewerInTurn(state, number))).length;

/** Each seat and a spectator, one after the other. */
function viewerInTurn<G extends GameTypes>({ seating }: State<G>, number: number): Viewer<G> {
  return (seating as readonly G["seat"][])[number % (seating.length + 1)] ?? "spectator";
}

/** Passes whose states are held at once: more would take hundreds of megabytes. */
const PASSES_AT_ONCE = 4;

export function looks<G extends GameTypes>(
  subject: Subject<G>,
  matches: readonly (readonly Recorded[])[],
  look: Look,
): Lane {
  const actors = matches.flatMap((commands) => commands.map(([actor]) => actor as G["seat"]));
  return (passes) => {
    let used: Used = nothingUsed;
    let found = 0;
    for (let left = passes; left > 0; left -= PASSES_AT_ONCE) {
      const states: (State<G> | undefined)[] = Array.from(
        { length: Math.min(left, PASSES_AT_ONCE) },
        () => matches.flatMap((commands, match) => freshStates(subject, match, commands)),
      ).flat();
      const interval = timed(() => {
        for (let i = 0; i < states.length; i++) {
          const actor = actors[i % actors.length] as G["seat"];
          found += look(subject, states[i] as State<G>, actor, i);
          // On a server the state before is soon forgotten, too.
          states[i] = undefined;
        }
        return states.length;
      });
      used = added(used, interval);
    }
    return { parts: { look: used }, result: String(found / passes) };
  };
}
