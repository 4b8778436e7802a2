/** What an effect has left standing about a card or a player, and for how long. */
import type { LogContext } from "@tcg/core/hosting";
import { counted } from "@tcg/core/hosting";
import { keywordNumbered } from "../phrases/keyword-numbered.ts";
import type { ActiveEffect, LastingFact } from "../types.ts";
import type { CardChange } from "../view.ts";
import type { Permission, Restriction } from "../vocabulary.ts";

/** "Hazel Drum: +2 strength this turn" */
export function nowStands(effect: ActiveEffect, say: LogContext): string {
  const { on } = effect;
  const whom = "card" in on ? say.card(on.card) : say.who(on.seat);
  return `${whom}: ${activeEffectText(effect, say)}`;
}

/** "+2 strength this turn" */
export const activeEffectText = (effect: ActiveEffect, say: LogContext): string =>
  `${factText(effect.fact)} ${lasting(effect, say)}`;

/** "can't quest" */
export const restrictionText = (restriction: Restriction): string =>
  `can't ${FORBIDDEN[restriction]}`;

const FORBIDDEN: Readonly<Record<Restriction, string>> = {
  quest: "quest",
  challenge: "challenge",
  "be-challenged": "be challenged",
  "ready-step": "ready at the start of a turn",
  ready: "ready",
  "be-dealt-damage": "be dealt damage",
  "be-dealt-damage-in-challenges": "be dealt damage in challenges",
  sing: "exert to sing songs",
  move: "move to a location",
  "play-characters": "play characters",
  "play-actions": "play actions",
  "play-items": "play items",
  "play-locations": "play locations",
  "draw-step": "draw in the Draw step",
  "gain-lore": "gain lore",
  "lose-lore": "lose lore",
  discard: "discard cards",
  "be-chosen": "be chosen by opponents",
  "have-damage-removed": "have damage removed",
};

const ALLOWED: Readonly<Record<Permission, string>> = {
  "challenge-ready": "challenge ready characters",
  "abilities-for-free": "use its abilities without paying ink",
};

const signed = (amount: number): string => (amount < 0 ? `-${-amount}` : `+${amount}`);

function lasting({ duration, seat, on }: ActiveEffect, say: LogContext): string {
  switch (duration) {
    case "turn":
      return "this turn";
    case "until-your-next-turn":
      return `until ${say.whose(seat)} next turn`;
    case "until-its-next-turn":
      return "until its player's next turn";
    case "their-next-turn":
      return "seat" in on
        ? `during ${say.whose(on.seat)} next turn`
        : "during its player's next turn";
    case "challenge":
      return "in this challenge";
    case "play":
      return "while it stays in play";
  }
}

/** "+2 strength" */
export const changeText = ({ what }: CardChange): string =>
  what.fact === "ability" ? "a new ability" : factText(what);

function factText(fact: LastingFact): string {
  switch (fact.fact) {
    case "stat":
      return `${typeof fact.amount === "number" ? signed(fact.amount) : "more"} ${fact.stat}`;
    case "keyword":
      return fact.lost
        ? `no ${keywordNumbered(fact.keyword)}`
        : keywordNumbered(fact.keyword, fact.value);
    case "restriction":
      return restrictionText(fact.restriction);
    case "permission":
      return `can ${ALLOWED[fact.permission]}`;
    case "ability":
      return `a new ability${fact.ability.kind !== "keyword" && fact.ability.name ? `, ${fact.ability.name}` : ""}`;
    case "cost":
      return typeof fact.amount === "number"
        ? `${Math.abs(fact.amount)} ink ${fact.amount < 0 ? "less" : "more"} to pay`
        : "other costs";
    case "singing-cost":
      return `${signed(fact.amount)} cost to sing songs`;
    case "enters":
      return "enters play exerted";
    case "inkings":
      return `${counted(fact.amount, "more card")} for the inkwell`;
  }
}
