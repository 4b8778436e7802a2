/** The moments of a recorded match at which something visible happens, and the log up to each. */
import type { ReplayReply, ReplayStep } from "@ltcg/server/protocol";
import { emptyLog, type GameWords, type LogLine, tell } from "@tcg/core/hosting";
import { namesOf } from "../match/names.ts";

export interface Story {
  /** As counts of commands: the start, each command that adds to the log, and the end. */
  readonly moments: readonly number[];
  readonly linesAt: (command: number) => readonly LogLine[];
}

/** For one viewer. Most commands are passes, which show nothing. */
export function storyOf(
  steps: readonly ReplayStep[],
  words: GameWords,
  { view, cards }: Pick<ReplayReply, "view" | "cards">,
  viewer: string = view.viewer,
): Story {
  // Without its cards: the view is of one moment, the story of all.
  const onlooker = { viewer, seating: view.seating };
  let log = emptyLog;
  // A log keeps its newest lines only; a story keeps them all.
  const lines: LogLine[] = [];
  const counts: number[] = [];
  const moments = [0];
  for (const { number, events } of steps) {
    const before = lines.length;
    log = tell(words, log, events, onlooker, namesOf(cards));
    lines.push(...log.lines.filter(({ key }) => key >= before));
    counts[number] = lines.length;
    if (number > 0 && lines.length > before) moments.push(number);
  }
  const last = steps.at(-1)?.number ?? 0;
  if (!moments.includes(last)) moments.push(last);
  return { moments, linesAt: (command) => lines.slice(0, counts[command] ?? lines.length) };
}

/** The last moment at or before a command, as an index. */
export function momentNear(moments: readonly number[], at: number): number {
  const index = moments.findLastIndex((moment) => moment <= at);
  return Math.max(0, index);
}
