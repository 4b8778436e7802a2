/**
 * LT 8.9: what stands about cards and seats: modifiers, and what continuous effects in force state.
 * Derived from the table and remembered (`derived`): rules ask for it many times a command.
 */
import { type CardId, cardNumber, derived, derivedFor } from "@tcg/core";
import type { Action, Effect, Selection } from "./cards.ts";
import { evaluateCondition } from "./conditions.ts";
import { matches, sideSeats } from "./filters.ts";
import { allOnTable, isInForce, onTable } from "./table.ts";
import type { Modifier, ModifierFact, Source, Table } from "./types.ts";
import { evaluateValue } from "./values.ts";
import type { Duration, Seat } from "./vocabulary.ts";

/** A standing fact about a card or a seat, and where it comes from. */
export interface StandingFact {
  readonly fact: ModifierFact;
  readonly source: Source;
  readonly age: number;
  /** LT 8.9: of a continuous effect `while_source`. */
  readonly duration: Duration;
  readonly turnsLeft: number | null;
}

const NOTHING: readonly StandingFact[] = [];

/** Everything that stands about a card: modifiers and continuous effects, oldest first. */
export function factsOn(table: Table, id: CardId): readonly StandingFact[] {
  if (table.state.shared.modifiers.length === 0 && inForce(table).length === 0) return NOTHING;
  return onCardByTable(table, id) ?? onCard(table, id);
}

/** Everything that stands about a seat. */
export function factsOnSeat(table: Table, seat: Seat): readonly StandingFact[] {
  if (table.state.shared.modifiers.length === 0 && inForce(table).length === 0) return NOTHING;
  return onSeatByTable(table, seat) ?? onSeat(table, seat);
}

/** A continuous effect where it lies. */
interface InForce {
  readonly source: Source;
  readonly seat: Seat;
  readonly effect: Effect;
}

/** A continuous effect applies while its card is face-up (LT 8.1). */
const inForce = derived(({ state, printed }: Table): readonly InForce[] => {
  const found: InForce[] = [];
  for (const id of allOnTable(state)) {
    const lies = onTable(state, id);
    if (lies === null) continue;
    const { continuous } = printed.of(lies.def);
    if (continuous.length === 0 || !isInForce(state, id)) continue;
    const source = { card: id, def: lies.def };
    for (const effect of continuous) found.push({ source, seat: lies.seat, effect });
  }
  return found;
}, "table");

/** Whether nothing but the table decides what they state: no condition, and no amount is counted. */
const asksNothing = derived(
  (table: Table): boolean =>
    inForce(table).every(
      ({ effect }) =>
        effect.condition === undefined &&
        effect.actions.every(
          (action) => !("amount" in action && typeof action.amount === "object"),
        ),
    ),
  "table",
);

// Each twice: by the table alone, null where more decides, and by the whole state.
const onCardByTable = derivedFor(
  (table: Table, id: CardId) => (asksNothing(table) ? gatherOnCard(table, id) : null),
  "table",
);
const onCard = derivedFor(gatherOnCard);
const onSeatByTable = derivedFor(
  (table: Table, seat: Seat) => (asksNothing(table) ? gatherOnSeat(table, seat) : null),
  "table",
);
const onSeat = derivedFor(gatherOnSeat);

function gatherOnCard(table: Table, id: CardId): readonly StandingFact[] {
  const facts: StandingFact[] = [];
  for (const modifier of table.state.shared.modifiers) {
    if ("card" in modifier.on && modifier.on.card === id) facts.push(byModifier(modifier));
  }
  for (const { fact, seat, what } of stated(table).onCards) {
    if (covers(table, fact.source, seat, what, id)) facts.push(fact);
  }
  return byAge(facts);
}

function gatherOnSeat(table: Table, seat: Seat): readonly StandingFact[] {
  const facts: StandingFact[] = [];
  for (const modifier of table.state.shared.modifiers) {
    if ("seat" in modifier.on && modifier.on.seat === seat) facts.push(byModifier(modifier));
  }
  for (const { fact, seats } of stated(table).onSeats) if (seats.includes(seat)) facts.push(fact);
  return byAge(facts);
}

