/** What an event means to triggers: the one table from events to trigger names. */
import type { CardId, EventOf } from "@tcg/core";
import { snapshot } from "../reading/snapshots.ts";
import type { LunchTable, Occurrence, State, Table } from "../types.ts";
import type { Phase, Seat, SummonKind, TriggerName } from "../vocabulary.ts";

/** `state` is the state after the batch the event belongs to. */
export function occurrencesOf(table: Table, event: EventOf<LunchTable>): readonly Occurrence[] {
  const { state } = table;
  const summoned = (seat: Seat, card: CardId, how: SummonKind): Occurrence[] =>
    state.cards.has(card) ? [{ on: "summoned", seat, card: snapshot(table, card), how }] : [];
  switch (event.type) {
    case "NORMAL_SUMMONED":
      return summoned(event.seat, event.change.as, "normal");
    case "SPECIAL_SUMMONED":
      return event.change.faceDown ? [] : summoned(event.seat, event.change.as, "special");
    case "TOKEN_CREATED":
      return event.change.cards.flatMap(({ card }) => summoned(event.seat, card, "special"));
    case "FLIP_SUMMONED":
      return [...summoned(event.seat, event.change.card, "flip"), ...flipped(table, event)];
    case "CARD_FLIPPED":
      return flipped(table, event);
    case "CHAIN_LINK_ADDED": {
      const { seat, source, via, effect } = event.link;
      const on = `${via}_activated` as const;
      const card = state.cards.get(source.card) && snapshot(table, source.card);
      return [{ on, seat, ...(card && { card }), ...(effect !== null && { effect }) }];
    }
    case "TARGETS_CHOSEN":
      return event.cards.map((card) => ({ on: "targeted", seat: card.controller, card }));
    case "ATTACK_DECLARED":
      return [{ on: "attack_declared", seat: event.seat, card: event.was }];
    case "DAMAGE_DEALT": {
      if (event.by !== "battle") return [];
      const { seat, amount, was } = event;
      return [{ on: "battle_damage", seat, amount, ...(was && { card: was }) }];
    }
    case "CARD_DESTROYED":
      return [{ on: "destroyed", seat: event.was.controller, card: event.was, by: event.by }];
    case "CARD_TO_GRAVEYARD":
      return event.was === null
        ? fromElsewhere(table, event.change.as)
        : [{ on: "sent_to_graveyard", seat: event.was.controller, card: event.was }];
    case "HAND_DISCARDED":
      return fromElsewhere(table, event.change.as);
    case "TRIBUTE_PAID":
      return [{ on: "sent_to_graveyard", seat: event.was.controller, card: event.was }];
    case "CARD_DRAWN":
      return event.why === "effect" ? [{ on: "card_drawn", seat: event.seat, amount: 1 }] : [];
    case "LP_CHANGED": {
      const { seat, amount, lifePoints } = event;
      if (amount >= 0) return [];
      return [{ on: "life_below", seat, amount: lifePoints, before: lifePoints - amount }];
    }
    case "VICE_COUNTER_ADDED":
      return viceAdded(table, event);
    case "BREAKDOWN_TRIGGERED":
      return [{ on: "breakdown", seat: event.was.controller, card: event.was }];
    case "POSITION_CHANGED": {
      const card = state.cards.get(event.card) && snapshot(table, event.card);
      return card ? [{ on: "position_changed", seat: card.controller, card }] : [];
    }
    case "TURN_STARTED":
      return [{ on: "turn_start", seat: event.seat }];
    case "PHASE_CHANGED":
      return phaseOccurrences(state, event.phase);
    default:
      return [];
  }
}

/** LT 5.6: a card is sent to the graveyard from hand or deck, too. It is seen as it lies there. */
function fromElsewhere(table: Table, id: CardId): Occurrence[] {
  const { state } = table;
  if (!state.cards.has(id)) return [];
  const card = snapshot(table, id);
  return [{ on: "sent_to_graveyard", seat: card.controller, card }];
}

function flipped(
  table: Table,
  { seat, change }: { readonly seat: Seat; readonly change: { readonly card: CardId } },
): Occurrence[] {
  const { state } = table;
  if (!state.cards.has(change.card)) return [];
  return [{ on: "flipped", seat, card: snapshot(table, change.card) }];
}

function viceAdded(
  table: Table,
  event: { readonly card: CardId; readonly count: number; readonly vice: number },
): Occurrence[] {
  const { state } = table;
  if (!state.cards.has(event.card)) return [];
  const card = snapshot(table, event.card);
  const seat = card.controller;
  const near = state.config.breakdownThreshold - 1;
  const crossed = event.vice >= near && event.vice - event.count < near;
  return [
    { on: "vice_added", seat, card, amount: event.count },
    ...(crossed ? [{ on: "vice_near_threshold", seat, card, amount: event.vice } as const] : []),
  ];
}

const PHASE_TRIGGERS: { readonly [P in Phase]?: TriggerName } = {
  draw: "draw_phase",
  standby: "standby_phase",
  end: "end_phase",
};

/** Triggers of a dropped phase fire on entering the next one (LT 5). */
function phaseOccurrences(state: State, phase: Phase): Occurrence[] {
  const seat = state.shared.turnSeat;
  const names: TriggerName[] = [];
  if (phase === "main" && !state.config.standbyPhase) names.push("standby_phase");
  const own = PHASE_TRIGGERS[phase];
  if (own !== undefined) names.push(own);
  return names.map((on) => ({ on, seat }));
}
