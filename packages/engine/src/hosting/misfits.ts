/** Refusals of commands that are not meant for such a card, or for a card at such a place. */
import type { rejections } from "../rejections.ts";

export const misfits: readonly (keyof typeof rejections)[] = [
  "card/not-in-hand",
  "card/not-on-your-board",
  "card/not-a-stereotype",
  "card/not-a-spell-or-trap",
  "set/field",
  "flip/not-face-down",
  "position/face-down",
  "activate/not-yours",
  "activate/no-such-effect",
  "attack/bad-target",
];
