/** The result of many games. */
import type { Seed } from "@tcg/core";
import { plain } from "@tcg/core/hosting";
import { type GameResult, type SimRequest, UNFINISHED } from "./request.ts";
import { type Share, wilson } from "./wilson.ts";

export interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export interface Summary {
  readonly game: string;
  readonly seed: Seed;
  readonly games: number;
  readonly swap: boolean;
  /** Shares are of all games, draws and unfinished ones included. */
  readonly sides: readonly (Share & { readonly bot: string; readonly deck: string })[];
  readonly draws: number;
  readonly unfinished: number;
  /** How often the side that went first won; null where all act at once. */
  readonly firstSeat: Share | null;
  readonly turns: Spread;
  readonly commands: Spread;
  readonly endings: Readonly<Record<string, number>>;
}

export function summarise(request: SimRequest, results: readonly GameResult[]): Summary {
  const { game, seed, games, sides, swap } = request;
  const unfinished = results.filter(({ ending }) => ending === UNFINISHED).length;
  const endings = Object.fromEntries(
    [...Map.groupBy(results, ({ ending }) => ending)]
      .map(([ending, group]) => [ending, group.length] as const)
      .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)),
  );
  const withFirst = results.filter(({ first }) => first !== null);
  const firstWon = withFirst.filter(({ first, winners }) => winners.includes(first ?? -1));
  return {
    game,
    seed,
    games,
    swap,
    sides: sides.map(({ bot, deck }, side) => ({
      bot,
      deck: deck.name,
      ...wilson(results.filter(({ winners }) => winners.includes(side)).length, games),
    })),
    draws: results.filter(({ winners }) => winners.length === 0).length - unfinished,
    unfinished,
    firstSeat: withFirst.length === 0 ? null : wilson(firstWon.length, withFirst.length),
    turns: spread(results.map(({ turns }) => turns)),
    commands: spread(results.map(({ commands }) => commands)),
    endings,
  };
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? 0;
  const middle = sorted.length / 2;
  const median =
    sorted.length % 2 === 1 ? at(Math.floor(middle)) : (at(middle - 1) + at(middle)) / 2;
  const sum = sorted.reduce((total, value) => total + value, 0);
  return { mean: sum / Math.max(1, sorted.length), median, min: at(0), max: at(sorted.length - 1) };
}

/** `ending`: why matches end, in the game's words. */
export function summaryLines(
  summary: Summary,
  ending: (reason: string) => string = plain,
): string[] {
  const { game, seed, games, swap, sides, draws, unfinished, firstSeat, endings } = summary;
  const rows: (readonly [string, Share])[] = sides.map((side, i) => [
    `${"AB"[i]}: ${side.bot}, ${side.deck}`,
    side,
  ]);
  if (firstSeat !== null) rows.push(["who went first", firstSeat]);
  const width = Math.max(...rows.map(([name]) => name.length));
  const endingWidth = Math.max(...Object.keys(endings).map((reason) => ending(reason).length), 16);
  return [
    `${game}: ${games} games, seed ${seed}${swap ? ", seats swapped in every second game" : ""}`,
    "Wins (with the 95 % Wilson interval)",
    ...rows.map(([name, share]) => `  ${name.padEnd(width)}  ${shareText(share)}`),
    `  draws ${draws}, unfinished ${unfinished}`,
    "Length",
    `  turns     ${spreadText(summary.turns)}`,
    `  commands  ${spreadText(summary.commands)}`,
    "Endings",
    ...Object.entries(endings).map(
      ([reason, count]) =>
        `  ${ending(reason).padEnd(endingWidth)} ${String(count).padStart(6)}  ${percent(count / games)}`,
    ),
  ];
}

function shareText({ count, of, share, low, high }: Share): string {
  return `${String(count).padStart(6)} of ${of}  ${percent(share)}  (${percent(low)} to ${percent(high)})`;
}

function spreadText({ mean, median, min, max }: Spread): string {
  return `mean ${mean.toFixed(1)}, median ${median}, ${min} to ${max}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
