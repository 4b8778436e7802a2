/** LT 13.1: what a prompt asks, in a sentence to who is asked, and the card whose doing it is. */
import { type CardId, cardOf, type Question } from "@tcg/core";
import { type Book, definition, definitionOf } from "../table.ts";
import type { Prompt, Source, State } from "../types.ts";
import type { WindowKind } from "../vocabulary.ts";
import { choosingText } from "./choosing.ts";
import { nameOf } from "./names.ts";
import { snapshotName, sourceName, triggerText } from "./triggers.ts";

export function questionOf(book: Book): (state: State, prompt: Prompt) => Question {
  return (state, prompt) => ({
    text: textOf(book, state, prompt),
    source: sourceOf(book, state, prompt),
  });
}

function textOf(book: Book, state: State, prompt: Prompt): string {
  switch (prompt.kind) {
    case "chain_response":
      return `Respond ${answered(book, state, prompt)}, or pass.`;
    case "optional_trigger":
      return `Do you use ${triggerText(book, state, prompt.trigger)}?`;
    case "order_triggers":
      return "Several of your effects wait: which comes first?";
    case "replay":
      return `The board that ${attackerOf(book, state)} attacks has changed: choose its target anew, or call the attack off.`;
    case "choose_cards":
      return choosingText(book, state, prompt);
    case "choose_position": {
      const { name } = definitionOf(book, state, prompt.summon.card);
      return `In which position do you summon ${name}?`;
    }
    case "arrange_cards": {
      const whose = prompt.deck === prompt.seat ? "your" : "the opponent's";
      return `${resolvingName(book, state)}: put the top ${prompt.count} cards of ${whose} deck back in any order.`;
    }
  }
}

function resolvingName(book: Book, state: State): string {
  const link = state.shared.chain.at(-1);
  return link === undefined ? "An effect" : sourceName(book, state, link.source);
}

/** What can be responded to: the last link, or what opened the window (LT 9.3). */
function answered(book: Book, state: State, { seat }: Prompt): string {
  const { chain, window, recent } = state.shared;
  const link = chain.at(-1);
  if (link !== undefined) {
    const whose = link.seat === seat ? "your" : "the opponent's";
    return `to ${whose} ${sourceName(book, state, link.source)}`;
  }
  const summoned = recent.findLast(({ on }) => on === "summoned")?.card;
  const told: { readonly [K in WindowKind]: () => string } = {
    summon: () => `to the summon of ${summoned ? snapshotName(book, state, summoned) : "a card"}`,
    attack: () => `to the attack of ${attackerOf(book, state)}${onTarget(book, state)}`,
    damage: () => `before the attack of ${attackerOf(book, state)} deals damage`,
    end: () => "in the end phase",
    open: () => "before the phase ends",
    activation: () => "now",
  };
  return told[window?.kind ?? "activation"]();
}

function attackerOf(book: Book, state: State): string {
  const attacker = state.shared.attack?.attacker;
  return attacker === undefined ? "nobody" : still(book, state, attacker);
}

function onTarget(book: Book, state: State): string {
  const target = state.shared.attack?.target;
  return target == null ? "" : ` on ${still(book, state, target)}`;
}

function still(book: Book, state: State, id: CardId): string {
  return state.cards[id] === undefined ? "a card that has left" : nameOf(book, state, id);
}

function sourceOf(book: Book, state: State, prompt: Prompt): Question["source"] {
  const { chain, attack } = state.shared;
  const link = chain.at(-1);
  const ofLink = link === undefined ? null : named(book, link.source, link.effect);
  switch (prompt.kind) {
    case "chain_response":
      return ofLink ?? summonSource(book, state) ?? attackSource(book, state, attack?.attacker);
    case "replay":
      return attackSource(book, state, attack?.attacker);
    case "optional_trigger":
      return named(book, prompt.trigger.source, prompt.trigger.effect);
    case "order_triggers":
      return null;
    case "choose_cards": {
      const { ask } = prompt;
      if (ask.for === "hand_limit") return null;
      if (ask.for === "action") return ofLink;
      return named(book, ask.activation.source, ask.activation.effect);
    }
    case "choose_position":
    case "arrange_cards":
      return ofLink;
  }
}

/** The card whose summon opened the window. */
function summonSource(book: Book, state: State): Question["source"] {
  const { window, recent } = state.shared;
  const summoned = recent.findLast(({ on }) => on === "summoned")?.card;
  if (window?.kind !== "summon" || summoned?.def == null) return null;
  return named(book, { card: summoned.card, def: summoned.def }, null);
}

function attackSource(book: Book, state: State, attacker: CardId | undefined): Question["source"] {
  if (attacker === undefined || state.cards[attacker] === undefined) return null;
  return named(book, { card: attacker, def: cardOf(state, attacker).def }, null);
}

function named(book: Book, { card, def }: Source, id: string | null): Question["source"] {
  const { name, effects = [] } = definition(book, def);
  const place = effects.findIndex((effect) => effect.id === id);
  return { card, def, name, effect: place < 0 ? null : place };
}
