/** What was missing in a match in which a part of a card did not resolve: how far it came. */
import type { Outcome } from "./resolutions.ts";

/**
 * From nothing at all to almost there. `card`: it never came to its seat's hand. `play`: it was never
 * played. `use`: it was there, and was not used, or what it waits for did not happen. `condition`: its "if" did
 * not hold. `difference`: it stood, and nothing was otherwise for it. `result`: it resolved, and nothing came
 * of it.
 */
export const MISSING = ["card", "play", "use", "condition", "difference", "result"] as const;
export type Missing = (typeof MISSING)[number];

export interface Seen {
  readonly wasHeld: boolean;
  readonly wasPlayed: boolean;
  readonly stands: boolean;
  readonly outcomes: readonly Outcome["came"][];
}

export function missingFrom({ wasHeld, wasPlayed, stands, outcomes }: Seen): Missing {
  if (outcomes.includes("to-nothing")) return "result";
  if (outcomes.includes("lapsed")) return "condition";
  if (wasPlayed) return stands ? "difference" : "use";
  return wasHeld ? "play" : "card";
}
