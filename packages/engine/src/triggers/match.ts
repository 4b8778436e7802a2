/** LT 8.3, 8.14: which of the effects that listen answer what has happened in a batch. */
import { type CardId, type EventOf, revised } from "@tcg/core";
import { LINK_TRIGGERS } from "../chain/may-activate.ts";
import { isAnythingSet, lookForTraps } from "../chain/set-traps.ts";
import { evaluateCondition } from "../reading/conditions.ts";
import { isUsedUp } from "../reading/limits.ts";
import { statsOf } from "../reading/stats.ts";
import type { LunchTable, Occurrence, PendingTrigger, Play, Table, Watcher } from "../types.ts";
import { TRIGGERS, type TriggerName } from "../vocabulary.ts";
import { triggerFits } from "./fits.ts";
import { mayTrigger } from "./may-trigger.ts";
import { causeAny, occurrencesOf } from "./occurrences.ts";
import { watchers } from "./watch.ts";

export function matchBatch(
  play: Play,
  before: readonly Watcher[],
  events: readonly EventOf<LunchTable>[],
): readonly PendingTrigger[] {
  return causeAny(events) ? matchCaused(play, before, events) : NOTHING;
}

function matchCaused(
  play: Play,
  before: readonly Watcher[],
  events: readonly EventOf<LunchTable>[],
): readonly PendingTrigger[] {
  const after = watchers(play);
  const answered = answeredNow(play);
  // A card that breaks down answers that itself, whatever listens.
  const isHeard = (on: TriggerName): boolean =>
    listensFor(before, on) || listensFor(after, on) || answered.has(on) || on === "breakdown";
  const occurrences: Occurrence[] = [];
  /** The place of the event in the batch that each came from. */
  const places: number[] = [];
  for (let at = 0; at < events.length; at++) {
    for (const occurrence of occurrencesOf(play, events[at] as EventOf<LunchTable>, isHeard)) {
      occurrences.push(occurrence);
      places.push(at);
    }
  }
  if (occurrences.length === 0) return NOTHING;
  noteFacts(
    play,
    occurrences.filter(({ on }) => answered.has(on)),
  );
  const watching: Watcher[] = [];
  watchTogether(watching, before, occurrences);
  watchTogether(watching, after, occurrences);
  for (const watcher of brokenDown(play, occurrences)) watchOnce(watching, watcher);
  if (watching.length === 0) return NOTHING;
  const triggered: PendingTrigger[] = [];
  for (let i = 0; i < occurrences.length; i++) {
    const occurrence = occurrences[i] as Occurrence;
    for (const watcher of watching) {
      const { controller, source, listening, was } = watcher;
      if (!answers(play, watcher, occurrence)) continue;
      if ((places[i] as number) < arrivalOf(events, source.card)) continue;
      const { id: effect, optional } = listening.effect;
      const pending = { controller, source, effect, optional, occurrence };
      triggered.push({ ...pending, ...(was && { was }) });
    }
  }
  return triggered;
}

const NOTHING: readonly PendingTrigger[] = [];

/** Those that listen for something that has happened. */
function watchTogether(
  watching: Watcher[],
  listeners: readonly Watcher[],
  happened: readonly Occurrence[],
): void {
  for (const watcher of listeners) {
    if (hasHappened(happened, watcher.listening.trigger.on)) watchOnce(watching, watcher);
  }
}

function hasHappened(happened: readonly Occurrence[], name: TriggerName): boolean {
  for (const { on } of happened) if (on === name) return true;
  return false;
}

/** Each effect of a card once: as it was named last, in the place where it was named first. */
function watchOnce(watching: Watcher[], watcher: Watcher): void {
  const { source, listening } = watcher;
  for (let i = 0; i < watching.length; i++) {
    const other = watching[i] as Watcher;
    if (other.listening === listening && other.source.card === source.card) {
      watching[i] = watcher;
      return;
    }
  }
  watching.push(watcher);
}

function listensFor(listeners: readonly Watcher[], name: TriggerName): boolean {
  for (const { listening } of listeners) if (listening.trigger.on === name) return true;
  return false;
}

/** What windows are for: traps may answer it. The simple game looks for traps by itself (LT 9.7). */
function noteFacts(play: Play, occurrences: readonly Occurrence[]): void {
  if (occurrences.length === 0) return;
  play.emit({ type: "FACTS_NOTED", occurrences });
  if (play.state.config.responses === "auto") lookForTraps(play);
}

/**
 * What some card of the game could answer from where cards lie now. What lies face-down there may
 * be any of them: nothing hidden decides.
 */
function answeredNow(table: Table): ReadonlySet<TriggerName> {
  const { whileSet, otherwise } = answered(table);
  return isAnythingSet(table) ? whileSet : otherwise;
}

/** While some card is set that could answer, and while none is. */
interface Answered {
  readonly whileSet: ReadonlySet<TriggerName>;
  readonly otherwise: ReadonlySet<TriggerName>;
}

/** What cards are printed and how windows open is the same for the whole match. */
const answered = revised((table: Table, before: Answered | undefined): Answered => {
  return before ?? { whileSet: namesAnswered(table, true), otherwise: namesAnswered(table, false) };
}, "table");

function namesAnswered({ state, printed }: Table, isSet: boolean): ReadonlySet<TriggerName> {
  const isAuto = state.config.responses === "auto";
  const { bySet, byOthers } = printed.answered;
  const isAnswered = (on: TriggerName): boolean =>
    (isSet && bySet.has(on)) || (!isAuto && byOthers.has(on));
  // Where a link can be answered, links tell which of the facts are about the last one (LT 9.2).
  const areLinks = LINK_TRIGGERS.some(isAnswered);
  return new Set(
    TRIGGERS.filter(
      (on) =>
        isAnswered(on) ||
        (areLinks && LINK_TRIGGERS.includes(on)) ||
        // LT 6.8, 9.3: what was summoned or destroyed has a window in any case.
        (!isAuto && (on === "summoned" || on === "destroyed")),
    ),
  );
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
    const source = { card: card.card, def };
    return table.printed
      .of(def)
      .breakdown.map((listening) => ({ controller, source, listening, was: card }));
  });
}

function answers(
  table: Table,
  { controller, source, listening, was }: Watcher,
  occurrence: Occurrence,
): boolean {
  const { effect, trigger } = listening;
  if (!triggerFits(table, trigger, controller, source.card, occurrence)) return false;
  // LT 8.1: no effect answers its own activation.
  const isItself = occurrence.effect === effect.id && occurrence.card?.card === source.card;
  if (isItself || !mayTrigger(table, controller, source.card)) return false;
  const context = { seat: controller, source, occurrence, stats: statsOf, ...(was && { was }) };
  if (effect.condition && !evaluateCondition(table, effect.condition, context)) return false;
  return !isUsedUp(table.state, controller, source, effect);
}
