/** How a sentence to the seat that decides calls cards. */
import { type CardId, cardOf, derivedFor } from "@tcg/core";
import { allOnTable, definitionOf, onTable } from "../reading/table.ts";
import type { Prompt, State, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { zones } from "./vocabulary.ts";

/** Who reads it: who is asked, else who has the turn. */
function readerOf({ prompts, shared }: State): Seat {
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

/**
 * By its name, or by its back if the reader does not see its face. Cards on the table that would be
 * called alike are told apart by where they lie.
 */
export function nameOf(table: Table, id: CardId): string {
  const { state } = table;
  const reader = readerOf(state);
  const name = callOf(table, id, reader);
  if (onTable(state, id) === null) return name;
  const alike = calledSo(table, reader).get(name) ?? [];
  return alike.length < 2 ? name : `${name} (${placeOf(state, id, alike)})`;
}

/** The cards on the table by what they are called. A list of moves names the same few again and again. */
const calledSo = derivedFor(
  (table: Table, reader: Seat): ReadonlyMap<string, readonly CardId[]> => {
    const found = new Map<string, CardId[]>();
    for (const id of allOnTable(table.state)) {
      const name = callOf(table, id, reader);
      const others = found.get(name);
      if (others === undefined) found.set(name, [id]);
      else others.push(id);
    }
    return found;
  },
  "table",
);

export function namesOf(table: Table, ids: readonly CardId[]): string {
  return ids.map((id) => nameOf(table, id)).join(", ");
}

function callOf(table: Table, id: CardId, reader: Seat): string {
  const { faceDown, seat } = cardOf(table.state, id);
  const isHidden = faceDown && seat !== reader;
  return isHidden ? "the face-down card" : definitionOf(table, id).name;
}

/** As much as is needed: the slot, and whose zone it is if they lie in different ones. */
function placeOf(state: State, id: CardId, alike: readonly CardId[]): string {
  const { seat, zone } = cardOf(state, id);
  const slot = `slot ${state.seats[seat][zone].indexOf(id) + 1}`;
  const isSameZone = alike.every((other) => {
    const placed = cardOf(state, other);
    return placed.seat === seat && placed.zone === zone;
  });
  if (isSameZone) return slot;
  const whose = seat === readerOf(state) ? "your" : "the opponent's";
  return `${whose} ${zones[zone]}, ${slot}`;
}
