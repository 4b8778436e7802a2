/** LunchTable's words where the board needs them shorter than a sentence does. */
import type { Phase } from "@ltcg/engine";
import { lunchTableWords } from "@ltcg/engine/words";
import { capital } from "@tcg/core/hosting";

/** In a row of phases: "Main", "Combat", "Main 2". */
export const phaseName = (phase: Phase): string =>
  phase === "breakdown_check"
    ? "Breakdowns"
    : capital((lunchTableWords.phase(phase) ?? phase).replace(" phase", ""));
