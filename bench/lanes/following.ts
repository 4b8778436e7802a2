/**
 * The same looks as a match goes on: every version is looked at once, when it comes from `decide`, as by
 * those who follow a match. What did not change since the version before need not be made again. What is
 * told is the time of deciding and looking, less that of deciding alone.
 */
import type { GameTypes } from "@tcg/core";
import { timed } from "../clock.ts";
import type { Lane, Recorded } from "./lane.ts";
import type { Look } from "./looks.ts";
import { decided, opened } from "./playing.ts";
import type { Subject } from "./subject.ts";

/** `each`: how many looks a version gets, with numbers from 0 on. */
export function following<G extends GameTypes>(
  subject: Subject<G>,
  matches: readonly (readonly Recorded[])[],
  look: Look,
  each: number,
): Lane {
  return (passes) => {
    let found = 0;
    const play = (looksAVersion: number): number => {
      let versions = 0;
      for (let pass = 0; pass < passes; pass++) {
        matches.forEach((commands, match) => {
          let { state } = opened(subject, match);
          commands.forEach((recorded, i) => {
            ({ state } = decided(subject, state, recorded));
            const actor = (commands[i + 1]?.[0] ?? recorded[0]) as G["seat"];
            for (let number = 0; number < looksAVersion; number++) {
              found += look(subject, state, actor, number);
            }
          });
          versions += commands.length;
        });
      }
      return versions * each;
    };
    const all = timed(() => play(each));
    const deciding = timed(() => play(0));
    const used = {
      units: all.units,
      us: all.us - deciding.us,
      bytes: all.bytes - deciding.bytes,
    };
    return { parts: { look: used }, result: String(found / passes) };
  };
}
