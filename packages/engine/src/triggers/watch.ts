/** LT 8.1: which effects listen. */
import { derived } from "@tcg/core";
import { snapshot } from "../snapshots.ts";
import { allOnTable, isInForce, onTable } from "../table.ts";
import type { Table, Watcher } from "../types.ts";

/** Effects that answer events, of every face-up card on the table. */
export function watchers(table: Table): readonly Watcher[] {
  const there = listeners(table);
  return there.some(({ asksAboutSource }) => asksAboutSource) ? withSnapshots(table) : there;
}

interface Listener extends Watcher {
  readonly asksAboutSource: boolean;
}

const listeners = derived(({ state, printed }: Table): readonly Listener[] => {
  const found: Listener[] = [];
  for (const id of allOnTable(state)) {
    const card = onTable(state, id);
    if (card === null) continue;
    const { listening } = printed.of(card.def);
    if (listening.length === 0 || !isInForce(state, id)) continue;
    const source = { card: id, def: card.def };
    for (const { effect, asksAboutSource } of listening) {
      found.push({ controller: card.seat, source, effect: effect.id, asksAboutSource });
    }
  }
  return found;
}, "table");

/** LT 8.14: a card whose condition asks about it, as it is now. */
const withSnapshots = derived((table: Table): readonly Watcher[] =>
  listeners(table).map((listener) =>
    listener.asksAboutSource
      ? { ...listener, was: snapshot(table, listener.source.card) }
      : listener,
  ),
);
