/**
 * `npm run simulate -- --schedules 5000 --seed 1`: the match service under faults, on one store, in one
 * process, every schedule drawn from the seed. Exits 1 when a promise was broken, 2 on a wrong call.
 */
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { failureText } from "@lunchtable-tcg/match/testkit";
import { simulateInParallel } from "./simulate/in-parallel.ts";

const SCHEDULES = 1000;
/** What one part of a run shows; more of them say little more. */
const MAX_FAILURES = 3;
/** How often a long run says on standard error how far it is. */
const TELL_EVERY_MS = 30_000;

const usage = `Usage: npm run simulate -- [--schedules N] [--seed N] [--schedule N]

  --schedules N  how many schedules to run (default ${SCHEDULES})
  --seed N       the same seed runs the same schedules (default: a fresh one, printed)
  --schedule N   run schedule number N of that seed alone, as a failure's line says`;

async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      schedules: { type: "string", default: String(SCHEDULES) },
      seed: { type: "string", default: String(randomInt(2 ** 32)) },
      schedule: { type: "string" },
    },
  });
  const [schedules, seed, only] = [values.schedules, values.seed, values.schedule ?? "0"].map(
    Number,
  );
  if (![schedules, seed, only].every((each) => Number.isSafeInteger(each) && Number(each) >= 0)) {
    throw new TypeError("--schedules, --seed and --schedule are whole numbers.");
  }
  const from = Number(only);
  const count = values.schedule === undefined ? Number(schedules) : 1;
  let done = 0;
  let toldAtMs = Date.now();
  const report = await simulateInParallel(
    { seed: Number(seed), mostFailures: MAX_FAILURES },
    { from, schedules: count },
    (part) => {
      done += part.schedules;
      if (Date.now() - toldAtMs < TELL_EVERY_MS) return;
      toldAtMs = Date.now();
      process.stderr.write(`${done} of ${count} schedules of seed ${seed}\n`);
    },
  );
  const { failures, ...counts } = report;
  for (const failure of failures) console.log(failureText(report.seed, failure));
  const told = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  console.log(`${told.join(", ")}, failures ${failures.length}`);
  return failures.length === 0 ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof TypeError ? `${error.message}\n\n${usage}` : error);
    process.exitCode = 2;
  },
);
