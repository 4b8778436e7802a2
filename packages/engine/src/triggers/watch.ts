/** LT 8.1: which effects listen. */
import { derived } from "@tcg/core";
import { snapshot } from "../reading/snapshots.ts";
import { allOnTable, isInForce, onTable } from "../reading/table.ts";
import type { Table, Watcher } from "../types.ts";

/** Effects that answer events, of every face-up card on the table. */
export function watchers(table: Table): readonly Watcher[] {
  return someAskAboutSource(table) ? withSnapshots(table) : listeners(table);
}

const listeners = derived(({ state, printed }: Table): readonly Watcher[] => {
  const found: Watcher[] = [];
  for (const id of allOnTable(state)) {
    const card = onTable(state, id);
    if (card === null) continue;
    const { listening } = printed.of(card.def);
    if (listening.length === 0 || !isInForce(state, id)) continue;
    const source = { card: id, def: card.def };
    for (const each of listening) {
      found.push({ controller: card.seat, source, listening: each });
    }
  }
  return found;
}, "table");

const someAskAboutSource = derived(
  (table: Table): boolean => listeners(table).some(({ listening }) => listening.asksAboutSource),
  "table",
);

/** LT 8.14: a card whose condition asks about it, as it is now. */
const withSnapshots = derived((table: Table): readonly Watcher[] =>
  listeners(table).map((watcher) => {
    const { listening, source } = watcher;
    return listening.asksAboutSource ? { ...watcher, was: snapshot(table, source.card) } : watcher;
  }),
);
