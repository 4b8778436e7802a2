/** What a card of Lorcana does, read from its abilities. */
import type {
  Ability,
  Amount,
  CardDefinition,
  Effect,
  Instead,
  Permission,
  Restriction,
  Selector,
  StandingEffect,
  Who,
} from "@tcg/lorcana-engine";
import { chipsOf, type Gist, harms, helps, signed } from "../print/card/gist.ts";

export function gistOf(card: CardDefinition): readonly string[] {
  const own = card.type === "action" ? card.effects : [];
  return chipsOf([...own.flatMap(gistsOf), ...(card.abilities ?? []).flatMap(gistsOfAbility)]);
}

function gistsOfAbility(ability: Ability): readonly Gist[] {
  switch (ability.kind) {
    case "keyword":
      return [helps(keywordWords(ability.keyword, ability.value))];
    case "triggered":
    case "activated":
      return ability.effects.flatMap(gistsOf);
    case "static":
      return ability.facts.flatMap(gistsOfFact);
    case "replacement":
      return [helps(insteadWords(ability.instead))];
  }
}

function gistsOfFact(fact: StandingEffect): readonly Gist[] {
  switch (fact.fact) {
    case "stat":
      return [change(fact.stat, fact.amount)];
    case "keyword":
      return [keywordGist(fact)];
    case "restriction":
      return [helps(forbidden[fact.restriction])];
    case "permission":
      return [helps(allowed[fact.permission])];
    case "ability":
      return gistsOfAbility(fact.ability);
    case "cost":
      return [helps(`cost ${amountOf(fact.amount).replace("-", "−")}`)];
    case "extra-cost":
      return [harms("toll")];
    case "lore-to-win":
      return [harms(`${signed(fact.amount)} to win`)];
    case "inkings":
      return [helps(`${signed(fact.amount)} ink`)];
    case "inkable":
      return [helps("all ink")];
    case "free-to-play":
      return [helps("free")];
    case "not-to-be-played":
      return [harms("held back")];
    case "move-cost":
    case "moving-cost":
      return [helps(fact.amount === "free" ? "move free" : `move ${signed(fact.amount)}`)];
    case "singing-cost":
      return [helps(`sing ${signed(fact.amount)}`)];
    case "shift-name":
      return [helps("shift on")];
    case "enters":
      return [helps(fact.exerted ? "exerted" : `${fact.damage ?? 0} dmg`)];
  }
}

const forbidden: Readonly<Record<Restriction, string>> = {
  quest: "no quest",
  challenge: "no challenge",
  "be-challenged": "hidden",
  "ready-step": "no ready",
  ready: "no ready",
  "be-dealt-damage": "no damage",
  "be-dealt-damage-in-challenges": "no damage",
  sing: "no song",
  move: "no move",
  "play-characters": "no character",
  "play-actions": "no action",
  "play-items": "no item",
  "play-locations": "no location",
  "draw-step": "no draw",
  "gain-lore": "no lore",
  "be-chosen": "not chosen",
  "have-damage-removed": "no healing",
  "lose-lore": "keeps lore",
  discard: "keeps hand",
};

const allowed: Readonly<Record<Permission, string>> = {
  "challenge-ready": "hits ready",
  "abilities-for-free": "free use",
};

function insteadWords(instead: Instead): string {
  switch (instead.do) {
    case "return-to-hand":
      return "to hand";
    case "put-into-inkwell":
      return "to ink";
    case "put-on-bottom":
      return "to deck";
    case "prevent":
      return "no damage";
    case "reduce":
      return `−${instead.amount} dmg`;
    case "put-on-this":
    case "deal-to-this":
      return "takes dmg";
  }
}

