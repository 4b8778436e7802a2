/**
 * Errs as a beginner does: mostly it sees what is good, and every so often it takes what comes to its mind. Both are
 * drawn from the bot's own stream, so that the same situation gives the same mistake.
 */
import { type Bot, earnestMoves } from "./bot.ts";
import { greedy } from "./greedy.ts";

/** Of its moves so many are any legal one: 2 of 5. */
const ERRS = 2;
const OF = 5;

export const beginner: Bot = {
  name: "beginner",
  about: "plays as greedy does, but takes any legal move at two of five decisions",
  choose(situation) {
    const moves = earnestMoves(situation);
    return situation.random.int(OF) < ERRS
      ? situation.random.pick(moves)
      : greedy.choose(situation);
  },
};
