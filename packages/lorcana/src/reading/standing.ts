/**
 * What stands about a card or a player. What may stand changes with the cards that lie there and with
 * effects, and is worked out once for a table; what of it asks for more than that (a damaged card, five
 * lore) is asked again when a number has changed.
 */
import { type CardId, derived, derivedFor } from "@tcg/core";
import type { StaticTarget } from "../cards.ts";
import type { CompleteStatic } from "../complete-cards.ts";
import { isOn } from "../durations.ts";
import type { ActiveEffect, Table } from "../types.ts";
import type { Seat, Stat } from "../vocabulary.ts";
import { amountOf } from "./amounts.ts";
import { holds } from "./conditions.ts";
import { type Context, contextOf, type Layer, type Round } from "./context.ts";
import { type FactKind, type FactOf, kindOf, type Standing } from "./facts.ts";
import { isSuch, matches } from "./filters.ts";
import { lookFrom } from "./readers.ts";
import { QUALITIES, type Quality } from "./reads.ts";
import { kindsByStatics, type StandingStatic, staticsThere } from "./statics.ts";
import { allInDiscards, allInPlay, inLimbo } from "./table.ts";

const KINDS = [
  ...QUALITIES,
  "restriction",
  "permission",
  "ability",
  "cost",
  "extra-cost",
  "lore-to-win",
  "inkings",
  "inkable",
  "free-to-play",
  "not-to-be-played",
  "move-cost",
  "moving-cost",
  "singing-cost",
  "shift-name",
  "enters",
] as const satisfies readonly FactKind[];

/** From where the amounts and filters in it are read. */
export function contextOfFact(
  table: Table,
  { source, seat }: Pick<Standing<FactKind>, "source" | "seat">,
  layer: Layer = "full",
): Context {
  return contextOf(table, seat, source.card, layer);
}

