/**
 * A steered run: some rounds for every part of a set, then more for those that have not resolved often
 * enough, up to a bound. Which matches are played depends on the seed alone.
 */
import type { FuzzReport } from "@tcg/core/testkit";
import { merge } from "../../fuzz/shares.ts";
import { nameOf, type Part, type SteeredGame, type Tally } from "./steered-games.ts";

/** How often every part is to resolve, unless it is said. */
export const ENOUGH = 20;
/** Rounds between two looks at who is short: one for each seat. */
const ROUNDS = 2;
const MAX_ROUNDS = 40;
/** Parts between two looks: of a large set many resolve in matches for others. */
const PARTS = 200;

export interface SteeredRun {
  readonly report: FuzzReport;
  readonly tallies: readonly Tally[];
  /** How often every part was to resolve. */
  readonly enough: number;
  readonly short: readonly Tally[];
  /** Of what the cards of the set say. */
  readonly fingerprint: string;
}

interface RunOptions {
  readonly enough: number;
  /** How many matches at most. */
  readonly most?: number | undefined;
  /** Called with what there is so far whenever it is seen who is short. */
  readonly onLook?: (run: SteeredRun) => void;
}

export async function runSteered(
  game: SteeredGame,
  play: (games: readonly number[]) => Promise<readonly FuzzReport[]>,
  { enough, most = Number.POSITIVE_INFINITY, onLook }: RunOptions,
): Promise<SteeredRun> {
  const { parts } = game;
  const groups = Map.groupBy([...parts.keys()], (place) => Math.floor(place / PARTS));
  let run: SteeredRun | null = null;
  for (let round = 0; round < MAX_ROUNDS; round += ROUNDS) {
    const rounds = Array.from({ length: ROUNDS }, (_, i) => round + i);
    for (const group of groups.values()) {
      const so: SteeredRun | null = run;
      const places = group.filter((place) => isShort(so, parts[place] as Part));
      if (places.length === 0) continue;
      const games = rounds.flatMap((each) => places.map((place) => each * parts.length + place));
      const played = await play(games.slice(0, most - (so?.report.games ?? 0)));
      const report = [...(so ? [so.report] : []), ...played].reduce(merge);
      run = tallied(game, report, enough);
      onLook?.(run);
      if (report.games >= most) return run;
    }
  }
  if (run === null) throw new RangeError("a set that says nothing has nothing to run through");
  return run;
}

const isShort = (run: SteeredRun | null, part: Part): boolean =>
  run === null || run.short.some((each) => nameOf(each) === nameOf(part));

export function tallied(game: SteeredGame, report: FuzzReport, enough: number): SteeredRun {
  const { measures } = report;
  const tallies = game.parts.map((part): Tally => {
    const name = nameOf(part);
    const missing = Object.fromEntries(
      game.missing
        .map((what) => [what, measures[`missing ${what} ${name}`] ?? 0] as const)
        .filter(([, count]) => count > 0),
    );
    const times = measures[`times ${name}`] ?? 0;
    return { ...part, times, matches: measures[`matches ${name}`] ?? 0, missing };
  });
  const short = tallies.filter(({ times }) => times < enough);
  return { report, tallies, enough, short, fingerprint: game.fingerprint };
}
