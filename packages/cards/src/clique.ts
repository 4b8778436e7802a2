import type { CardDefinition } from "@ltcg/engine";

/** A group of a school that sits at one table: cards with a plan in common. */
export interface Clique {
  /** Also the archetype of its cards. */
  readonly id: string;
  readonly name: string;
  /** As CSS writes it. */
  readonly colour: string;
  /** How a deck of it means to win, in a sentence. */
  readonly plan: string;
  readonly cards: readonly CardDefinition[];
}
