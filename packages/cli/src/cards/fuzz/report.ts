/** The report of a steered run, for people. */
import { counted } from "@tcg/core/hosting";
import { failureLines } from "../../fuzz/report.ts";
import type { SteeredRun } from "./run.ts";
import { nameOf, type SteeredGame } from "./steered-games.ts";

const SHOWN = 10;

/** `whole`: a run that is to show every part often enough, not one match alone. */
export function isComplete({ report, short }: SteeredRun, whole: boolean): boolean {
  return report.failures.length === 0 && !(whole && short.length > 0);
}

export function runText(
  name: string,
  called: readonly [one: string, many: string],
  game: SteeredGame,
  { report, tallies, enough, short }: SteeredRun,
  whole: boolean,
): string {
  const [one, many] = called;
  const { seed, games, commands, failures } = report;
  const seldom = tallies.toSorted((a, b) => a.times - b.times).slice(0, SHOWN);
  const resolved = tallies.filter((each) => each.times > 0);
  return [
    `${name}: ${counted(tallies.length, one, many)}, ${counted(games, "match", "matches")}, ${counted(commands, "command")}, seed ${seed}`,
    `  ${whole ? "resolved least often" : "resolved"}`,
    ...(whole ? seldom : resolved).map((each) => `    ${nameOf(each)} ${times(each.times)}`),
    ...(whole ? short : []).flatMap((each) => [
      `  SHORT ${nameOf(each)}: ${each.times} of ${enough}`,
      ...game.whyLines(each).map((line) => `    ${line}`),
    ]),
    ...failureLines(failures),
    ...(whole
      ? [
          `  ${resolved.length} of ${tallies.length} ${many} resolved`,
          `  ${counted(short.length, one, many)} short of ${enough}`,
        ]
      : []),
    `  ${counted(failures.length, "failure")}`,
  ].join("\n");
}

function times(count: number): string {
  return count === 1 ? "once" : `${count} times`;
}
