/** LT 8.1, 8.2, 8.11, 9.8: what triggers, and how what waits becomes a chain. */
import type { CardId, EventOf, TriggerRules } from "@tcg/core";
import type { CardDefinition, Effect, Trigger } from "./cards.ts";
import { activation } from "./chain/activate.ts";
import { canBeActivated } from "./chain/legality.ts";
import { isAnythingSet, lookForTraps } from "./chain/set-traps.ts";
import { asksAboutSource, evaluateCondition } from "./conditions.ts";
import { sideSeats, snapshotMatches } from "./filters.ts";
import { isUsedUp } from "./limits.ts";
import { occurrencesOf } from "./occurrences.ts";
import { snapshot } from "./snapshots.ts";
import { isRestricted } from "./stats.ts";
import { allOnTable, type Book, definition, effectOf, isInForce, onTable } from "./table.ts";
import type { LunchTable, Occurrence, PendingTrigger, Play, State, Watcher } from "./types.ts";
import type { Seat } from "./vocabulary.ts";

export function triggerRules(book: Book): TriggerRules<LunchTable> {
  return {
    watch: (state) => watchers(book, state),
    match: (play, before, events) => matchBatch(book, play, before, events),
    next(play) {
      // One window follows the chain of triggers: that of the summon or attack, if one waits. What
      // triggers from now on waits for the end of this chain (LT 9.8).
      const task = play.agenda.at(-1);
      const waiting = task?.kind === "window" ? task : null;
      if (waiting !== null) play.agenda.pop();
      const { window = "activation", actor = play.state.shared.turnSeat } = waiting ?? {};
      play.next({ kind: "window/open", window, actor });
      chainOne(book, play, play.state.queue.length);
    },
  };
}

/** Effects that answer events, of every face-up card on the table. */
function watchers(book: Book, state: State): Watcher[] {
  const found: Watcher[] = [];
  for (const id of allOnTable(state)) {
    const card = onTable(state, id);
    if (card === null || !isInForce(state, id)) continue;
    const printed = definition(book, card.def);
    for (const effect of printed.effects ?? []) {
      if (!listens(printed, effect)) continue;
      found.push({
        controller: card.seat,
        source: { card: id, def: card.def },
        effect: effect.id,
        ...(effect.condition &&
          asksAboutSource(effect.condition) && { was: snapshot(book, state, id) }),
      });
    }
  }
  return found;
}

/** A trap's trigger is its activation: face-up it has been activated and listens no more. */
function listens(card: CardDefinition, effect: Effect): boolean {
  if (effect.type === "trigger") return card.type !== "trap" || isTrapsOwn(card, effect);
  return effect.type === "on_summon" || effect.type === "flip" || effect.type === "breakdown";
}

function isTrapsOwn(card: CardDefinition, effect: Effect): boolean {
  return card.type === "trap" && card.trapType === "continuous" && !effect.onActivation;
}

function matchBatch(
  book: Book,
  play: Play,
  before: readonly Watcher[],
  events: readonly EventOf<LunchTable>[],
): PendingTrigger[] {
  const { state } = play;
  const happened = events.map((event) => occurrencesOf(book, state, event));
  const occurrences = happened.flat();
  if (occurrences.length === 0) return [];
  noteFacts(play, occurrences);
  const watching = new Map<string, Watcher>();
  for (const watcher of [...before, ...watchers(book, state), ...brokenDown(book, occurrences)]) {
    watching.set(`${watcher.source.card} ${watcher.effect}`, watcher);
  }
  const triggered: PendingTrigger[] = [];
  for (const occurrence of occurrences) {
    for (const watcher of watching.values()) {
      const { controller, source, was } = watcher;
      if (happened.slice(0, arrivalOf(events, source.card)).flat().includes(occurrence)) continue;
      const effect = effectOf(definition(book, source.def), watcher.effect);
      if (effect === null || !answers(book, state, watcher, effect, occurrence)) continue;
      const optional = effect.optional === true;
      const trigger = { controller, source, effect: effect.id, optional, occurrence };
      triggered.push({ ...trigger, ...(was && { was }) });
    }
  }
  return triggered;
}

/** What windows are for: traps may answer it. The simple game looks for traps by itself (LT 9.7). */
function noteFacts(play: Play, occurrences: readonly Occurrence[]): void {
  const isAuto = play.state.config.responses === "auto";
  if (isAuto && !isAnythingSet(play.state)) return;
  play.emit({ type: "FACTS_NOTED", occurrences });
  if (isAuto) lookForTraps(play);
}

/** What made room for a card left before it came (LT 6.8, 7.8): the card has not seen that. */
function arrivalOf(events: readonly EventOf<LunchTable>[], id: CardId): number {
  const isArrival = (event: EventOf<LunchTable>): boolean =>
    (event.type === "NORMAL_SUMMONED" || event.type === "SPELL_ACTIVATED") &&
    event.change.op === "move" &&
    event.change.as === id;
  return Math.max(0, events.findIndex(isArrival));
}

/** A card that breaks down face-down is revealed, and its breakdown effect triggers (LT 11.3). */
function brokenDown(book: Book, occurrences: readonly Occurrence[]): Watcher[] {
  return occurrences.flatMap(({ on, card }) => {
    if (on !== "breakdown" || card?.def == null) return [];
    const { def, controller } = card;
    const own = (definition(book, def).effects ?? []).filter(({ type }) => type === "breakdown");
    return own.map((effect) => ({
      controller,
      source: { card: card.card, def },
      effect: effect.id,
      was: card,
    }));
  });
}

