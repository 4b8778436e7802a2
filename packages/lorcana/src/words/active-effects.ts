/** What an effect has left standing about a card or a player, and for how long. */
import type { LogContext } from "@tcg/core/hosting";
import { counted } from "@tcg/core/hosting";
import { en } from "../text/en.ts";
import { signed } from "../text/grammar.ts";
import { keywordText } from "../text/standing-effects.ts";
import type { ActiveEffect, LastingFact } from "../types.ts";

/** "Hazel Drum: +2 strength this turn" */
export function nowStands(effect: ActiveEffect, say: LogContext): string {
  const { on, fact } = effect;
  const whom = "card" in on ? say.card(on.card) : say.who(on.seat);
  return `${whom}: ${factText(fact)} ${lasting(effect, say)}`;
}

function lasting({ duration, seat }: ActiveEffect, say: LogContext): string {
  switch (duration) {
    case "turn":
      return "this turn";
    case "until-your-next-turn":
      return `until ${say.whose(seat)} next turn`;
    case "until-its-next-turn":
      return "until its player's next turn";
    case "their-next-turn":
      return "during the next turn of the other player";
    case "challenge":
      return "in this challenge";
    case "play":
      return "while it stays in play";
  }
}

function factText(fact: LastingFact): string {
  switch (fact.fact) {
    case "stat":
      return `${typeof fact.amount === "number" ? signed(fact.amount) : "more"} ${en.stats[fact.stat]}`;
    case "keyword":
      return keywordText(fact.keyword, fact.value);
    case "restriction":
      return `can't ${en.restrictions[fact.restriction].bare}`;
    case "permission":
      return `can ${en.permissions[fact.permission]}`;
    case "ability":
      return `a new ability${fact.ability.kind !== "keyword" && fact.ability.name ? `, ${fact.ability.name}` : ""}`;
    case "cost":
      return typeof fact.amount === "number"
        ? `${Math.abs(fact.amount)} ink ${fact.amount < 0 ? "less" : "more"} to pay`
        : "other costs";
    case "inkings":
      return `${counted(fact.amount, "more card")} for the inkwell`;
  }
}
