/** One printed card, read once: what it says, sorted by what rules ask of it. */
import type { StandingEffect } from "../cards.ts";
import {
  type CompleteAbility,
  type CompleteActivated,
  type CompleteCard,
  type CompleteKeyword,
  type CompleteStatic,
  type CompleteTriggered,
  completeAbility,
} from "../complete-cards.ts";
import { givesPower, keywordRules } from "../keywords/index.ts";
import type { Power } from "../keywords/keyword.ts";
import type { OwnAbility } from "../types.ts";
import type { Keyword, Stat } from "../vocabulary.ts";
import { type FactKind, kindOf } from "./facts.ts";
import { type Quality, readBy } from "./reads.ts";
import { isSteadyStatic } from "./steady.ts";

/** A keyword, and the number behind it; 0 if there is none. */
export interface Having {
  readonly keyword: Keyword;
  readonly value: number;
}

export interface PrintedCard {
  readonly definition: CompleteCard;
  /** CR 6.2.4: the whole name, without the version; CR 6.2.4.1: perhaps each of several besides. */
  readonly names: readonly string[];
  /** CR 6.2: 0 where it has none. */
  readonly stats: { readonly [S in Stat]: number };
  /** As often as it is printed. */
  readonly havings: readonly Having[];
  /** Each of them once. */
  readonly keywords: readonly Keyword[];
  /** CR 10.8: of a character. */
  readonly shift: CompleteKeyword | null;
  /** Its abilities but for keywords. */
  readonly texts: readonly OwnAbility[];
  /** The same, and those that its keywords stand for. */
  readonly abilities: readonly OwnAbility[];
  /** Those of them that can be used. */
  readonly activated: readonly UsableAbility[];
  /** CR 7.6.5: by where the card must be for them to work. */
  readonly statics: { readonly [From in "play" | "discard" | "hand"]: readonly PrintedStatic[] };
  /** CR 7.7.4: those that say how the card itself enters play. */
  readonly entering: readonly PrintedStatic[];
  /** Whether any stands in for something else (CR 7.7). */
  readonly replaces: boolean;
  /** Those of its abilities that trigger, by where the card must be for that. */
  readonly triggers: { readonly [From in "play" | "discard"]: readonly OwnTrigger[] };
}

export interface PrintedStatic {
  readonly ability: CompleteStatic;
  readonly facts: ReadonlyMap<FactKind, readonly StandingEffect[]>;
  /** Whether it applies, and to whom, changes with the cards that lie there alone (steady.ts). */
  readonly isSteady: boolean;
  /** What it asks of cards that static abilities can change (reads.ts). */
  readonly reads: ReadonlySet<Quality>;
}

export interface UsableAbility extends OwnAbility {
  readonly ability: CompleteActivated;
}

export function isActivated(own: OwnAbility): own is UsableAbility {
  return own.ability.kind === "activated";
}

export interface OwnTrigger extends OwnAbility {
  readonly ability: CompleteTriggered;
}

export function readCard(definition: CompleteCard): PrintedCard {
  const havings: Having[] = [];
  const texts: OwnAbility[] = [];
  const statics: { [From in keyof PrintedCard["statics"]]: PrintedStatic[] } = {
    play: [],
    discard: [],
    hand: [],
  };
  for (const [i, ability] of definition.abilities.entries()) {
    const key = `${i}`;
    if (ability.kind === "keyword") {
      havings.push({ keyword: ability.keyword, value: ability.value ?? 0 });
      continue;
    }
    texts.push({ ability, key });
    if (ability.kind === "static") statics[ability.from].push(readStatic(ability));
  }
  const abilities = [...texts, ...abilitiesByKeyword(havings)];
  const triggers = {
    play: triggersAmong(abilities),
    discard: abilities.filter(isTrigger).filter(({ ability }) => ability.from === "discard"),
  };
  const allStatics = [...statics.play, ...statics.discard, ...statics.hand];
  return {
    definition,
    names: definition.type === "character" ? definition.names : [definition.name],
    stats: { strength: 0, willpower: 0, lore: 0, ...statsOn(definition) },
    havings,
    keywords: [...new Set(havings.map(({ keyword }) => keyword))],
    shift: definition.type === "character" ? printedWith(definition, "played-onto") : null,
    texts,
    abilities,
    activated: abilities.filter(isActivated),
    statics,
    entering: allStatics.filter(
      ({ ability, facts }) => ability.on === "self" && facts.has("enters"),
    ),
    replaces: texts.some(({ ability }) => ability.kind === "replacement"),
    triggers,
  };
}

function isTrigger(own: OwnAbility): own is OwnTrigger {
  return own.ability.kind === "triggered";
}

/** Those that trigger while the card is in play. */
export function triggersAmong(abilities: readonly OwnAbility[]): readonly OwnTrigger[] {
  return abilities.filter(isTrigger).filter(({ ability }) => ability.from === "play");
}

function readStatic(ability: CompleteStatic): PrintedStatic {
  const facts = new Map<FactKind, StandingEffect[]>();
  for (const fact of ability.facts) {
    const kind = kindOf(fact);
    facts.set(kind, [...(facts.get(kind) ?? []), fact]);
  }
  return { ability, facts, isSteady: isSteadyStatic(ability), reads: readBy(ability) };
}

function statsOn(card: CompleteCard): Partial<Record<Stat, number>> {
  switch (card.type) {
    case "character":
      return { strength: card.strength, willpower: card.willpower, lore: card.lore };
    case "location":
      return { willpower: card.willpower, lore: card.lore };
    case "action":
    case "item":
      return {};
  }
}

/** CR 10.1.1: however often it has the keyword, this is one ability, with the best of its values. */
export function abilitiesByKeyword(havings: readonly Having[]): OwnAbility[] {
  const best = new Map<Keyword, number>();
  for (const { keyword, value } of havings) {
    best.set(keyword, Math.max(value, best.get(keyword) ?? value));
  }
  const found: OwnAbility[] = [];
  for (const [keyword, value] of best) {
    const rule = keywordRules[keyword];
    if ("standsFor" in rule) {
      found.push({ ability: completeAbility(rule.standsFor(value)), key: keyword });
    }
  }
  return found;
}

/** The keyword on it that gives it this. */
export function printedWith(card: CompleteCard, power: Power): CompleteKeyword | null {
  const isIt = (ability: CompleteAbility): ability is CompleteKeyword =>
    ability.kind === "keyword" && givesPower(ability.keyword, power);
  return card.abilities.find(isIt) ?? null;
}
