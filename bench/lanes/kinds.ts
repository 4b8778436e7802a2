/**
 * In place with moves known, by kind of command. A single command is too short for the clock of the
 * thread, so the wall clock is read around each, and the median taken, which a few interruptions do
 * not move.
 */
import type { Actor, GameTypes } from "@tcg/core";
import type { Used } from "../clock.ts";
import { median } from "../statistics.ts";
import type { Lane, Recorded } from "./lane.ts";
import type { Subject } from "./subject.ts";

export function kinds<G extends GameTypes>(
  { core, game, options }: Subject<G>,
  matches: readonly (readonly Recorded[])[],
): Lane {
  return (passes) => {
    const times: Record<string, number[]> = {};
    for (let pass = 0; pass < passes; pass++) {
      matches.forEach((commands, match) => {
        const playing = core.Simulation.start(game, options(match));
        for (const [actor, command] of commands) {
          const begun = performance.now();
          playing.play(actor as Actor<G>, command);
          const ms = performance.now() - begun;
          times[command.type] ??= [];
          times[command.type]?.push(1000 * ms);
        }
      });
    }
    const byFrequency = Object.entries(times).toSorted(([, a], [, b]) => b.length - a.length);
    const parts = byFrequency.map(([kind, us]): [string, Used] => [
      kind,
      { units: us.length, us: us.length * median(us), bytes: 0 },
    ]);
    const counts = parts.map(([kind, { units }]) => `${kind} ${units / passes}`);
    return { parts: Object.fromEntries(parts), result: counts.join() };
  };
}
