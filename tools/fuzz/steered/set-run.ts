/** A steered run of a set by its name, in as many threads as the machine has. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { judged } from "@tcg/core/testkit";
import { Crew } from "../../../packages/cli/src/threads/crew.ts";
import { revive, type Share } from "../shares.ts";
import type { SteeredRequest } from "./play.ts";
import { runSteered, type SteeredRun, tallied } from "./run.ts";
import { steeredSets } from "./sets.ts";

export async function playSet(
  name: string,
  request: SteeredRequest,
  { alone, most }: { readonly alone: number | null; readonly most: number | undefined },
): Promise<SteeredRun> {
  const cards = steeredSets[name]?.();
  if (cards === undefined) throw new Error(`there is no card set ${name}`);
  const file = new URL("./worker.ts", import.meta.url);
  const threads = alone === null ? undefined : 1;
  const crew = new Crew<number, Share>(file, { name, request }, threads);
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

/** What the run was made with, so that it can be made again. */
export function commitNow(): string {
  const git = (...args: string[]): string =>
    execFileSync("git", args, { cwd: join(import.meta.dirname, "../../.."), encoding: "utf8" });
  const changed = git("status", "--porcelain", "--untracked-files=no").trim() !== "";
  return `${git("rev-parse", "--short=12", "HEAD").trim()}${changed ? ", with changes" : ""}`;
}
