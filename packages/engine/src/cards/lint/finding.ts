/** What the analysis finds, and what each of its rules is given. */
import type { CardDefinition, Effect } from "../card.ts";
import type { Asked } from "./fits.ts";
import type { When } from "./when.ts";
import type { World } from "./world.ts";

/** An error never does what it says; a warning says something to no purpose. */
export type Severity = "error" | "warning";

/** What a rule tells of one place. */
export interface Problem {
  /** Inside the effect: `targets[0].filter`. */
  readonly at: string;
  /** A sentence. */
  readonly message: string;
}

/** An effect and everything that is known about it. */
export interface Ground {
  readonly world: World;
  readonly card: CardDefinition;
  readonly effect: Effect;
  readonly when: When;
  /** Where its card lies when it is used. */
  readonly place: Pick<Asked, "zone" | "face">;
}

export interface EffectRule {
  readonly severity: Severity;
  readonly find: (ground: Ground) => readonly Problem[];
}

/** A rule about a card as a whole: each problem completes its id to a sentence. */
export interface CardRule {
  readonly severity: Severity;
  readonly find: (world: World, card: CardDefinition) => readonly string[];
}
