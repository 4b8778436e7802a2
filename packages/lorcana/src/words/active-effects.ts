/** What an effect has left standing about a card or a player, and for how long. */
import type { LogContext } from "@tcg/core/hosting";
import { counted } from "@tcg/core/hosting";
import { en } from "../text/en.ts";
import { signed } from "../text/grammar.ts";
import { keywordText } from "../text/standing-effects.ts";
import type { ActiveEffect, LastingFact } from "../types.ts";
import type { CardChange } from "../view.ts";
import type { Restriction } from "../vocabulary.ts";

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
  `can't ${en.restrictions[restriction].bare}`;

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
      return `${typeof fact.amount === "number" ? signed(fact.amount) : "more"} ${en.stats[fact.stat]}`;
    case "keyword":
      return fact.lost ? `no ${keywordText(fact.keyword)}` : keywordText(fact.keyword, fact.value);
    case "restriction":
      return restrictionText(fact.restriction);
    case "permission":
      return `can ${en.permissions[fact.permission]}`;
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
