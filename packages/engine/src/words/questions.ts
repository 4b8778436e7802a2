/** LT 13.1: what each kind of prompt asks, in a sentence to the seat that is asked. */
import type { CardId, QuestionTexts } from "@tcg/core";
import { definitionOf } from "../reading/table.ts";
import type { LunchTable, Prompt, Table } from "../types.ts";
import type { WindowKind } from "../vocabulary.ts";
import { choosingText } from "./choosing.ts";
import { nameOf } from "./names.ts";
import { snapshotName, sourceName, triggerText } from "./triggers.ts";

export const questions: QuestionTexts<LunchTable> = {
  chain_response: (table, prompt) => `Respond ${answered(table, prompt)}, or pass.`,
  optional_trigger: (table, { trigger }) => `Use ${triggerText(table, trigger)}?`,
  order_triggers: "Several of your effects are waiting: which comes first?",
  replay: (table) =>
    `The board that ${attackerOf(table)} attacks has changed: choose the target again, or call off the attack.`,
  choose_cards: choosingText,
  choose_position: (table, { task: { summon } }) =>
    `In which position do you summon ${definitionOf(table, summon.card).name}?`,
  arrange_cards(table, { seat, deck, count }) {
    const whose = deck === seat ? "your" : "the opponent's";
    return `${resolvingName(table)}: put the top ${count} cards of ${whose} deck back in any order.`;
  },
};

function resolvingName(table: Table): string {
  const { state } = table;
  const link = state.shared.chain.at(-1);
  return link === undefined ? "An effect" : sourceName(table, link.source);
}

/** What can be responded to: the last link, or what opened the window (LT 9.3). */
function answered(table: Table, { seat }: Prompt): string {
  const { chain, window } = table.state.shared;
  const link = chain.at(-1);
  if (link === undefined) return windows[window?.kind ?? "activation"](table);
  const whose = link.seat === seat ? "your" : "the opponent's";
  return `to ${whose} ${sourceName(table, link.source)}`;
}

const windows: { readonly [K in WindowKind]: (table: Table) => string } = {
  summon: (table) => `to the summon of ${lately(table, "summoned")}`,
  attack: (table) => `to the attack of ${attackerOf(table)}${onTarget(table)}`,
  damage: (table) => `before the attack of ${attackerOf(table)} deals damage`,
  destruction: (table) => `to the destruction of ${lately(table, "destroyed")}`,
  end: () => "in the end phase",
  open: () => "before the phase ends",
  activation: () => "now",
};

/** The card that this happened to last. */
function lately(table: Table, what: "summoned" | "destroyed"): string {
  const card = table.state.shared.recent.findLast(({ on }) => on === what)?.card;
  return card === undefined ? "a card" : snapshotName(table, card);
}

function attackerOf(table: Table): string {
  const { state } = table;
  const attacker = state.shared.attack?.attacker;
  return attacker === undefined ? "nobody" : still(table, attacker);
}

function onTarget(table: Table): string {
  const { state } = table;
  const target = state.shared.attack?.target;
  return target == null ? "" : ` on ${still(table, target)}`;
}

function still(table: Table, id: CardId): string {
  const { state } = table;
  return state.cards.has(id) ? nameOf(table, id) : "a card that has left";
}
