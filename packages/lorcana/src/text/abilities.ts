/** One ability as it is printed. */

import { capital } from "@tcg/core/hosting";
import type { Ability, KeywordAbility, ReplacementAbility } from "../cards.ts";
import type { CardType } from "../vocabulary.ts";
import { conditionText, whileText } from "./conditions.ts";
import { costsText } from "./costs.ts";
import { effectsText } from "./effects.ts";
import { en } from "./en.ts";
import { sentence, words } from "./grammar.ts";
import { aCard } from "./nouns.ts";
import { type Speaking, thisCard } from "./speaking.ts";
import { keywordText, standsText } from "./standing-effects.ts";
import { triggerText } from "./triggers.ts";

export function speakingOf(type: CardType | null, ability?: Ability): Speaking {
  const trigger = ability?.kind === "triggered" ? ability.when : null;
  return { type, trigger, named: new Map(), quote: abilityQuote };
}

/** What it says after its name. */
export function abilityText(ability: Ability, type: CardType): string {
  const say = speakingOf(type, ability);
  switch (ability.kind) {
    case "keyword":
      return printedKeyword(ability, say);
    case "triggered": {
      const once = ability.oncePerTurn ? "once per turn, " : "";
      const conditions = [
        ...(ability.from === "discard" ? ["this card is in your discard"] : []),
        ...(ability.if === undefined ? [] : [conditionText(ability.if, say)]),
      ];
      const condition = conditions.length === 0 ? "" : `, if ${conditions.join(" and ")}`;
      return effectsText(
        ability.effects,
        say,
        `${once}${triggerText(ability.when, say)}${condition}, `,
      );
    }
    case "activated": {
      const once = ability.oncePerTurn ? "once per turn" : "";
      const condition = ability.if === undefined ? "" : `if ${conditionText(ability.if, say)}`;
      const costs = costsText(ability.costs, say);
      const head = [once, condition, costs].filter((part) => part !== "").join(", ");
      return `${capital(head)}: ${effectsText(ability.effects, say)}`;
    }
    case "static": {
      const { while: condition } = ability;
      const heads = [
        ...(ability.from === "discard" ? ["while this card is in your discard"] : []),
        ...(condition === undefined ? [] : [whileText(condition, say)]),
      ];
      return sentence([...heads, standsText(ability, say)].join(", "));
    }
    case "replacement":
      return replacementText(ability, say);
  }
}

/** "Shift 3", "Watch Shift 4", "Universal Shift 5", "Shift: discard an action card" */
function printedKeyword({ keyword, value, costs, onto }: KeywordAbility, say: Speaking): string {
  const text =
    costs === undefined
      ? keywordText(keyword, value)
      : `${en.keywords[keyword]}: ${costsText(costs, say)}`;
  if (onto === undefined) return text;
  return words(onto === "any" ? "Universal" : onto.classification, text);
}

function replacementText(ability: ReplacementAbility, say: Speaking): string {
  const { while: condition, would, to, instead } = ability;
  const card = to === "self" ? thisCard(say) : aCard(to.where, "play", say);
  const head = condition === undefined ? "" : `${whileText(condition, say)}, `;
  const event =
    would === "be-banished" ? `${card} would be banished` : `damage would be dealt to ${card}`;
  return sentence(`${head}if ${event}, ${insteadText(instead, say)}`);
}

export function insteadText(instead: ReplacementAbility["instead"], say: Speaking): string {
  switch (instead.do) {
    case "return-to-hand":
      return "return it to its player's hand instead";
    case "put-into-inkwell":
      return `put it into its player's inkwell face-down${instead.exerted ? " and exerted" : ""} instead`;
    case "put-on-bottom":
      return "put it on the bottom of its player's deck instead";
    case "prevent":
      return "prevent that damage";
    case "reduce":
      return `it is dealt ${instead.amount} less`;
    case "deal-to-this":
      return `it is dealt to ${thisCard(say)} instead`;
    case "put-on-this":
      return `put that many damage counters on ${thisCard(say)} instead`;
  }
}

/** As something that another text gives: “Paid by the Head: Whenever …” */
function abilityQuote(ability: Ability): string {
  const text = abilityText(ability, "character");
  return `“${text}”`;
}

/** In our own words what a keyword does; null for any other ability. */
export function reminderOf(ability: Ability): string | null {
  return ability.kind === "keyword" ? en.reminders[ability.keyword](ability.value ?? 0) : null;
}
