/** The card that a prompt comes from. */
import { type CardId, cardOf, type Question } from "@tcg/core";
import type { Cost } from "./cards.ts";
import { definition } from "./reading/printed.ts";
import type { AskingTask, Prompt, Source, State, Table } from "./types.ts";

type PromptSource = Question["source"];

export function promptSource(table: Table, prompt: Prompt): PromptSource {
  switch (prompt.kind) {
    case "choose_first_player":
    case "alter_hand":
    case "choose_bag_entry":
      return null;
    case "order_cards":
      return resolvingCard(table);
    case "choose_option":
      return prompt.instead === undefined
        ? taskCard(table, prompt)
        : placedCard(table, prompt.instead.card);
    case "answer_may":
    case "choose_amount":
    case "choose_cards":
      return taskCard(table, prompt);
  }
}

/** The card that a piece of work belongs to. */
function taskCard(table: Table, { task }: { readonly task: AskingTask }): PromptSource {
  switch (task.kind) {
    case "cost": {
      const source = paidFor(table.state, task.card);
      return source === null ? null : named(table, source);
    }
    case "play/enter":
      return placedCard(table, task.card);
    case "effect":
    case "banish":
    case "damage":
      return resolvingCard(table);
  }
}

function resolvingCard(table: Table): PromptSource {
  const now = table.state.shared.resolutions.at(-1);
  return now === undefined ? null : named(table, now.source);
}

/** Which of the costs a card is named for: the number before its key's blank (costs/naming.ts). */
export function costAsked(
  { costs }: Extract<AskingTask, { readonly kind: "cost" }>,
  key: string,
): Cost {
  return costs[Number.parseInt(key, 10)] as Cost;
}

/** The card whose costs are paid. It may be gone; what it does then is under way, or still waits. */
export function paidFor({ cards, tasks, shared }: State, card: CardId): Source | null {
  const there = cards.get(card);
  if (there !== undefined) return { card, def: there.def };
  const waiting = tasks.flatMap((task) => (task.kind === "resolve" ? [task.resolution] : []));
  const all = [...shared.resolutions, ...waiting];
  return all.find(({ source }) => source.card === card)?.source ?? null;
}

function placedCard(table: Table, card: CardId): PromptSource {
  const { state } = table;
  return state.cards.has(card) ? named(table, { card, def: cardOf(state, card).def }) : null;
}

function named(table: Table, { card, def }: Source): PromptSource {
  return { card, def, name: definition(table, def).fullName, effect: null };
}
