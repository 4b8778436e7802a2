/** The printed text of a card, spoken from its abilities: it cannot disagree with what they do. */
import { capital, counted, listed } from "@tcg/core/hosting";
import type { Ability, CardDefinition } from "../cards.ts";
import { isSong } from "../reading/printed.ts";
import type { CardType } from "../vocabulary.ts";
import { finished, withoutSymbols } from "./finish.ts";
import { keywordText } from "./keywords.ts";
import { spokenAbility, spokenEffects } from "./reading.ts";
import { reminderOf } from "./reminders.ts";

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
  const abilities = textsOf(card);
  const effects = card.type === "action" ? said(spokenEffects(card.effects)) : null;
  const lines = abilities.map(({ name, text }) => (name === null ? text : titled(name, text)));
  return {
    kind: capital(`${listed(card.inks, "and")} ${isSong(card) ? "song" : card.type}`),
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

/** Without symbols. Whatever the card checks let pass can be spoken (card-text.test.ts). */
function said(text: string | null): string {
  return text === null ? "(There are no words for this.)" : finished(withoutSymbols(text));
}

/** Two abilities under one name may be one text: "When you play this character and whenever …". */
function textsOf(card: CardDefinition): readonly AbilityText[] {
  const all = card.abilities ?? [];
  const texts: AbilityText[] = [];
  for (let i = 0; i < all.length; i++) {
    const [ability, next] = [all[i], all[i + 1]];
    if (ability === undefined) break;
    const both = ability.kind === "triggered" ? pairText(ability, next, card.type) : null;
    if (both !== null) i++;
    texts.push({
      kind: ability.kind,
      name: nameOf(ability),
      text: both ?? textOf(ability, card.type),
      reminder: ability.kind === "keyword" ? reminderOf(ability, card) : null,
    });
  }
  return texts;
}

const nameOf = (ability: Ability): string | null =>
  ability.kind === "keyword" ? null : (ability.name ?? null);

function pairText(one: Ability, next: Ability | undefined, type: CardType): string | null {
  if (next?.kind !== "triggered" || nameOf(one) === null || nameOf(one) !== nameOf(next)) {
    return null;
  }
  const text = spokenAbility([one, next], type);
  return text === null ? null : said(text);
}

function textOf(ability: Ability, type: CardType): string {
  return ability.kind === "keyword"
    ? finished(withoutSymbols(keywordText(ability)))
    : said(spokenAbility([ability], type));
}

function numbersOf(card: CardDefinition): string | null {
  if (card.type === "character") {
    return `${card.strength} strength, ${card.willpower} willpower, ${card.lore} lore`;
  }
  if (card.type !== "location") return null;
  return `${counted(card.moveCost, "ink", "ink")} to move here, ${card.willpower} willpower, ${card.lore} lore`;
}
