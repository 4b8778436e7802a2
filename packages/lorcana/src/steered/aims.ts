/** What a card set says, part by part: each ability of a card, and what an action does as a whole. */
import { hashJson } from "@tcg/core";
import type { Ability, CardDefinition, CardTable, Effect } from "../cards.ts";
import { cardText } from "../phrases/card-text.ts";

/** What a match is played for. */
export interface Aim {
  readonly card: CardDefinition;
  /** The place among its abilities; `effects` of an action. */
  readonly part: string;
  /** Null: what an action does. */
  readonly ability: Ability | null;
}

export function aimsOf(cards: CardTable): Aim[] {
  return Object.values(cards).flatMap((card): Aim[] => [
    ...(card.abilities ?? []).map((ability, i) => ({ card, part: `${i}`, ability })),
    ...(card.type === "action" ? [{ card, part: "effects", ability: null }] : []),
  ]);
}

/** How it is called in counts and reports. */
export function nameOf({ card, part }: Pick<Aim, "card" | "part">): string {
  return `${card.id}/${part}`;
}

/** "action", "static", or the keyword. */
export function kindOf({ ability }: Aim): string {
  if (ability === null) return "action";
  return ability.kind === "keyword" ? ability.keyword : ability.kind;
}

/** What it is printed as: of two abilities that are one text, the text is with the first. */
export function textOf({ card, ability }: Aim): string {
  const { abilities, effects } = cardText(card);
  if (ability === null) return effects ?? "";
  const own = abilities.filter(({ kind }) => kind === ability.kind);
  const place = (card.abilities ?? []).filter(({ kind }) => kind === ability.kind).indexOf(ability);
  return own[Math.min(place, own.length - 1)]?.text ?? "";
}

export function effectsOf({ card, ability }: Aim): readonly Effect[] {
  if (ability === null) return card.type === "action" ? card.effects : [];
  return "effects" in ability ? ability.effects : [];
}

/** Another one as soon as anything says something else: a page about others can be told. */
export function fingerprintOf(cards: CardTable): string {
  return hashJson(
    Object.values(cards).map((card) => [
      card.id,
      card.abilities ?? [],
      card.type === "action" ? card.effects : [],
    ]),
  );
}
