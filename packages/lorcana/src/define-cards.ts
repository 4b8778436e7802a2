/**
 * From definitions that anybody may have written to a card table the rules can rely on. Everything
 * wrong is told at once, each fault with its place and what would be right.
 */
import { deepFreeze } from "@tcg/core";
import { defineTable, type Fault } from "@tcg/core/shapes";
import { checkCard } from "./card-checks/card.ts";
import type { CardDefinition } from "./cards.ts";
import { areDefined, complete, type DefinedCards } from "./complete-cards.ts";

/** Paths are like `tide-clock.abilities[0].effects[1].amount`. */
export type CardFault = Fault;

export type CardsCheck =
  | { readonly ok: true; readonly cards: DefinedCards }
  | { readonly ok: false; readonly faults: readonly CardFault[] };

/**
 * Takes a list of definitions, or a table of them by id. Never throws, whatever JSON it is given;
 * the cards it returns are copies, frozen to their leaves. What is left out in them is filled in for the
 * rules (complete-cards.ts).
 */
export function defineCards(input: unknown): CardsCheck {
  if (areDefined(input)) return { ok: true, cards: input };
  const defined = defineTable<CardDefinition>(input, checkCard);
  return defined.ok ? { ok: true, cards: complete(deepFreeze(defined.table)) } : defined;
}
