/** The printed cards, with what rules ask of them again and again looked up once. */
import { type CardId, cardOf, type DefId, InvariantError } from "@tcg/core";
import type {
  Ability,
  ActionCard,
  CardDefinition,
  CardTable,
  Fact,
  KeywordAbility,
  StaticAbility,
} from "../cards.ts";
import type { Source, Table } from "../types.ts";
import type { Keyword, Seat } from "../vocabulary.ts";

export interface PrintedCards {
  readonly definitions: CardTable;
  /** Static abilities that work from play, by the kind of fact and the definition. */
  readonly statics: Statics;
  /** CR 7.6.5: those that work from the discard. */
  readonly discardStatics: Statics;
  /** Definitions with abilities that trigger from the discard. */
  readonly discardTriggers: ReadonlySet<string>;
  /** Every name there is, in order: what "name a card" chooses from. */
  readonly names: readonly string[];
}

/** A static ability where it stands. */
export interface StandingStatic {
  readonly ability: StaticAbility;
  readonly source: Source;
  readonly seat: Seat;
}

type Statics = ReadonlyMap<Fact["fact"], ReadonlyMap<string, readonly StaticAbility[]>>;
type NewStatics = Map<Fact["fact"], Map<string, readonly StaticAbility[]>>;

export function readCards(definitions: CardTable): PrintedCards {
  const statics: NewStatics = new Map();
  const discardStatics: NewStatics = new Map();
  const discardTriggers = new Set<string>();
  const names = new Set<string>();
  for (const [id, card] of Object.entries(definitions)) {
    const own = card.abilities ?? [];
    for (const ability of own) {
      if (ability.kind === "triggered" && ability.from === "discard") discardTriggers.add(id);
      if (ability.kind !== "static" || ability.from === "hand") continue;
      addStatic(ability.from === "discard" ? discardStatics : statics, id, ability);
    }
    for (const name of namesOf(card)) names.add(name);
  }
  return {
    definitions,
    statics,
    discardStatics,
    discardTriggers,
    names: [...names].toSorted(),
  };
}

function addStatic(statics: NewStatics, id: string, ability: StaticAbility): void {
  for (const kind of new Set(ability.facts.map(({ fact }) => fact))) {
    const ofKind = statics.get(kind) ?? new Map<string, readonly StaticAbility[]>();
    ofKind.set(id, [...(ofKind.get(id) ?? []), ability]);
    statics.set(kind, ofKind);
  }
}

/** Whoever has the printed cards at hand: a table, a play. */
type HasPrinted = Pick<Table, "printed">;

export function definition({ printed }: HasPrinted, def: DefId): CardDefinition {
  const found = printed.definitions[def];
  if (found === undefined) throw new InvariantError("no such definition", { def });
  return found;
}

export function definitionOf(table: Table, id: CardId): CardDefinition {
  return definition(table, cardOf(table.state, id).def);
}

/** CR 6.2.4: the whole name, without the version; CR 6.2.4.1: perhaps each of several besides. */
export function namesOf(card: CardDefinition): readonly string[] {
  const several = card.type === "character" ? (card.names ?? []) : [];
  return [card.name, ...several.filter((name) => name !== card.name)];
}

/** CR 6.2.5: name and version. */
export function fullName({ name, version }: CardDefinition): string {
  return version === undefined ? name : `${name} - ${version}`;
}

export function isSong(card: CardDefinition): card is ActionCard {
  return card.type === "action" && card.song === true;
}

export function printedKeyword(card: CardDefinition, keyword: Keyword): KeywordAbility | null {
  const isIt = (ability: Ability): ability is KeywordAbility =>
    ability.kind === "keyword" && ability.keyword === keyword;
  return card.abilities?.find(isIt) ?? null;
}
