/** What phases and zones are called, in the log and in sentences to a seat that decides. */
import type { Phase, Zone } from "../vocabulary.ts";

export const phases: { readonly [P in Phase]: string } = {
  draw: "draw phase",
  standby: "standby phase",
  main: "main phase",
  combat: "combat",
  main2: "main phase 2",
  breakdown_check: "breakdown check",
  end: "end phase",
};

export const zones: { readonly [Z in Zone]: string } = {
  deck: "deck",
  hand: "hand",
  board: "board",
  setZone: "set zone",
  field: "field slot",
  graveyard: "graveyard",
  banished: "banished",
};

/** "Go to combat", "Go to main phase 2". */
const WITHOUT_ARTICLE: readonly Phase[] = ["combat", "main2"];

/** "the draw phase", "combat" */
export function phaseName(phase: Phase): string {
  return WITHOUT_ARTICLE.includes(phase) ? phases[phase] : `the ${phases[phase]}`;
}
