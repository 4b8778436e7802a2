/** What the deals of an arena say. */
import { type Spread, spread } from "../sim/spread.ts";
import { percent } from "../sim/wilson.ts";
import { type Finding, findingOn, intervalOf } from "./evidence.ts";
import { type ArenaRequest, type DealResult, scoreOf } from "./request.ts";

export interface ArenaSummary {
  readonly game: string;
  readonly seed: ArenaRequest["seed"];
  readonly bots: readonly [string, string];
  readonly decks: readonly string[];
  readonly deals: number;
  readonly games: { readonly won: number; readonly drawn: number; readonly lost: number };
  /** Of the points: a win counts one, a draw half. */
  readonly share: number;
  /** Has the true share in 19 of 20 runs, whenever one stops. */
  readonly interval: readonly [low: number, high: number];
  /** The share that was asked about, and on which side of it the true one lies. */
  readonly level: number;
  readonly finding: Finding;
  /** Deals in which a bot won from both seats: what is left when luck is taken out. */
  readonly bothSides: { readonly judged: number; readonly other: number };
  /** Of all decided games, by whoever had the first seat. */
  readonly firstSeat: { readonly won: number; readonly of: number };
  readonly turns: Spread;
}

export function summariseArena(
  { game, seed, bots, decks }: ArenaRequest,
  deals: readonly DealResult[],
  level: number,
): ArenaSummary {
  const scores = deals.map(scoreOf);
  const games = deals.flatMap((deal) => deal.scores);
  const count = (score: number): number => games.filter((each) => each === score).length;
  const firstWins = deals.flatMap(({ scores: [asFirst, asSecond] }) => [asFirst, 1 - asSecond]);
  return {
    game,
    seed,
    bots,
    decks: decks.map(({ name }) => name),
    deals: deals.length,
    games: { won: count(1), drawn: count(0.5), lost: count(0) },
    share: scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length),
    interval: intervalOf(scores),
    level,
    finding: findingOn(level, scores),
    bothSides: {
      judged: scores.filter((score) => score === 1).length,
      other: scores.filter((score) => score === 0).length,
    },
    firstSeat: {
      won: firstWins.filter((won) => won === 1).length,
      of: firstWins.filter((won) => won !== 0.5).length,
    },
    turns: spread(deals.flatMap(({ turns }) => turns)),
  };
}

export function arenaLines(summary: ArenaSummary): string[] {
  const { game, seed, bots, decks, deals, games, share, interval, level, finding } = summary;
  const { bothSides, firstSeat, turns } = summary;
  const [judged, other] = bots;
  const said = {
    above: `${judged} scores more than ${percent(level)}`,
    below: `${judged} scores less than ${percent(level)}`,
    open: `whether ${judged} scores more or less than ${percent(level)} is not known yet; more deals tell`,
  };
  return [
    `${game}: ${judged} against ${other}, ${deals} deals, each played from both sides, seed ${seed}`,
    `  decks        ${decks.join(", ")}`,
    `  points       ${percent(share)}  (95 %: ${percent(interval[0])} to ${percent(interval[1])}, whenever one stops)`,
    `  games        ${games.won} won, ${games.drawn} drawn, ${games.lost} lost by ${judged}`,
    `  deals        ${bothSides.judged} won from both sides by ${judged}, ${bothSides.other} by ${other}, ${deals - bothSides.judged - bothSides.other} by neither`,
    `  first seat   won ${firstSeat.won} of ${firstSeat.of} games, whichever bot had it`,
    `  turns        mean ${turns.mean.toFixed(1)}, median ${turns.median}, ${turns.min} to ${turns.max}`,
    said[finding],
  ];
}
