import type { Seat } from "./vocabulary.ts";

/** What a host may change per match. The defaults are the rules of 22 August 2025. */

export const RULES_EDITION = "CR 2025-08-22";

export interface Config {
  readonly loreToWin: number;
  readonly handSize: number;
  readonly minDeck: number;
  readonly maxCopies: number;
  readonly maxInks: number;
  /** Cards that no deck may have (CR 2.1.1.4): full names, or ids, each for all printings. */
  readonly banned: readonly string[];
  /** How an empty deck loses: on a failed draw (CR 1.9.1.2), or when the turn ends with it (2.0). */
  readonly deckOut: "failed-draw" | "end-turn-empty";
  /** When "[trigger], if [condition]" is tested: twice (CR 7.4.4), or on resolving only (2.0). */
  readonly interveningIf: "both" | "resolve";
  /** Whether damage that Resist brought to 0 was dealt (2.2); not by CR 10.6.3. */
  readonly zeroDamageCountsAsDealt: boolean;
  /** A card played by an effect waits for its end (CR 7.1.6), or enters at once (2.0). */
  readonly nestedPlay: "after" | "during";
  /** Who starts: whoever the chooser names (CR 3.1.2), one drawn at random (2.0), or this seat. */
  readonly startingPlayer: "choose" | "random" | Seat;
  /** CR 7.1.7: beyond these the game is a draw. */
  readonly maxStepsPerCommand: number;
  readonly maxActionsPerTurn: number;
  readonly maxTurns: number;
}

export const defaultConfig: Config = {
  loreToWin: 20,
  handSize: 7,
  minDeck: 60,
  maxCopies: 4,
  maxInks: 2,
  banned: [],
  deckOut: "failed-draw",
  interveningIf: "both",
  zeroDamageCountsAsDealt: false,
  nestedPlay: "after",
  startingPlayer: "choose",
  maxStepsPerCommand: 5000,
  maxActionsPerTurn: 500,
  maxTurns: 400,
};