function gistsOf(effect: Effect): readonly Gist[] {
  switch (effect.do) {
    case "draw":
      return [mine(effect.who, `draw ${amountOf(effect.amount)}`)];
    case "discard":
      return [theirs(effect.who, `discard ${amountOf(effect.amount)}`)];
    case "mill":
      return [theirs(effect.who, `mill ${amountOf(effect.amount)}`)];
    case "gain-lore":
      return [mine(effect.who, `+${amountOf(effect.amount)} lore`)];
    case "lose-lore":
      return [theirs(effect.who, `−${amountOf(effect.amount)} lore`)];
    case "deal-damage":
    case "put-damage":
      return [harms(`${amountOf(effect.amount)} dmg`)];
    case "move-damage":
      return [harms("move dmg")];
    case "remove-damage":
      return [helps(`heal ${amountOf(effect.amount)}`)];
    case "banish":
      return [about(effect.target, "banish")];
    case "return-to-hand":
      return [about(effect.target, "to hand")];
    case "put-on-deck":
      return [about(effect.target, "to deck")];
    case "put-into-inkwell":
      return [typeof effect.from === "string" ? helps("+1 ink") : about(effect.from, "to ink")];
    case "put-under":
      return [helps("tuck")];
    case "from-under":
      return [helps("untuck")];
    case "sing-as":
      return [helps(`sing ${signed(effect.amount)}`)];
    case "ready":
      return [helps("ready")];
    case "exert":
      return [about(effect.target, "exert")];
    case "move-to-location":
      return [helps("move")];
    case "modify":
      return [change(effect.stat, effect.amount)];
    case "grant-keyword":
      return [keywordGist(effect)];
    case "grant-ability":
      return gistsOfAbility(effect.ability);
    case "restrict":
    case "restrict-player":
      return [harms(forbidden[effect.restriction])];
    case "permit":
      return [helps(allowed[effect.permission])];
    case "reduce-cost":
      return [helps(`cost −${amountOf(effect.amount)}`)];
    case "more-inkings":
      return [helps(`+${effect.amount} ink`)];
    case "play-free":
      return [helps("play free")];
    case "hand-to-deck":
      return [theirs(effect.who, `${amountOf(effect.amount)} to deck`)];
    case "look-at-top":
      return [helps(`see ${effect.count}`)];
    case "reveal-top":
      return [helps("see 1")];
    case "search":
      return [helps("search")];
    case "name-card":
      return [helps("name it")];
    case "reveal-hand":
      return [harms("see hand")];
    case "choose-discard":
      return [harms("they discard 1")];
    case "choose-one":
      return effect.options.flat().flatMap(gistsOf);
    case "if-you-do":
      return [...effect.first, ...effect.effects].flatMap(gistsOf);
    case "may":
    case "pay":
    case "if":
    case "whenever":
    case "later":
      return effect.effects.flatMap(gistsOf);
  }
}

const amountOf = (amount: Amount): string =>
  typeof amount === "number" ? String(amount) : `${("times" in amount && amount.times) || 1}+`;

function change(stat: string, amount: Amount): Gist {
  if (typeof amount !== "number") return helps(`${amountOf(amount)} ${stat}`);
  return amount < 0 ? harms(`${signed(amount)} ${stat}`) : helps(`${signed(amount)} ${stat}`);
}

/** Something good that a player does. */
function mine(who: Who | undefined, words: string): Gist {
  if (who === undefined || who === "you") return helps(words);
  return helps(who === "each" ? `all ${words}` : `they ${words}`);
}

/** A loss. */
function theirs(who: Who | undefined, words: string): Gist {
  if (who === undefined || who === "you") return helps(words);
  return harms(who === "each" ? `all ${words}` : `they ${words}`);
}

/** Something bad for a card: one's own, when the card does it to itself. */
const about = (target: Selector, words: string): Gist =>
  target.pick === "self" ? helps(words) : harms(words);

interface KeywordFact {
  readonly keyword: string;
  readonly value?: number;
  readonly lost?: true;
}

const keywordGist = ({ keyword, value, lost }: KeywordFact): Gist =>
  lost ? harms(`no ${keyword}`) : helps(keywordWords(keyword, value));

const keywordWords = (keyword: string, value?: number): string =>
  value === undefined ? keyword : `${keyword} ${value}`;
