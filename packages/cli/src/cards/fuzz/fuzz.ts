/** Fuzzing a card set: matches steered to one part of a card after the other, until each has resolved. */
import { hashJson } from "@tcg/core";
import type { Command } from "commander";
import { WrongCall } from "../../errors.ts";
import {
  addRunOptions,
  LONG_RUN,
  type RunCall,
  readHeavyOneIn,
  readKeep,
  readRun,
} from "../../fuzz/call.ts";
import { KeptParts } from "../../fuzz/kept-parts.ts";
import type { Share } from "../../fuzz/shares.ts";
import { readWhole } from "../../seeds.ts";
import { playSet } from "./play-set.ts";
import { isComplete, runText } from "./report.ts";
import { ENOUGH, type SteeredRun } from "./run.ts";
import { CALLED, openSteered, type SteeredSet } from "./steered-games.ts";

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

/** Makes a command one that fuzzes sets of these games; what it does is left to the caller. */
export function addSetFuzzOptions(
  command: Command,
  ...games: readonly SteeredSet["game"][]
): Command {
  const said = (form: 0 | 1): string => games.map((game) => CALLED[game][form]).join(" or ");
  return addRunOptions(command, "how many matches to play at most", String(LONG_RUN))
    .option("--times <n>", `how often every ${said(0)} is to resolve`, String(ENOUGH))
    .description(
      `matches steered to one ${said(0)} of a card set after the other, until each has resolved ${ENOUGH} times ` +
        "or has had its share, with every promise of the kernel checked on each; tells which " +
        `${said(1)} resolved too seldom, and why`,
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
  const called = CALLED[set.game];
  if (steered.parts.length === 0) {
    throw new WrongCall(`no card of ${name} has an ${called[0]}: there is nothing to run through`);
  }
  const { alone, games, seed } = readRun(options);
  const heavyOneIn = readHeavyOneIn(options, LONG_RUN);
  const enough = readWhole("--times", options.times ?? String(ENOUGH), 1, Number.MAX_SAFE_INTEGER);
  const file = readKeep(options);
  if (alone !== null && file !== null) {
    throw new WrongCall("--keep is for a whole run, not for one match");
  }
  // How many matches at most and how often each is to resolve change which are played, not what they are.
  const kept = { name: set.game, set: hashJson(set), seed, heavyOneIn };
  const keep = file === null ? null : new KeptParts<Share>(file, kept);
  const orders = { alone, most: games, enough, keep };
  const run = await playSet(set, steered, { seed, heavyOneIn, command: call }, orders);
  const whole = alone === null;
  console.log(
    options.json ? JSON.stringify(run, null, 2) : runText(name, called, steered, run, whole),
  );
  const bound = games === undefined ? "" : ` --games ${games}`;
  const often = enough === ENOUGH ? "" : ` --times ${enough}`;
  return {
    run,
    again: `${call} --seed ${seed}${bound}${often} --heavy-one-in ${heavyOneIn}`,
    exitCode: isComplete(run, whole) ? 0 : 1,
  };
}
