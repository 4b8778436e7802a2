/** `growth`: what a command costs as more is to be done: matches at a time, cards, what stands, players. */
import { writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { circumstances } from "../circumstances.ts";
import { partsOf, speedups, usEach, withInterval } from "../compare/figures.ts";
import { type Effort, Entry, fullEffort, smoke, takeTurns } from "../compare/rounds.ts";
import { Runner } from "../compare/runner.ts";
import { aligned, digits } from "../markdown.ts";
import { dotPlot } from "../plots/dot-plot.ts";
import { intervalOfMedian, median } from "../statistics.ts";
import { growths } from "./sizes.ts";

export interface GrowthCall {
  readonly command: string;
  readonly rounds: number;
  readonly quick: boolean;
  readonly json: boolean;
  /** A file for the plot. */
  readonly plot: string | undefined;
}

/** Half a round of other lanes: there are many, and they take turns with each other. */
const AT_LEAST_US = 100_000;

/** Gives the exit code. */
export async function runGrowth(call: GrowthCall): Promise<number> {
  const { command, rounds, quick, json, plot } = call;
  const effort: Effort = quick ? smoke : { ...fullEffort, rounds, atLeastUs: AT_LEAST_US };
  const found = [];
  // One question after the other: a thousand matches beside all else would be measured in a fuller memory.
  for (const { question, sizes } of growths) {
    const runners = sizes.map(
      (workerData) =>
        new Runner(new Worker(new URL("./worker.ts", import.meta.url), { workerData })),
    );
    const entry = new Entry(runners, effort.atLeastUs);
    await takeTurns([entry], effort);
    const used = entry.rounds.map((own) => partsOf(own, "command"));
    const rows = sizes.map(({ name }, i) => {
      const costs = used[i] ?? [];
      // How many times as long it takes, not how many times as fast it is.
      const ratios = speedups(costs, used[0] ?? []);
      return {
        name,
        us: usEach(costs),
        ratios,
        ratio: median(ratios),
        ...intervalOfMedian(ratios),
      };
    });
    found.push({ question, rows });
  }
  if (json) {
    const taken = circumstances(command).split("\n");
    const growth = found.map(({ question, rows }) => ({
      question,
      sizes: rows.map(({ name, us, ratio, from, to }) => ({ name, us, ratio, from, to })),
    }));
    console.log(JSON.stringify({ taken, quick, growth }, null, 2));
  } else {
    console.log(`\`\`\`text\n${circumstances(command)}\n\`\`\`\n`);
    console.log(
      aligned([
        ["a command, its list of moves, a view", "of", "µs", "times the first (95 %)"],
        ...found.flatMap(({ question, rows }) =>
          rows.map(({ name, us, ratios }, i) => [
            question,
            name,
            digits(us),
            i === 0 ? "1" : withInterval(ratios),
          ]),
        ),
      ]),
    );
    if (quick) console.log("\nA smoke run: the times mean nothing.");
  }
  if (plot !== undefined) {
    const rows = found.flatMap(({ question, rows: sizes }) =>
      sizes.slice(1).map(({ name, ratio, from, to }) => ({
        label: `${question}: ${name} instead of ${sizes[0]?.name ?? ""}`,
        median: ratio,
        from,
        to,
        wanted: null,
      })),
    );
    writeFileSync(plot, dotPlot("What a command costs as more is to be done, times as much", rows));
  }
  return 0;
}
