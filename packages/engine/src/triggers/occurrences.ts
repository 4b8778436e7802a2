/** What makes each trigger fire (LT 8.3): the events that cause it, and what has happened then. */
import type { CardId, EventOf } from "@tcg/core";
import { snapshot } from "../reading/snapshots.ts";
import type { LunchTable, Occurrence, State, Table } from "../types.ts";
import type { Phase, Seat, SummonKind, TriggerName } from "../vocabulary.ts";

/** What has happened, but for the name of the trigger. */
type Happened = Omit<Occurrence, "on">;
type AnyEvent = EventOf<LunchTable>;
type EventType = AnyEvent["type"];
type Event<E extends EventType> = Extract<AnyEvent, { readonly type: E }>;

/** What an event comes to for one trigger: nothing, or as often as it fires. */
type OccurrenceRule<E extends EventType> = (event: Event<E>, table: Table) => readonly Happened[];
type RulesByEvent<E extends EventType> = { readonly [K in E]: OccurrenceRule<K> };

/** At least one event: what nothing causes is no trigger. */
type OccurrenceRules = {
  [E in EventType]: RulesByEvent<E> & Partial<RulesByEvent<EventType>>;
}[EventType];

const NOTHING: readonly Happened[] = [];

/** Where one event causes several, they happen in the order of this table. */
const rules: { readonly [T in TriggerName]: OccurrenceRules } = {
  summoned: {
    NORMAL_SUMMONED: ({ seat, change }, table) => summoned(table, seat, change.as, "normal"),
    SPECIAL_SUMMONED: ({ seat, change }, table) =>
      change.faceDown ? NOTHING : summoned(table, seat, change.as, "special"),
    TOKEN_CREATED: ({ seat, change }, table) =>
      change.cards.flatMap(({ card }) => summoned(table, seat, card, "special")),
    FLIP_SUMMONED: ({ seat, change }, table) => summoned(table, seat, change.card, "flip"),
  },
  flipped: { FLIP_SUMMONED: flipped, CARD_FLIPPED: flipped },
  spell_activated: { CHAIN_LINK_ADDED: activated("spell") },
  trap_activated: { CHAIN_LINK_ADDED: activated("trap") },
  effect_activated: { CHAIN_LINK_ADDED: activated("effect") },
  attack_declared: { ATTACK_DECLARED: ({ seat, was }) => [{ seat, card: was }] },
  battle_damage: {
    DAMAGE_DEALT: ({ seat, amount, by, was }) =>
      by === "battle" ? [{ seat, amount, ...(was && { card: was }) }] : NOTHING,
  },
  destroyed: {
    CARD_DESTROYED: ({ was, by }, { state }) => [
      { seat: was.controller, card: was, by, actor: actorNow(state) },
    ],
  },
  sent_to_graveyard: {
    CARD_TO_GRAVEYARD: ({ was, change }, table) =>
      was === null ? currentCard(table, change.as) : [{ seat: was.controller, card: was }],
    // LT 5.6: a card is sent to the graveyard from hand or deck, too. It is seen as it lies there.
    HAND_DISCARDED: ({ change }, table) => currentCard(table, change.as),
    TRIBUTE_PAID: ({ was }) => [{ seat: was.controller, card: was }],
  },
  turn_start: { TURN_STARTED: ({ seat }) => [{ seat }] },
  draw_phase: { PHASE_CHANGED: entering((phase) => phase === "draw") },
  // LT 5: triggers of a dropped phase fire on entering the next one.
  standby_phase: {
    PHASE_CHANGED: entering(
      (phase, { state: { config } }) => phase === (config.standbyPhase ? "standby" : "main"),
    ),
  },
  end_phase: { PHASE_CHANGED: entering((phase) => phase === "end") },
  card_drawn: {
    CARD_DRAWN: ({ seat, why }) => (why === "effect" ? [{ seat, amount: 1 }] : NOTHING),
  },
  life_below: {
    LP_CHANGED: ({ seat, amount, lifePoints }) =>
      amount < 0 ? [{ seat, amount: lifePoints, before: lifePoints - amount }] : NOTHING,
  },
  vice_added: {
    VICE_COUNTER_ADDED: ({ card, count }, table) =>
      currentCard(table, card).map((placed) => ({ ...placed, amount: count })),
  },
  vice_near_threshold: { VICE_COUNTER_ADDED: viceNearThreshold },
  breakdown: { BREAKDOWN_TRIGGERED: ({ was }) => [{ seat: was.controller, card: was }] },
  position_changed: { POSITION_CHANGED: ({ card }, table) => currentCard(table, card) },
  targeted: {
    TARGETS_CHOSEN: ({ cards }) => cards.map((card) => ({ seat: card.controller, card })),
  },
};