function answers(
  book: Book,
  state: State,
  { controller, source, was }: Watcher,
  effect: Effect,
  occurrence: Occurrence,
): boolean {
  const trigger = triggerOf(effect);
  if (trigger === null || !triggerFits(book, trigger, controller, source.card, occurrence)) {
    return false;
  }
  // LT 8.1: no effect answers its own activation.
  const isItself = occurrence.effect === effect.id && occurrence.card?.card === source.card;
  if (isItself) return false;
  const asking = { seat: controller, source, occurrence, ...(was && { was }) };
  if (effect.condition && !evaluateCondition(book, state, effect.condition, asking)) return false;
  return !isUsedUp(state, controller, source, effect);
}

/** on_summon, flip and breakdown are triggers on the card's own summon, turning and breakdown. */
function triggerOf(effect: Effect): Trigger | null {
  switch (effect.type) {
    case "on_summon":
      return { on: "summoned", card: "this" };
    case "flip":
      return { on: "flipped", card: "this" };
    case "breakdown":
      return { on: "breakdown", card: "this" };
    default:
      return effect.trigger ?? null;
  }
}

export function triggerFits(
  book: Book,
  trigger: Trigger,
  seat: Seat,
  self: CardId,
  occurrence: Occurrence,
): boolean {
  const { on, side = "any", card, filter, summonKinds, by, below } = trigger;
  if (occurrence.on !== on) return false;
  if (!sideSeats(side, seat).includes(occurrence.seat)) return false;
  const subject = occurrence.card;
  if (card === "this" && subject?.card !== self) return false;
  if (card === "another" && (subject === undefined || subject.card === self)) return false;
  if (filter && (subject === undefined || !snapshotMatches(book, subject, filter))) return false;
  if (summonKinds && (occurrence.how === undefined || !summonKinds.includes(occurrence.how))) {
    return false;
  }
  if (by !== undefined && occurrence.by !== by) return false;
  if (on === "life_below") {
    const { amount = 0, before = 0 } = occurrence;
    return below !== undefined && before >= below && amount < below;
  }
  return true;
}

/** LT 8.11: the group whose turn it is among the first so many, as places in the queue. */
function nextGroup(
  state: State,
  waiting: number,
): { readonly seat: Seat; readonly places: number[] } | null {
  const queue = state.queue.slice(0, waiting);
  const { turnSeat } = state.shared;
  for (const optional of [false, true]) {
    for (const mine of [true, false]) {
      const places = queue.flatMap((trigger, place) =>
        trigger.optional === optional && (trigger.controller === turnSeat) === mine ? [place] : [],
      );
      const first = places[0];
      const trigger = first === undefined ? undefined : queue[first];
      if (trigger !== undefined) return { seat: trigger.controller, places };
    }
  }
  return null;
}

/** Goes on until none of them waits: each becomes a link, the first as link 1 (LT 9.8). */
export function chainOne(book: Book, play: Play, waiting: number): void {
  const group = nextGroup(play.state, waiting);
  if (group === null) return;
  play.next({ kind: "triggers/chain", waiting: waiting - 1 });
  const { seat, places } = group;
  const distinct = new Set(places.map((place) => JSON.stringify(play.state.queue[place])));
  const auto = play.state.config.responses === "auto";
  if (distinct.size > 1 && !auto) {
    play.ask({ kind: "order_triggers", seat, triggers: places });
    return;
  }
  takeTrigger(book, play, places[0] as number);
}

/** Takes a waiting trigger up: asks first if it is optional. */
export function takeTrigger(book: Book, play: Play, place: number): void {
  const trigger = play.takeTrigger(place);
  if (!canTrigger(book, play.state, trigger)) {
    lapse(play, trigger);
    return;
  }
  if (trigger.optional && play.state.config.responses === "full") {
    play.ask({ kind: "optional_trigger", seat: trigger.controller, trigger });
    return;
  }
  activateTrigger(book, play, trigger);
}

/** A trigger that cannot be completed is not activated (LT 8.12). */
function canTrigger(book: Book, state: State, trigger: PendingTrigger): boolean {
  const { controller: seat, source, occurrence, was } = trigger;
  const effect = effectOf(definition(book, source.def), trigger.effect);
  if (effect === null || isUsedUp(state, seat, source, effect)) return false;
  if (trigger.optional && state.shared.linksThisTurn >= state.config.maxLinksPerTurn) return false;
  if (isRestricted(book, state, { seat, card: source.card }, "effects")) return false;
  return canBeActivated(book, state, {
    seat,
    source,
    effect,
    occurrence,
    via: "effect",
    ...(was && { was }),
  });
}

function lapse(play: Play, { controller: seat, source, effect }: PendingTrigger): void {
  play.emit({ type: "TRIGGER_LAPSED", seat, source, effect });
}

export function activateTrigger(book: Book, play: Play, trigger: PendingTrigger): void {
  const { controller: seat, source, effect, occurrence } = trigger;
  play.emit({ type: "TRIGGER_ACTIVATED", seat, source, effect });
  const doing = { seat, source, effect, via: "effect", occurrence, byCommand: false } as const;
  play.next(activation(book, doing));
}
