/** A steered run of a card set, in as many threads as the machine has. */
import { counted } from "@tcg/core/hosting";
import { judged } from "@tcg/core/testkit";
import { revive, type Share } from "../../fuzz/shares.ts";
import { Crew } from "../../threads/crew.ts";
import { runSteered, type SteeredRun, tallied } from "./run.ts";
import type { SteeredGame, SteeredRequest, SteeredSet } from "./steered-games.ts";

interface Orders {
  readonly alone: number | null;
  readonly most: number | undefined;
  /** How often every part is to resolve. */
  readonly enough: number;
}

export async function playSet(
  set: SteeredSet,
  game: SteeredGame,
  request: SteeredRequest,
  { alone, most, enough }: Orders,
): Promise<SteeredRun> {
  const file = new URL("./worker.ts", import.meta.url);
  const threads = alone === null ? undefined : 1;
  const crew = new Crew<number, Share>(file, { set, request }, threads);
  try {
    const play = async (games: readonly number[]) => (await crew.work(games)).map(revive);
    if (alone === null) {
      const onLook = (run: SteeredRun): void => tell(game, run);
      const run = await runSteered(game, play, { enough, most, onLook });
      return { ...run, report: judged(run.report, request.command, request.checks) };
    }
    const [report] = await play([alone]);
    if (report === undefined) throw new Error("the match was not played");
    return tallied(game, report, enough);
  } finally {
    await crew.end();
  }
}

/** It takes minutes: whoever waits sees it go on. */
function tell({ called }: SteeredGame, { report, short }: SteeredRun): void {
  console.error(
    `fuzz: ${counted(report.games, "match", "matches")}, ${counted(short.length, ...called)} short`,
  );
}
