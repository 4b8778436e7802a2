/** LT 8.3, 8.14: which of the effects that listen answer what has happened in a batch. */
import { type CardId, type EventOf, invariant } from "@tcg/core";
import type { Effect, Trigger } from "../cards.ts";
import { isAnythingSet, lookForTraps } from "../chain/set-traps.ts";
import { evaluateCondition } from "../conditions.ts";
import { isUsedUp } from "../limits.ts";
import type { Listening } from "../printed.ts";
import type { LunchTable, Occurrence, PendingTrigger, Play, Table, Watcher } from "../types.ts";
import { triggerFits } from "./fits.ts";
import { occurrencesOf } from "./occurrences.ts";
import { watchers } from "./watch.ts";

export function matchBatch(
  play: Play,
  before: readonly Watcher[],
  events: readonly EventOf<LunchTable>[],
): readonly PendingTrigger[] {
  const happened = events.map((event) => occurrencesOf(play, event));
  const occurrences = happened.flat();
  if (occurrences.length === 0) return NOTHING;
  noteFacts(play, occurrences);
  const watching = together(before, watchers(play), brokenDown(play, occurrences));
  if (watching.length === 0) return NOTHING;
  const triggered: PendingTrigger[] = [];
  for (const [at, batch] of happened.entries()) {
    for (const occurrence of batch) {
      for (const watcher of watching) {
        const { controller, source, was } = watcher;
        const { effect, trigger } = listeningOf(play, watcher);
        if (trigger.on !== occurrence.on || at < arrivalOf(events, source.card)) continue;
        if (!answers(play, watcher, effect, trigger, occurrence)) continue;
        const optional = effect.optional === true;
        const pending = { controller, source, effect: effect.id, optional, occurrence };
        triggered.push({ ...pending, ...(was && { was }) });
      }
    }
  }
  return triggered;
}

const NOTHING: readonly PendingTrigger[] = [];

/** Each effect once: as it stands after the batch, if it still does, in the order of before. */
function together(
  before: readonly Watcher[],
  after: readonly Watcher[],
  broken: readonly Watcher[],
): readonly Watcher[] {
  if (before === after && broken.length === 0) return after;
  const watching = new Map<string, Watcher>();
  for (const watcher of [...before, ...after, ...broken]) {
    watching.set(`${watcher.source.card} ${watcher.effect}`, watcher);
  }
  return [...watching.values()];
}

function listeningOf({ printed }: Table, { source, effect }: Watcher): Listening {
  const { listening } = printed.of(source.def);
  const found = listening.find((each) => each.effect.id === effect);
  invariant(found !== undefined, "what listens is printed on its card");
  return found;
}

/** What windows are for: traps may answer it. The simple game looks for traps by itself (LT 9.7). */
function noteFacts(play: Play, occurrences: readonly Occurrence[]): void {
  const isAuto = play.state.config.responses === "auto";
  if (isAuto && !isAnythingSet(play.state)) return;
  play.emit({ type: "FACTS_NOTED", occurrences });
  if (isAuto) lookForTraps(play);
}

/**
 * What made room for a stereotype left before it came (LT 6.8): it has not seen that. A spell that
 * is being activated sees nothing at all (LT 9.4).
 */
function arrivalOf(events: readonly EventOf<LunchTable>[], id: CardId): number {
  const isArrival = (event: EventOf<LunchTable>): boolean =>
    event.type === "NORMAL_SUMMONED" && event.change.as === id;
  return Math.max(0, events.findIndex(isArrival));
}

/** A card that breaks down face-down is revealed, and its breakdown effect triggers (LT 11.3). */
function brokenDown(table: Table, occurrences: readonly Occurrence[]): Watcher[] {
  return occurrences.flatMap(({ on, card }) => {
    if (on !== "breakdown" || card?.def == null) return [];
    const { def, controller } = card;
    return table.printed.of(def).breakdown.map(({ effect }) => ({
      controller,
      source: { card: card.card, def },
      effect: effect.id,
      was: card,
    }));
  });
}

function answers(
  table: Table,
  { controller, source, was }: Watcher,
  effect: Effect,
  trigger: Trigger,
  occurrence: Occurrence,
): boolean {
  const { state } = table;
  if (!triggerFits(table, trigger, controller, source.card, occurrence)) return false;
  // LT 8.1: no effect answers its own activation.
  const isItself = occurrence.effect === effect.id && occurrence.card?.card === source.card;
  if (isItself) return false;
  const asking = { seat: controller, source, occurrence, ...(was && { was }) };
  if (effect.condition && !evaluateCondition(table, effect.condition, asking)) return false;
  return !isUsedUp(state, controller, source, effect);
}
