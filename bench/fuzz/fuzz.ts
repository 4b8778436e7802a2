/**
 * `fuzz COMMIT`: matches of the fuzzer a second, for both checkouts, with the checks that both have.
 * A check is each checkout's own: where one has become more thorough since, that counts, too.
 */
import { Worker } from "node:worker_threads";
import { checkOut, thisCheckout } from "../checkout/checkout.ts";
import { testkitOf } from "../checkout/packages.ts";
import { circumstances } from "../circumstances.ts";
import { partsOf, perSecond, speedups, withInterval } from "../compare/figures.ts";
import { type Effort, Entry, fullEffort, smoke, takeTurns } from "../compare/rounds.ts";
import { Runner } from "../compare/runner.ts";
import { aligned, digits } from "../markdown.ts";
import type { FuzzOrder } from "./worker.ts";

export interface FuzzComparison {
  /** As it was typed. */
  readonly command: string;
  readonly commit: string;
  readonly games: readonly string[];
  readonly rounds: number;
  readonly quick: boolean;
  readonly behaviourDiffers: boolean;
}

/** A match with all its checks takes about a second. */
const MATCHES_A_ROUND = 3;
const WARM_UPS = 2;
/** In a smoke run the checks that take long look at hardly anything. */
const HARDLY = 1000;

/** Gives the exit code. */
export async function compareFuzz(comparison: FuzzComparison): Promise<number> {
  const { quick, rounds } = comparison;
  const checkouts = [checkOut(comparison.commit), thisCheckout()];
  const effort: Effort = quick ? smoke : { ...fullEffort, rounds, warmUps: WARM_UPS };
  const checks = await commonChecks(checkouts.map(({ root }) => root));
  const other = checkouts[0]?.commit ?? "";
  console.log(`\`\`\`text\n${circumstances(comparison.command, other)}\n\`\`\`\n`);
  const rows: string[][] = [];
  let differing = 0;
  for (const game of comparison.games) {
    const order = {
      game,
      checks,
      matches: quick ? 1 : MATCHES_A_ROUND,
      heavyOneIn: quick ? HARDLY : 1,
    };
    // Each round has matches of its own, and is long enough as it is.
    const entry = new Entry(
      checkouts.map(({ root }) => start({ ...order, root })),
      0,
    );
    await takeTurns([entry], effort);
    const [before = [], after = []] = entry.rounds.map((done) => partsOf(done, "match"));
    rows.push([
      game,
      ...[before, after].map((used) => digits(perSecond(used))),
      withInterval(speedups(before, after)),
    ]);
    const [one = [], two = []] = entry.rounds;
    differing += one.filter(({ result }, i) => result !== two[i]?.result).length;
  }
  const head = ["matches a second", other, "here", "times as fast (95 %)"];
  console.log(aligned([head, ...rows]));
  console.log(`\nWith the ${checks.length} checks that both have.`);
  console.log(
    differing === 0
      ? "Every match took as many commands and ended alike."
      : `In ${differing} rounds matches took another course.`,
  );
  if (quick) console.log("A smoke run: the times mean nothing.");
  return differing > 0 && !comparison.behaviourDiffers ? 1 : 0;
}

function start(workerData: FuzzOrder): Runner {
  return new Runner(new Worker(new URL("./worker.ts", import.meta.url), { workerData }));
}

async function commonChecks(roots: readonly string[]): Promise<string[]> {
  const [first = [], ...others] = await Promise.all(
    roots.map(async (root) => (await testkitOf(root)).allChecks.map(({ name }) => name)),
  );
  return first.filter((name) => others.every((names) => names.includes(name)));
}
