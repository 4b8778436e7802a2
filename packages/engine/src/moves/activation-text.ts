import { type CardId, cardOf } from "@tcg/core";
import { definitionOf, onTable } from "../reading/table.ts";
import { deedText } from "../sentences/effects.ts";
import { nameOf, namesOf } from "../sentences/names.ts";
import type { Table } from "../types.ts";

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
  const room = replace === undefined ? "" : `, replacing ${nameOf(table, replace)}`;
  const name = nameOf(table, card);
  const { type, effects } = definitionOf(table, card);
  if (effect === undefined) {
    // There may be another in hand. A trap is always set.
    const isSetSpell = type === "spell" && onTable(state, card) !== null;
    return `Activate ${name}${isSetSpell ? " from the set zone" : ""}${aim}${room}`;
  }
  const id = effects?.[effect]?.id ?? null;
  return `Use ${name}${aim}: ${deedText(table, cardOf(state, card).def, id)}`;
}
