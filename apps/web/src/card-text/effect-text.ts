/** A card's text, rendered from its effects: it cannot disagree with what the card does. */
import type { CardDefinition, Condition, Cost, Effect, Trigger } from "../games.ts";
import type { Faces } from "../protocol.ts";
import { actionText } from "./action-text.ts";
import { filterText, plural, whereText } from "./words.ts";

/** One sentence an effect. */
export function effectTexts(card: CardDefinition, faces: Faces): string[] {
  const keywords = card.type === "stereotype" ? (card.keywords ?? []) : [];
  return [
    ...keywords.map((keyword) => `${capital(keyword)}.`),
    ...(card.effects ?? []).map((effect) => effectText(effect, faces)),
  ];
}

function effectText(effect: Effect, faces: Faces): string {
  const when = effect.trigger === undefined ? starts[effect.type] : triggerText(effect.trigger);
  const condition = effect.condition === undefined ? "" : `if ${conditionText(effect.condition)}`;
  const costs = (effect.costs ?? []).map(costText).join(" and ");
  const targets = (effect.targets ?? [])
    .map(({ count, filter, zone, side }) => {
      const noun = filterText(filter, zone === "board" ? "stereotype" : "card");
      return `target ${count} ${noun} ${whereText(zone, side)}`;
    })
    .join(" and ");
  const head = [when, condition].filter((part) => part !== "").join(", ");
  const may = effect.optional ? "you may " : "";
  const does = effect.actions.map((action) => actionText(action, faces)).join("; ");
  const limit = effect.hardOncePerTurn
    ? " (once per turn for all copies)"
    : effect.oncePerTurn
      ? " (once per turn)"
      : "";
  const price = costs === "" ? "" : `${costs}: `;
  const aim = targets === "" ? "" : `${targets}; `;
  return `${capital(`${head === "" ? "" : `${head}: `}${may}${price}${aim}${does}`)}${limit}.`;
}

const starts: Record<Effect["type"], string> = {
  ignition: "",
  quick: "at any time",
  trigger: "",
  on_summon: "when summoned",
  flip: "when flipped",
  breakdown: "when it breaks down",
  continuous: "while it is face-up",
};

const happenings: Record<Trigger["on"], string> = {
  summoned: "is summoned",
  flipped: "is flipped",
  spell_activated: "a spell is activated",
  trap_activated: "a trap is activated",
  effect_activated: "an effect is activated",
  attack_declared: "attacks",
  battle_damage: "deals battle damage",
  destroyed: "is destroyed",
  sent_to_graveyard: "goes to the graveyard",
  turn_start: "turn starts",
  draw_phase: "draw phase",
  standby_phase: "standby phase",
  end_phase: "end phase",
  card_drawn: "a card is drawn",
  life_below: "life falls",
  vice_added: "gets vice",
  vice_near_threshold: "is one vice from a breakdown",
  breakdown: "breaks down",
  position_changed: "changes position",
  targeted: "is targeted",
};

const aboutTurns: readonly Trigger["on"][] = [
  "turn_start",
  "draw_phase",
  "standby_phase",
  "end_phase",
];
const aboutDoings: readonly Trigger["on"][] = [
  "spell_activated",
  "trap_activated",
  "effect_activated",
  "card_drawn",
];

function triggerText({ on, side = "any", card, filter, by, below, summonKinds }: Trigger): string {
  const happens = happenings[on];
  const whose = side === "self" ? "your" : side === "opponent" ? "the opponent's" : "a";
  if (aboutTurns.includes(on)) {
    return on === "turn_start"
      ? `when ${whose} ${happens}`
      : `in ${side === "any" ? "each" : whose} ${happens}`;
  }
  if (on === "life_below")
    return `when ${side === "any" ? "any" : whose} ${happens} below ${below ?? 0}`;
  if (aboutDoings.includes(on)) {
    const doer = side === "self" ? " by you" : side === "opponent" ? " by the opponent" : "";
    return `when ${happens}${doer}`;
  }
  const noun = filterText(filter, "stereotype");
  const subject =
    card === "this"
      ? "this card"
      : card === "another"
        ? `another ${noun}`
        : side === "any"
          ? `a ${noun}`
          : `${whose} ${noun}`;
  const how = summonKinds === undefined ? "" : ` (${summonKinds.join(" or ")})`;
  return `when ${subject} ${happens}${how}${by === undefined ? "" : ` by ${by}`}`;
}

function costText(cost: Cost): string {
  switch (cost.kind) {
    case "pay_lp":
      return `pay ${cost.amount} life`;
    case "pay_clout":
      return `pay ${cost.amount} clout`;
    case "discard":
      return `discard ${plural(cost.count, "card")}`;
    case "tribute":
      return `tribute ${cost.count} ${filterText(cost.filter, "stereotype")}`;
    case "banish":
      return `banish ${cost.count} ${filterText(cost.filter, "card")} from your ${cost.from}`;
    case "remove_vice":
      return `take ${cost.count} vice off this card`;
    case "add_vice":
      return `put ${cost.count} vice on this card`;
  }
}

const comparisons = { at_least: "at least", at_most: "at most", exactly: "exactly" };

function conditionText(condition: Condition): string {
  switch (condition.kind) {
    case "and":
    case "or":
      return condition.all.map(conditionText).join(` ${condition.kind} `);
    case "not":
      if (condition.of.kind === "turn") {
        const of = condition.of.of === "self" ? "opponent" : "self";
        return conditionText({ kind: "turn", of });
      }
      return `not (${conditionText(condition.of)})`;
    case "life":
    case "clout":
    case "breakdowns": {
      const who = condition.side === "self" ? "you have" : "the opponent has";
      return `${who} ${comparisons[condition.is]} ${condition.amount} ${condition.kind}`;
    }
    case "count": {
      const what = filterText(condition.filter, "card");
      const where = whereText(condition.zone, condition.side);
      return `there are ${comparisons[condition.is]} ${condition.amount} ${what}s ${where}`;
    }
    case "phase":
      return `it is the ${condition.in.join(" or ").replaceAll("_", " ")} phase`;
    case "turn":
      return condition.of === "self" ? "it is your turn" : "it is the opponent's turn";
    case "chain_length":
      return `the chain has ${comparisons[condition.is]} ${condition.amount} links`;
    case "summoned_how":
      return `it was summoned by ${condition.in.join(" or ")} summon`;
    case "source":
      return `this card is a ${filterText(condition.filter, "card")}`;
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
