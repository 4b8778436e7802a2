/** Why a match ended. */
import type { ENDINGS } from "../vocabulary.ts";

const words: Readonly<Record<(typeof ENDINGS)[number], string>> = {
  lore: "enough lore was gathered",
  "deck-out": "a deck had no card left to draw",
  concede: "the other side conceded",
  timeout: "time ran out",
  loop: "the match went round in circles",
  "turn-limit": "the turn limit was reached",
};

export function endingText(reason: string): string {
  return Object.hasOwn(words, reason) ? words[reason as keyof typeof words] : reason;
}
