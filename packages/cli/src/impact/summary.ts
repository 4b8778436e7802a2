/** What a change of cards does to who wins, and to matches that were played before it. */
import { type Spread, spread } from "../sim/spread.ts";
import { type Share, wilson } from "../sim/wilson.ts";
import type { CardChange } from "./changes.ts";
import { type Difference, pairedDifference } from "./paired.ts";
import type { Divergence, ImpactRequest, Outcome } from "./request.ts";
import { pairsOf } from "./request.ts";

export interface ImpactSummary {
  readonly game: string;
  readonly files: readonly [string, string];
  readonly seed: ImpactRequest["seed"];
  readonly bot: string;
  readonly gamesOfAPair: number;
  readonly changes: readonly CardChange[];
  /** Each deck's wins against the others. */
  readonly decks: readonly (Difference & { readonly deck: string })[];
  readonly pairs: readonly (Difference & { readonly decks: readonly [string, string] })[];
  /** Wins of who went first; of deals in which somebody does. */
  readonly first: Difference;
  readonly turns: readonly [Spread, Spread];
  readonly endings: Readonly<Record<string, readonly [before: number, after: number]>>;
  readonly played: Replayed;
  /** Matches from a file; null if none were given. */
  readonly recorded: Replayed | null;
}

/** Matches of before, whose commands were given again. */
export interface Replayed {
  readonly different: Share;
  /** The turns from which on matches go differently. */
  readonly turns: Spread;
  /** All that go differently, by their number among the matches, from 1 on. */
  readonly matches: readonly (Exclude<Divergence, { kind: "alike" }> & {
    readonly match: number;
  })[];
}

export function summariseImpact(
  { game, files, seed, bot, games, decks }: ImpactRequest,
  changes: readonly CardChange[],
  played: readonly Outcome[],
  recorded: readonly Outcome[] | null,
): ImpactSummary {
  const names = decks[0].map(({ name }) => name);
  const pairs = pairsOf(names.length);
  const both = played.flatMap(({ results: pair }) => (pair === null ? [] : [pair]));
  const pairOf = (number: number): readonly [number, number] =>
    pairs[Math.floor(number / games)] ?? [0, 0];
  const wins = (deck: number, among: typeof both): Difference =>
    pairedDifference(
      among.flatMap(([was, is]) => {
        const side = pairOf(was.number).indexOf(deck);
        return side < 0 ? [] : [[was.winners.includes(side), is.winners.includes(side)] as const];
      }),
    );
  const ofDifferent = both.filter(([{ number }]) => new Set(pairOf(number)).size === 2);
  const reasons = [...new Set(both.flat().map(({ ending }) => ending))].sort();
  const ended = (set: 0 | 1, reason: string): number =>
    both.filter((pair) => pair[set].ending === reason).length;
  return {
    game,
    files,
    seed,
    bot,
    gamesOfAPair: games,
    changes,
    decks: names.length < 2 ? [] : names.map((deck, i) => ({ deck, ...wins(i, ofDifferent) })),
    pairs: pairs
      .filter(([one, other]) => one !== other)
      .map(([one, other]) => ({
        decks: [names[one] ?? "", names[other] ?? ""] as const,
        ...wins(
          one,
          ofDifferent.filter(([{ number }]) => pairOf(number).join() === [one, other].join()),
        ),
      })),
    first: pairedDifference(
      both.flatMap(([was, is]) =>
        was.first === null || is.first === null
          ? []
          : [[was.winners.includes(was.first), is.winners.includes(is.first)] as const],
      ),
    ),
    turns: [spread(both.map(([was]) => was.turns)), spread(both.map(([, is]) => is.turns))],
    endings: Object.fromEntries(
      reasons.map((reason) => [reason, [ended(0, reason), ended(1, reason)] as const]),
    ),
    played: replayed(played),
    recorded: recorded === null ? null : replayed(recorded),
  };
}

function replayed(outcomes: readonly Outcome[]): Replayed {
  const matches = outcomes.flatMap(({ divergence }, i) =>
    divergence.kind === "alike" ? [] : [{ match: i + 1, ...divergence }],
  );
  return {
    different: wilson(matches.length, outcomes.length),
    turns: spread(matches.map((match) => (match.kind === "no-start" ? 0 : match.turn))),
    matches,
  };
}
