/** The abilities a card in play has: printed, what its keywords stand for, and given ones. */
import { type CardId, cardOf } from "@tcg/core";
import type { Ability, ActivatedAbility } from "../cards.ts";
import { boost } from "../keywords/boost.ts";
import { support } from "../keywords/support.ts";
import { vanish } from "../keywords/vanish.ts";
import type { OwnAbility, Table } from "../types.ts";
import { factsOn } from "./facts.ts";
import { keywordBest, keywordsOf } from "./keywords-of.ts";
import { definition } from "./printed.ts";

export function abilitiesOf(table: Table, id: CardId): OwnAbility[] {
  const { state } = table;
  const found: OwnAbility[] = [];
  (definition(table, cardOf(state, id).def).abilities ?? []).forEach((ability, i) => {
    if (ability.kind !== "keyword") found.push({ ability, key: `${i}` });
  });
  for (const keyword of keywordsOf(table, id)) {
    // CR 10.1.1: however often it has the keyword, this is one ability.
    if (keyword === "support") found.push({ ability: support, key: keyword });
    if (keyword === "vanish") found.push({ ability: vanish, key: keyword });
    if (keyword === "boost") {
      const ink = keywordBest(table, id, keyword) ?? 0;
      found.push({ ability: boost(ink), key: keyword });
    }
  }
  const nth = new Map<CardId, number>();
  for (const { fact, source, effect } of factsOn(table, id, "ability")) {
    const i = nth.get(source.card) ?? 0;
    if (effect === null) nth.set(source.card, i + 1);
    const from = effect === null ? `${source.card} ${i}` : `effect ${effect}`;
    found.push({ ability: fact.ability, key: `${GIVEN}${from}` });
  }
  return found;
}

const GIVEN = "given by ";

/** CR 10.8.5: a given ability stays with who shifts onto the card, and so does its having been used. */
export function isGiven(key: string): boolean {
  return key.startsWith(GIVEN);
}

export interface UsableAbility {
  readonly ability: ActivatedAbility;
  readonly key: string;
}

export function activatedOf(table: Table, id: CardId): UsableAbility[] {
  const isActivated = (own: OwnAbility): own is OwnAbility & { ability: ActivatedAbility } =>
    own.ability.kind === "activated";
  return abilitiesOf(table, id).filter(isActivated);
}

export function nameOf(ability: Ability): string {
  return ability.kind === "keyword" ? ability.keyword : (ability.name ?? "");
}
