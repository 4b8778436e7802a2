/** LT 13.1: the card that a prompt comes from. */
import { type CardId, cardOf, type Question } from "@tcg/core";
import { definition } from "./reading/table.ts";
import type { Prompt, Source, Table } from "./types.ts";

type PromptSource = Question["source"];

export function promptSource(table: Table, prompt: Prompt): PromptSource {
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
function summonSource(table: Table): PromptSource {
  const { state } = table;
  const { window, recent } = state.shared;
  const summoned = recent.findLast(({ on }) => on === "summoned")?.card;
  if (window?.kind !== "summon" || summoned?.def == null) return null;
  return named(table, { card: summoned.card, def: summoned.def }, null);
}

function attackSource(table: Table, attacker: CardId | undefined): PromptSource {
  const { state } = table;
  if (attacker === undefined || !state.cards.has(attacker)) return null;
  return named(table, { card: attacker, def: cardOf(state, attacker).def }, null);
}

function named(table: Table, { card, def }: Source, id: string | null): PromptSource {
  const { name, effects } = definition(table, def);
  const place = effects.findIndex((effect) => effect.id === id);
  return { card, def, name, effect: place < 0 ? null : place };
}