/** LT 9.3: the seat whose link resolves, or else the turn seat. */
function actorNow({ shared: { chain, turnSeat } }: State): Seat {
  return chain.at(-1)?.seat ?? turnSeat;
}

function summoned(table: Table, seat: Seat, card: CardId, how: SummonKind): readonly Happened[] {
  return table.state.cards.has(card) ? [{ seat, card: snapshot(table, card), how }] : NOTHING;
}

function flipped(
  { seat, change: { card } }: Event<"FLIP_SUMMONED" | "CARD_FLIPPED">,
  table: Table,
): readonly Happened[] {
  if (!table.state.cards.has(card)) return NOTHING;
  return [{ seat, card: snapshot(table, card) }];
}

function activated(by: "spell" | "trap" | "effect"): OccurrenceRule<"CHAIN_LINK_ADDED"> {
  return ({ link: { seat, source, via, effect } }, table) => {
    if (via !== by) return NOTHING;
    const card = table.state.cards.has(source.card) && snapshot(table, source.card);
    return [{ seat, ...(card && { card }), ...(effect !== null && { effect }) }];
  };
}

/** A card as it is after the batch the event belongs to, if it is still there by this id. */
function currentCard(table: Table, id: CardId): readonly Happened[] {
  if (!table.state.cards.has(id)) return NOTHING;
  const card = snapshot(table, id);
  return [{ seat: card.controller, card }];
}

function entering(isIts: (phase: Phase, table: Table) => boolean): OccurrenceRule<"PHASE_CHANGED"> {
  return ({ phase }, table) =>
    isIts(phase, table) ? [{ seat: table.state.shared.turnSeat }] : NOTHING;
}

/** Once, when it gets there: not again with each counter beyond. */
function viceNearThreshold(
  { card, count, vice }: Event<"VICE_COUNTER_ADDED">,
  table: Table,
): readonly Happened[] {
  const near = table.state.config.breakdownThreshold - 1;
  if (vice < near || vice - count >= near) return NOTHING;
  return currentCard(table, card).map((placed) => ({ ...placed, amount: vice }));
}

interface EventRule {
  readonly on: TriggerName;
  readonly rule: (event: AnyEvent, table: Table) => readonly Happened[];
}

/** The same by event: most of them cause nothing. */
const rulesByEvent: ReadonlyMap<string, readonly EventRule[]> = byEvent();

function byEvent(): Map<string, EventRule[]> {
  const found = new Map<string, EventRule[]>();
  for (const [on, events] of Object.entries(rules)) {
    for (const [type, rule] of Object.entries(events)) {
      const eventRule = { on, rule } as unknown as EventRule;
      found.set(type, [...(found.get(type) ?? []), eventRule]);
    }
  }
  return found;
}

/** Whether any of these means something to triggers. */
export function causeAny(events: readonly AnyEvent[]): boolean {
  for (const { type } of events) if (rulesByEvent.has(type)) return true;
  return false;
}

const NONE: readonly Occurrence[] = [];

/**
 * What an event means to triggers, as far as anybody hears of it. The table is as it is after the batch
 * the event belongs to.
 */
export function occurrencesOf(
  table: Table,
  event: AnyEvent,
  isHeard: (on: TriggerName) => boolean,
): readonly Occurrence[] {
  const eventRules = rulesByEvent.get(event.type);
  if (eventRules === undefined) return NONE;
  const found: Occurrence[] = [];
  for (const { on, rule } of eventRules) {
    if (!isHeard(on)) continue;
    for (const happened of rule(event, table)) found.push({ on, ...happened });
  }
  return found;
}
