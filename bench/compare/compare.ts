/** `compare COMMIT`: the sources that lie here against those of a commit, in one interleaved run. */
import { type Checkout, checkOut, thisCheckout } from "../checkout/checkout.ts";
import { circumstances } from "../circumstances.ts";
import type { SubjectName } from "../lanes/subject.ts";
import { behavioursOf, differences } from "./behaviours.ts";
import { groups } from "./catalogue.ts";
import { type Measured, measure, type Sources } from "./measure.ts";
import { report, slowerLanes } from "./report.ts";
import { type Effort, fullEffort, smoke } from "./rounds.ts";

export interface Comparison {
  /** As it was typed. */
  readonly command: string;
  /** Null: nothing to compare with. */
  readonly commit: string | null;
  readonly subjects: readonly SubjectName[];
  readonly rounds: number;
  /** Lanes to time; empty: all. */
  readonly only: readonly string[];
  /** Whether the behaviour is compared and nothing is timed. */
  readonly untimed: boolean;
  /** How many matches are played; null: as many as usual. */
  readonly matches: number | null;
  readonly quick: boolean;
  readonly behaviourDiffers: boolean;
}

/** Gives the exit code. */
export async function compare(comparison: Comparison): Promise<number> {
  const { commit, quick, rounds } = comparison;
  const checkouts = [...(commit === null ? [] : [checkOut(commit)]), thisCheckout()];
  const usual: Effort = quick ? smoke : { ...fullEffort, rounds };
  const effort: Effort = { ...usual, matches: comparison.matches ?? usual.matches };
  const other = commit === null ? undefined : checkouts[0]?.commit;
  console.log(`\`\`\`text\n${circumstances(comparison.command, other)}\n\`\`\``);
  let faults = 0;
  for (const subject of comparison.subjects) {
    faults += await compareSubject(comparison, subject, checkouts, effort);
  }
  if (quick && !comparison.untimed) console.log("\nA smoke run: the times mean nothing.");
  return faults > 0 && !comparison.behaviourDiffers ? 1 : 0;
}

/** Gives in how many ways the checkouts differ. */
async function compareSubject(
  { only, quick, untimed, behaviourDiffers }: Comparison,
  subject: SubjectName,
  checkouts: readonly Checkout[],
  effort: Effort,
): Promise<number> {
  const behaviours = await Promise.all(
    checkouts.map((checkout) => behavioursOf(checkout, subject, effort)),
  );
  const sources: Sources[] = checkouts.map((checkout, i) => ({
    checkout,
    matches: behaviours[i]?.map(({ commands }) => commands) ?? [],
  }));
  const commands = sources.at(-1)?.matches.flat().length ?? 0;
  console.log(`\n### ${subject}, ${effort.matches} matches of ${commands} commands in all\n`);

  const faults = [...differences(behaviours[0] ?? [], behaviours.at(-1) ?? [])];
  if (untimed || (faults.length > 0 && !behaviourDiffers)) return tellFaults(faults);
  const measured: Measured[] = [];
  for (const group of groups) {
    const lanes = group.filter(({ name }) => only.length === 0 || only.includes(name));
    if (lanes.length === 0) continue;
    if (!quick) console.error(`bench: ${subject}, ${lanes.map(({ name }) => name).join(", ")}`);
    measured.push(...(await measure(subject, lanes, sources, effort)));
  }
  const names = checkouts.map(({ commit }, i) => (i === checkouts.length - 1 ? "here" : commit));
  console.log(report(measured, names));
  if (checkouts.length > 1 && !quick) {
    const slower = slowerLanes(measured);
    console.log(`\nSlower, the whole interval below 1: ${slower.join(", ") || "nothing"}.`);
  }
  for (const { lane, rounds } of measured) {
    const results = new Set(rounds.flat().map(({ result }) => result));
    if (results.size > 1) faults.push(`${lane.title}: not every round came to the same result`);
  }
  return tellFaults(faults);
}

function tellFaults(faults: readonly string[]): number {
  console.log(
    faults.length === 0
      ? "\nAll states, events, legal moves, views, masked events and evaluations are the same."
      : `\nNot the same behaviour:\n${faults
          .slice(0, 12)
          .map((fault) => `- ${fault}`)
          .join("\n")}`,
  );
  return faults.length;
}
