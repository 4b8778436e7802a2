/**
 * `npm run fuzz -- skirmish --games 1000 --seed 1`: plays many matches with every check on each.
 * Exits 1 when a check failed or something the game declares was never seen, 2 on a wrong call.
 */
import { parseArgs } from "node:util";
import { formatReport, isClean } from "../packages/cli/src/fuzz/report.ts";
import { fuzzInParallel } from "./fuzz/in-parallel.ts";
import { fuzzTargets } from "./fuzz/targets.ts";

/** Runs of more matches than this look at a sample of the commands: one in so many. */
const LONG_FROM = 1000;
const LONG_RUN = 5;

const usage = `Usage: npm run fuzz -- GAME [--games N] [--seed N] [--game N] [--heavy-one-in N] [--json]

  GAME         one of: ${Object.keys(fuzzTargets).join(", ")}
  --games N    how many matches to play (default 200)
  --seed N     the same seed plays the same matches (default: a fresh one, printed)
  --game N     play match number N of that seed alone, as a failure's line says
  --heavy-one-in N
               in every match one command in N, drawn by the seed, passes the checks that take
               long, leaks among them; all commands pass the others, opening and end pass all
               (default: 1, and ${LONG_RUN} in runs of more than ${LONG_FROM} matches)
  --json       the report as JSON

Example: npm run fuzz -- skirmish --games 1000 --seed 1`;

class WrongCall extends Error {}

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args);
  const [name] = positionals;
  const target = name !== undefined && Object.hasOwn(fuzzTargets, name) ? fuzzTargets[name] : null;
  if (name === undefined || !target || positionals.length > 1) {
    throw new WrongCall(`name one game, not ${positionals.join(" ") || "none"}`);
  }
  const alone = values.game === undefined ? null : wholeNumber("--game", values.game);
  const games = alone === null ? wholeNumber("--games", values.games) : 1;
  const report = await fuzzInParallel(name, {
    seed: values.seed === undefined ? freshSeed() : wholeNumber("--seed", values.seed),
    games,
    firstGame: alone ?? 0,
    heavyOneIn: heavyOneIn(games, values["heavy-one-in"]),
    command: `npm run fuzz -- ${name}`,
  });
  // One match cannot show everything: only its failures count.
  const complete = alone === null;
  console.log(values.json ? JSON.stringify(report, null, 2) : formatReport(name, report, complete));
  return isClean(report, complete) ? 0 : 1;
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        games: { type: "string", default: "200" },
        seed: { type: "string" },
        game: { type: "string" },
        "heavy-one-in": { type: "string" },
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

function heavyOneIn(games: number, given: string | undefined): number {
  if (given === undefined) return games > LONG_FROM ? LONG_RUN : 1;
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
