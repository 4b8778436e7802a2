import { type CardId, cardOf } from "@tcg/core";
import { deedText } from "../sentences/effects.ts";
import { nameOf, namesOf } from "../sentences/names.ts";
import { type Book, definitionOf, onTable } from "../table.ts";
import type { State } from "../types.ts";

interface Activated {
  readonly card: CardId;
  /** The place of the effect; without it the spell or trap itself is activated. */
  readonly effect?: number;
  readonly targets?: readonly CardId[];
  readonly replace?: CardId;
}

/** "Activate Pop Quiz on Bully"; of an effect also what it does, for a card may have several. */
export function activationText(
  book: Book,
  state: State,
  { card, effect, targets = [], replace }: Activated,
): string {
  const aim = targets.length === 0 ? "" : ` on ${namesOf(book, state, targets)}`;
  const room = replace === undefined ? "" : `, replacing ${nameOf(book, state, replace)}`;
  const name = nameOf(book, state, card);
  const { type, effects } = definitionOf(book, state, card);
  if (effect === undefined) {
    // There may be another in hand. A trap is always set.
    const isSetSpell = type === "spell" && onTable(state, card) !== null;
    return `Activate ${name}${isSetSpell ? " from the set zone" : ""}${aim}${room}`;
  }
  const id = effects?.[effect]?.id ?? null;
  return `Use ${name}${aim}: ${deedText(book, cardOf(state, card).def, id)}`;
}
