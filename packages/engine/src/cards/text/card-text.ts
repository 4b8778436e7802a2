/** The printed text of a card, rendered from its effects: it cannot disagree with what they do. */

import type { ModifierFact } from "../../types.ts";
import type { Keyword } from "../../vocabulary.ts";
import type { CardDefinition, CardTable } from "../card.ts";
import { completeCard } from "../complete-cards.ts";
import { en } from "./en.ts";
import type { EffectText } from "./wording.ts";

export interface KeywordText {
  readonly keyword: Keyword;
  readonly text: string;
}

export interface CardText {
  /** "Level 4 fire stereotype", "Counter trap". */
  readonly kind: string;
  /** Attack and defense, or what it costs; null if there is nothing to say. */
  readonly numbers: string | null;
  /** Archetype and rarity. */
  readonly marks: readonly string[];
  readonly keywords: readonly KeywordText[];
  readonly effects: readonly EffectText[];
  /** Everything it does, a paragraph a line. Empty for a card that only has numbers. */
  readonly text: string;
}

/** `cards`: the table it belongs to, where its tokens are. */
export function cardText(printed: CardDefinition, cards: CardTable): CardText {
  const card = completeCard(printed);
  const keywords = (card.type === "stereotype" ? card.keywords : []).map((keyword) => ({
    keyword,
    text: en.keyword(keyword),
  }));
  const effects = card.effects.map((effect) => en.effect(card, effect, cards));
  return {
    ...faceOf(card),
    keywords,
    effects,
    text: [...keywords, ...effects].map(({ text }) => text).join("\n"),
  };
}

function faceOf(card: CardDefinition): Pick<CardText, "kind" | "numbers" | "marks"> {
  const { face } = en;
  const marks = [
    ...(card.archetype === undefined ? [] : [face.archetype(card.archetype)]),
    face.rarities[card.rarity],
  ];
  if (card.type !== "stereotype") {
    const kind =
      card.type === "spell" ? face.spellTypes[card.spellType] : face.trapTypes[card.trapType];
    return { kind, numbers: card.cost ? face.cost(card.cost) : null, marks };
  }
  const { level, attribute, token = false, attack, defense } = card;
  const kind = face.stereotype({
    level,
    attribute: attribute === undefined ? null : face.attributes[attribute],
    token,
  });
  return { kind, numbers: face.stats(attack, defense), marks };
}

/** What stands about a card or seat for now: "+300 attack". */
export function factText(fact: ModifierFact): string {
  return en.fact(fact);
}
