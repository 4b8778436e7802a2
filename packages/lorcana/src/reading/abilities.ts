/** The abilities a card in play has: printed, what its keywords stand for, and given ones. */
import { type CardId, cardOf, derived, derivedFor } from "@tcg/core";
import { type CompleteAbility, completeAbility } from "../complete-cards.ts";
import type { OwnAbility, Table } from "../types.ts";
import { KEYWORDS } from "../vocabulary.ts";
import { havingsOf } from "./keywords-of.ts";
import { printedCard } from "./printed.ts";
import { abilitiesByKeyword, isActivated, type UsableAbility } from "./printed-card.ts";
import { factsOn, tableDecides } from "./standing.ts";
import type { CardInPlay } from "./table.ts";

export function abilitiesOf(table: Table, id: CardId): readonly OwnAbility[] {
  return areFixed(table) ? abilitiesByTable(table, id) : abilitiesNow(table, id);
}

/** Whether all that gives cards abilities changes with the table alone. */
const areFixed = derived(
  (table: Table) => tableDecides(table, "ability") && tableDecides(table, "keyword"),
  "table",
);

const abilitiesByTable = derivedFor(abilitiesNow, "table");

function abilitiesNow(table: Table, id: CardId): readonly OwnAbility[] {
  const { abilities, texts, havings } = printedCard(table, cardOf(table.state, id).def);
  const has = havingsOf(table, id);
  const given = givenAbilities(table, id);
  if (has === havings && given.length === 0) return abilities;
  return [...texts, ...abilitiesByKeyword(has), ...given];
}

const NONE: readonly OwnAbility[] = [];

function givenAbilities(table: Table, id: CardId): readonly OwnAbility[] {
  const facts = factsOn(table, id, "ability");
  if (facts.length === 0) return NONE;
  const nth = new Map<CardId, number>();
  return facts.map(({ fact, source, effect }) => {
    const i = nth.get(source.card) ?? 0;
    if (effect === null) nth.set(source.card, i + 1);
    const from = effect === null ? `${source.card} ${i}` : `effect ${effect}`;
    return { ability: completeAbility(fact.ability), key: `given by ${from}` };
  });
}

/** CR 10.8.5: a given ability stays with the character that shifts onto the card, and so does the mark that it was used. */
export function givenMarks(table: Table, { def, data }: CardInPlay): readonly string[] {
  const { texts } = printedCard(table, def);
  const isOwn = (mark: string): boolean =>
    texts.some(({ key }) => key === mark) || KEYWORDS.some((keyword) => keyword === mark);
  return data.used.filter((mark) => !isOwn(mark));
}

export function activatedOf(table: Table, id: CardId): readonly UsableAbility[] {
  const printed = printedCard(table, cardOf(table.state, id).def);
  const abilities = abilitiesOf(table, id);
  return abilities === printed.abilities ? printed.activated : abilities.filter(isActivated);
}

export function nameOf(ability: CompleteAbility): string {
  return ability.kind === "keyword" ? ability.keyword : ability.name;
}
