/** What each kind of prompt asks, in a sentence to the seat that is asked. */
import type { QuestionTexts } from "@tcg/core";
import { capital } from "@tcg/core/hosting";
import { stillNeeded } from "../costs/naming.ts";
import { costAsked, paidFor } from "../prompt-source.ts";
import { definition } from "../reading/printed.ts";
import type { AskingTask, Lorcana, Prompt, Resolution, Source, State, Table } from "../types.ts";
import { nameIn } from "./names.ts";
import { effectText, payText, sourceName, yesText } from "./resolving.ts";

type PromptOf<K extends Prompt["kind"]> = Extract<Prompt, { readonly kind: K }>;

export const questions: QuestionTexts<Lorcana> = {
  choose_first_player: "Who takes the first turn?",
  alter_hand: "Which cards of your opening hand do you replace? You may do this once.",
  choose_bag_entry: "Several of your abilities are waiting in the bag: which one is next?",
  order_cards: (table, { count, place, below }) =>
    below === undefined
      ? `${resolvingName(table)}: in which order do you put the ${count} cards on the ${place} of your deck? The first one is uppermost.`
      : `${resolvingName(table)}: in which order do you put the ${count} cards back? ${below === 1 ? "The last one goes" : `The last ${below} go`} to the bottom of your deck, the others on top, the first one uppermost.`,
  answer_may: mayQuestion,
  choose_amount: amountQuestion,
  choose_option: optionQuestion,
  choose_cards: cardsQuestion,
};

function resolving({ shared }: State): Resolution | null {
  return shared.resolutions.at(-1) ?? null;
}

function resolvingName(table: Table): string {
  const { state } = table;
  const now = resolving(state);
  return now === null ? "An effect" : sourceName(table, now.source);
}

/** "Warning Shot: deal 2 damage to chosen character." An opponent's card is quoted: it says "you". */
function told(
  table: Table,
  { seat, task }: { readonly seat: string; readonly task: AskingTask },
): string {
  const { state } = table;
  const now = resolving(state);
  if (now === null || task.kind !== "effect") return "";
  const name = sourceName(table, now.source);
  const text = effectText(table, task.effect, now);
  return seat === now.seat
    ? `${name}: ${text}.`
    : `Your opponent's ${name} says: “${capital(text)}.”`;
}

function mayQuestion(table: Table, prompt: PromptOf<"answer_may">): string {
  const { state } = table;
  const { task, seat } = prompt;
  if (task.kind === "play/enter") {
    return `Does ${nameIn(table, task.card)} enter play exerted (Bodyguard)?`;
  }
  const now = resolving(state);
  if (now === null || task.kind !== "effect") return "Do you?";
  const { effect } = task;
  if (effect.do !== "may" || seat !== now.seat) return `${told(table, prompt)} Do you?`;
  return `${sourceName(table, now.source)}: ${yesText(table, effect, now)}?`;
}

function amountQuestion(table: Table, prompt: PromptOf<"choose_amount">): string {
  const { min, max, of } = prompt;
  if (prompt.task.kind === "effect" && prompt.task.effect.do === "look-at-top") {
    return `${resolvingName(table)}: how many of the cards go to the bottom of your deck, from ${min} to ${max}? The others stay on top.`;
  }
  const which = of === undefined ? "" : ` for ${nameIn(table, of)}`;
  return `${told(table, prompt)} How much${which}, from ${min} to ${max}?`;
}

function optionQuestion(table: Table, prompt: PromptOf<"choose_option">): string {
  switch (prompt.about) {
    case "mode":
      return `${resolvingName(table)}: choose one.`;
    case "name":
      return `${told(table, prompt)} Which name?`;
    case "player":
      return `${told(table, prompt)} Which player?`;
    case "replacement": {
      const { card, would } = prompt.instead ?? {};
      if (card === undefined) return "What happens instead?";
      const event = would === "be-banished" ? "would be banished" : "would be dealt damage";
      return `${nameIn(table, card)} ${event}: what happens instead?`;
    }
  }
}

function cardsQuestion(table: Table, prompt: PromptOf<"choose_cards">): string {
  const { state } = table;
  const { task, pool, min, max } = prompt;
  if (task.kind === "cost") {
    const source = paidFor(state, task.card);
    const name = source === null ? "it" : sourceIn(table, source);
    const cost = costAsked(task, prompt.key);
    if (cost.pay === "singers") {
      const need = stillNeeded(table, task, cost.need ?? 0);
      return need > 0
        ? `Who sings ${name}? Characters with a total cost of ${need} or more are still needed.`
        : `Does anyone else sing ${name}?`;
    }
    return `Pay for ${name}: ${payText(table, cost, source?.def ?? null)}.`;
  }
  if (pool.from === "these") {
    return `${resolvingName(table)}: which of these cards goes above the others?`;
  }
  if (
    task.kind === "effect" &&
    task.effect.do === "discard" &&
    prompt.seat !== resolving(state)?.seat
  ) {
    return `Your opponent's ${resolvingName(table)}: which card of your hand do you discard?`;
  }
  return `${told(table, prompt)} ${howMany(min, max)}`;
}

function sourceIn(table: Table, { card, def }: Source): string {
  const { state } = table;
  const isThere = state.cards.has(card);
  return isThere ? nameIn(table, card) : definition(table, def).fullName;
}

function howMany(min: number, max: number): string {
  if (max === 1) return min === 1 ? "Which one?" : "Which one, if any?";
  if (min === max) return `Which ${max}?`;
  return min === 0 ? `Which ones, up to ${max}?` : `Which ones, ${min} to ${max}?`;
}
