/** Fuzzing a game: steered random matches with every check of the kernel's testkit on each. */
import type { FuzzReport, KeptMatch } from "@tcg/core/testkit";
import type { Command } from "commander";
import { WrongCall } from "../errors.ts";
import type { SetExitCode } from "../program.ts";
import {
  addRunOptions,
  LONG_RUN,
  type RunCall,
  readHeavyOneIn,
  readKeep,
  readRun,
} from "./call.ts";
import { fuzzInParallel, runOf } from "./in-parallel.ts";
import { KeptParts } from "./kept-parts.ts";
import { progressOf } from "./progress.ts";
import { type Demand, formatReport, isClean } from "./report.ts";

/** Who fuzzes what: the command line its games, the repository also those it keeps for tests. */
export interface Fuzzer {
  /** What comes before a game's name in the line that shows a failure: `lunchtable fuzz`. */
  readonly call: string;
  readonly names: readonly string[];
  /** Throws if something is wrong with the call, before a thread is started for it. */
  readonly check: (name: string, cards?: string) => Promise<unknown>;
  /** A module that calls `serveMatches`. */
  readonly worker: URL;
  /** How some matches are played again where everything else is different. */
  readonly elsewhere?: Elsewhere;
}

interface Elsewhere {
  /** Of so many matches one is kept to be played again. */
  readonly keptOneIn: (games: number) => number;
  /** The report with the matches that went another way. */
  readonly withElsewhere: (
    name: string,
    report: FuzzReport,
    kept: readonly KeptMatch[],
    command: string,
  ) => FuzzReport;
}

interface FuzzCall extends RunCall {
  readonly complete?: true;
  readonly cards?: string;
}

const GAMES = 200;
/** Runs of more matches than this look at a sample of the commands. */
const LONG_FROM = 1000;

/** Makes a command the one that fuzzes a game. */
export function addFuzzCall(command: Command, fuzzer: Fuzzer, setExitCode: SetExitCode): Command {
  const heavy = `1, and ${LONG_RUN} in runs of more than ${LONG_FROM} matches`;
  return addRunOptions(command, `how many matches to play (default: ${GAMES})`, heavy)
    .description("steered random matches with every promise of the kernel checked on each")
    .argument("<game>", `one of: ${fuzzer.names.join(", ")}`)
    .option(
      "--complete",
      "demands that everything the game declares was seen: some thousand matches",
    )
    .action(async (name: string, call: FuzzCall) => setExitCode(await fuzz(fuzzer, name, call)));
}

/** Returns the exit code: 1 when a check failed, or `--complete` was given and something was never seen. */
async function fuzz(fuzzer: Fuzzer, name: string, call: FuzzCall): Promise<number> {
  const { cards } = call;
  const { alone, games = GAMES, seed } = readRun(call);
  if (alone !== null && call.complete) {
    throw new WrongCall("--complete is for a whole run, not for one match");
  }
  const file = readKeep(call);
  const heavyOneIn = readHeavyOneIn(call, games > LONG_FROM ? LONG_RUN : 1);
  await fuzzer.check(name, cards);
  const { elsewhere } = fuzzer;
  const command = `${fuzzer.call} ${name}${cards === undefined ? "" : ` --cards ${cards}`}`;
  const orders = {
    name,
    ...(cards !== undefined && { cards }),
    request: { seed, games, firstGame: alone ?? 0, heavyOneIn, command },
    keepOneIn: elsewhere?.keptOneIn(games) ?? null,
  };
  const { report: played, kept } = await fuzzInParallel(fuzzer.worker, orders, {
    onPart: progressOf(games),
    keep: file === null ? null : new KeptParts(file, runOf(orders)),
  });
  const report = elsewhere?.withElsewhere(name, played, kept, command) ?? played;
  const demand: Demand = alone !== null ? "alone" : call.complete ? "all" : "some";
  const again = elsewhere && { elsewhere: kept.length };
  if (call.json) console.log(JSON.stringify({ ...report, ...again }, null, 2));
  else console.log([formatReport(name, report, demand), ...againLines(again)].join("\n"));
  return isClean(report, demand) ? 0 : 1;
}

function againLines(again: { readonly elsewhere: number } | undefined): string[] {
  if (again === undefined) return [];
  const how = "other processes, locales, days, another order";
  return [`  ${again.elsewhere} matches were played again elsewhere: ${how}`];
}
