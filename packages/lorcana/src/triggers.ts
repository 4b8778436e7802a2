/** CR 7.4: which abilities an occurrence triggers. They wait until the bag takes them (bag.ts). */
import type { EventOf, TriggerRules } from "@tcg/core";
import { addToBag } from "./bag.ts";
import type { Filter, Trigger } from "./cards.ts";
import { occurrencesOf } from "./occurrences.ts";
import { abilitiesOf } from "./reading/abilities.ts";
import type { Book } from "./reading/book.ts";
import { contextOf } from "./reading/context.ts";
import { matches } from "./reading/filters.ts";
import { allInPlay, inPlay } from "./reading/table.ts";
import type { BagEntry, Lorcana, Occurrence, Play, Snapshot, State, Watcher } from "./types.ts";

export function triggerRules(book: Book): TriggerRules<Lorcana> {
  return {
    watch: (state) => watchers(book, state),
    match: (play, before, events) => matchBatch(book, play, before, events),
    next: (play) => addToBag(book, play),
  };
}

/** Triggered abilities of all cards in play, and floating and delayed ones (CR 7.4.7). */
function watchers(book: Book, state: State): Watcher[] {
  const found: Watcher[] = [];
  for (const id of allInPlay(state)) {
    const card = inPlay(state, id);
    if (card === null) continue;
    for (const { ability, key } of abilitiesOf(book, state, id)) {
      if (ability.kind !== "triggered") continue;
      const once = ability.oncePerTurn ? key : null;
      if (once !== null && card.data.used.includes(once)) continue;
      found.push({
        key: `${id} ${key}`,
        seat: card.seat,
        source: { card: id, def: card.def },
        self: id,
        name: ability.name ?? "",
        when: ability.when,
        if: ability.if ?? null,
        effects: ability.effects,
        refs: {},
        once,
        watch: null,
      });
    }
  }
  for (const watch of state.shared.watches) {
    const { id, seat, source, self, when, effects, refs } = watch;
    const none = { name: "", if: null, once: null } as const;
    found.push({ key: `watch ${id}`, seat, source, self, when, effects, refs, watch, ...none });
  }
  return found;
}

/**
 * CR 8.4.4: what was there before the batch sees all of it, though it left in it. What has arrived
 * in it sees what happened from then on.
 */
function matchBatch(
  book: Book,
  play: Play,
  before: readonly Watcher[],
  events: readonly EventOf<Lorcana>[],
): BagEntry[] {
  const { state } = play;
  const happened = events.map((event) => occurrencesOf(book, state, event));
  if (happened.every((occurrences) => occurrences.length === 0)) return [];
  const watching = new Map<string, Watcher>();
  for (const watcher of [...before, ...watchers(book, state)]) {
    if (!watching.has(watcher.key)) watching.set(watcher.key, watcher);
  }
  const triggered: BagEntry[] = [];
  const spent: number[] = [];
  happened.forEach((occurrences, at) => {
    for (const occurrence of occurrences) {
      for (const watcher of watching.values()) {
        if (!isThere(events, watcher, at)) continue;
        if (!answers(book, state, watcher, occurrence)) continue;
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

/** Not before its card has come into play, and not when another lies on it (CR 10.8.5). */
function isThere(
  events: readonly EventOf<Lorcana>[],
  { source, watch }: Watcher,
  at: number,
): boolean {
  if (watch !== null) return true;
  const arrival = events.findIndex(
    (event) => event.type === "CARD_ENTERED" && event.change.as === source.card,
  );
  const cover = events.findIndex(
    (event) => event.type === "CARD_COVERED" && event.change.card === source.card,
  );
  return at >= arrival && (cover < 0 || at < cover);
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

function answers(book: Book, state: State, watcher: Watcher, occurrence: Occurrence): boolean {
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
    isCard(book, state, watcher, when.card, occurrence.card) &&
    isCard(book, state, watcher, when.other, occurrence.other)
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
  book: Book,
  state: State,
  { source, seat }: Watcher,
  wanted: "this" | Filter | undefined,
  card: Snapshot | undefined,
): boolean {
  if (wanted === undefined) return true;
  if (card === undefined) return false;
  if (wanted === "this") return card.card === source.card;
  return matches(contextOf(book, state, seat, source.card), card, wanted);
}
