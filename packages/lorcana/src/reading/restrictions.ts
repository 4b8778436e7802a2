/** What effects that have resolved and static abilities say about cards and players (CR 7.6, 7.8). */
import { type CardId, cardOf } from "@tcg/core";
import type { Table } from "../types.ts";
import type { Permission, Restriction, Seat } from "../vocabulary.ts";
import { holds } from "./conditions.ts";
import type { Layer } from "./context.ts";
import type { FactOf, Standing } from "./facts.ts";
import { matches } from "./filters.ts";
import { lookAt } from "./look.ts";
import { printedCard } from "./printed.ts";
import { contextOfFact, factsOn, factsOnSeat } from "./standing.ts";

/** CR 1.2.2: one "can't" is enough. `by`: the challenger, where that makes a difference. */
export function isRestricted(
  table: Table,
  id: CardId,
  restriction: Restriction,
  by: CardId | null = null,
  layer: Layer = "full",
): boolean {
  for (const standing of factsOn(table, id, "restriction", layer)) {
    if (standing.fact.restriction !== restriction) continue;
    if (isAgainst(table, standing, by) && !isSpared(table, standing, id)) return true;
  }
  return false;
}

function isSpared(table: Table, standing: Standing<"restriction">, id: CardId): boolean {
  const { unless } = standing.fact;
  return unless !== undefined && matches(contextOfFact(table, standing), lookAt(table, id), unless);
}

function isAgainst(table: Table, standing: Standing<"restriction">, by: CardId | null): boolean {
  const { fact } = standing;
  if (fact.by === undefined) return true;
  return by !== null && matches(contextOfFact(table, standing), lookAt(table, by), fact.by);
}

export function isSeatRestricted(table: Table, seat: Seat, restriction: Restriction): boolean {
  for (const { fact } of factsOnSeat(table, seat, "restriction")) {
    if (fact.restriction === restriction) return true;
  }
  return false;
}

/** `to`: what it is permitted about: the card it would challenge, or the name of the ability. */
export function isPermitted(
  table: Table,
  id: CardId,
  permission: Permission,
  to: { readonly card?: CardId; readonly ability?: string },
): boolean {
  return factsOn(table, id, "permission").some((standing) => {
    const { permission: given, against, ability } = standing.fact;
    if (given !== permission) return false;
    if (ability !== undefined && ability !== to.ability) return false;
    if (against === undefined || to.card === undefined) return true;
    return matches(contextOfFact(table, standing), lookAt(table, to.card), against);
  });
}

const NONE: readonly never[] = [];

type Own = "cost" | "free-to-play" | "not-to-be-played";

/** CR 7.6.5: what a card in hand says about playing it. */
export function ownFacts<K extends Own>(table: Table, id: CardId, kind: K): readonly Standing<K>[] {
  const { def, seat } = cardOf(table.state, id);
  const { hand } = printedCard(table, def).statics;
  if (hand.length === 0) return NONE;
  const source = { card: id, def };
  const found: Standing<K>[] = [];
  for (const { ability, facts } of hand) {
    for (const stated of facts.get(kind) ?? []) {
      const fact = stated as FactOf<K>;
      const standing = { fact, source, seat, effect: null, next: false };
      const context = contextOfFact(table, standing);
      if (ability.while === null || holds(context, ability.while)) found.push(standing);
    }
  }
  return found;
}
