/** How long it lasts. */
import type { Duration } from "../vocabulary.ts";
import { type Part, wordsFor } from "./part.ts";

export const duration: Part<Duration> = wordsFor<Duration>([
  ["turn", "this turn", "for the rest of this turn"],
  ["until-your-next-turn", "until the start of your next turn"],
  [
    "until-its-next-turn",
    "until the start of their player's next turn",
    "until the start of its player's next turn",
  ],
  ["their-next-turn", "during their next turn", "during its next turn"],
  ["challenge", "for this challenge"],
  ["play", "while they're in play", "as long as they're in play"],
]);
