/** The report of a steered run, for people. */
import { nameOf, type SteeredSet } from "@ltcg/engine/steered";
import { failureLines } from "../../fuzz/report.ts";
import { ENOUGH, type SteeredRun } from "./run.ts";
import { whyLines } from "./why.ts";

const SHOWN = 10;

/** `whole`: a run that is to show every effect often enough, not one match alone. */
export function isComplete({ report, short }: SteeredRun, whole: boolean): boolean {
  return report.failures.length === 0 && !(whole && short.length > 0);
}

export function runText(
  name: string,
  set: SteeredSet,
  { report, tallies, short }: SteeredRun,
  whole: boolean,
): string {
  const { seed, games, commands, failures } = report;
  const seldom = tallies.toSorted((a, b) => a.times - b.times).slice(0, SHOWN);
  const resolved = tallies.filter((each) => each.times > 0);
  return [
    `${name}: ${tallies.length} effects, ${games} matches, ${commands} commands, seed ${seed}`,
    `  ${whole ? "resolved least often" : "resolved"}`,
    ...(whole ? seldom : resolved).map(
      (each) => `    ${nameOf(each.card, each.effect)} ${times(each.times)}`,
    ),
    ...(whole ? short : []).flatMap((each) => [
      `  SHORT ${nameOf(each.card, each.effect)}: ${each.times} of ${ENOUGH}`,
      ...whyLines(set, each).map((line) => `    ${line}`),
    ]),
    ...failureLines(failures),
    ...(whole ? [`  ${short.length} effects short of ${ENOUGH}`] : []),
    `  ${failures.length} failures`,
  ].join("\n");
}

function times(count: number): string {
  return count === 1 ? "once" : `${count} times`;
}
