/** Fuzzes a game of one checkout, a few matches a round, each round others. */
import { parentPort, workerData } from "node:worker_threads";
import { fuzzTargetsOf, testkitOf } from "../checkout/packages.ts";
import { timed } from "../clock.ts";
import type { Round } from "../lanes/lane.ts";
import { hashOf } from "../lanes/plain.ts";

export interface FuzzOrder {
  readonly root: string;
  readonly game: string;
  /** Names of the checks that look at the matches. */
  readonly checks: readonly string[];
  readonly matches: number;
  readonly heavyOneIn: number;
}

const SEED = 2026;

const { root, game, checks: names, matches, heavyOneIn } = workerData as FuzzOrder;
const [{ fuzzTargets }, { allChecks }] = await Promise.all([fuzzTargetsOf(root), testkitOf(root)]);
const fuzzed = fuzzTargets[game];
if (fuzzed === undefined) throw new Error(`there is no game ${game} to fuzz`);
const checks = allChecks.filter(({ name }) => names.includes(name));

let played = 0;
function round(): Round {
  let result: unknown;
  const request = { seed: SEED, games: matches, firstGame: played, heavyOneIn, checks };
  const used = timed(() => {
    const report = fuzzed?.({ ...request, isPart: true, command: "npm run fuzz" });
    const { games, commands, endings, failures } = report ?? {};
    result = { games, commands, endings, failures };
    return games ?? 0;
  });
  played += matches;
  return { parts: { match: used }, result: hashOf(result) };
}

parentPort?.on("message", () => parentPort?.postMessage(round()));
