/** LT 8.1: which effects listen. */
import { derived } from "@tcg/core";
import { effectsAtWork } from "../reading/at-work.ts";
import { snapshot } from "../reading/snapshots.ts";
import type { Table, Watcher } from "../types.ts";

/** Effects that answer events, of every face-up card on the table. */
export function watchers(table: Table): readonly Watcher[] {
  const atWork = effectsAtWork(table);
  return atWork.askAboutSource ? withSnapshots(table) : atWork.watchers;
}

/** LT 8.14: a card whose condition asks about it, as it is now. */
const withSnapshots = derived((table: Table): readonly Watcher[] =>
  effectsAtWork(table).watchers.map((watcher) => {
    const { listening, source } = watcher;
    return listening.asksAboutSource ? { ...watcher, was: snapshot(table, source.card) } : watcher;
  }),
);
