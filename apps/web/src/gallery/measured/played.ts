import type { Measurement } from "./measurement.ts";

/** The games that figures come from. */
export type Played = Pick<Measurement, "date" | "commit" | "command" | "bot" | "games"> & {
  /** So many decks met each other. */
  readonly decks: number;
};

export function playedIn(measurement: Measurement): Played {
  const { date, commit, command, bot, games, decks } = measurement;
  return { date, commit, command, bot, games, decks: Object.keys(decks).length };
}
