/** How a sentence to the seat that decides calls cards and seats. */
import { type CardId, cardOf, derived } from "@tcg/core";
import { definitionOf } from "../reading/printed.ts";
import { allInPlay, inPlay } from "../reading/table.ts";
import type { Prompt, State, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** Who reads it: who is asked, else who has the turn. */
export function readerOf({ prompts, shared }: State): Seat {
  return prompts[0]?.seat ?? shared.turnSeat;
}

/** What the reader is asked. A text that answers is made for those alone who are asked that. */
export function asked<K extends Prompt["kind"]>(
  state: State,
  kind: K,
): Extract<Prompt, { readonly kind: K }> {
  const reader = readerOf(state);
  const isOpen = (prompt: Prompt): boolean => prompt.seat === reader && prompt.kind === kind;
  return state.prompts.find(isOpen) as Extract<Prompt, { readonly kind: K }>;
}

/** By its full name. Cards in play that are called alike are told apart by side and place. */
export function nameIn(table: Table, id: CardId): string {
  const { state } = table;
  const name = definitionOf(table, id).fullName;
  if (inPlay(state, id) === null) return name;
  const alike = inPlayByName(table).get(name) ?? [];
  if (alike.length < 2) return name;
  const { seat } = cardOf(state, id);
  const beside = alike.filter((other) => cardOf(state, other).seat === seat);
  const told = [
    ...(beside.length < alike.length ? [seat === readerOf(state) ? "yours" : "opposing"] : []),
    ...(beside.length > 1 ? [`${beside.indexOf(id) + 1} of ${beside.length}`] : []),
  ];
  return `${name} (${told.join(", ")})`;
}

const inPlayByName = derived((table: Table): ReadonlyMap<string, readonly CardId[]> => {
  const found = new Map<string, CardId[]>();
  for (const id of allInPlay(table)) {
    const name = definitionOf(table, id).fullName;
    const alike = found.get(name);
    if (alike === undefined) found.set(name, [id]);
    else alike.push(id);
  }
  return found;
}, "table");

export function namesIn(table: Table, ids: readonly CardId[]): string {
  return ids.map((id) => nameIn(table, id)).join(", ");
}

/** Of several opponents each by the seat. */
export function seatName(state: State, seat: Seat | undefined): string {
  if (seat === readerOf(state)) return "you";
  return state.seating.length > 2 && seat !== undefined ? `${seat} player` : "your opponent";
}
