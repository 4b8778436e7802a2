/** CR 7.6.5: the static abilities that are in force where their cards lie, by what they state. */
import { derived } from "@tcg/core";
import type { Source, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import type { FactKind } from "./facts.ts";
import { type PlacedCard, placedInPlay, workingInDiscards } from "./placed-cards.ts";
import type { PrintedStatic } from "./printed-card.ts";

/** A static ability where it stands. */
export interface StandingStatic {
  readonly text: PrintedStatic;
  readonly source: Source;
  readonly seat: Seat;
}

/** In play first, then those that work from the discard; in each, the active player's first. */
const staticsByKind = derived((table: Table): ReadonlyMap<FactKind, readonly StandingStatic[]> => {
  const found = new Map<FactKind, StandingStatic[]>();
  gather(found, placedInPlay(table), "play");
  gather(found, workingInDiscards(table), "discard");
  return found;
}, "table");

/** The kinds of facts that any of them states. */
export function kindsByStatics(table: Table): Iterable<FactKind> {
  return staticsByKind(table).keys();
}

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
  cards: readonly PlacedCard[],
  zone: "play" | "discard",
): void {
  for (const { source, seat, printed } of cards) {
    for (const text of printed.statics[zone]) {
      const standing = { text, source, seat };
      for (const kind of text.facts.keys()) {
        const ofKind = found.get(kind);
        if (ofKind === undefined) found.set(kind, [standing]);
        else ofKind.push(standing);
      }
    }
  }
}
