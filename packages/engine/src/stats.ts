/**
 * LT 8.9: current values are always derived, never stored: printed, then set, then add, then
 * double or halve (rounding down), within a step by age, never below 0.
 */
import { type CardId, cardNumber, type DefId } from "@tcg/core";
import type { Action, CardDefinition, Effect, Selection } from "./cards.ts";
import { evaluateCondition } from "./conditions.ts";
import { matches, sideSeats } from "./filters.ts";
import { allOnTable, asStereotype, definitionOf, isInForce, onTable } from "./table.ts";
import type { ModifierFact, Source, Table } from "./types.ts";
import { evaluateValue } from "./values.ts";
import type { Duration, Keyword, Protection, Restriction, Seat } from "./vocabulary.ts";

/** A standing fact about a card or a seat, and where it comes from. */
export interface StandingFact {
  readonly fact: ModifierFact;
  readonly source: Source;
  readonly age: number;
  /** LT 8.9: of a continuous effect `while_source`. */
  readonly duration: Duration;
  readonly turnsLeft: number | null;
}

export interface Stats {
  readonly attack: number;
  readonly defense: number;
}

/** Current attack and defense of a stereotype; of a face-down one nobody may ask but its own side. */
export function statsOf(table: Table, id: CardId): Stats {
  const { state } = table;
  const printed = asStereotype(definitionOf(table, id));
  if (printed === null) return { attack: 0, defense: 0 };
  const facts = onTable(state, id)?.faceDown ? [] : factsOn(table, id);
  return {
    attack: derive(printed.attack, "attack", facts),
    defense: derive(printed.defense, "defense", facts),
  };
}

function derive(
  printed: number,
  kind: "attack" | "defense",
  facts: readonly StandingFact[],
): number {
  const own = facts.flatMap(({ fact }) => (fact.kind === kind ? [fact] : []));
  let value = printed;
  for (const { operation, amount } of own) if (operation === "set") value = amount;
  for (const { operation, amount } of own) if (operation === "add") value += amount;
  for (const { operation } of own) {
    if (operation === "double") value *= 2;
    if (operation === "halve") value = Math.floor(value / 2);
  }
  return Math.max(0, value);
}

/** Everything that stands about a card: modifiers and continuous effects, oldest first. */
export function factsOn(table: Table, id: CardId): StandingFact[] {
  const { state } = table;
  const facts: StandingFact[] = [];
  for (const { on, ...modifier } of state.shared.modifiers) {
    if ("card" in on && on.card === id) facts.push(standing(modifier));
  }
  forEachContinuous(table, (source, seat, _effect, action) => {
    const fact = factOf(table, source, seat, action);
    if (fact === null || !("what" in action) || action.what === undefined) return;
    if (covers(table, source, seat, action.what, id)) {
      facts.push(continuous(fact, source));
    }
  });
  return facts.sort((a, b) => a.age - b.age);
}

function standing({ fact, source, age, duration, turnsLeft }: StandingFact): StandingFact {
  return { fact, source, age, duration, turnsLeft };
}

/** As old as its card's coming to the table. */
function continuous(fact: ModifierFact, source: Source): StandingFact {
  const age = cardNumber(source.card);
  return { fact, source, age, duration: "while_source", turnsLeft: null };
}

/** Everything that stands about a seat. */
export function factsOnSeat(table: Table, seat: Seat): StandingFact[] {
  const { state } = table;
  const facts: StandingFact[] = [];
  for (const { on, ...modifier } of state.shared.modifiers) {
    if ("seat" in on && on.seat === seat) facts.push(standing(modifier));
  }
  forEachContinuous(table, (source, controller, _effect, action) => {
    const fact = factOf(table, source, controller, action);
    if (fact === null || ("what" in action && action.what !== undefined)) return;
    const who = "who" in action ? (action.who ?? "self") : "self";
    if (sideSeats(who === "both" ? "any" : who, controller).includes(seat)) {
      facts.push(continuous(fact, source));
    }
  });
  return facts.sort((a, b) => a.age - b.age);
}

/** A continuous effect applies while its card is face-up (LT 8.1). */
function forEachContinuous(
  table: Table,
  visit: (source: Source, seat: Seat, effect: Effect, action: Action) => void,
): void {
  const { state } = table;
  for (const id of allOnTable(state)) {
    if (!isInForce(state, id)) continue;
    const card: CardDefinition = definitionOf(table, id);
    for (const effect of card.effects ?? []) {
      if (effect.type !== "continuous") continue;
      const seat = onTable(state, id)?.seat as Seat;
      const source = { card: id, def: card.id as DefId };
      const holds =
        effect.condition === undefined ||
        evaluateCondition(table, effect.condition, {
          seat,
          source,
          occurrence: null,
          values: "printed",
        });
      if (!holds) continue;
      for (const action of effect.actions) visit(source, seat, effect, action);
    }
  }
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

export function hasKeyword(table: Table, id: CardId, keyword: Keyword): boolean {
  const printed = asStereotype(definitionOf(table, id))?.keywords ?? [];
  return (
    printed.includes(keyword) ||
    factsOn(table, id).some(({ fact }) => fact.kind === "keyword" && fact.keyword === keyword)
  );
}

/** LT 8.10 */
export function isProtected(table: Table, id: CardId, protection: Protection): boolean {
  return factsOn(table, id).some(
    ({ fact }) => fact.kind === "protection" && fact.protection === protection,
  );
}

/** Whether a seat, or a card or its controller, is forbidden something. */
export function isRestricted(
  table: Table,
  on: { readonly seat: Seat; readonly card?: CardId },
  restriction: Restriction,
): boolean {
  const forbids = ({ fact }: StandingFact): boolean =>
    fact.kind === "restriction" && fact.restriction === restriction;
  return (
    factsOnSeat(table, on.seat).some(forbids) ||
    (on.card !== undefined && factsOn(table, on.card).some(forbids))
  );
}

/** LT 7.4: what a card costs its controller now, in clout. */
export function cloutCost(table: Table, seat: Seat, card: CardDefinition): number {
  if (card.type === "stereotype") return 0;
  let cost = card.cost ?? 0;
  for (const { fact } of factsOnSeat(table, seat)) {
    if (fact.kind !== "cost" || (fact.cardType !== null && fact.cardType !== card.type)) continue;
    if (fact.operation === "set") cost = fact.amount;
    else if (fact.operation === "add") cost += fact.amount;
    else cost *= fact.amount;
  }
  return Math.max(0, Math.floor(cost));
}
