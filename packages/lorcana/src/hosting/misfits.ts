/** Refusals of commands that are not meant for such a card, or for a card at such a place. */
import type { rejections } from "../rejections.ts";

export const misfits: readonly (keyof typeof rejections)[] = [
  "card/not-in-hand",
  "card/not-yours-in-play",
  "card/not-a-character",
  "challenge/not-opposing",
  "move/not-a-location",
  "ability/no-such",
];
