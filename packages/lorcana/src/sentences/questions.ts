/** What a prompt asks, in a sentence to whoever is asked, and the card whose doing it is. */
import { type CardId, cardOf, type Question } from "@tcg/core";
import type { CostKind, Effect } from "../cards.ts";
import { definition } from "../reading/printed.ts";
import type { AskingTask, Prompt, PromptKind, Resolution, Source, State, Table } from "../types.ts";
import { nameIn, seatName } from "./names.ts";
import { effectText, payText, sourceName, yesText } from "./resolving.ts";

type PromptOf<K extends Prompt["kind"]> = Extract<Prompt, { readonly kind: K }>;

interface Asked<P> {
  readonly text: (table: Table, prompt: P) => string;
  readonly source: (table: Table, prompt: P) => Question["source"];
}

const nobody = (): null => null;

const questions: { readonly [K in PromptKind]: Asked<PromptOf<K>> } = {
  choose_first_player: { text: () => "Who takes the first turn?", source: nobody },
  alter_hand: {
    text: () =>
      "Which cards of your opening hand do you put under your deck, to draw as many? Once, and none is an answer too.",
    source: nobody,
  },
  choose_bag_entry: {
    text: () => "Several of your abilities wait in the bag: which one is next?",
    source: nobody,
  },
  order_cards: {
    text: (table, { count, place }) =>
      `${telling(table)}: in which order do the ${count} cards lie on the ${place} of your deck? The first is uppermost.`,
    source: resolvingCard,
  },
  answer_may: { text: mayQuestion, source: taskCard },
  choose_amount: { text: amountQuestion, source: taskCard },
  choose_option: {
    text: optionQuestion,
    source: (table, prompt) =>
      prompt.instead === undefined ? taskCard(table, prompt) : lying(table, prompt.instead.card),
  },
  choose_cards: { text: cardsQuestion, source: taskCard },
};

export function questionOf(table: Table, prompt: Prompt): Question {
  const { text, source } = questions[prompt.kind] as Asked<Prompt>;
  return { text: text(table, prompt), source: source(table, prompt) };
}

function resolving({ shared }: State): Resolution | null {
  return shared.resolutions.at(-1) ?? null;
}

function telling(table: Table): string {
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

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

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
  const which = of === undefined ? "" : ` for ${nameIn(table, of)}`;
  return `${told(table, prompt)} How much${which}, from ${min} to ${max}?`;
}

function optionQuestion(table: Table, prompt: PromptOf<"choose_option">): string {
  switch (prompt.about) {
    case "mode":
      return `${telling(table)}: choose one.`;
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
    if (task.cost.pay === "singers") {
      const { need } = task.cost;
      return need > 0
        ? `Who sings ${name}? Costs of ${need} are still needed.`
        : `Does anybody else sing ${name}?`;
    }
    return `Pay for ${name}: ${payText(table, task.cost, source?.def ?? null)}.`;
  }
  if (pool.from === "these") {
    return `${telling(table)}: which of these cards lies above the others?`;
  }
  const which = howMany(min, max);
  if (
    task.kind === "effect" &&
    task.effect.do === "discard" &&
    prompt.seat !== resolving(state)?.seat
  ) {
    return `Your opponent's ${telling(table)}: which card of your hand do you discard?`;
  }
  return `${told(table, prompt)} ${which}`;
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

/** The card that a piece of work belongs to. */
function taskCard(table: Table, { task }: { readonly task: AskingTask }): Question["source"] {
  switch (task.kind) {
    case "cost": {
      const source = paidFor(table.state, task.card);
      return source === null ? null : named(table, source);
    }
    case "play/enter":
      return lying(table, task.card);
    case "effect":
    case "banish":
    case "damage":
      return resolvingCard(table);
  }
}

function resolvingCard(table: Table): Question["source"] {
  const now = resolving(table.state);
  return now === null ? null : named(table, now.source);
}

/** The card whose costs are paid. It may be gone; what it does then is under way, or still waits. */
function paidFor({ cards, tasks, shared }: State, card: CardId): Source | null {
  const there = cards.get(card);
  if (there !== undefined) return { card, def: there.def };
  const waiting = tasks.flatMap((task) => (task.kind === "resolve" ? [task.resolution] : []));
  const all = [...shared.resolutions, ...waiting];
  return all.find(({ source }) => source.card === card)?.source ?? null;
}

function lying(table: Table, card: CardId): Question["source"] {
  const { state } = table;
  return state.cards.has(card) ? named(table, { card, def: cardOf(state, card).def }) : null;
}

function named(table: Table, { card, def }: Source): Question["source"] {
  return { card, def, name: definition(table, def).fullName, effect: null };
}

/** What an effect that asks is about, for the verb of its answers. */
const VERBS: { readonly [K in Effect["do"]]?: string } = {
  discard: "Discard",
  banish: "Banish",
  "deal-damage": "Damage",
  "put-damage": "Damage",
  "return-to-hand": "Return",
  ready: "Ready",
  exert: "Exert",
  "play-free": "Play",
  search: "Take",
  "look-at-top": "Take",
  "choose-discard": "Have discarded",
};

export function choosingVerb({ task }: PromptOf<"choose_cards">): string {
  if (task.kind === "effect") return VERBS[task.effect.do] ?? "Choose";
  return task.kind === "cost" ? PAYING[task.cost.pay] : "Choose";
}

/** Those that choose nothing never ask. */
const PAYING: { readonly [K in CostKind]: string } = {
  discard: "Discard",
  banish: "Banish",
  "exert-another": "Exert",
  "return-another": "Return",
  singers: "Sing with",
  exert: "Choose",
  ink: "Choose",
  "banish-this": "Choose",
  "damage-this": "Choose",
};

export function playerText(state: State, option: number): string {
  const name = seatName(state, state.seating[option]);
  return capital(name);
}
