/**
 * A steered run: some rounds for every effect of a set, then more for those that have not resolved
 * often enough, up to a bound. Which matches are played depends on the seed alone.
 */
import type { CardTable } from "@ltcg/engine";
import { effectsOf, fingerprintOf, MISSING, type Missing, nameOf } from "@ltcg/engine/steered";
import type { FuzzReport } from "@tcg/core/testkit";
import { merge } from "../../fuzz/shares.ts";

/** How often every effect is to resolve. */
export const ENOUGH = 20;
/** Rounds between two looks at who is short: one for each seat. */
const ROUNDS = 2;
const MAX_ROUNDS = 40;

export interface Tally {
  readonly card: string;
  readonly effect: string;
  readonly type: string;
  readonly times: number;
  /** In how many matches. */
  readonly matches: number;
  /** What was missing in how many of the matches for it in which it did not resolve. */
  readonly missing: Readonly<Partial<Record<Missing, number>>>;
}

export interface SteeredRun {
  readonly report: FuzzReport;
  readonly tallies: readonly Tally[];
  readonly short: readonly Tally[];
  /** Of the set's effects. */
  readonly fingerprint: string;
}

interface RunOptions {
  /** How many matches at most. */
  readonly most?: number | undefined;
  /** Called with what there is so far whenever it is seen who is short. */
  readonly onLook?: (run: SteeredRun) => void;
}

export async function runSteered(
  cards: CardTable,
  play: (games: readonly number[]) => Promise<readonly FuzzReport[]>,
  { most = Number.POSITIVE_INFINITY, onLook }: RunOptions = {},
): Promise<SteeredRun> {
  const effects = effectsOf(cards);
  let places = effects.map((_, place) => place);
  let run: SteeredRun | null = null;
  for (let round = 0; round < MAX_ROUNDS && places.length > 0; round += ROUNDS) {
    const rounds = Array.from({ length: ROUNDS }, (_, i) => round + i);
    const games = rounds.flatMap((each) => places.map((place) => each * effects.length + place));
    const played = await play(games.slice(0, most - (run?.report.games ?? 0)));
    const report = [...(run ? [run.report] : []), ...played].reduce(merge);
    run = tallied(cards, report);
    const { short } = run;
    onLook?.(run);
    if (report.games >= most) break;
    places = places.filter((place) => {
      const { card, effect } = effects[place] as (typeof effects)[number];
      return short.some((each) => each.card === card.id && each.effect === effect.id);
    });
  }
  if (run === null) throw new RangeError("a set without effects has nothing to run through");
  return run;
}

export function tallied(cards: CardTable, report: FuzzReport): SteeredRun {
  const tallies = effectsOf(cards).map(({ card, effect }) => {
    const name = nameOf(card.id, effect.id);
    const times = report.measures[`times ${name}`] ?? 0;
    const matches = report.measures[`matches ${name}`] ?? 0;
    const missing = Object.fromEntries(
      MISSING.map(
        (what) => [what, report.measures[`missing ${what} ${name}`] ?? 0] as const,
      ).filter(([, count]) => count > 0),
    );
    return { card: card.id, effect: effect.id, type: effect.type, times, matches, missing };
  });
  const short = tallies.filter(({ times }) => times < ENOUGH);
  return { report, tallies, short, fingerprint: fingerprintOf(cards) };
}
