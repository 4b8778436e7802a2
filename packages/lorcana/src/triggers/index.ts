/** CR 7.4: which abilities an occurrence triggers. They wait until the bag takes them (bag.ts). */
import type { EventOf, TriggerRules } from "@tcg/core";
import { addToBag } from "../bag.ts";
import type { Filter, Trigger } from "../cards.ts";
import { contextOf } from "../reading/context.ts";
import { matches } from "../reading/filters.ts";
import type {
  BagEntry,
  Listeners,
  Lorcana,
  Occurrence,
  Play,
  Snapshot,
  Table,
  Watcher,
} from "../types.ts";
import type { TriggerName } from "../vocabulary.ts";
import { listenersAround, listenersFor, listening } from "./listening.ts";
import { isNth } from "./nth.ts";
import { occurrencesOf } from "./occurrences.ts";

export const triggerRules: TriggerRules<Lorcana> = {
  watch: listening,
  match: matchBatch,
  next: addToBag,
};

/**
 * CR 8.4.4: what was there before the batch sees all of it, though it left in it. What has arrived
 * in it sees what happened from then on.
 */
function matchBatch(
  play: Play,
  before: readonly Listeners[],
  events: readonly EventOf<Lorcana>[],
): BagEntry[] {
  const triggered: BagEntry[] = [];
  const spent: number[] = [];
  const isHeard = (on: TriggerName): boolean =>
    listenersFor(on, before).length + listenersFor(on, listening(play)).length > 0;
  for (let at = 0; at < events.length; at++) {
    for (const occurrence of occurrencesOf(play, events[at] as EventOf<Lorcana>, isHeard)) {
      for (const watcher of listenersAround(occurrence.on, before, listening(play))) {
        if (!answers(play, watcher, occurrence)) continue;
        if (!isNth(play.state, watcher.when, occurrence, events.slice(at + 1))) continue;
        if (!isThere(events, watcher, at)) continue;
        if (watcher.watch?.once) {
          if (spent.includes(watcher.watch.id)) continue;
          spent.push(watcher.watch.id);
        }
        triggered.push(entryOf(events, watcher, occurrence));
      }
    }
  }
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
  if (!isSide(when, seat, occurrence)) return false;
  const { turnSeat } = state.shared;
  if (when.during === "your-turn" && turnSeat !== seat) return false;
  if (when.during === "opponents-turn" && turnSeat === seat) return false;
  if (when.during === "their-turn" && turnSeat !== occurrence.seat) return false;
  if (when.inChallenge && !occurrence.inChallenge) return false;
  if (when.byAction && !occurrence.byAction) return false;
  if (when.bySupport && !occurrence.bySupport) return false;
  return (
    isNamed(watcher, occurrence.card) &&
    isCard(table, watcher, when.card, occurrence.card) &&
    isCard(table, watcher, when.other, occurrence.other)
  );
}

/** Without a word about it: of a card any side, of a player's own doing yours. */
function isSide(
  { side, card, other, those }: Trigger,
  seat: Watcher["seat"],
  occurrence: Occurrence,
): boolean {
  const wanted =
    side ?? (card === undefined && other === undefined && those === undefined ? "yours" : "any");
  return wanted === "any" || (wanted === "yours") === (occurrence.seat === seat);
}

/** One of the cards that the text which made it has named. */
function isNamed({ when, refs }: Watcher, card: Snapshot | undefined): boolean {
  if (when.those === undefined) return true;
  return card !== undefined && refs[when.those]?.includes(card.card) === true;
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
