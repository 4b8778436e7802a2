/** CR 7.4: which abilities an occurrence triggers. They wait until the bag takes them (bag.ts). */
import { cardOf, type EventOf, type TriggerRules } from "@tcg/core";
import { addToBag } from "./bag.ts";
import type { Filter, Trigger, TriggeredAbility } from "./cards.ts";
import { occurrencesOf } from "./occurrences.ts";
import { abilitiesOf } from "./reading/abilities.ts";
import { contextOf } from "./reading/context.ts";
import { matches } from "./reading/filters.ts";
import { printedCard } from "./reading/printed.ts";
import { isOn } from "./reading/standing.ts";
import { allInDiscards, allInPlay, inPlay } from "./reading/table.ts";
import type {
  BagEntry,
  Lorcana,
  Occurrence,
  Play,
  Snapshot,
  Source,
  Table,
  Watcher,
} from "./types.ts";
import type { Seat } from "./vocabulary.ts";

export const triggerRules: TriggerRules<Lorcana> = {
  watch: watchers,
  match: matchBatch,
  next: addToBag,
};

/** Triggered abilities of all cards in play, those that work elsewhere, floating and delayed ones. */
function watchers(table: Table): Watcher[] {
  const { state } = table;
  const found: Watcher[] = [];
  for (const id of allInPlay(state)) {
    const card = inPlay(state, id);
    if (card === null) continue;
    for (const { ability, key } of abilitiesOf(table, id)) {
      if (ability.kind !== "triggered" || ability.from !== undefined) continue;
      if (ability.oncePerTurn && card.data.used.includes(key)) continue;
      found.push(watcherOf(ability, key, card.seat, { card: id, def: card.def }));
    }
  }
  found.push(...watchersInDiscards(table));
  for (const watch of state.shared.watches) {
    if (!isOn(state, watch)) continue;
    const { id, seat, source, self, when, effects, refs } = watch;
    const none = { name: "", if: null, once: null } as const;
    found.push({ key: `watch ${id}`, seat, source, self, when, effects, refs, watch, ...none });
  }
  return found;
}

/** CR 7.6.5 */
function watchersInDiscards(table: Table): Watcher[] {
  const { state } = table;
  return allInDiscards(state).flatMap((id) => {
    const { def, seat } = cardOf(state, id);
    return printedCard(table, def).discardTriggers.map(({ ability, key }) =>
      watcherOf(ability, key, seat, { card: id, def }),
    );
  });
}

function watcherOf(ability: TriggeredAbility, key: string, seat: Seat, source: Source): Watcher {
  const { name = "", when, effects } = ability;
  return {
    key: `${source.card} ${key}`,
    seat,
    source,
    self: source.card,
    name,
    when,
    if: ability.if ?? null,
    effects,
    refs: {},
    once: ability.oncePerTurn ? key : null,
    watch: null,
  };
}

/**
 * CR 8.4.4: what was there before the batch sees all of it, though it left in it. What has arrived
 * in it sees what happened from then on.
 */
function matchBatch(
  play: Play,
  before: readonly Watcher[],
  events: readonly EventOf<Lorcana>[],
): BagEntry[] {
  const happened = events.map((event) => occurrencesOf(play, event));
  if (happened.every((occurrences) => occurrences.length === 0)) return [];
  const watching = new Map<string, Watcher>();
  for (const watcher of [...before, ...watchers(play)]) {
    // CR 10.8.5: one that was made for a card speaks of the card that lies on it now.
    if (watcher.watch !== null || !watching.has(watcher.key)) watching.set(watcher.key, watcher);
  }
  const triggered: BagEntry[] = [];
  const spent: number[] = [];
  happened.forEach((occurrences, at) => {
    for (const occurrence of occurrences) {
      for (const watcher of watching.values()) {
        if (!isThere(events, watcher, at)) continue;
        if (!answers(play, watcher, occurrence)) continue;
        if (watcher.watch?.once) {
          if (spent.includes(watcher.watch.id)) continue;
          spent.push(watcher.watch.id);
        }
        triggered.push(entryOf(events, watcher, occurrence));
      }
    }
  });
  if (spent.length > 0) play.emit({ type: "EFFECTS_EXPIRED", effects: [], watches: spent });
  return triggered;
}

/**
 * Only what happens after its card has come there, and before another lies on it (CR 10.8.5). A
 * floating trigger is that other card's by then, and hears of its being played.
 */
function isThere(events: readonly EventOf<Lorcana>[], { source }: Watcher, at: number): boolean {
  const arrival = events.findIndex(
    (event) => "change" in event && event.change.op === "move" && event.change.as === source.card,
  );
  const cover = events.findIndex(
    (event) => event.type === "CARD_COVERED" && event.change.card === source.card,
  );
  return at > arrival && (cover < 0 || at < cover);
}

function entryOf(
  events: readonly EventOf<Lorcana>[],
  { seat, source, self: before, name, if: condition, effects, refs, once }: Watcher,
  occurrence: Occurrence,
): BagEntry {
  // "This card" is where the batch has brought it, if everybody can see it there.
  const left = events.find(
    (event) => event.type === "CARD_BANISHED" && event.card.card === source.card,
  );
  const self = left?.type === "CARD_BANISHED" ? left.card.now : before;
  return { entry: 0, seat, source, self, name, if: condition, effects, occurrence, refs, once };
}

function answers(table: Table, watcher: Watcher, occurrence: Occurrence): boolean {
  const { state } = table;
  const { when, seat } = watcher;
  if (when.on !== occurrence.on) return false;
  if (!isSide(when, seat, occurrence)) return false;
  if (
    when.during !== undefined &&
    (when.during === "your-turn") !== (state.shared.turnSeat === seat)
  ) {
    return false;
  }
  if (when.inChallenge && !occurrence.inChallenge) return false;
  if (when.byAction && !occurrence.byAction) return false;
  return (
    isCard(table, watcher, when.card, occurrence.card) &&
    isCard(table, watcher, when.other, occurrence.other)
  );
}

/** Without a word about it: of a card any side, of a player's own doing yours. */
function isSide(
  { side, card, other }: Trigger,
  seat: Watcher["seat"],
  occurrence: Occurrence,
): boolean {
  const wanted = side ?? (card === undefined && other === undefined ? "yours" : "any");
  return wanted === "any" || (wanted === "yours") === (occurrence.seat === seat);
}

function isCard(
  table: Table,
  { source, seat }: Watcher,
  wanted: "this" | Filter | undefined,
  card: Snapshot | undefined,
): boolean {
  if (wanted === undefined) return true;
  if (card === undefined) return false;
  if (wanted === "this") return card.card === source.card;
  return matches(contextOf(table, seat, source.card), card, wanted);
}
