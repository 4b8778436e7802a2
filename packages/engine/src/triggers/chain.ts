/** LT 8.2, 8.11, 9.8: triggers that wait are taken up one by one and form a chain. */
import { activationTask } from "../chain/activate.ts";
import { canBeActivated } from "../chain/legality.ts";
import { isUsedUp } from "../reading/limits.ts";
import { definition, effectOf } from "../reading/table.ts";
import type { PendingTrigger, Play, State, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { mayTrigger } from "./may-trigger.ts";

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
export function chainOne(play: Play, waiting: number): void {
  const group = nextGroup(play.state, waiting);
  if (group === null) return;
  play.next({ kind: "triggers/chain", waiting: waiting - 1 });
  const { seat, places } = group;
  const auto = play.state.config.responses === "auto";
  if (!auto && !areAlike(play.state, places)) {
    play.ask({ kind: "order_triggers", seat, triggers: places });
    return;
  }
  takeTrigger(play, places[0] as number);
}

/** Triggers that say the same in every respect need no order. */
function areAlike({ queue }: State, places: readonly number[]): boolean {
  if (places.length === 1) return true;
  return new Set(places.map((place) => JSON.stringify(queue[place]))).size === 1;
}

/** Takes a waiting trigger up: asks first if it is optional. */
export function takeTrigger(play: Play, place: number): void {
  const trigger = play.takeTrigger(place);
  if (!canTrigger(play, trigger)) {
    lapse(play, trigger);
    return;
  }
  if (trigger.optional && play.state.config.responses === "full") {
    play.ask({ kind: "optional_trigger", seat: trigger.controller, trigger });
    return;
  }
  activateTrigger(play, trigger);
}

/** A trigger that cannot be completed is not activated (LT 8.12). */
function canTrigger(table: Table, trigger: PendingTrigger): boolean {
  const { state } = table;
  const { controller: seat, source, occurrence, was } = trigger;
  const effect = effectOf(definition(table, source.def), trigger.effect);
  if (effect === null || isUsedUp(state, seat, source, effect)) return false;
  if (trigger.optional && state.shared.linksThisTurn >= state.config.maxLinksPerTurn) return false;
  if (!mayTrigger(table, seat, source.card)) return false;
  return canBeActivated(table, {
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

export function activateTrigger(play: Play, trigger: PendingTrigger): void {
  const { controller: seat, source, effect, occurrence } = trigger;
  play.emit({ type: "TRIGGER_ACTIVATED", seat, source, effect });
  const activation = { seat, source, effect, via: "effect", occurrence, byCommand: false } as const;
  play.next(activationTask(play, activation));
}
