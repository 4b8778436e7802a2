/** Fuzzing a card set: matches steered to one part of a card after the other, until each has resolved. */
import type { Command } from "commander";
import { WrongCall } from "../../errors.ts";
import { addRunOptions, LONG_RUN, type RunCall, readHeavyOneIn, readRun } from "../../fuzz/call.ts";
import { readWhole } from "../../seeds.ts";
import { playSet } from "./play-set.ts";
import { isComplete, runText } from "./report.ts";
import { ENOUGH, type SteeredRun } from "./run.ts";
import { openSteered, type SteeredSet } from "./steered-games.ts";

export interface SetFuzzer {
  /** What the set is called in the report. */
  readonly name: string;
  /** The line that shows a failure, up to its numbers: `lunchtable cards fuzz my-set.json`. */
  readonly call: string;
  readonly set: SteeredSet;
}

export interface SetRunCall extends RunCall {
  readonly times?: string;
}

/** Makes a command one that fuzzes a card set; what it does is left to the caller. */
export function addSetFuzzOptions(command: Command): Command {
  return addRunOptions(command, "how many matches to play at most", String(LONG_RUN))
    .option("--times <n>", "how often every effect is to resolve", String(ENOUGH))
    .description(
      `matches steered to one effect of a card set after the other, until each has resolved ${ENOUGH} times ` +
        "or has had its share, with every promise of the kernel checked on each; tells which effects " +
        "resolved too seldom, and why",
    );
}

/** A whole run, as it was called. */
export interface SetFuzzed {
  readonly run: SteeredRun;
  /** The line that plays the same matches again. */
  readonly again: string;
  /** 1 when a check failed, or an effect resolved too seldom. */
  readonly exitCode: number;
}

/** Plays, and prints the report. */
export async function fuzzSet(
  { name, call, set }: SetFuzzer,
  options: SetRunCall,
): Promise<SetFuzzed> {
  const steered = await openSteered(set);
  const [one] = steered.called;
  if (steered.parts.length === 0) {
    throw new WrongCall(`no card of ${name} has an ${one}: there is nothing to run through`);
  }
  const { alone, games, seed } = readRun(options);
  const heavyOneIn = readHeavyOneIn(options, LONG_RUN);
  const enough = readWhole("--times", options.times ?? String(ENOUGH), 1, Number.MAX_SAFE_INTEGER);
  const orders = { alone, most: games, enough };
  const run = await playSet(set, steered, { seed, heavyOneIn, command: call }, orders);
  const whole = alone === null;
  console.log(options.json ? JSON.stringify(run, null, 2) : runText(name, steered, run, whole));
  const bound = games === undefined ? "" : ` --games ${games}`;
  const often = enough === ENOUGH ? "" : ` --times ${enough}`;
  return {
    run,
    again: `${call} --seed ${seed}${bound}${often} --heavy-one-in ${heavyOneIn}`,
    exitCode: isComplete(run, whole) ? 0 : 1,
  };
}
