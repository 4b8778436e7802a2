/** The printed text of a card, rendered from its abilities: it cannot disagree with what they do. */

import { capital, counted, listed } from "@tcg/core/hosting";
import type { Ability, CardDefinition } from "../cards.ts";
import { isSong } from "../reading/printed.ts";
import { abilityText, reminderOf, speakingOf } from "./abilities.ts";
import { effectsText } from "./effects.ts";
import { en } from "./en.ts";

export interface AbilityText {
  readonly kind: Ability["kind"];
  /** Null for keywords and nameless ones. */
  readonly name: string | null;
  readonly text: string;
  /** What a keyword comes to. */
  readonly reminder: string | null;
}

export interface CardText {
  /** "Amber character", "Emerald and steel item", "Steel song". */
  readonly kind: string;
  /** "Cost 3, inkable" */
  readonly cost: string;
  /** "2 strength, 4 willpower, 1 lore"; null if it has none. */
  readonly numbers: string | null;
  readonly classifications: readonly string[];
  readonly abilities: readonly AbilityText[];
  /** What an action does; null for all others. */
  readonly effects: string | null;
  /** Everything it says, a paragraph a line. Empty for a card that only has numbers. */
  readonly text: string;
}

export function cardText(card: CardDefinition): CardText {
  const abilities = (card.abilities ?? []).map((ability) => textOf(ability, card));
  const effects = card.type === "action" ? effectsText(card.effects, speakingOf(null)) : null;
  const lines = abilities.map(({ name, text }) => (name === null ? text : titled(name, text)));
  return {
    kind: capital(
      `${listed(inksOf(card), "and")} ${isSong(card) ? "song" : en.types[card.type][0]}`,
    ),
    cost: `Cost ${card.cost}, ${card.inkable ? "inkable" : "not inkable"}`,
    numbers: numbersOf(card),
    classifications: card.type === "character" ? card.classifications : [],
    abilities,
    effects,
    text: [...lines, ...(effects === null ? [] : [effects])].join("\n"),
  };
}

/** "First Flame: Whenever …"; a name that asks or calls out needs no colon. */
function titled(name: string, text: string): string {
  return /[?!]$/.test(name) ? `${name} ${text}` : `${name}: ${text}`;
}

function textOf(ability: Ability, { type }: CardDefinition): AbilityText {
  const name = ability.kind === "keyword" ? null : (ability.name ?? null);
  return {
    kind: ability.kind,
    name,
    text: abilityText(ability, type),
    reminder: reminderOf(ability),
  };
}

function inksOf({ inks }: CardDefinition): string[] {
  return inks.map((ink) => en.inks[ink]);
}

function numbersOf(card: CardDefinition): string | null {
  if (card.type === "character") {
    return `${card.strength} strength, ${card.willpower} willpower, ${card.lore} lore`;
  }
  if (card.type !== "location") return null;
  return `${counted(card.moveCost, "ink", "ink")} to move here, ${card.willpower} willpower, ${card.lore} lore`;
}
