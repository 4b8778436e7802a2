/** What a host may change per match, with the defaults of the rulebook. */

export interface Config {
  readonly startingLifePoints: number;
  readonly startingHand: number;
  /** LT 5.6 */
  readonly maxHand: number;
  readonly boardSlots: number;
  readonly setSlots: number;
  readonly minDeck: number;
  readonly maxDeck: number;
  readonly maxCopies: number;
  /** LT 4.2 */
  readonly secondSeatClout: number;
  /** LT 5.1 */
  readonly cloutPerTurn: number;
  readonly maxClout: number;
  readonly firstSeatDrawsOnTurn1: boolean;
  /** LT 11.2, 11.4 */
  readonly breakdownThreshold: number;
  readonly breakdownsToWin: number;
  /** LT 5.10 */
  readonly attritionFromTurn: number;
  readonly attritionLifePoints: number;
  /** LT 1.4 */
  readonly maxStepsPerCommand: number;
  readonly maxLinksPerTurn: number;
  readonly maxTurns: number;
  /** LT 5: the five-phase game has neither. */
  readonly standbyPhase: boolean;
  readonly main2Phase: boolean;
  /** LT 5.7: `actions` stops only in phases in which the turn seat can start something. */
  readonly phaseStops: "actions" | "all";
  /** LT 9.7 */
  readonly responses: "full" | "auto";
}

export const defaultConfig: Config = {
  startingLifePoints: 8000,
  startingHand: 5,
  maxHand: 7,
  boardSlots: 3,
  setSlots: 3,
  minDeck: 40,
  maxDeck: 60,
  maxCopies: 3,
  secondSeatClout: 1,
  cloutPerTurn: 1,
  maxClout: 10,
  firstSeatDrawsOnTurn1: false,
  breakdownThreshold: 3,
  breakdownsToWin: 3,
  attritionFromTurn: 31,
  attritionLifePoints: 500,
  maxStepsPerCommand: 2000,
  maxLinksPerTurn: 200,
  maxTurns: 200,
  standbyPhase: true,
  main2Phase: true,
  phaseStops: "actions",
  responses: "full",
};
