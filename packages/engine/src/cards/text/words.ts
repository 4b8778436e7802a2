/**
 * What English has to say, as one table over the closed sets of the game: a word that is added
 * to the vocabulary and has no words here does not compile. The table gets every part worked out
 * (defaults filled in, cards described, targets numbered) and says it; it decides word order,
 * plurals and agreement. Only the table looks into its phrases (phrases.ts).
 */

import type { ModifierFact } from "../../types.ts";
import type {
  ActionKind,
  Attribute,
  CardType,
  DURATIONS,
  Keyword,
  Rarity,
  SpellType,
  TrapType,
  TriggerName,
} from "../../vocabulary.ts";
import type { Condition, Cost, Side, Value } from "../card.ts";
import type {
  ActionWords,
  ConditionWords,
  CostWords,
  CountedWords,
  Counting,
  EffectParts,
  Place,
  Traits,
  TriggerWords,
  Unit,
} from "./parts.ts";
import type {
  AmountPhrase,
  CardKind,
  CardsPhrase,
  Clause,
  CountedPhrase,
  NounPhrase,
  TraitPhrase,
} from "./phrases.ts";

type CountedKind = Exclude<Value, number>["count"];

/** What is printed on a card besides its text. */
export interface FaceWords {
  readonly cardTypes: Readonly<Record<CardType, string>>;
  readonly spellTypes: Readonly<Record<SpellType, string>>;
  readonly trapTypes: Readonly<Record<TrapType, string>>;
  readonly rarities: Readonly<Record<Rarity, string>>;
  readonly attributes: Readonly<Record<Attribute, string>>;
  readonly stereotype: (face: {
    readonly level: number;
    readonly attribute: string | null;
    readonly token: boolean;
  }) => string;
  readonly archetype: (name: string) => string;
  readonly cost: (clout: number) => string;
  /** "1300 attack, 1600 defense" */
  readonly stats: (attack: number, defense: number) => string;
}

/** The fact of this kind; attack and defense share a shape. */
export type FactOf<
  K extends ModifierFact["kind"],
  A extends ModifierFact = ModifierFact,
> = A extends ModifierFact ? (K extends A["kind"] ? A & { readonly kind: K } : never) : never;

export interface Words {
  /** As a paragraph of its own. */
  readonly keywords: Readonly<Record<Keyword, string>>;
  readonly face: FaceWords;

  readonly traits: { readonly [T in keyof Traits]: (value: Traits[T]) => TraitPhrase };
  readonly cards: (
    kind: CardKind,
    traits: readonly TraitPhrase[],
    place: Place | null,
  ) => CardsPhrase;
  /** Several of them, in no certain number. */
  readonly many: (cards: CardsPhrase) => string;
  readonly nouns: {
    readonly some: (count: number, cards: CardsPhrase) => NounPhrase;
    readonly upTo: (count: number, cards: CardsPhrase) => NounPhrase;
    readonly random: (count: number, cards: CardsPhrase) => NounPhrase;
    readonly all: (cards: CardsPhrase) => NounPhrase;
    readonly a: (cards: CardsPhrase) => NounPhrase;
    readonly another: (cards: CardsPhrase) => NounPhrase;
    /** `side`: whose it is, and `as`: what it must be, where a trigger asks for it. */
    readonly thisCard: (side: Side, as: CardsPhrase | null) => NounPhrase;
    /** The event's card. */
    readonly thatCard: (kind: CardKind) => NounPhrase;
    readonly equipped: () => NounPhrase;
    /** `number`: from 1 on, of several requirements; null if there is one. */
    readonly target: (number: number | null, count: number) => NounPhrase;
    readonly both: (nouns: readonly NounPhrase[]) => NounPhrase;
  };
  readonly counted: {
    readonly [K in CountedKind]: (of: CountedWords[K]) => CountedPhrase;
  };
  readonly amount: (unit: Unit, amount: number | Counting) => AmountPhrase;
  readonly lasts: Readonly<Record<(typeof DURATIONS)[number], string>> & {
    readonly turns: (count: number) => string;
  };

  readonly conditions: {
    readonly [K in Exclude<Condition["kind"], "and" | "or" | "not">]: (
      of: ConditionWords[K],
    ) => string;
  };
  /** Conditions together; `inner`: as a part of others. */
  readonly all: (kind: "and" | "or", parts: readonly string[], inner: boolean) => string;
  readonly costs: { readonly [K in Cost["kind"]]: (of: CostWords[K]) => string };
  readonly triggers: { readonly [K in TriggerName]: (of: TriggerWords) => string };
  readonly actions: { readonly [K in ActionKind]: (of: ActionWords[K]) => Clause };
  /** What is chosen on activation: all requirements together. */
  readonly targets: (nouns: readonly NounPhrase[]) => string;
  /** By itself. */
  readonly clause: (clause: Clause) => string;
  readonly effect: (parts: EffectParts) => string;

  /** What stands about a card or seat for now: "+300 attack". */
  readonly facts: {
    readonly [K in ModifierFact["kind"]]: (fact: FactOf<K>) => string;
  };
}
