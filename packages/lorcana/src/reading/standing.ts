/**
 * What stands about a card or a player. What may stand changes with the cards that lie there and with
 * effects, and is worked out once for a table; what of it asks for more than that (a damaged card, five
 * lore) is asked again when a number has changed.
 */
import { type CardId, derived, derivedFor } from "@tcg/core";
import type { StandingEffect, StaticTarget } from "../cards.ts";
import type { CompleteStatic } from "../complete-cards.ts";
import { isOn } from "../durations.ts";
import type { ActiveEffect, Source, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { amountOf } from "./amounts.ts";
import { holds } from "./conditions.ts";
import { type Context, contextOf, type Layer } from "./context.ts";
import { isSuch, matches } from "./filters.ts";
import type { FactKind } from "./printed-card.ts";
import { lookFrom } from "./readers.ts";
import { kindsByStatics, type StandingStatic, staticsThere } from "./statics.ts";

type FactOf<K extends FactKind> = Extract<StandingEffect, { readonly fact: K }>;

export interface Standing<K extends FactKind> {
  readonly fact: FactOf<K>;
  readonly source: Source;
  /** Whose it is: "you" in it. */
  readonly seat: Seat;
  /** An effect that has resolved; null: a static ability. */
  readonly effect: number | null;
  /** Used up by the first card it applies to. */
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

const KINDS = Object.keys(SEES) as FactKind[];

/** From where the amounts and filters in it are read. */
export function contextOfFact(
  table: Table,
  { fact, source, seat }: Omit<Standing<FactKind>, "effect" | "next">,
): Context {
  return contextOf(table, seat, source.card, SEES[fact.fact]);
}

/** How much a fact states. */
export function amountStated(table: Table, standing: Standing<"stat"> | Standing<"cost">): number {
  const { amount } = standing.fact;
  return typeof amount === "number" ? amount : amountOf(contextOfFact(table, standing), amount);
}

/** A fact that may stand; `asks`: if this static ability applies at the moment. */
interface Claim extends Standing<FactKind> {
  readonly asks: CompleteStatic | null;
}

/** On one card or player. */
interface Claims {
  readonly byEffects: readonly Claim[];
  /** Those of static abilities, too. */
  readonly all: readonly Claim[];
  readonly isSteady: boolean;
}

type Target = CardId | Seat;

const NONE: readonly never[] = [];

/** Facts of a kind about a card: resolved effects, and unless the layer stops there, static ones. */
export function factsOn<K extends FactKind>(
  table: Table,
  id: CardId,
  kind: K,
  withStatics = true,
): readonly Standing<K>[] {
  if (!areThere(table, kind)) return NONE;
  const zone = table.state.cards.get(id)?.zone;
  if (zone !== "play" && zone !== "limbo" && zone !== "discard") return NONE;
  return standing(table, id, kind, withStatics);
}

export function factsOnSeat<K extends FactKind>(
  table: Table,
  seat: Seat,
  kind: K,
): readonly Standing<K>[] {
  return areThere(table, kind) ? standing(table, seat, kind, true) : NONE;
}

const kindsThere = derived((table: Table): ReadonlySet<FactKind> => {
  const byEffects = table.state.shared.effects.map(({ fact }) => fact.fact);
  return new Set([...kindsByStatics(table), ...byEffects]);
}, "table");

/** All facts of a kind, of whatever card or player. */
export function statedOf<K extends FactKind>(table: Table, kind: K): FactOf<K>[] {
  const byStatics = staticsThere(table, kind).flatMap(({ text }) => text.facts.get(kind) ?? []);
  const byEffects = table.state.shared.effects.map(({ fact }) => fact);
  return [...byStatics, ...byEffects].filter((fact): fact is FactOf<K> => fact.fact === kind);
}

/** Most of the time nothing of a kind stands at all. */
export function areThere(table: Table, kind: FactKind): boolean {
  return kindsThere(table).has(kind);
}

function standing<K extends FactKind>(
  table: Table,
  target: Target,
  kind: K,
  withStatics: boolean,
): readonly Standing<K>[] {
  const { byEffects, all, isSteady } = CLAIMS[kind](table, target);
  if (!withStatics) return byEffects as readonly unknown[] as readonly Standing<K>[];
  const found = isSteady ? all : ASKED[kind](table, target);
  return found as readonly unknown[] as readonly Standing<K>[];
}

type ByKind<T> = { readonly [K in FactKind]: (table: Table, target: Target) => T };

function byKind<T>(of: (kind: FactKind) => (table: Table, target: Target) => T): ByKind<T> {
  return Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])) as ByKind<T>;
}

