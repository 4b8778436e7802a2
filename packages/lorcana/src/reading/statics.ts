/** CR 7.6.5: the static abilities that are in force where their cards lie, by what they state. */
import { derived } from "@tcg/core";
import type { Source, State, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { printedCard } from "./printed.ts";
import type { FactKind, PrintedStatic } from "./printed-card.ts";

/** A static ability where it stands. */
export interface StandingStatic {
  readonly text: PrintedStatic;
  readonly source: Source;
  readonly seat: Seat;
}

/** In play first, then those that work from the discard; in each, the active player's first. */
const staticsByKind = derived((table: Table): ReadonlyMap<FactKind, readonly StandingStatic[]> => {
  const found = new Map<FactKind, StandingStatic[]>();
  gather(found, table, "play");
  gather(found, table, "discard");
  return found;
}, "table");

const NONE: readonly StandingStatic[] = [];

export function staticsThere(table: Table, kind: FactKind): readonly StandingStatic[] {
  return staticsByKind(table).get(kind) ?? NONE;
}

/** Whether what they state of this kind changes with the cards that lie there alone (steady.ts). */
export function isSteadyKind(table: Table, kind: FactKind): boolean {
  return staticsThere(table, kind).every(({ text }) => text.isSteady);
}

function gather(
  found: Map<FactKind, StandingStatic[]>,
  table: Table,
  zone: "play" | "discard",
): void {
  const { seating, shared, seats, cards }: State = table.state;
  const first = seating.indexOf(shared.turnSeat);
  for (let i = 0; i < seating.length; i++) {
    const seat = seating[(first + i) % seating.length] as Seat;
    for (const id of seats[seat][zone]) {
      const def = id === null ? undefined : cards[id]?.def;
      if (id === null || def === undefined) continue;
      for (const text of printedCard(table, def).statics[zone]) {
        for (const kind of text.facts.keys()) {
          const ofKind = found.get(kind);
          const standing = { text, source: { card: id, def }, seat };
          if (ofKind === undefined) found.set(kind, [standing]);
          else ofKind.push(standing);
        }
      }
    }
  }
}
