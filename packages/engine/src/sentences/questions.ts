/** LT 13.1: what a prompt asks, in a sentence to whoever is asked, and the card whose doing it is. */
import { type CardId, cardOf, type Question } from "@tcg/core";
import { definition, definitionOf } from "../reading/table.ts";
import type { Prompt, Source, Table } from "../types.ts";
import type { WindowKind } from "../vocabulary.ts";
import { choosingText } from "./choosing.ts";
import { nameOf } from "./names.ts";
import { snapshotName, sourceName, triggerText } from "./triggers.ts";

export function questionOf(table: Table, prompt: Prompt): Question {
  return { text: textOf(table, prompt), source: sourceOf(table, prompt) };
}

function textOf(table: Table, prompt: Prompt): string {
  switch (prompt.kind) {
    case "chain_response":
      return `Respond ${answered(table, prompt)}, or pass.`;
    case "optional_trigger":
      return `Do you use ${triggerText(table, prompt.trigger)}?`;
    case "order_triggers":
      return "Several of your effects wait: which comes first?";
    case "replay":
      return `The board that ${attackerOf(table)} attacks has changed: choose its target anew, or call the attack off.`;
    case "choose_cards":
      return choosingText(table, prompt);
    case "choose_position": {
      const { name } = definitionOf(table, prompt.task.summon.card);
      return `In which position do you summon ${name}?`;
    }
    case "arrange_cards": {
      const whose = prompt.deck === prompt.seat ? "your" : "the opponent's";
      return `${resolvingName(table)}: put the top ${prompt.count} cards of ${whose} deck back in any order.`;
    }
  }
}

function resolvingName(table: Table): string {
  const { state } = table;
  const link = state.shared.chain.at(-1);
  return link === undefined ? "An effect" : sourceName(table, link.source);
}

/** What can be responded to: the last link, or what opened the window (LT 9.3). */
function answered(table: Table, { seat }: Prompt): string {
  const { state } = table;
  const { chain, window, recent } = state.shared;
  const link = chain.at(-1);
  if (link !== undefined) {
    const whose = link.seat === seat ? "your" : "the opponent's";
    return `to ${whose} ${sourceName(table, link.source)}`;
  }
  const summoned = recent.findLast(({ on }) => on === "summoned")?.card;
  const destroyed = recent.findLast(({ on }) => on === "destroyed")?.card;
  const told: { readonly [K in WindowKind]: () => string } = {
    summon: () => `to the summon of ${summoned ? snapshotName(table, summoned) : "a card"}`,
    attack: () => `to the attack of ${attackerOf(table)}${onTarget(table)}`,
    damage: () => `before the attack of ${attackerOf(table)} deals damage`,
    destruction: () =>
      `to the destruction of ${destroyed ? snapshotName(table, destroyed) : "a card"}`,
    end: () => "in the end phase",
    open: () => "before the phase ends",
    activation: () => "now",
  };
  return told[window?.kind ?? "activation"]();
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

function sourceOf(table: Table, prompt: Prompt): Question["source"] {
  const { state } = table;
  const { chain, attack } = state.shared;
  const link = chain.at(-1);
  const ofLink = link === undefined ? null : named(table, link.source, link.effect);
  switch (prompt.kind) {
    case "chain_response":
      return ofLink ?? summonSource(table) ?? attackSource(table, attack?.attacker);
    case "replay":
      return attackSource(table, attack?.attacker);
    case "optional_trigger":
      return named(table, prompt.trigger.source, prompt.trigger.effect);
    case "order_triggers":
      return null;
    case "choose_cards": {
      const { ask } = prompt;
      if (ask.for === "hand_limit") return null;
      if (ask.for === "action") return ofLink;
      return named(table, ask.activation.source, ask.activation.effect);
    }
    case "choose_position":
    case "arrange_cards":
      return ofLink;
  }
}

/** The card whose summon opened the window. */
function summonSource(table: Table): Question["source"] {
  const { state } = table;
  const { window, recent } = state.shared;
  const summoned = recent.findLast(({ on }) => on === "summoned")?.card;
  if (window?.kind !== "summon" || summoned?.def == null) return null;
  return named(table, { card: summoned.card, def: summoned.def }, null);
}

function attackSource(table: Table, attacker: CardId | undefined): Question["source"] {
  const { state } = table;
  if (attacker === undefined || !state.cards.has(attacker)) return null;
  return named(table, { card: attacker, def: cardOf(state, attacker).def }, null);
}

function named(table: Table, { card, def }: Source, id: string | null): Question["source"] {
  const { name, effects = [] } = definition(table, def);
  const place = effects.findIndex((effect) => effect.id === id);
  return { card, def, name, effect: place < 0 ? null : place };
}
