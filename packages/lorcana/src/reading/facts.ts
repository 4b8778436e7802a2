/** What stands about cards and players: effects that have resolved, and static abilities (CR 7.6, 7.8). */
import type { CardId } from "@tcg/core";
import { cardOf, derivedFor } from "@tcg/core";
import type { Fact, StaticAbility } from "../cards.ts";
import type { Source, State, Table, Watch } from "../types.ts";
import type { Permission, Restriction, Seat } from "../vocabulary.ts";
import { holds } from "./conditions.ts";
import { type Context, contextOf, type Layer } from "./context.ts";
import { matches } from "./filters.ts";
import { lookAt } from "./look.ts";
import { definition, type StandingStatic } from "./printed.ts";

export type FactKind = Fact["fact"];
type FactOf<K extends FactKind> = Extract<Fact, { readonly fact: K }>;

/** A fact, and how to read the amounts in it. */
export interface Standing<K extends FactKind> {
  readonly fact: FactOf<K>;
  readonly source: Source;
  readonly context: Context;
  /** An effect that is used up by the first card it applies to. */
  readonly effect: number | null;
  readonly next: boolean;
}

/** What a static ability of this kind of fact may look at (context.ts). */
const SEES: { readonly [K in FactKind]: Layer } = {
  keyword: "base",
  stat: "keywords",
  restriction: "stats",
  permission: "full",
  ability: "full",
  cost: "full",
  "extra-cost": "full",
  "lore-to-win": "full",
  inkings: "full",
  "move-cost": "full",
  enters: "full",
};

/** Facts of a kind about a card: resolved effects, and unless the layer stops there, static ones. */
export function factsOn<K extends FactKind>(
  table: Table,
  id: CardId,
  kind: K,
  withStatics = true,
): Standing<K>[] {
  const { state } = table;
  const found: Standing<K>[] = [];
  for (const effect of state.shared.effects) {
    if (effect.fact.fact !== kind || !("card" in effect.on) || effect.on.card !== id) continue;
    if (!isOn(state, effect)) continue;
    found.push({
      fact: effect.fact as FactOf<K>,
      source: effect.source,
      context: contextOf(table, effect.seat, effect.source.card, SEES[kind]),
      effect: effect.id,
      next: effect.next,
    });
  }
  if (withStatics) {
    for (const { ability, source, seat } of staticsThere(table, kind)) {
      if (ability.on === "self" && source.card !== id) continue;
      const context = contextOf(table, seat, source.card, SEES[kind]);
      if (appliesTo(ability, context, id)) pushFacts(found, kind, ability, source, context);
    }
  }
  return found;
}

export function factsOnSeat<K extends FactKind>(table: Table, seat: Seat, kind: K): Standing<K>[] {
  const { state } = table;
  const found: Standing<K>[] = [];
  for (const effect of state.shared.effects) {
    if (effect.fact.fact !== kind || !("seat" in effect.on) || effect.on.seat !== seat) continue;
    if (!isOn(state, effect)) continue;
    found.push({
      fact: effect.fact as FactOf<K>,
      source: effect.source,
      context: contextOf(table, effect.seat, effect.source.card),
      effect: effect.id,
      next: effect.next,
    });
  }
  for (const { ability, source, seat: owner } of staticsThere(table, kind)) {
    const { on } = ability;
    if (on === "self" || !("player" in on)) continue;
    if ((on.player === "you") !== (owner === seat)) continue;
    const context = contextOf(table, owner, source.card, SEES[kind]);
    pushFacts(found, kind, ability, source, context);
  }
  return found;
}

function pushFacts<K extends FactKind>(
  found: Standing<K>[],
  kind: K,
  ability: StaticAbility,
  source: Source,
  context: Context,
): void {
  if (ability.while !== undefined && !holds(context, ability.while)) return;
  for (const fact of ability.facts) {
    if (fact.fact !== kind) continue;
    found.push({ fact: fact as FactOf<K>, source, context, effect: null, next: false });
  }
}

/** CR 4.4.1.3c: "during their next turn" is for that turn alone, and no turn is the one after itself. */
export function isOn(
  { shared }: State,
  { duration, seat, turn }: Pick<Watch, "duration" | "seat" | "turn">,
): boolean {
  if (duration !== "their-next-turn") return true;
  return shared.turnSeat !== seat && turn < shared.turnNumber;
}

/** CR 7.6.5: from play, and those that work from the discard. Asked many times a command. */
const staticsThere = derivedFor(
  ({ state, printed }: Table, kind: FactKind): readonly StandingStatic[] => {
    const found: StandingStatic[] = [];
    gather(found, state, "play", printed.statics.get(kind));
    gather(found, state, "discard", printed.discardStatics.get(kind));
    return found;
  },
);

/** The active player's first. */
function gather(
  found: StandingStatic[],
  { seating, shared, seats, cards }: State,
  zone: "play" | "discard",
  ofKind: ReadonlyMap<string, readonly StaticAbility[]> | undefined,
): void {
  if (ofKind === undefined) return;
  const first = seating.indexOf(shared.turnSeat);
  for (let i = 0; i < seating.length; i++) {
    const seat = seating[(first + i) % seating.length] as Seat;
    for (const id of seats[seat][zone]) {
      const def = id === null ? undefined : cards[id]?.def;
      const abilities = def === undefined ? undefined : ofKind.get(def);
      if (id === null || def === undefined || abilities === undefined) continue;
      for (const ability of abilities) found.push({ ability, source: { card: id, def }, seat });
    }
  }
}

function appliesTo(ability: StaticAbility, context: Context, id: CardId): boolean {
  const { on } = ability;
  if (on === "self") return context.self === id;
  if ("player" in on) return false;
  const { zone } = cardOf(context.table.state, id);
  if (zone !== "play" && zone !== "limbo") return false;
  return matches(context, lookAt(context.table, id, context.layer), on.where);
}

/** CR 1.2.2: one "can't" is enough. `by`: the challenger, where that makes a difference. */
export function isRestricted(
  table: Table,
  id: CardId,
  restriction: Restriction,
  by: CardId | null = null,
  layer: Layer = "full",
): boolean {
  return factsOn(table, id, "restriction", layer === "full").some(
    ({ fact, context }) =>
      fact.restriction === restriction &&
      (fact.by === undefined || (by !== null && matches(context, lookAt(table, by), fact.by))),
  );
}

export function isSeatRestricted(table: Table, seat: Seat, restriction: Restriction): boolean {
  return factsOnSeat(table, seat, "restriction").some(
    ({ fact }) => fact.restriction === restriction,
  );
}

export function isPermitted(table: Table, id: CardId, permission: Permission): boolean {
  return factsOn(table, id, "permission").some(({ fact }) => fact.permission === permission);
}

/** CR 7.6.5: what a card in hand says about its own cost. */
export function ownCostFacts(table: Table, id: CardId): Standing<"cost">[] {
  const { state } = table;
  const { def, seat } = cardOf(state, id);
  const context = contextOf(table, seat, id);
  const found: Standing<"cost">[] = [];
  for (const ability of definition(table, def).abilities ?? []) {
    if (ability.kind !== "static" || ability.from !== "hand") continue;
    if (ability.while !== undefined && !holds(context, ability.while)) continue;
    for (const fact of ability.facts) {
      if (fact.fact !== "cost") continue;
      found.push({ fact, source: { card: id, def }, context, effect: null, next: false });
    }
  }
  return found;
}
