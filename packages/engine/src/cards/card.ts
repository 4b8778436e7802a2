/**
 * A card as data: identity, numbers, and effects as trees. No rule ever reads prose (LT 8.3).
 * Everything here is plain JSON, so a card can be written in a file, compared and explained.
 */

import type { Attribute, Keyword, Rarity, SpellType, TrapType } from "../vocabulary.ts";
import type { Effect } from "./effect.ts";

export type * from "./action.ts";
export type * from "./effect.ts";

interface AnyDefinition {
  readonly id: string;
  readonly name: string;
  /** No rule reads it (LT 2.3). */
  readonly rarity: Rarity;
  readonly archetype?: string;
  readonly effects?: readonly Effect[];
  readonly flavour?: string;
}

/** LT 2.3 */
export interface StereotypeDefinition extends AnyDefinition {
  readonly type: "stereotype";
  readonly level: number;
  readonly attack: number;
  readonly defense: number;
  readonly attribute?: Attribute;
  readonly keywords?: readonly Keyword[];
  /** Only effects make it (LT 2.6): no deck may hold it. */
  readonly token?: true;
}

/** LT 2.4 */
export interface SpellDefinition extends AnyDefinition {
  readonly type: "spell";
  readonly spellType: SpellType;
  /** In clout, paid on activation (LT 7.4). */
  readonly cost?: number;
}

/** LT 2.5 */
export interface TrapDefinition extends AnyDefinition {
  readonly type: "trap";
  readonly trapType: TrapType;
  readonly cost?: number;
}

export type CardDefinition = StereotypeDefinition | SpellDefinition | TrapDefinition;
export type CardTable = Readonly<Record<string, CardDefinition>>;
