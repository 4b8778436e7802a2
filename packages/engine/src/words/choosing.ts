/** What cards are chosen for: the question, and the verb of its answers. */

import { counted } from "@tcg/core/hosting";
import type { Action, Cost } from "../cards/card.ts";
import { requirementsOf } from "../chain/legality.ts";
import { nextCost } from "../chain/pay.ts";
import { choiceOf } from "../choices/choice.ts";
import { cardsFor } from "../choices/costs.ts";
import { definition, effectOf } from "../reading/table.ts";
import type { Activation, Prompt, Table } from "../types.ts";
import { actionTexts, costText, targetText } from "./effects.ts";
import { sourceName } from "./triggers.ts";

type Choosing = Extract<Prompt, { readonly kind: "choose_cards" }>;

export function choosingText(table: Table, prompt: Choosing): string {
  const { state } = table;
  const { ask } = prompt;
  switch (ask.for) {
    case "target":
      return targetQuestion(table, ask.activation, ask.requirement);
    case "cost":
      return costQuestion(table, prompt, ask.activation);
    case "action":
      return actionQuestion(table, prompt);
    case "hand_limit": {
      const { maxHand } = state.config;
      const { max } = choiceOf(table, prompt);
      return `Your hand is over its limit of ${maxHand}: discard ${counted(ask.count, "card")}${oneByOne(max, ask.count)}.`;
    }
  }
}

/** "Detention: target 1 stereotype the opponent controls; destroy the target." */
function targetQuestion(table: Table, activation: Activation, place: number): string {
  const { source, via, targets } = activation;
  const effect = effectOf(definition(table, source.def), activation.effect);
  const wanted = requirementsOf(table, { source, via, effect })[place];
  const name = sourceName(table, source);
  if (wanted === undefined) return `${name}: choose a target.`;
  const left = wanted.count - (targets[place]?.length ?? 0);
  const what = targetText(table, source.def, [{ ...wanted, count: left }]) + oneByOne(1, left);
  const { actions = [] } = effect ?? {};
  const texts = effect === null ? [] : actionTexts(table, source.def, effect);
  const does = texts.filter((_, i) => isAbout(actions[i], place)).join(", then ");
  return `${name}: ${does === "" ? what : `${what}; ${does}`}.`;
}

function isAbout(action: Action | undefined, place: number): boolean {
  if (action === undefined) return false;
  const selections = [
    "what" in action ? action.what : undefined,
    "from" in action && typeof action.from === "object" ? action.from : undefined,
    "to" in action && typeof action.to === "object" ? action.to : undefined,
  ];
  return selections.some((what) => what?.kind === "target" && (what.index ?? 0) === place);
}

/** "Pay for Lunch Lady: discard 1 card." */
function costQuestion(table: Table, prompt: Choosing, activation: Activation): string {
  const name = sourceName(table, activation.source);
  const cost = nextCost(table, activation);
  if (cost === null) return `Pay for ${name}.`;
  const { max } = choiceOf(table, prompt);
  const what = costText(table, activation.source.def, cost);
  return `Pay for ${name}: ${what}${oneByOne(max, cardsFor(cost))}.`;
}

/** "Lost and Found: special summon 1 stereotype from your graveyard; choose 1." */
function actionQuestion(table: Table, prompt: Choosing): string {
  const { min, max } = choiceOf(table, prompt);
  const asking = actionOf(table, prompt);
  if (asking === null) return `Choose ${counted(max, "card")}.`;
  const { name, action, text } = asking;
  // The seat that discards chooses (LT 8.15), and the card's text may speak to the other.
  if (action.kind === "discard")
    return `${name}: choose ${counted(max, "card")} of your hand to discard.`;
  return `${name}: ${text}; choose ${howMany(min, max)}.`;
}

function howMany(min: number, max: number): string {
  if (min === max) return String(max);
  return max === 1 ? "1 or none" : `up to ${max}`;
}

/** The action of the resolving link that asks. */
function actionOf(
  table: Table,
  { ask }: Choosing,
): { readonly name: string; readonly action: Action; readonly text: string } | null {
  const { state } = table;
  const link = state.shared.chain.at(-1);
  if (link === undefined || ask.for !== "action") return null;
  const { def } = link.source;
  const effect = effectOf(definition(table, def), link.effect);
  const action = effect?.actions[ask.task.action];
  if (effect === null || action === undefined) return null;
  const text = actionTexts(table, def, effect)[ask.task.action] ?? "";
  return { name: sourceName(table, link.source), action, text };
}

function oneByOne(asked: number, wanted: number): string {
  return asked < wanted ? ", one after the other" : "";
}

/** "Discard", "Target": how an answer begins. */
export function choosingVerb(table: Table, prompt: Choosing): string {
  const { ask } = prompt;
  switch (ask.for) {
    case "target":
      return "Target";
    case "hand_limit":
      return "Discard";
    case "cost": {
      const cost = nextCost(table, ask.activation);
      return cost === null ? "Choose" : COST_VERBS[cost.kind];
    }
    case "action": {
      const asking = actionOf(table, prompt);
      return asking === null ? "Choose" : ACTION_VERBS[asking.action.kind];
    }
  }
}

const COST_VERBS: { readonly [K in Cost["kind"]]: string } = {
  pay_lp: "Choose",
  pay_clout: "Choose",
  discard: "Discard",
  tribute: "Tribute",
  banish: "Banish",
  remove_vice: "Take a vice counter off",
  add_vice: "Put vice on",
};

/** Those that choose no cards never ask. */
const ACTION_VERBS: { readonly [K in Action["kind"]]: string } = {
  draw: "Choose",
  damage: "Choose",
  heal: "Choose",
  destroy: "Choose",
  boost_attack: "Choose",
  boost_defense: "Choose",
  discard: "Discard",
  add_vice: "Choose",
  remove_vice: "Choose",
  special_summon: "Summon",
  banish: "Choose",
  return_to_hand: "Choose",
  negate: "Choose",
  change_position: "Choose",
  mill: "Choose",
  search: "Take",
  shuffle_into_deck: "Choose",
  gain_clout: "Choose",
  create_token: "Choose",
  take_control: "Choose",
  modify_cost: "Choose",
  view_top_cards: "Choose",
  rearrange_top_cards: "Choose",
  apply_restriction: "Choose",
  grant_protection: "Choose",
  grant_keyword: "Choose",
  stop_attack: "Choose",
  move_vice: "Choose",
  reveal_hand: "Choose",
};
