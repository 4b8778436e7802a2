/**
 * What stands about a card or a player. What may stand changes with the cards that lie there and with
 * effects, and is worked out once for a table; what of it asks for more than that (a damaged card, five
 * lore) is asked again when a number has changed.
 */
import { type CardId, derived, derivedFor } from "@tcg/core";
import type { Amount, StandingEffect } from "../cards.ts";
import type { CompleteStatic } from "../complete-cards.ts";
import { isOn } from "../durations.ts";
import type { Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { amountOf } from "./amounts.ts";
import { holds } from "./conditions.ts";
import { type Context, contextOf, type Layer, type Round } from "./context.ts";
import { type FactKind, type FactOf, kindOf, type Standing } from "./facts.ts";
import { isSuch, matches } from "./filters.ts";
import { lookFrom } from "./readers.ts";
import { QUALITIES, type Quality } from "./reads.ts";
import { kindsByStatics, type StandingStatic, staticsThere } from "./statics.ts";
import { allInDiscards, allInPlay, inLimbo } from "./table.ts";

/** From where the amounts and filters in it are read. */
export function contextOfFact(
  table: Table,
  { source, seat }: Pick<Standing<FactKind>, "source" | "seat">,
  layer: Layer = "full",
): Context {
  return contextOf(table, seat, source.card, layer);
}

/** How much a fact states: an amount that is read from where the fact comes from. */
export function amountStated(
  table: Table,
  amount: Amount,
  from: Pick<Standing<FactKind>, "source" | "seat">,
  layer: Layer = "full",
): number {
  if (typeof amount === "number") return amount;
  return amountOf(contextOfFact(table, from, layer), amount);
}

/** A fact that may stand; `asks`: if this static ability applies at the moment. */
interface Claim extends Standing<FactKind> {
  readonly asks: CompleteStatic | null;
}

/** On one card or player. */
interface Claims {
  readonly target: Target;
  /** What effects have left, then static abilities as their cards lie. */
  readonly all: readonly Claim[];
  readonly isSteady: boolean;
}

type Target = CardId | Seat;

const NONE: readonly never[] = [];

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
    : claimsOn(table, id, kind).filter(isByEffect);
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

/** Whether all that stands of a kind, and how much it says, changes with the table alone. */
export const tableDecides = derivedFor((table: Table, kind: FactKind): boolean => {
  for (const { text } of staticsThere(table, kind)) {
    if (!text.isSteady || !text.facts.get(kind)?.every(isPlain)) return false;
  }
  for (const { fact } of table.state.shared.effects) {
    if (kindOf(fact) === kind && !isPlain(fact)) return false;
  }
  return true;
}, "table");

/** Whether nothing has to be counted to know how much it says. */
function isPlain(fact: StandingEffect): boolean {
  if (fact.fact === "stat" || fact.fact === "cost") return typeof fact.amount === "number";
  return fact.fact !== "keyword" || fact.each === undefined;
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
  const about = claims(table, kind).get(target);
  if (about === undefined) return NONE;
  const found = about.isSteady ? about.all : standingNow(table, about);
  return found as readonly unknown[] as readonly Standing<K>[];
}

/** What may stand, by the card or player it is about. Of most of them nothing is said. */
const claims = derivedFor((table: Table, kind: FactKind): ReadonlyMap<Target, Claims> => {
  const found = new Map<Target, Claim[]>();
  const { state } = table;
  for (const effect of state.shared.effects) {
    if (kindOf(effect.fact) !== kind || !isOn(state, effect)) continue;
    const { id, on, fact, source, seat, next } = effect;
    const target = "card" in on ? on.card : on.seat;
    addTo(found, target, { fact, source, seat, effect: id, next, asks: null });
  }
  for (const each of staticsThere(table, kind)) {
    const claimed = claimsOf(each, kind);
    for (const target of targetsOf(table, each)) {
      for (const claim of claimed) addTo(found, target, claim);
    }
  }
  const byTarget = new Map<Target, Claims>();
  for (const [target, all] of found) {
    byTarget.set(target, { target, all, isSteady: all.every(({ asks }) => asks === null) });
  }
  return byTarget;
}, "table");

function addTo(found: Map<Target, Claim[]>, target: Target, claim: Claim): void {
  const others = found.get(target);
  if (others === undefined) found.set(target, [claim]);
  else others.push(claim);
}

/** The cards and players of whom anything of a kind may be said. */
export function spokenOf(table: Table, kind: FactKind): Iterable<CardId | Seat> {
  return claims(table, kind).keys();
}

function claimsOn(table: Table, target: Target, kind: FactKind): readonly Claim[] {
  return claims(table, kind).get(target)?.all ?? NONE;
}

function isByEffect({ effect }: Claim): boolean {
  return effect !== null;
}

/** Those of them that apply at the moment. */
const standingNow = derivedFor((table: Table, { all, target }: Claims): readonly Claim[] =>
  all.filter((claim) => isSo(table, claim, target)),
);

/** Which cards or players it can apply to as they lie; a steady one then applies. */
function targetsOf(table: Table, { text, source, seat }: StandingStatic): readonly Target[] {
  const { ability, isSteady } = text;
  const { on } = ability;
  const itself = [source.card];
  if (on === "self" && ability.while === null) return itself;
  const context = contextOf(table, seat, source.card);
  if (isSteady && !isInForce(context, ability)) return NONE;
  if (on === "self") return itself;
  if ("player" in on) {
    return table.state.seating.filter((each) => (on.player === "you") === (each === seat));
  }
  // CR 7.7.4: what says how such cards enter play is about those on their way, too.
  const there = [...allInPlay(table), ...inLimbo(table)];
  const isMeant = isSteady ? matches : isSuch;
  return there.filter((id) => isMeant(context, lookFrom(context, id), on.where));
}

function isInForce(context: Context, { while: condition }: CompleteStatic): boolean {
  return condition === null || holds(context, condition);
}

function applies(context: Context, ability: CompleteStatic, target: Target): boolean {
  if (!isInForce(context, ability)) return false;
  const { on } = ability;
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
  const all = ids.map((id): Said => [id, QUALITIES.flatMap((kind) => claimsOn(table, id, kind))]);
  const first = all.map(([id, claimed]): Said => [id, claimed.filter(isByEffect)]);
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
  const amount = amountStated(table, fact.amount, standing, layer);
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
