/** The settings of a match as a shape: for the options of a match and for card sets. */
import { optionTable } from "@tcg/core/engine";
import {
  type Fields,
  fault,
  flag,
  inField,
  integer,
  isIntegerIn,
  type Optional,
  own,
  type Shape,
  word,
} from "@tcg/core/shapes";
import { MOST } from "../bounds.ts";
import { type Config, defaultConfig } from "./config.ts";

const from = (least: number, most: number = MOST): Optional => ({ optional: integer(least, most) });
const yesOrNo: Optional = { optional: flag };

const settings: Fields<Partial<Config>> = {
  startingLifePoints: from(1),
  startingHand: from(0),
  maxHand: from(0),
  boardSlots: from(1, 10),
  setSlots: from(1, 10),
  minDeck: from(1),
  maxDeck: from(1),
  maxCopies: from(1),
  secondSeatClout: from(0),
  cloutPerTurn: from(0),
  maxClout: from(0),
  firstSeatDrawsOnTurn1: yesOrNo,
  breakdownThreshold: from(1),
  breakdownsToWin: from(1),
  attritionFromTurn: from(0),
  attritionLifePoints: from(0),
  maxStepsPerCommand: from(100),
  maxLinksPerTurn: from(1),
  maxTurns: from(1),
  standbyPhase: yesOrNo,
  main2Phase: yesOrNo,
  phaseStops: { optional: word(["actions", "all"]) },
  responses: { optional: word(["full", "auto"]) },
};

const table = optionTable("setting", settings);

export const configShape: Shape = {
  ...table,
  check(value, at) {
    table.check(value, at);
    const minDeck = own(value, "minDeck") ?? defaultConfig.minDeck;
    const maxDeck = own(value, "maxDeck") ?? defaultConfig.maxDeck;
    if (isIntegerIn(maxDeck, 1, MOST) && isIntegerIn(minDeck, (maxDeck as number) + 1, MOST)) {
      fault(inField(at, "maxDeck"), `must be no less than minDeck, which is ${minDeck as number}`);
    }
  },
};