const CLAIMS = byKind((kind) =>
  derivedFor((table: Table, target: Target): Claims => {
    const byEffects = claimsByEffects(table, target, kind);
    const byStatics = staticsThere(table, kind).flatMap((each) =>
      mayApply(table, each, kind, target) ? claimsOf(each, kind) : [],
    );
    const isSteady = byStatics.every(({ asks }) => asks === null);
    return { byEffects, all: [...byEffects, ...byStatics], isSteady };
  }, "table"),
);

const ASKED = byKind((kind) =>
  derivedFor((table: Table, target: Target): readonly Claim[] =>
    CLAIMS[kind](table, target).all.filter((claim) => isSo(table, claim, target)),
  ),
);

/** Effects by the card or player they are on. */
const effectsByTarget = derived(({ state }: Table) => {
  const found = new Map<Target, ActiveEffect[]>();
  for (const effect of state.shared.effects) {
    if (!isOn(state, effect)) continue;
    const target = "card" in effect.on ? effect.on.card : effect.on.seat;
    const others = found.get(target);
    if (others === undefined) found.set(target, [effect]);
    else others.push(effect);
  }
  return found;
}, "table");

function claimsByEffects(table: Table, target: Target, kind: FactKind): Claim[] {
  const found: Claim[] = [];
  for (const { id, fact, source, seat, next } of effectsByTarget(table).get(target) ?? NONE) {
    if (fact.fact === kind) found.push({ fact, source, seat, effect: id, next, asks: null });
  }
  return found;
}

/** Whether it can apply to this card or player while it lies there; a steady one then applies. */
function mayApply(
  table: Table,
  { text, source, seat }: StandingStatic,
  kind: FactKind,
  target: Target,
): boolean {
  const { ability, isSteady } = text;
  const { on } = ability;
  if (on === "self" && source.card !== target) return false;
  const context = contextOf(table, seat, source.card, SEES[kind]);
  if (!isTarget(context, on, target)) return false;
  return !isSteady || applies(context, ability, target);
}

function isTarget(context: Context, on: StaticTarget, target: Target): boolean {
  if (on === "self") return context.self === target;
  if ("player" in on) {
    return isSeat(context, target) && (on.player === "you") === (context.seat === target);
  }
  const zone = context.table.state.cards.get(target as CardId)?.zone;
  if (zone !== "play" && zone !== "limbo") return false;
  return isSuch(context, lookFrom(context, target as CardId), on.where);
}

function isSeat({ table }: Context, target: Target): target is Seat {
  return table.state.seating.includes(target as Seat);
}

function applies(context: Context, { on, while: condition }: CompleteStatic, target: Target) {
  if (condition !== null && !holds(context, condition)) return false;
  if (on === "self" || "player" in on) return true;
  return matches(context, lookFrom(context, target as CardId), on.where);
}

function claimsOf({ text, source, seat }: StandingStatic, kind: FactKind): Claim[] {
  const asks = text.isSteady ? null : text.ability;
  const facts = text.facts.get(kind) ?? NONE;
  return facts.map((fact) => ({ fact, source, seat, effect: null, next: false, asks }));
}

function isSo(table: Table, claim: Claim, target: Target): boolean {
  return claim.asks === null || applies(contextOfFact(table, claim), claim.asks, target);
}
