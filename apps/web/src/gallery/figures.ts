/**
 * What simulation says of starter decks: the full measurement of docs/balance.md, of which `figures.test.ts` makes sure.
 * Single cards were not measured, so a card shows the figures of the decks that it is in.
 */

export interface DeckFigure {
  /** In hundredths, against the five other starter decks. */
  readonly wins: number;
  /** The 95 % interval of that. */
  readonly from: number;
  readonly to: number;
  /** Games that somebody won. */
  readonly decided: number;
}

export const measurement = {
  date: "2026-11-15",
  games: 15_000,
  bot: "greedy",
} as const;

const lunchtable: Readonly<Record<string, DeckFigure>> = {
  "sugar-rush": { wins: 43.2, from: 41.9, to: 44.6, decided: 4997 },
  "rumor-mill": { wins: 52.6, from: 51.2, to: 53.9, decided: 4993 },
  "swap-table": { wins: 46.7, from: 45.3, to: 48.0, decided: 4985 },
  "compost-club": { wins: 56.7, from: 55.3, to: 58.0, decided: 4998 },
  "hall-monitors": { wins: 47.6, from: 46.2, to: 49.0, decided: 4985 },
  "salad-bar": { wins: 53.3, from: 51.9, to: 54.7, decided: 4990 },
};

/** Null for a deck that was not measured. */
export const figureOf = (game: string, deck: string): DeckFigure | null =>
  game === "lunchtable" && Object.hasOwn(lunchtable, deck) ? (lunchtable[deck] ?? null) : null;
