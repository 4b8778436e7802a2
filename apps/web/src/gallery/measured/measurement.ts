/**
 * What simulation says of a game's starter decks and of their cards: a file for each game, written by
 * `npm run balance -- --pages FILE` and read by the pages of cards.
 */
export interface Measurement {
  readonly game: string;
  /** The day it was played, and what makes the same again. */
  readonly date: string;
  readonly commit: string;
  readonly command: string;
  /** Played every seat. */
  readonly bot: string;
  /** In all. */
  readonly games: number;
  /** By name. */
  readonly decks: Readonly<Record<string, MeasuredDeck>>;
  /** By id: those that a measured deck holds. */
  readonly cards: Readonly<Record<string, MeasuredCard>>;
}

interface MeasuredDeck {
  /** Of its list and its cards: another digest, another deck. */
  readonly digest: string;
  /** Of its decided games against the others. */
  readonly wins: MeasuredShare;
}

export interface MeasuredCard {
  /** Of its rules: another digest, another card. */
  readonly digest: string;
  /** Of the games of its decks, those in which it came to the hand from the deck. */
  readonly drawn: MeasuredShare;
  /** Of these, the games in which it was played. */
  readonly played: MeasuredShare;
  /** Of the decided games in which it was drawn, those that its side won. */
  readonly wonDrawn: MeasuredShare;
  /** Of the decided games in which it was played, from wherever it came. */
  readonly wonPlayed: MeasuredShare;
  /** Of all decided games of its decks: what the two before are compared with. */
  readonly wonAlways: MeasuredShare;
}

/** In hundredths, with the ends of the 95 % interval. */
export interface MeasuredShare {
  readonly percent: number;
  readonly from: number;
  readonly to: number;
  readonly of: number;
}