/** How much a fact states. */
export function amountStated(
  table: Table,
  standing: Standing<Stat> | Standing<"cost">,
  layer: Layer = "full",
): number {
  const { amount } = standing.fact;
  if (typeof amount === "number") return amount;
  return amountOf(contextOfFact(table, standing, layer), amount);
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
const NO_CLAIMS: Claims = { byEffects: NONE, all: NONE, isSteady: true };

/** Facts of a kind about a card: resolved effects, and as far as the layer sees them static ones. */
export function factsOn<K extends FactKind>(
  table: Table,
  id: CardId,
  kind: K,
  layer: Layer = "full",
): readonly Standing<K>[] {
  if (layer !== "full") return factsIn(table, layer, id, kind);
  if (!areThere(table, kind)) return NONE;
  const zone = table.state.cards.get(id)?.zone;
  if (zone !== "play" && zone !== "limbo" && zone !== "discard") return NONE;
  if (isQuality(kind) && areEntangled(table)) return factsIn<K>(table, settled(table), id, kind);
  return standing(table, id, kind);
}

/** As a round sees it: of other things than numbers and keywords no more than what effects have left. */
function factsIn<K extends FactKind>(
  table: Table,
  round: Round,
  id: CardId,
  kind: K,
): readonly Standing<K>[] {
  const found: readonly unknown[] = isQuality(kind)
    ? (round.get(id)?.filter(({ fact }) => kindOf(fact) === kind) ?? NONE)
    : CLAIMS[kind](table, id).byEffects;
  return found as readonly Standing<K>[];
}

const ARE_QUALITIES: ReadonlySet<FactKind> = new Set(QUALITIES);

function isQuality(kind: FactKind): kind is Quality {
  return ARE_QUALITIES.has(kind);
}

/** Whether any static ability asks for what static abilities can change. Mostly none does. */
const areEntangled = derived(
  (table: Table): boolean =>
    QUALITIES.some((quality) =>
      staticsThere(table, quality).some(({ text }) => text.reads.size > 0),
    ),
  "table",
);

export function factsOnSeat<K extends FactKind>(
  table: Table,
  seat: Seat,
  kind: K,
): readonly Standing<K>[] {
  return areThere(table, kind) ? standing(table, seat, kind) : NONE;
}

const kindsThere = derived((table: Table): ReadonlySet<FactKind> => {
  const byEffects = table.state.shared.effects.map(({ fact }) => kindOf(fact));
  return new Set([...kindsByStatics(table), ...byEffects]);
}, "table");

/** All facts of a kind, of whatever card or player. */
export function statedOf<K extends FactKind>(table: Table, kind: K): FactOf<K>[] {
  const byStatics = staticsThere(table, kind).flatMap(({ text }) => text.facts.get(kind) ?? []);
  const byEffects = table.state.shared.effects.map(({ fact }) => fact);
  return [...byStatics, ...byEffects].filter((fact): fact is FactOf<K> => kindOf(fact) === kind);
}

/** Most of the time nothing of a kind stands at all. */
export function areThere(table: Table, kind: FactKind): boolean {
  return kindsThere(table).has(kind);
}

function standing<K extends FactKind>(
  table: Table,
  target: Target,
  kind: K,
): readonly Standing<K>[] {
  const { all, isSteady } = CLAIMS[kind](table, target);
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
    let all = byEffects;
    for (const each of staticsThere(table, kind)) {
      if (mayApply(table, each, target)) all = [...all, ...claimsOf(each, kind)];
    }
    // Mostly nothing is said of a card.
    if (all.length === 0) return NO_CLAIMS;
    return { byEffects, all, isSteady: all.every(({ asks }) => asks === null) };
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

function claimsByEffects(table: Table, target: Target, kind: FactKind): readonly Claim[] {
  const effects = effectsByTarget(table).get(target);
  if (effects === undefined) return NONE;
  const found: Claim[] = [];
  for (const { id, fact, source, seat, next } of effects) {
    if (kindOf(fact) === kind) found.push({ fact, source, seat, effect: id, next, asks: null });
  }
  return found;
}

/** Whether it can apply to this card or player while it lies there; a steady one then applies. */
function mayApply(table: Table, { text, source, seat }: StandingStatic, target: Target): boolean {
  const { ability, isSteady } = text;
  const { on } = ability;
  if (on === "self" && source.card !== target) return false;
  const context = contextOf(table, seat, source.card);
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

function isSo(table: Table, claim: Claim, target: Target, layer: Layer = "full"): boolean {
  return claim.asks === null || applies(contextOfFact(table, claim, layer), claim.asks, target);
}

/**
 * CR 7.6.1: what static abilities say of numbers and keywords where some ask for what others give. Each
 * round looks at what the one before has found, until nothing changes any more.
 */
const settled = derived((table: Table): Round => {
  const ids = [...allInPlay(table), ...inLimbo(table), ...allInDiscards(table)];
  const claims = ids.map((id) => QUALITIES.map((kind) => CLAIMS[kind](table, id)));
  const first = ids.map((id, i): Said => [id, claims[i]?.flatMap((each) => each.byEffects) ?? []]);
  const all = ids.map((id, i): Said => [id, claims[i]?.flatMap((each) => each.all) ?? []]);
  let round = roundOf(first);
  for (let n = 0; n < MOST_ROUNDS; n++) {
    const before = round;
    round = roundOf(
      all.map(([id, facts]) => [
        id,
        facts
          .filter((claim) => isSo(table, claim, id, before))
          .map((claim) => counted(table, claim as Standing<Quality>, before)),
      ]),
    );
    if (isSame(before, round)) break;
  }
  return round;
});

type Said = readonly [id: CardId, facts: readonly Claim[]];

function roundOf(said: readonly (readonly [id: CardId, facts: readonly unknown[]])[]): Round {
  const stated = said.filter(([, facts]) => facts.length > 0);
  return new Map(stated) as ReadonlyMap<CardId, readonly Standing<Quality>[]>;
}

/** What has not settled by then never will: it stays as the last round, an odd one, has found it. */
const MOST_ROUNDS = 15;

/** With the amount that it comes to. */
function counted(table: Table, standing: Standing<Quality>, layer: Layer): Standing<Quality> {
  const { fact } = standing;
  if (fact.fact === "keyword" || typeof fact.amount === "number") return standing;
  const amount = amountOf(contextOfFact(table, standing, layer), fact.amount);
  return { ...standing, fact: { ...fact, amount } };
}

function isSame(one: Round, other: Round): boolean {
  if (one.size !== other.size) return false;
  for (const [id, facts] of one) {
    const others = other.get(id) ?? NONE;
    const isAlike = ({ fact, source }: Standing<Quality>, i: number): boolean => {
      const like = others[i];
      if (like?.source.card !== source.card) return false;
      return like.fact === fact || JSON.stringify(like.fact) === JSON.stringify(fact);
    };
    if (facts.length !== others.length || !facts.every(isAlike)) return false;
  }
  return true;
}
