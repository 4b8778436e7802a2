/** What we want of the set, and whether a measurement shows it. */
import { percent } from "../../packages/cli/src/sim/wilson.ts";
import type { GameName } from "./request.ts";
import type { Summary } from "./summary.ts";

const DECK = { least: 0.42, most: 0.58 };
const PAIR = { least: 0, most: 0.65 };
const FIRST = { least: 0.45, most: 0.55 };
const BREAKDOWN = { least: 0.1, most: 1 };

interface Range {
  readonly least: number;
  readonly most: number;
}

export interface Target {
  readonly text: string;
  readonly isMet: boolean;
}

export function verdictOn(
  { decks, matrix, field, first, endings }: Summary,
  game: GameName = "lunchtable",
): Target[] {
  const breakdown = endings.find(({ reason }) => reason === "breakdown")?.share.share ?? 0;
  return [
    ...decks.map((name, i) =>
      target(`${name} wins between ${bounds(DECK)} against the field`, field[i]?.share ?? 0, DECK),
    ),
    ...unevenPairs(decks, matrix),
    target(`who goes first wins between ${bounds(FIRST)}`, first.share, FIRST),
    ...(game === "lunchtable"
      ? [target(`at least ${percent(BREAKDOWN.least)} end by breakdown`, breakdown, BREAKDOWN)]
      : []),
  ];
}

/** Each pair that is missed, so that it is seen which; or one line for all of them. */
function unevenPairs(decks: Summary["decks"], matrix: Summary["matrix"]): Target[] {
  const text = `no pair is more uneven than ${percent(PAIR.most)} to ${percent(1 - PAIR.most)}`;
  const pairs = matrix.flatMap((row, one) =>
    row.flatMap((share, other) =>
      share === null || share.of === 0
        ? []
        : [{ names: `${decks[one]} against ${decks[other]}`, share: share.share }],
    ),
  );
  const missed = pairs.filter(({ share }) => share > PAIR.most);
  if (missed.length > 0) {
    return missed.map(({ names, share }) => target(`${text}: ${names}`, share, PAIR));
  }
  return pairs.length === 0
    ? []
    : [target(`${text}: the widest`, Math.max(...pairs.map(({ share }) => share)), PAIR)];
}

function target(text: string, share: number, { least, most }: Range): Target {
  const isMet = share >= least && share <= most;
  return { text: `${text}: ${percent(share)}`, isMet };
}

function bounds({ least, most }: Range): string {
  return `${percent(least)} and ${percent(most)}`;
}
