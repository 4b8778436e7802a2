/**
 * Cards with everything that their designers may leave out filled in, once, by `defineCards`: rules
 * read these. What is left out within an effect stays so, for effects are kept in states and events as
 * they are printed.
 */
import { type Completion, completion, type Defined } from "@tcg/core/shapes";
import type {
  Ability,
  ActionCard,
  ActivatedAbility,
  CardDefinition,
  CardTable,
  CharacterCard,
  Condition,
  Cost,
  ItemCard,
  KeywordAbility,
  LocationCard,
  ReplacementAbility,
  StaticAbility,
  TriggeredAbility,
} from "./cards.ts";

/** T with these fields instead of its own by the same names. */
type With<T, Fields> = Omit<T, keyof Fields> & Readonly<Fields>;

type Named<T, Fields> = With<T, Fields & { name: string }>;

export type CompleteKeyword = With<
  KeywordAbility,
  {
    /** Null where it has no number, or is not paid in ink. */
    value: number | null;
    costs: readonly Cost[];
    onto: NonNullable<KeywordAbility["onto"]> | "same-name";
  }
>;
export type CompleteTriggered = Named<
  TriggeredAbility,
  { from: "play" | "discard"; if: Condition | null; oncePerTurn: boolean }
>;
export type CompleteActivated = Named<
  ActivatedAbility,
  { if: Condition | null; oncePerTurn: boolean }
>;
export type CompleteStatic = Named<
  StaticAbility,
  { while: Condition | null; from: "play" | "hand" | "discard" }
>;
type CompleteReplacement = Named<ReplacementAbility, { while: Condition | null }>;

export type CompleteAbility =
  | CompleteKeyword
  | CompleteTriggered
  | CompleteActivated
  | CompleteStatic
  | CompleteReplacement;

interface Filled {
  abilities: readonly CompleteAbility[];
  /** As many as the match allows (CR 2.1.1.3), so many, or any number. */
  maxCopies: number | "as-usual" | "any";
  /** CR 6.2.5: name and version. */
  fullName: string;
}

type Complete<T, Fields = Filled> = Omit<With<T, Filled & Fields>, "version">;

export type CompleteCard =
  /** CR 6.2.4.1: every name it has, its own first. */
  | Complete<CharacterCard, { names: readonly string[] }>
  | Complete<ActionCard, { song: boolean }>
  | Complete<ItemCard>
  | Complete<LocationCard>;

/** Cards that `defineCards` has checked and completed: nothing else makes a game. */
export type DefinedCards = Defined<CardTable>;

export const { complete, completeCards, areDefined }: Completion<CardDefinition, CompleteCard> =
  completion(completeCard);

export function completeCard({ version, ...card }: CardDefinition): CompleteCard {
  const filled: Filled = {
    abilities: (card.abilities ?? []).map(completeAbility),
    maxCopies: card.maxCopies === undefined ? "as-usual" : (card.maxCopies ?? "any"),
    fullName: version === undefined ? card.name : `${card.name} - ${version}`,
  };
  switch (card.type) {
    case "character": {
      const others = (card.names ?? []).filter((name) => name !== card.name);
      return { ...card, ...filled, names: [card.name, ...others] };
    }
    case "action":
      return { ...card, ...filled, song: card.song ?? false };
    case "item":
      return { ...card, ...filled };
    case "location":
      return { ...card, ...filled };
  }
}

/** Also for abilities that an effect gives: those are as printed. */
export function completeAbility(ability: Ability): CompleteAbility {
  const known = completed.get(ability) ?? fillIn(ability);
  completed.set(ability, known);
  return known;
}

/** An ability is completed once, however often it is given. */
const completed = new WeakMap<Ability, CompleteAbility>();

function fillIn(ability: Ability): CompleteAbility {
  switch (ability.kind) {
    case "keyword": {
      const { value = null, costs = [], onto = "same-name" } = ability;
      return { ...ability, value, costs, onto };
    }
    case "triggered": {
      const { name = "", from = "play", if: condition = null, oncePerTurn = false } = ability;
      return { ...ability, name, from, if: condition, oncePerTurn };
    }
    case "activated": {
      const { name = "", if: condition = null, oncePerTurn = false } = ability;
      return { ...ability, name, if: condition, oncePerTurn };
    }
    case "static": {
      const { name = "", from = "play", while: condition = null } = ability;
      return { ...ability, name, from, while: condition };
    }
    case "replacement": {
      const { name = "", while: condition = null } = ability;
      return { ...ability, name, while: condition };
    }
  }
}
