/**
 * From definitions that anybody may have written to a card table the engine can rely on (LT 8.3).
 * Everything wrong is told at once, each fault with its place and what would be right.
 */
import { deepFreeze } from "@tcg/core";
import { defineTable, definitionsIn, isId, own } from "@tcg/core/shapes";
import type { CardDefinition } from "./card.ts";
import { checkCard } from "./checks/card.ts";
import type { CardFault } from "./checks/scope.ts";
import { areDefined, complete, type DefinedCards } from "./complete-cards.ts";

export type { CardFault } from "./checks/scope.ts";

export type CardsCheck =
  | { readonly ok: true; readonly cards: DefinedCards }
  | { readonly ok: false; readonly faults: readonly CardFault[] };

/**
 * Takes a list of definitions, or a table of them by id. Never throws, whatever JSON it is given;
 * the cards it returns are copies, frozen to their leaves. What is left out in them is filled in for the
 * rules (complete-cards.ts).
 */
export function defineCards(
  input: readonly unknown[] | Readonly<Record<string, unknown>>,
): CardsCheck {
  if (areDefined(input)) return { ok: true, cards: input };
  const typeOfId = new Map<string, unknown>();
  for (const definition of definitionsIn(input)) {
    const id = own(definition, "id");
    if (isId(id) && !typeOfId.has(id)) typeOfId.set(id, own(definition, "type"));
  }
  const defined = defineTable<CardDefinition>(input, (definition, path, faults) =>
    checkCard(definition, path, typeOfId, faults),
  );
  return defined.ok ? { ok: true, cards: complete(deepFreeze(defined.table)) } : defined;
}
