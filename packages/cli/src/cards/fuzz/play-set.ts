/** A steered run of a card set, in as many threads as the machine has. */
import { counted } from "@tcg/core/hosting";
import { type FuzzReport, judged } from "@tcg/core/testkit";
import type { Matches } from "../../fuzz/in-parallel.ts";
import type { KeptParts } from "../../fuzz/kept-parts.ts";
import { progressOf } from "../../fuzz/progress.ts";
import { revive, type Share } from "../../fuzz/shares.ts";
import { Crew } from "../../threads/crew.ts";
import { runSteered, type SteeredRun, tallied } from "./run.ts";
import { CALLED, type SteeredGame, type SteeredRequest, type SteeredSet } from "./steered-games.ts";

interface Orders {
  readonly alone: number | null;
  readonly most: number | undefined;
  /** How often every part is to resolve. */
  readonly enough: number;
  /** Matches that were played before, and where those go that are played now. */
  readonly keep: KeptParts<Share> | null;
}

export async function playSet(
  set: SteeredSet,
  game: SteeredGame,
  request: SteeredRequest,
  { alone, most, enough, keep }: Orders,
): Promise<SteeredRun> {
  const file = new URL("./worker.ts", import.meta.url);
  const threads = alone === null ? undefined : 1;
  const crew = new Crew<number, Share>(file, { set, request }, threads);
  try {
    const onPart = progressOf(most);
    const play = async (games: readonly number[]): Promise<FuzzReport[]> => {
      const before = games.map((match) => keep?.of(matchOf(match)));
      for (const share of before) if (share !== undefined) onPart(revive(share));
      const played = await crew.work(
        games.filter((_, i) => before[i] === undefined),
        (share, match) => {
          keep?.add(matchOf(match), share);
          onPart(revive(share));
        },
      );
      const shares = played.values();
      return before.map((share) => revive(share ?? (shares.next().value as Share)));
    };
    if (alone === null) {
      const onLook = (run: SteeredRun): void => tell(set, run);
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

const matchOf = (game: number): Matches => ({ firstGame: game, games: 1 });

function tell({ game }: SteeredSet, { report, short }: SteeredRun): void {
  const [one, many] = CALLED[game];
  console.error(
    `fuzz: ${counted(report.games, "match", "matches")}, ${counted(short.length, one, many)} short`,
  );
}
