/**
 * A card as its designer writes it: data, no code. An ability is a tree over closed sets; each node
 * kind has one file that carries it out (keywords/, effects/, costs/).
 */
import type { Ability } from "./printed/abilities.ts";
import type { Effect } from "./printed/effects.ts";
import type { Ink } from "./vocabulary.ts";

export type * from "./printed/abilities.ts";
export type * from "./printed/costs.ts";
export type * from "./printed/effects.ts";
export type * from "./printed/selections.ts";
export type * from "./printed/standing-effects.ts";

interface Printed {
  readonly id: string;
  readonly name: string;
  /** Characters and locations. Name and version together are the full name (CR 6.2.5). */
  readonly version?: string;
  /** One ink, or two (CR 6.2.3.1). */
  readonly inks: readonly Ink[];
  readonly cost: number;
  /** Whether it has the inkwell symbol (CR 6.2.8). */
  readonly inkable: boolean;
  readonly abilities?: readonly Ability[];
  /** Copies allowed in a deck where it is not 4; null for any number (CR 2.1.1.3). */
  readonly maxCopies?: number | null;
  readonly flavor?: string;
}

export interface CharacterCard extends Printed {
  readonly type: "character";
  /** Of a character that counts as several: every name it has (CR 6.2.4.1). */
  readonly names?: readonly string[];
  readonly classifications: readonly string[];
  readonly strength: number;
  readonly willpower: number;
  readonly lore: number;
}

export interface ActionCard extends Printed {
  readonly type: "action";
  readonly song?: true;
  readonly effects: readonly Effect[];
}

export interface ItemCard extends Printed {
  readonly type: "item";
}

export interface LocationCard extends Printed {
  readonly type: "location";
  readonly moveCost: number;
  readonly willpower: number;
  readonly lore: number;
}

export type CardDefinition = CharacterCard | ActionCard | ItemCard | LocationCard;
export type CardTable = Readonly<Record<string, CardDefinition>>;
