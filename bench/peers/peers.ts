/** `peers`: random play to the end, with every list of moves made, on our games and on other engines, in turns. */
import { writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { circumstances } from "../circumstances.ts";
import { withInterval } from "../compare/figures.ts";
import { type Effort, Entry, fullEffort, smoke, takeTurns } from "../compare/rounds.ts";
import { Runner } from "../compare/runner.ts";
import type { Round } from "../lanes/lane.ts";
import { aligned, digits } from "../markdown.ts";
import { dotPlot } from "../plots/dot-plot.ts";
import { type Interval, intervalOfMedian, median } from "../statistics.ts";
import { type Contestant, contestants, type Name, questions } from "./contestants.ts";

export interface PeersCall {
  readonly command: string;
  readonly rounds: number;
  readonly quick: boolean;
  readonly json: boolean;
  /** A file for the plot. */
  readonly plot: string | undefined;
}

interface Figure extends Interval {
  readonly median: number;
}

const names = Object.keys(contestants) as readonly Name[];
const UNITS = ["commands", "turns", "matches"] as const;

/** Gives the exit code. */
export async function runPeers({ command, rounds, quick, json, plot }: PeersCall): Promise<number> {
  const effort: Effort = quick ? smoke : { ...fullEffort, rounds };
  const runners = names.map((name) => {
    const workerData: Contestant = { ...contestants[name], ...(quick && { matches: 1 }) };
    // Libraries check less in production.
    const env = { ...process.env, NODE_ENV: "production" };
    return new Runner(new Worker(new URL("./worker.ts", import.meta.url), { workerData, env }));
  });
  // All in one entry: the rounds that are compared follow each other.
  const entry = new Entry(runners, effort.atLeastUs);
  await takeTurns([entry], effort);
  const isSteady = entry.rounds.every((own) => new Set(own.map(({ result }) => result)).size === 1);
  const speeds = speedsOf(entry.rounds);
  const asked = questions.map((question) => {
    const { one, other, unit } = question;
    const ratios = speeds[one][unit].map((speed, i) => speed / (speeds[other][unit][i] ?? 0));
    return { ...question, ratios };
  });
  if (json) {
    const lanes = names.map((name) => ({
      name: contestants[name].name,
      perSecond: Object.fromEntries(UNITS.map((unit) => [unit, figureOf(speeds[name][unit])])),
    }));
    const ratios = asked.map(({ ratios: values, ...question }) => ({
      ...question,
      ...figureOf(values),
    }));
    const taken = circumstances(command).split("\n");
    console.log(JSON.stringify({ taken, quick, isSteady, lanes, ratios }, null, 2));
  } else {
    console.log(`\`\`\`text\n${circumstances(command)}\n\`\`\`\n`);
    console.log(
      aligned([
        ["random play, moves listed", ...UNITS.map((unit) => `${unit} a second`)],
        ...names.map((name) => [
          contestants[name].name,
          ...UNITS.map((unit) => digits(median(speeds[name][unit]))),
        ]),
      ]),
    );
    console.log(
      `\n${aligned([
        ["how many times", "of", "ratio (95 %)", "wanted"],
        ...asked.map(({ one, other, unit, ratios, wanted }) => [
          `${contestants[one].name} / ${contestants[other].name}`,
          unit,
          withInterval(ratios),
          wanted === null ? "" : String(wanted),
        ]),
      ])}`,
    );
    if (!isSteady) console.log("\nSomebody did not play the same in every round.");
    if (quick) console.log("\nA smoke run: the times mean nothing.");
  }
  if (plot !== undefined) {
    const rows = asked.map(({ one, other, unit, ratios, wanted }) => ({
      label: `${contestants[one].name} / ${contestants[other].name}, ${unit}`,
      ...figureOf(ratios),
      wanted,
    }));
    writeFileSync(plot, dotPlot("How many times as fast as others, in one run", rows));
  }
  return isSteady ? 0 : 1;
}

type Speeds = Readonly<Record<Name, Readonly<Record<(typeof UNITS)[number], readonly number[]>>>>;

/** A second of the thread, round by round. */
function speedsOf(rounds: readonly (readonly Round[])[]): Speeds {
  return Object.fromEntries(
    names.map((name, i) => {
      const own = (rounds[i] ?? []).flatMap(({ parts, played }) => {
        const used = parts.command;
        if (used === undefined || played === undefined) return [];
        const seconds = used.us / 1e6;
        return [
          {
            commands: used.units / seconds,
            turns: played.turns / seconds,
            matches: played.matches / seconds,
          },
        ];
      });
      return [name, Object.fromEntries(UNITS.map((unit) => [unit, own.map((each) => each[unit])]))];
    }),
  ) as unknown as Speeds;
}

function figureOf(values: readonly number[]): Figure {
  return { median: median(values), ...intervalOfMedian(values) };
}
