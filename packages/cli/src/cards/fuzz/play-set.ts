/** A steered run of a card set, in as many threads as the machine has. */
import type { SteeredRequest, SteeredSet } from "@ltcg/engine/steered";
import { judged } from "@tcg/core/testkit";
import { revive, type Share } from "../../fuzz/shares.ts";
import { Crew } from "../../threads/crew.ts";
import { runSteered, type SteeredRun, tallied } from "./run.ts";

export async function playSet(
  { cards, config }: SteeredSet,
  request: SteeredRequest,
  { alone, most }: { readonly alone: number | null; readonly most: number | undefined },
): Promise<SteeredRun> {
  const file = new URL("./worker.ts", import.meta.url);
  const threads = alone === null ? undefined : 1;
  const crew = new Crew<number, Share>(file, { set: { cards, config }, request }, threads);
  try {
    const play = async (games: readonly number[]) => (await crew.work(games)).map(revive);
    if (alone === null) {
      const run = await runSteered(cards, play, { most, onLook: tell });
      return { ...run, report: judged(run.report, request.command, request.checks) };
    }
    const [report] = await play([alone]);
    if (report === undefined) throw new Error("the match was not played");
    return tallied(cards, report);
  } finally {
    await crew.end();
  }
}

/** It takes minutes: whoever waits sees it go on. */
function tell({ report, short }: SteeredRun): void {
  console.error(`fuzz: ${report.games} matches, ${short.length} effects short`);
}
