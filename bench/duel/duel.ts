/** `duel`: the same small duel on the kernel and on boardgame.io, in one interleaved run. */
import { Worker } from "node:worker_threads";
import { circumstances } from "../circumstances.ts";
import { bytesEach, partsOf, perSecond, speedups, withInterval } from "../compare/figures.ts";
import { type Effort, Entry, fullEffort, smoke, takeTurns } from "../compare/rounds.ts";
import { Runner } from "../compare/runner.ts";
import { aligned, digits } from "../markdown.ts";
import { wayNames } from "./lanes.ts";

const MATCHES = 24;

/** Gives the exit code. */
export async function runDuel(command: string, rounds: number, quick: boolean): Promise<number> {
  const effort: Effort = quick ? smoke : { ...fullEffort, rounds, matches: MATCHES };
  const kinds = [false, true].map((isListed) => ({
    isListed,
    entry: new Entry(
      wayNames.map((way) => {
        // Libraries check less in production.
        const env = { ...process.env, NODE_ENV: "production" };
        const workerData = { way, isListed, matches: effort.matches };
        return new Runner(new Worker(new URL("./worker.ts", import.meta.url), { workerData, env }));
      }),
      effort.atLeastUs,
    ),
  }));
  await takeTurns(
    kinds.map(({ entry }) => entry),
    effort,
  );
  const results = new Set(kinds.flatMap(({ entry }) => entry.rounds.flat()).map((r) => r.result));
  console.log(`\`\`\`text\n${circumstances(command)}\n\`\`\`\n`);
  console.log(table(kinds));
  const isSame = results.size === 1;
  console.log(
    isSame
      ? "\nEvery way listed the same number of moves at each step and ended every match alike."
      : "\nThe ways do not come to the same: their times cannot be compared.",
  );
  if (quick) console.log("A smoke run: the times mean nothing.");
  return isSame ? 0 : 1;
}

function table(kinds: readonly { readonly isListed: boolean; readonly entry: Entry }[]): string {
  return aligned([
    ["moves", "played on", "commands a second", "times boardgame.io (95 %)", "bytes a command"],
    ...kinds.flatMap(({ isListed, entry }) => {
      const used = entry.rounds.map((rounds) => partsOf(rounds, "command"));
      const [peer = []] = used;
      return wayNames.map((way, i) => {
        const own = used[i] ?? [];
        return [
          isListed ? "listed" : "known",
          way,
          digits(perSecond(own)),
          withInterval(speedups(peer, own)),
          digits(bytesEach(own)),
        ];
      });
    }),
  ]);
}
