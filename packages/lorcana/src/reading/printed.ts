/** What rules ask of the printed cards. */
import { type CardId, cardOf, type DefId, InvariantError } from "@tcg/core";
import type { CardDefinition } from "../cards.ts";
import type { CompleteCard } from "../complete-cards.ts";
import type { Table } from "../types.ts";
import type { PrintedCard } from "./printed-card.ts";
import type { Readers } from "./readers.ts";

export interface PrintedCards {
  readonly cards: ReadonlyMap<string, PrintedCard>;
  /** CR 7.6.5: those that do something from the discard. */
  readonly workInDiscard: ReadonlySet<string>;
  /** Every name there is, in order: what "name a card" chooses from. */
  readonly names: readonly string[];
  readonly readers: Readers;
}

/** Anything that has the printed cards at hand: a table, a play. */
type HasPrinted = Pick<Table, "printed">;

export function printedCard({ printed }: HasPrinted, def: DefId): PrintedCard {
  const found = printed.cards.get(def);
  if (found === undefined) throw new InvariantError("no such definition", { def });
  return found;
}

export function definition(table: HasPrinted, def: DefId): CompleteCard {
  return printedCard(table, def).definition;
}

export function definitionOf(table: Table, id: CardId): CompleteCard {
  return definition(table, cardOf(table.state, id).def);
}

/** CR 6.2.4, 6.2.4.1: every name it has, without the version. */
export function namesOf(table: Table, id: CardId): readonly string[] {
  return printedCard(table, cardOf(table.state, id).def).names;
}

export function isSong(card: CompleteCard | CardDefinition): boolean {
  return card.type === "action" && card.song === true;
}
