/**
 * CR 8.7: the bag. Entries are data; the player who holds it resolves all of their own before the
 * next player does.
 */
import { support } from "./keywords/support.ts";
import { resultsAsked } from "./procedures/results.ts";
import { holds } from "./reading/conditions.ts";
import type { Context } from "./reading/context.ts";
import { hasLeft, inPlay, seatsInOrder } from "./reading/table.ts";
import type { BagEntry, Play, State, Table } from "./types.ts";
import type { Seat } from "./vocabulary.ts";

/** CR 1.9.4, 8.7.3: what has triggered enters together, when the check has found nothing more. */
export function addToBag(play: Play): void {
  const waiting = play.state.queue;
  const entries: BagEntry[] = [];
  let number = play.state.shared.nextEntry;
  for (const trigger of waiting) {
    // CR 7.4.4: an "if" is tested here, and again on resolving.
    const isTested = play.state.config.interveningIf === "both";
    if (isTested && !conditionHolds(play, trigger)) continue;
    // CR 8.7.9
    if (hasLeft(play.state, trigger.seat)) continue;
    entries.push({ ...trigger, entry: number++ });
  }
  for (let i = waiting.length; i > 0; i--) play.takeTrigger(0);
  if (entries.length === 0) return;
  play.emit({ type: "BAG_ADDED", entries });
  if (!play.awaits("bag/resolve")) play.next({ kind: "bag/resolve" });
}

function conditionHolds(table: Table, entry: BagEntry): boolean {
  return entry.if === null || holds(contextOfEntry(table, entry), entry.if);
}

function contextOfEntry(table: Table, entry: BagEntry): Context {
  const { state } = table;
  const { seat, source, self, occurrence, refs } = entry;
  const was = state.shared.departed[source.card] ?? null;
  return { table, seat, self, was, occurrence, refs, results: {}, layer: "full" };
}

export function entriesOf({ shared }: State, seat: Seat): readonly BagEntry[] {
  return shared.bag.filter((entry) => entry.seat === seat);
}

/** CR 8.7.4-8.7.7: the holder goes on until it has none left, then the next with one, round and round. */
export function resolveBag(play: Play): void {
  const { bag, bagHolder } = play.state.shared;
  if (bag.length === 0) {
    if (bagHolder !== null) play.emit({ type: "BAG_HELD", seat: null });
    return;
  }
  const holder = holderNow(play.state);
  if (holder !== bagHolder) play.emit({ type: "BAG_HELD", seat: holder });
  play.next({ kind: "bag/resolve" });
  const own = entriesOf(play.state, holder);
  const only = own[0];
  if (own.length === 1 && only !== undefined) resolveEntry(play, only);
  else play.ask({ kind: "choose_bag_entry", seat: holder });
}

function holderNow(state: State): Seat {
  const { bagHolder } = state.shared;
  const order = seatsInOrder(state);
  const from = bagHolder === null ? 0 : order.indexOf(bagHolder);
  const round = [...order.slice(from), ...order.slice(0, from)];
  return round.find((seat) => entriesOf(state, seat).length > 0) as Seat;
}

export function resolveEntry(play: Play, entry: BagEntry): void {
  play.emit({ type: "BAG_TAKEN", entry: entry.entry });
  const { seat, source, self, name, occurrence, refs, effects, once, spent } = entry;
  if (spent || !conditionHolds(play, entry)) {
    play.emit({ type: "BAG_LAPSED", entry });
    return;
  }
  if (once !== null && isNoted(play.state, entry)) {
    play.emit({ type: "ABILITY_SPENT", card: source.card, once });
  }
  const fresh = { players: {}, results: resultsAsked(effects), chosen: [], plays: [] } as const;
  play.next({
    kind: "resolve",
    effects,
    resolution: {
      kind: "triggered",
      seat,
      source,
      self,
      occurrence,
      refs,
      ...fresh,
      ...(name === support.name && { isSupport: true }),
    },
  });
}

/** On its card, and on what else of it waits; a card that is gone has no more abilities. */
function isNoted(state: State, { source, once }: BagEntry): boolean {
  const isSame = (other: BagEntry): boolean =>
    other.source.card === source.card && other.once === once;
  return inPlay(state, source.card) !== null || state.shared.bag.some(isSame);
}
