/**
 * `npm run fuzz -- skirmish --games 1000 --seed 1`: plays many matches with every check on each.
 * `npm run fuzz -- cards --seed 1`: plays until every effect of the card set has resolved 20 times.
 * Exits 1 when a check failed, an effect of a set resolved too seldom or, with --complete, something
 * the game declares was never seen; 2 on a wrong call.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { FuzzReport } from "@tcg/core/testkit";
import { type Demand, formatReport, isClean } from "../packages/cli/src/fuzz/report.ts";
import { withElsewhere } from "./fuzz/elsewhere/play-elsewhere.ts";
import { fuzzInParallel } from "./fuzz/in-parallel.ts";
import { runPage } from "./fuzz/steered/page.ts";
import { isComplete, runText } from "./fuzz/steered/report.ts";
import { ENOUGH } from "./fuzz/steered/run.ts";
import { commitNow, playSet } from "./fuzz/steered/set-run.ts";
import { steeredSets } from "./fuzz/steered/sets.ts";
import { fuzzTargets } from "./fuzz/targets.ts";

/** Runs of more matches than this look at a sample of the commands: one in so many. */
const LONG_FROM = 1000;
const LONG_RUN = 5;
const GAMES = 200;
/** How often a long run says on standard error how far it is. */
const TELL_EVERY_MS = 30_000;

const usage = `Usage: npm run fuzz -- GAME [--games N] [--seed N] [--game N] [--heavy-one-in N] [--complete] [--json]
       npm run fuzz -- SET [the same without --complete] [--report FILE]

  GAME         one of: ${Object.keys(fuzzTargets).join(", ")}
  SET          one of: ${Object.keys(steeredSets).join(", ")}
               matches steered to one effect of the set after the other, until each has resolved
               ${ENOUGH} times or has had its share
  --games N    how many matches to play (default ${GAMES}); of a set: how many at most
  --seed N     the same seed plays the same matches (default: a fresh one, printed)
  --game N     play match number N of that seed alone, as a failure's line says
  --heavy-one-in N
               in every match one command in N, drawn by the seed, passes the checks that take
               long, leaks among them, and so does every command that shows, turns up, finds or
               shuffles cards, or takes several from a hand; all commands pass the others,
               opening and end pass all
               (default: 1, and ${LONG_RUN} for sets and in runs of more than ${LONG_FROM} matches)
  --complete   demands that everything the game declares was seen, which takes some thousand matches;
               a set always demands it of its effects
  --json       the report as JSON
  --report FILE
               also writes the page with every effect and how often it resolved

Some matches of a game (every tenth, of long runs about 50) are also played again in two other
processes: other locales and time zones, more than a year later, the last match first.

Examples: npm run fuzz -- skirmish --games 1000 --seed 1
          npm run fuzz -- cards --seed 1`;

class WrongCall extends Error {}

type Values = ReturnType<typeof readArguments>["values"];

function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args);
  const [name] = positionals;
  const isGame = name !== undefined && Object.hasOwn(fuzzTargets, name);
  const isSet = name !== undefined && Object.hasOwn(steeredSets, name);
  if (!(isGame || isSet) || positionals.length > 1) {
    throw new WrongCall(`name one game or set, not ${positionals.join(" ") || "none"}`);
  }
  return isSet ? fuzzSet(name, values) : fuzzGame(name, values);
}

async function fuzzGame(name: string, values: Values): Promise<number> {
  if (values.report !== undefined) throw new WrongCall("--report is for sets");
  const { alone, games = GAMES, seed } = numbersOf(values);
  if (alone !== null && values.complete) {
    throw new WrongCall("--complete is for a whole run, not for one match");
  }
  const request = {
    seed,
    games,
    firstGame: alone ?? 0,
    heavyOneIn: heavyOneIn(values["heavy-one-in"], games > LONG_FROM ? LONG_RUN : 1),
    command: `npm run fuzz -- ${name}`,
  };
  const { report: played, kept } = await fuzzInParallel(name, request, tellOf(games));
  const report = withElsewhere(name, played, kept, request.command);
  const demand: Demand = alone !== null ? "alone" : values.complete ? "all" : "some";
  if (values.json) console.log(JSON.stringify({ ...report, elsewhere: kept.length }, null, 2));
  else console.log(`${formatReport(name, report, demand)}\n${elsewhereLine(kept.length)}`);
  return isClean(report, demand) ? 0 : 1;
}

function elsewhereLine(matches: number): string {
  return `  ${matches} matches were played again elsewhere: other processes, locales, days, another order`;
}

/** A long run takes an hour: whoever waits sees it go on, and a failure as soon as there is one. */
function tellOf(all: number): (part: FuzzReport) => void {
  let [games, failures, told] = [0, 0, performance.now()];
  return (part) => {
    games += part.games;
    failures += part.failures.length;
    const hasFailed = part.failures.length > 0;
    if (!hasFailed && performance.now() - told < TELL_EVERY_MS) return;
    told = performance.now();
    console.error(`fuzz: ${games} of ${all} matches, ${failures} failures`);
    for (const { reproduce } of part.failures) console.error(`fuzz: ${reproduce}`);
  };
}

async function fuzzSet(name: string, values: Values): Promise<number> {
  const { alone, games, seed } = numbersOf(values);
  if (values.complete) throw new WrongCall("--complete is for games: a set is always run so");
  if (alone !== null && values.report !== undefined) {
    throw new WrongCall("--report is for a whole run, not for one match");
  }
  const command = `npm run fuzz -- ${name}`;
  const looking = heavyOneIn(values["heavy-one-in"], LONG_RUN);
  // Before it begins: the sources may be others when it has ended.
  const commit = values.report === undefined ? "" : commitNow();
  const run = await playSet(name, { seed, heavyOneIn: looking, command }, { alone, most: games });
  console.log(values.json ? JSON.stringify(run, null, 2) : runText(name, run, alone === null));
  if (values.report !== undefined) {
    const bound = games === undefined ? "" : ` --games ${games}`;
    const again = `${command} --seed ${seed}${bound} --heavy-one-in ${looking} --report ${values.report}`;
    writeFileSync(values.report, runPage(run, { command: again, commit }));
  }
  return isComplete(run, alone === null) ? 0 : 1;
}

/** `games`: as given, 1 for a match alone. */
function numbersOf(values: Values) {
  const alone = values.game === undefined ? null : wholeNumber("--game", values.game);
  const given = values.games === undefined ? undefined : wholeNumber("--games", values.games);
  const seed = values.seed === undefined ? freshSeed() : wholeNumber("--seed", values.seed);
  return { alone, games: alone === null ? given : 1, seed };
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        games: { type: "string" },
        seed: { type: "string" },
        game: { type: "string" },
        "heavy-one-in": { type: "string" },
        report: { type: "string" },
        complete: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new WrongCall(error instanceof Error ? error.message : String(error));
  }
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number)) {
    throw new WrongCall(`${name} takes a whole number, not ${text}`);
  }
  return number;
}

function heavyOneIn(given: string | undefined, usual: number): number {
  if (given === undefined) return usual;
  const chosen = wholeNumber("--heavy-one-in", given);
  if (chosen < 1) throw new WrongCall("--heavy-one-in takes a number from 1 on");
  return chosen;
}

function freshSeed(): number {
  return Math.floor(Math.random() * 2 ** 32);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof WrongCall)) throw error;
  console.error(`fuzz: ${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
