/** LunchTable's words where the board needs them shorter than a sentence does. */
import type { Phase, WindowKind } from "@ltcg/engine";
import { lunchTableWords } from "@ltcg/engine/words";
import { capital } from "@tcg/core/hosting";

/** In a row of phases: "Main", "Combat", "Main 2". */
export const phaseName = (phase: Phase): string =>
  capital((lunchTableWords.phase(phase) ?? phase).replace(" phase", ""));

/** What a window of responses comes after or before. */
export const windowName: { readonly [K in WindowKind]: string } = {
  summon: "After the summon",
  attack: "After the attack is declared",
  activation: "Before it resolves",
  damage: "Before damage",
  destruction: "After the destruction",
  end: `In the ${lunchTableWords.phase("end") ?? "end"}`,
  open: "Before the phase ends",
};
