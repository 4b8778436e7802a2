/** The printed cards, each read once (printed-card.ts), and what rules ask of them. */
import { type CardId, cardOf, type DefId, InvariantError } from "@tcg/core";
import type { ActionCard, CardDefinition, CardTable } from "../cards.ts";
import type { Table } from "../types.ts";
import { type PrintedCard, readCard } from "./printed-card.ts";

export interface PrintedCards {
  readonly cards: ReadonlyMap<string, PrintedCard>;
  /** CR 7.6.5: those that do something from the discard. */
  readonly workInDiscard: ReadonlySet<string>;
  /** Every name there is, in order: what "name a card" chooses from. */
  readonly names: readonly string[];
}

export function readCards(definitions: CardTable): PrintedCards {
  const cards = new Map(Object.entries(definitions).map(([id, card]) => [id, readCard(card)]));
  const names = new Set([...cards.values()].flatMap((card) => card.names));
  const inDiscard = [...cards].filter(
    ([, { statics, triggers }]) => statics.discard.length + triggers.discard.length > 0,
  );
  const workInDiscard = new Set(inDiscard.map(([id]) => id));
  return { cards, workInDiscard, names: [...names].toSorted() };
}

/** Whoever has the printed cards at hand: a table, a play. */
type HasPrinted = Pick<Table, "printed">;

export function printedCard({ printed }: HasPrinted, def: DefId): PrintedCard {
  const found = printed.cards.get(def);
  if (found === undefined) throw new InvariantError("no such definition", { def });
  return found;
}

export function definition(table: HasPrinted, def: DefId): CardDefinition {
  return printedCard(table, def).definition;
}

export function definitionOf(table: Table, id: CardId): CardDefinition {
  return definition(table, cardOf(table.state, id).def);
}

/** CR 6.2.4, 6.2.4.1: every name it has, without the version. */
export function namesOf(table: Table, id: CardId): readonly string[] {
  return printedCard(table, cardOf(table.state, id).def).names;
}

/** CR 6.2.5: name and version. */
export function fullName({ name, version }: CardDefinition): string {
  return version === undefined ? name : `${name} - ${version}`;
}

export function isSong(card: CardDefinition): card is ActionCard {
  return card.type === "action" && card.song === true;
}
