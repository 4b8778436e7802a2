/** What we want of the set, and whether a measurement shows it. */
import { percent } from "../../packages/cli/src/sim/wilson.ts";
import type { Summary } from "./summary.ts";

const DECK = { least: 0.4, most: 0.6 };
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

export function verdictOn({ decks, field, first, endings }: Summary): Target[] {
  const breakdown = endings.find(({ reason }) => reason === "breakdown")?.share.share ?? 0;
  return [
    ...decks.map((name, i) =>
      target(`${name} wins between ${bounds(DECK)} against the field`, field[i]?.share ?? 0, DECK),
    ),
    target(`who goes first wins between ${bounds(FIRST)}`, first.share, FIRST),
    target(`at least ${percent(BREAKDOWN.least)} end by breakdown`, breakdown, BREAKDOWN),
  ];
}

function target(text: string, share: number, { least, most }: Range): Target {
  const isMet = share >= least && share <= most;
  return { text: `${text}: ${percent(share)}`, isMet };
}

function bounds({ least, most }: Range): string {
  return `${percent(least)} and ${percent(most)}`;
}
