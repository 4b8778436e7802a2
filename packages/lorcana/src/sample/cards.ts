/**
 * Lights of Wickhaven: cards to play and to test the rules with, about a harbour town of
 * lamplighters, tide clocks and paper boats. Names, texts and all are this project's own; between
 * them they use the whole vocabulary.
 */
import type { CardDefinition } from "../cards.ts";
import { amber } from "./amber.ts";
import { amethyst } from "./amethyst.ts";
import { emerald } from "./emerald.ts";
import { exceptions } from "./exceptions.ts";
import { latecomers } from "./latecomers.ts";
import { newcomers } from "./newcomers.ts";
import { ruby } from "./ruby.ts";
import { sapphire } from "./sapphire.ts";
import { steel } from "./steel.ts";
import { twoInks } from "./two-inks.ts";

export const sampleCards: readonly CardDefinition[] = [
  ...amber,
  ...amethyst,
  ...emerald,
  ...ruby,
  ...sapphire,
  ...steel,
  ...twoInks,
  ...newcomers,
  ...latecomers,
  ...exceptions,
];
