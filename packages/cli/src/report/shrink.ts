/**
 * Leaves out commands for as long as the last one still shows the same moment: large parts first, then smaller ones,
 * then single commands, until none can be spared.
 */
import type { Played, Wanted } from "./playing.ts";

/** A match of thousands of commands is not worth minutes; what is reached by then is short enough to read. */
const MAX_TRIES = 4000;

/** `play`: what remains of some commands when they are played; null if the last one is not. */
export function shrink(whole: Played, play: (wanted: readonly Wanted[]) => Played | null): Played {
  const { moment } = whole;
  let best = whole;
  let tries = 0;
  const leaveOut = (from: number, count: number): boolean => {
    tries++;
    const { commands } = best;
    const played = play([...commands.slice(0, from), ...commands.slice(from + count)]);
    if (played === null || played.commands.length >= commands.length) return false;
    if (played.moment !== moment) return false;
    best = played;
    return true;
  };
  // The last command is the moment itself.
  let size = Math.max(1, best.commands.length - 1);
  while (tries < MAX_TRIES) {
    let isShorter = false;
    for (let end = best.commands.length - 1; end > 0 && tries < MAX_TRIES; ) {
      const from = Math.max(0, end - size);
      if (leaveOut(from, end - from)) isShorter = true;
      end = Math.min(from, best.commands.length - 1);
    }
    if (size === 1 && !isShorter) break;
    size = Math.max(1, Math.floor(size / 2));
  }
  return best;
}
