/** Activations in words: of a spell, a trap or an effect, with its targets. */
import { type CardId, cardOf } from "@tcg/core";
import { definitionOf, onTable } from "../reading/table.ts";
import type { Table } from "../types.ts";
import { effectText } from "./effects.ts";
import { nameOf, namesOf } from "./names.ts";

interface Activated {
  readonly card: CardId;
  /** The place of the effect; without it the spell or trap itself is activated. */
  readonly effect?: number;
  readonly targets?: readonly CardId[];
  readonly replace?: CardId;
}

/** "Activate Pop Quiz on Bully"; of an effect also what it does, for a card may have several. */
export function activationText(
  table: Table,
  { card, effect, targets = [], replace }: Activated,
): string {
  const { state } = table;
  const aim = targets.length === 0 ? "" : ` on ${namesOf(table, targets)}`;
  const name = nameOf(table, card);
  const { type, effects } = definitionOf(table, card);
  if (effect === undefined) {
    // There may be another in hand. A trap is always set.
    const isSetSpell = type === "spell" && onTable(state, card) !== null;
    return `Activate ${name}${isSetSpell ? " from the set zone" : ""}${aim}${replacing(table, replace)}`;
  }
  const id = effects?.[effect]?.id ?? null;
  return `Use ${name}${aim}: ${effectText(table, cardOf(state, card).def, id)}`;
}

export function replacing(table: Table, card: CardId | undefined): string {
  return card === undefined ? "" : `, replacing ${nameOf(table, card)}`;
}
