/** How long it lasts. */
import type { Duration } from "../vocabulary.ts";
import { type Context, oneOf, type Part, readAs, wordsFor } from "./part.ts";

const THEIR_TURN = ["during their next turn", "during its next turn"];
const YOUR_TURN = "during your next turn";

const known: Part<Duration> = wordsFor<Duration>([
  ["turn", "this turn", "for the rest of this turn"],
  ["until-your-next-turn", "until the start of your next turn"],
  [
    "until-its-next-turn",
    "until the start of their player's next turn",
    "until the start of its player's next turn",
  ],
  ["their-next-turn", ...THEIR_TURN],
  ["challenge", "for this challenge"],
  ["play", "while they're in play", "as long as they're in play"],
]);

const yours: Part<Duration> = wordsFor<Duration>([["their-next-turn", YOUR_TURN]]);

/** Where it is about you, "their" turn is your own. */
const unless = (isYours: (context: Context) => boolean): Part<Duration> => ({
  read: (text, at, context) => [
    ...known.read(text, at, context),
    ...(isYours(context) ? yours.read(text, at, context) : []),
  ],
  speak(value, context) {
    if (value !== "their-next-turn" || !isYours(context)) return known.speak(value, context);
    return { text: oneOf([YOUR_TURN, ...THEIR_TURN]), context };
  },
});

/** Of cards: those that were spoken of last. */
export const duration = unless(({ spoken }) => spoken.at(-1)?.isYours ?? false);
/** Of a player. */
export const playersDuration = unless(({ subject }) => subject === "you");

/** Before what stands about no card: "during your opponent's next turn, whenever …". */
export const lasting: Part<Duration> = {
  read: readAs(known),
  speak: (value, context) =>
    value === "their-next-turn"
      ? { text: "during your opponent's next turn", context }
      : known.speak(value, context),
};
