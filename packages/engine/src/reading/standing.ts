/**
 * LT 8.9: what stands about cards and seats: modifiers, and what continuous effects in force state.
 * Derived from the table and remembered (`derived`): rules ask for it many times a command.
 */
import { type CardId, cardNumber, derivedFor, revised } from "@tcg/core";
import type { StandingAction, StandingSelection } from "../cards/continuous.ts";
import type { Modifier, ModifierFact, Source, Table } from "../types.ts";
import type { Duration, Seat } from "../vocabulary.ts";
import { effectsAtWork } from "./at-work.ts";
import { evaluateCondition } from "./conditions.ts";
import { matches, printedStatsOf, sideSeats } from "./filters.ts";
import { allOnTable, onTable } from "./table.ts";
import { evaluateValue } from "./values.ts";

/** A standing fact about a card or a seat, and where it comes from. */
export interface StandingFact {
  readonly fact: ModifierFact;
  readonly source: Source;
  readonly age: number;
  /** LT 8.9: of a continuous effect `while_source`. */
  readonly duration: Duration;
  readonly turnsLeft: number | null;
}

/** Everything that stands about a card: modifiers and continuous effects, oldest first. */
export function factsOn(table: Table, id: CardId): readonly StandingFact[] {
  return standing(table).onCards.get(id) ?? NOTHING;
}

/** Everything that stands about a seat. */
export function factsOnSeat(table: Table, seat: Seat): readonly StandingFact[] {
  return standing(table).onSeats[seat];
}

const NOTHING: readonly StandingFact[] = [];

interface Standing {
  readonly modifiers: readonly Modifier[];
  /** Whether modifiers are all there is: no continuous effect states anything. */
  readonly isByModifiers: boolean;
  readonly onCards: ReadonlyMap<CardId, readonly StandingFact[]>;
  readonly onSeats: { readonly [S in Seat]: readonly StandingFact[] };
}

const NOTHING_STANDS: Standing = {
  modifiers: [],
  isByModifiers: true,
  onCards: new Map(),
  onSeats: { host: NOTHING, away: NOTHING },
};

function standing(table: Table): Standing {
  return standingByTable(table) ?? standingByState(table);
}

/** Whether what lies on the table decides alone what stands: no numbers are counted, nothing is asked. */
export function tableDecides(table: Table): boolean {
  return standingByTable(table) !== null;
}

/** Null where more than the table decides it. */
const standingByTable = revised(
  (table: Table, before: Standing | null | undefined): Standing | null =>
    effectsAtWork(table).askNothing ? gather(table, before) : null,
  "table",
);
const standingByState = revised(gather);

function gather(table: Table, before: Standing | null | undefined): Standing {
  const { modifiers } = table.state.shared;
  const effects = effectsAtWork(table).continuous;
  if (modifiers.length === 0 && effects.length === 0) return NOTHING_STANDS;
  const isByModifiers = effects.length === 0;
  if (isByModifiers && before?.isByModifiers && before.modifiers === modifiers) return before;
  const onCards = new Map<CardId, StandingFact[]>();
  const onSeats = { host: [] as StandingFact[], away: [] as StandingFact[] };
  for (const modifier of modifiers) {
    const { on } = modifier;
    if ("card" in on) stands(onCards, on.card, byModifier(modifier));
    else onSeats[on.seat].push(byModifier(modifier));
  }
  for (const { source, seat, effect } of effects) {
    const { condition } = effect;
    if (condition !== undefined) {
      const asking = { seat, source, occurrence: null, stats: printedStatsOf };
      if (!evaluateCondition(table, condition, asking)) continue;
    }
    for (const action of effect.actions) {
      const fact = byEffect(factOf(table, source, seat, action), source);
      if ("what" in action && action.what !== undefined) {
        for (const id of covered(table, source, seat, action.what)) {
          stands(onCards, id, fact);
        }
      } else {
        const who = "who" in action ? action.who : "self";
        for (const each of sideSeats(who === "both" ? "any" : who, seat)) onSeats[each].push(fact);
      }
    }
  }
  for (const facts of onCards.values()) oldestFirst(facts);
  oldestFirst(onSeats.host);
  oldestFirst(onSeats.away);
  return { modifiers, isByModifiers, onCards, onSeats };
}

function stands(onCards: Map<CardId, StandingFact[]>, id: CardId, fact: StandingFact): void {
  const facts = onCards.get(id);
  if (facts === undefined) onCards.set(id, [fact]);
  else facts.push(fact);
}

/** Mostly they stand in order already, and each is put right where it is not: that takes no list besides. */
function oldestFirst(facts: StandingFact[]): void {
  for (let i = 1; i < facts.length; i++) {
    const fact = facts[i] as StandingFact;
    let place = i;
    for (; place > 0 && (facts[place - 1] as StandingFact).age > fact.age; place--) {
      facts[place] = facts[place - 1] as StandingFact;
    }
    facts[place] = fact;
  }
}

function byModifier({ fact, source, age, duration, turnsLeft }: Modifier): StandingFact {
  return { fact, source, age, duration, turnsLeft };
}

/** As old as its card's coming to the table. */
function byEffect(fact: ModifierFact, source: Source): StandingFact {
  const age = cardNumber(source.card);
  return { fact, source, age, duration: "while_source", turnsLeft: null };
}

/** What a continuous action states. */
function factOf(table: Table, source: Source, seat: Seat, action: StandingAction): ModifierFact {
  switch (action.kind) {
    case "boost_attack":
    case "boost_defense": {
      const { operation, amount } = action;
      const value = evaluateValue(table, amount, {
        seat,
        source,
        occurrence: null,
        stats: printedStatsOf,
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
  }
}

/** The cards a continuous effect is about. */
function covered(
  table: Table,
  source: Source,
  seat: Seat,
  what: StandingSelection,
): readonly CardId[] {
  switch (what.kind) {
    case "self":
      return [source.card];
    case "equipped": {
      const to = onTable(table.state, source.card)?.data.equippedTo;
      return to == null ? [] : [to];
    }
    case "all":
      return allLike[seat](table, what);
  }
}

type All = Extract<StandingSelection, { readonly kind: "all" }>;

/** Copies of a card, and its other effects, often say the same words: they are read once. */
const allLike = {
  host: derivedFor((table: Table, what: All) => lookFor(table, "host", what), "table"),
  away: derivedFor((table: Table, what: All) => lookFor(table, "away", what), "table"),
};

/** By printed values: current ones would depend on the very effect that asks for them. */
function lookFor(table: Table, seat: Seat, { zone, side, filter }: All): readonly CardId[] {
  const seats = sideSeats(side, seat);
  return allOnTable(table.state).filter((id) => {
    const placed = onTable(table.state, id);
    if (placed === null || !seats.includes(placed.seat)) return false;
    const where = placed.zone === "setZone" ? "set" : placed.zone;
    return (zone === "table" || zone === where) && matches(table, id, filter, printedStatsOf);
  });
}