function byAge(facts: readonly StandingFact[]): readonly StandingFact[] {
  if (facts.length === 0) return NOTHING;
  return facts.length === 1 ? facts : facts.toSorted((a, b) => a.age - b.age);
}

function byModifier({ fact, source, age, duration, turnsLeft }: Modifier): StandingFact {
  return { fact, source, age, duration, turnsLeft };
}

/** What the continuous effects in force state, each once however often it is asked for. */
interface Stated {
  readonly onCards: readonly {
    readonly fact: StandingFact;
    readonly seat: Seat;
    readonly what: Selection;
  }[];
  readonly onSeats: readonly { readonly fact: StandingFact; readonly seats: readonly Seat[] }[];
}

function stated(table: Table): Stated {
  return statedByTable(table) ?? statedByState(table);
}

const statedByTable = derived(
  (table: Table) => (asksNothing(table) ? readStated(table) : null),
  "table",
);
const statedByState = derived(readStated);

function readStated(table: Table): Stated {
  const onCards: Stated["onCards"][number][] = [];
  const onSeats: Stated["onSeats"][number][] = [];
  for (const { source, seat, effect } of inForce(table)) {
    const asking = { seat, source, occurrence: null, values: "printed" } as const;
    const { condition } = effect;
    if (condition !== undefined && !evaluateCondition(table, condition, asking)) continue;
    for (const action of effect.actions) {
      const stands = factOf(table, source, seat, action);
      if (stands === null) continue;
      const fact = byEffect(stands, source);
      if ("what" in action && action.what !== undefined) {
        onCards.push({ fact, seat, what: action.what });
      } else {
        const who = "who" in action ? (action.who ?? "self") : "self";
        onSeats.push({ fact, seats: sideSeats(who === "both" ? "any" : who, seat) });
      }
    }
  }
  return { onCards, onSeats };
}

/** As old as its card's coming to the table. */
function byEffect(fact: ModifierFact, source: Source): StandingFact {
  const age = cardNumber(source.card);
  return { fact, source, age, duration: "while_source", turnsLeft: null };
}

/** What a continuous action states, or null for one that is no standing fact. */
function factOf(table: Table, source: Source, seat: Seat, action: Action): ModifierFact | null {
  switch (action.kind) {
    case "boost_attack":
    case "boost_defense": {
      const { operation = "add", amount = 0 } = action;
      const value = evaluateValue(table, amount, {
        seat,
        source,
        occurrence: null,
        values: "printed",
      });
      const kind = action.kind === "boost_attack" ? "attack" : "defense";
      return { kind, operation, amount: value };
    }
    case "grant_protection":
      return { kind: "protection", protection: action.protection };
    case "grant_keyword":
      return { kind: "keyword", keyword: action.keyword };
    case "apply_restriction":
      return { kind: "restriction", restriction: action.restriction };
    case "modify_cost": {
      const { cardType = null, operation, amount } = action;
      return { kind: "cost", cardType, operation, amount };
    }
    default:
      return null;
  }
}

/**
 * Whether a continuous effect is about this card. Its filter sees printed values: current ones
 * would depend on the very effect that asks for them.
 */
function covers(table: Table, source: Source, seat: Seat, what: Selection, id: CardId): boolean {
  const { state } = table;
  switch (what.kind) {
    case "self":
      return source.card === id;
    case "equipped":
      return onTable(state, source.card)?.data.equippedTo === id;
    case "all": {
      const card = onTable(state, id);
      if (card === null || !sideSeats(what.side, seat).includes(card.seat)) return false;
      const zone = card.zone === "setZone" ? "set" : card.zone;
      if (what.zone !== "table" && what.zone !== zone) return false;
      return matches(table, id, what.filter, "printed");
    }
    default:
      return false;
  }
}
