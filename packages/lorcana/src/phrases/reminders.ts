/** In our own words what a keyword comes to. `n`: its number. */
import type { CardDefinition, KeywordAbility } from "../cards.ts";
import type { Keyword } from "../vocabulary.ts";
import { keywordPrice } from "./keywords.ts";

type Card = Pick<CardDefinition, "name" | "type">;
type Say = (ability: KeywordAbility, card: Card) => string;

const one = ({ type }: Card): string => `this ${type}`;
const number = ({ value }: KeywordAbility): number => value ?? 0;

/** Whom one with Shift is played on. */
function base({ onto }: KeywordAbility, { name }: Card): string {
  if (onto === "any") return "any character of yours";
  return onto === undefined
    ? `a character of yours named ${name}`
    : `a ${onto.classification} character of yours`;
}

const SAID: { readonly [K in Keyword]: Say } = {
  alert: () => "This character can challenge as if they had Evasive.",
  bodyguard: () =>
    "This character may enter play exerted. An opposing character who challenges one of your characters must choose one with Bodyguard if able.",
  boost: (ability, card) =>
    `Once during your turn, you may pay ${number(ability)} ink to put the top card of your deck facedown under ${one(card)}.`,
  challenger: (ability) => `While challenging, this character gets +${number(ability)} strength.`,
  evasive: () => "Only characters with Evasive or Alert can challenge this character.",
  reckless: () =>
    "This character can't quest, and your turn can't end while they're able to challenge.",
  resist: (ability, card) => `Damage dealt to ${one(card)} is reduced by ${number(ability)}.`,
  rush: () => "This character can challenge the turn they're played.",
  shift: (ability, card) =>
    `You may ${keywordPrice(ability)} to play this character on top of ${base(ability, card)}.`,
  "sing-together": (ability) =>
    `Any number of your characters with total cost ${number(ability)} or more may exert to sing this song for free.`,
  singer: (ability) => `This character counts as costing ${number(ability)} to sing songs.`,
  support: () =>
    "Whenever this character quests, you may add their strength to another chosen character's this turn.",
  vanish: () => "When an opponent chooses this character for an action, banish them.",
  ward: (_, card) => `Opponents can't choose ${one(card)} except to challenge.`,
};

export const reminderOf = (ability: KeywordAbility, card: Card): string =>
  SAID[ability.keyword](ability, card);
