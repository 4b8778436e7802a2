/** CR 7.4: which abilities listen, and for what. */
import { type CardId, derived } from "@tcg/core";
import type { CompleteTriggered } from "../complete-cards.ts";
import { isOn } from "../durations.ts";
import { abilitiesOf } from "../reading/abilities.ts";
import { placedInPlay, workingInDiscards } from "../reading/placed-cards.ts";
import { triggersAmong } from "../reading/printed-card.ts";
import { areThere } from "../reading/standing.ts";
import { isSteadyKind } from "../reading/statics.ts";
import { inPlay } from "../reading/table.ts";
import type { Listeners, Source, State, Table, Watcher } from "../types.ts";
import type { Seat, TriggerName } from "../vocabulary.ts";

/** Listed once for a table, unless an ability or a keyword comes and goes with a number. */
export function listening(table: Table): readonly Listeners[] {
  return listeningOnTable(table) ?? listeningInState(table);
}

const listeningOnTable = derived(
  (table: Table) =>
    isSteadyKind(table, "ability") && isSteadyKind(table, "keyword") ? listenersOn(table) : null,
  "table",
);
const listeningInState = derived(listenersOn, "state");

/** Triggered abilities of all cards in play, those that work elsewhere, floating and delayed ones. */
function listenersOn(table: Table): Listeners[] {
  const { state } = table;
  const found = new Map<TriggerName, Watcher[]>();
  const areGiven = areThere(table, "ability") || areThere(table, "keyword");
  for (const { source, seat, printed } of placedInPlay(table)) {
    const own = areGiven ? abilitiesOf(table, source.card) : printed.abilities;
    const triggers = own === printed.abilities ? printed.triggers.play : triggersAmong(own);
    for (const { ability, key } of triggers) {
      if (ability.oncePerTurn && isUsed(state, source.card, key)) continue;
      add(found, watcherOf(ability, key, seat, source));
    }
  }
  for (const { source, seat, printed } of workingInDiscards(table)) {
    for (const { ability, key } of printed.triggers.discard) {
      add(found, watcherOf(ability, key, seat, source));
    }
  }
  for (const watch of state.shared.watches) {
    if (!isOn(state, watch)) continue;
    const { id, seat, source, self, when, effects, refs } = watch;
    const none = { name: "", if: null, once: null } as const;
    add(found, { key: `watch ${id}`, seat, source, self, when, effects, refs, watch, ...none });
  }
  return [...found].map(([on, watchers]) => ({ on, watchers }));
}

function add(found: Map<TriggerName, Watcher[]>, watcher: Watcher): void {
  const others = found.get(watcher.when.on);
  if (others === undefined) found.set(watcher.when.on, [watcher]);
  else others.push(watcher);
}

function isUsed(state: State, id: CardId, key: string): boolean {
  return inPlay(state, id)?.data.used.includes(key) === true;
}

function watcherOf(ability: CompleteTriggered, key: string, seat: Seat, source: Source): Watcher {
  const { name, when, if: condition, effects, oncePerTurn } = ability;
  return {
    key: `${source.card} ${key}`,
    seat,
    source,
    self: source.card,
    name,
    when,
    if: condition,
    effects,
    refs: {},
    once: oncePerTurn ? key : null,
    watch: null,
  };
}

/** Those that listen for this, in order. */
export function listenersFor(on: TriggerName, all: readonly Listeners[]): readonly Watcher[] {
  for (const listeners of all) if (listeners.on === on) return listeners.watchers;
  return NOBODY;
}

const NOBODY: readonly Watcher[] = [];

/**
 * CR 8.4.4: what was there before a batch and what has come in it, each once. What was there first is
 * first; but one that was made for a card speaks of the card that lies on it now (CR 10.8.5).
 */
export function listenersAround(
  on: TriggerName,
  before: readonly Listeners[],
  after: readonly Listeners[],
): readonly Watcher[] {
  const then = listenersFor(on, before);
  const now = listenersFor(on, after);
  if (then === now || now.length === 0) return then;
  const all = then.slice();
  now.forEach((watcher, i) => {
    // Most are where they were.
    const at = then[i]?.key === watcher.key ? i : placeOf(watcher, then);
    if (at >= 0 && watcher.watch !== null) all[at] = watcher;
    // It may have listened for something else before: then it is still that.
    else if (at < 0 && !before.some(({ watchers }) => placeOf(watcher, watchers) >= 0)) {
      all.push(watcher);
    }
  });
  return all;
}

function placeOf({ key }: Watcher, watchers: readonly Watcher[]): number {
  return watchers.findIndex((watcher) => watcher.key === key);
}
