/** Whole matches between two greedy bots: other commands than at random, fewer passes, more fights. */
import type { GameTypes, State } from "@tcg/core";
import { timed } from "../clock.ts";
import { insightOf } from "./insight.ts";
import type { Lane, Recorded } from "./lane.ts";
import { hashOf } from "./plain.ts";
import { decided, opened, playedIn } from "./playing.ts";
import type { Subject } from "./subject.ts";

/** A bot thinks for milliseconds, so a few matches fill a round. */
const MATCHES = 2;
const MAX_COMMANDS = 3000;

export function greedyMatches<G extends GameTypes>(
  subject: Subject<G>,
  matches: readonly (readonly Recorded[])[],
): Lane {
  // A smoke run has matches of a few commands.
  const most = matches.length < MATCHES ? (matches[0]?.length ?? 0) : MAX_COMMANDS;
  return (passes) => {
    const finals: State<G>[] = [];
    const used = timed(() => {
      let commands = 0;
      for (let pass = 0; pass < passes; pass++) {
        for (let match = 0; match < Math.min(MATCHES, matches.length); match++) {
          commands += play(subject, match, most, finals);
        }
      }
      return commands;
    });
    return { parts: { command: used }, result: hashOf(finals), played: playedIn(finals, passes) };
  };
}

/** Gives the number of commands. */
function play<G extends GameTypes>(
  subject: Subject<G>,
  match: number,
  most: number,
  finals: State<G>[],
): number {
  const { core, bots, game } = subject;
  const random = core.createRandom(match, "greedy");
  let { state } = opened(subject, match);
  let commands = 0;
  for (; state.outcome.status === "running" && commands < most; commands++) {
    const [actor] = game.actors(state);
    if (actor === undefined) throw new Error("nobody may act");
    const legalMoves = game.legalMoves(state, actor);
    const known = insightOf(game, state, actor);
    const { command } = bots.greedy.choose({ ...known, game, legalMoves, random });
    ({ state } = decided(subject, state, [actor, command]));
  }
  finals[match] = state;
  return commands;
}
