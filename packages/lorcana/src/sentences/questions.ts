/** What a prompt asks, in a sentence to who is asked, and the card whose doing it is. */
import { type CardId, cardOf, type Question } from "@tcg/core";
import type { Effect } from "../cards.ts";
import { type Book, definition, fullName } from "../reading/book.ts";
import type { AskingTask, Prompt, Resolution, Source, State } from "../types.ts";
import { nameIn, seatName } from "./names.ts";
import { effectText, payText, sourceName, yesText } from "./resolving.ts";

type PromptOf<K extends Prompt["kind"]> = Extract<Prompt, { readonly kind: K }>;

export function questionOf(book: Book): (state: State, prompt: Prompt) => Question {
  return (state, prompt) => ({
    text: textOf(book, state, prompt),
    source: sourceOf(book, state, prompt),
  });
}

function textOf(book: Book, state: State, prompt: Prompt): string {
  switch (prompt.kind) {
    case "choose_first_player":
      return "Who takes the first turn?";
    case "alter_hand":
      return "Which cards of your opening hand do you put under your deck, to draw as many? Once, and none is an answer too.";
    case "choose_bag_entry":
      return "Several of your abilities wait in the bag: which one is next?";
    case "order_cards":
      return `${telling(book, state)}: in which order do the ${prompt.count} cards lie on the ${prompt.place} of your deck? The first is uppermost.`;
    case "answer_may":
      return mayQuestion(book, state, prompt);
    case "choose_amount":
      return amountQuestion(book, state, prompt);
    case "choose_option":
      return optionQuestion(book, state, prompt);
    case "choose_cards":
      return cardsQuestion(book, state, prompt);
  }
}

function resolving({ shared }: State): Resolution | null {
  return shared.resolutions.at(-1) ?? null;
}

function telling(book: Book, state: State): string {
  const now = resolving(state);
  return now === null ? "An effect" : sourceName(book, now.source);
}

/** "Warning Shot: deal 2 damage to chosen character." An opponent's card is quoted: it says "you". */
function told(
  book: Book,
  state: State,
  { seat, task }: { readonly seat: string; readonly task: AskingTask },
): string {
  const now = resolving(state);
  if (now === null || task.kind !== "effect") return "";
  const name = sourceName(book, now.source);
  const text = effectText(book, state, task.effect, now);
  return seat === now.seat
    ? `${name}: ${text}.`
    : `Your opponent's ${name} says: “${capital(text)}.”`;
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function mayQuestion(book: Book, state: State, prompt: PromptOf<"answer_may">): string {
  const { task, seat } = prompt;
  if (task.kind === "play/enter") {
    return `Does ${nameIn(book, state, task.card)} enter play exerted (Bodyguard)?`;
  }
  const now = resolving(state);
  if (now === null || task.kind !== "effect") return "Do you?";
  const { effect } = task;
  if (effect.do !== "may" || seat !== now.seat) return `${told(book, state, prompt)} Do you?`;
  return `${sourceName(book, now.source)}: ${yesText(book, state, effect, now)}?`;
}

function amountQuestion(book: Book, state: State, prompt: PromptOf<"choose_amount">): string {
  const { min, max, of } = prompt;
  const which = of === undefined ? "" : ` for ${nameIn(book, state, of)}`;
  return `${told(book, state, prompt)} How much${which}, from ${min} to ${max}?`;
}

function optionQuestion(book: Book, state: State, prompt: PromptOf<"choose_option">): string {
  switch (prompt.about) {
    case "mode":
      return `${telling(book, state)}: choose one.`;
    case "name":
      return `${told(book, state, prompt)} Which name?`;
    case "player":
      return `${told(book, state, prompt)} Which player?`;
    case "replacement": {
      const { card, would } = prompt.instead ?? {};
      if (card === undefined) return "What happens instead?";
      const event = would === "be-banished" ? "would be banished" : "would be dealt damage";
      return `${nameIn(book, state, card)} ${event}: what happens instead?`;
    }
  }
}

function cardsQuestion(book: Book, state: State, prompt: PromptOf<"choose_cards">): string {
  const { task, pool, min, max } = prompt;
  if (task.kind === "cost") {
    const source = paidFor(state, task.card);
    const name = source === null ? "it" : sourceIn(book, state, source);
    if (task.cost.pay === "singers") {
      const { need } = task.cost;
      return need > 0
        ? `Who sings ${name}? Costs of ${need} are still needed.`
        : `Does anybody else sing ${name}?`;
    }
    return `Pay for ${name}: ${payText(book, task.cost, source?.def ?? null)}.`;
  }
  if (pool.from === "these") {
    return `${telling(book, state)}: which of these cards lies above the others?`;
  }
  const which = howMany(min, max);
  if (
    task.kind === "effect" &&
    task.effect.do === "discard" &&
    prompt.seat !== resolving(state)?.seat
  ) {
    return `Your opponent's ${telling(book, state)}: which card of your hand do you discard?`;
  }
  return `${told(book, state, prompt)} ${which}`;
}

function sourceIn(book: Book, state: State, { card, def }: Source): string {
  const isThere = state.cards[card] !== undefined;
  return isThere ? nameIn(book, state, card) : fullName(definition(book, def));
}

function howMany(min: number, max: number): string {
  if (max === 1) return min === 1 ? "Which one?" : "Which one, if any?";
  if (min === max) return `Which ${max}?`;
  return min === 0 ? `Which ones, up to ${max}?` : `Which ones, ${min} to ${max}?`;
}

function sourceOf(book: Book, state: State, prompt: Prompt): Question["source"] {
  if ("task" in prompt) {
    const { task } = prompt;
    if (task.kind === "cost") {
      const source = paidFor(state, task.card);
      return source === null ? null : named(book, source);
    }
    if (task.kind === "play/enter") return lying(book, state, task.card);
    if (prompt.kind === "choose_option" && prompt.instead !== undefined) {
      return lying(book, state, prompt.instead.card);
    }
  }
  const isText = "task" in prompt || prompt.kind === "order_cards";
  const now = isText ? resolving(state) : null;
  return now === null ? null : named(book, now.source);
}

/** The card whose costs are paid. It may be gone; what it does then is under way, or still waits. */
function paidFor({ cards, tasks, shared }: State, card: CardId): Source | null {
  const there = cards[card];
  if (there !== undefined) return { card, def: there.def };
  const waiting = tasks.flatMap((task) => (task.kind === "resolve" ? [task.resolution] : []));
  const all = [...shared.resolutions, ...waiting];
  return all.find(({ source }) => source.card === card)?.source ?? null;
}

function lying(book: Book, state: State, card: CardId): Question["source"] {
  return state.cards[card] === undefined
    ? null
    : named(book, { card, def: cardOf(state, card).def });
}

function named(book: Book, { card, def }: Source): Question["source"] {
  return { card, def, name: fullName(definition(book, def)), effect: null };
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
  if (task.kind !== "cost") return "Choose";
  switch (task.cost.pay) {
    case "discard":
      return "Discard";
    case "banish":
      return "Banish";
    case "exert-another":
      return "Exert";
    case "return-another":
      return "Return";
    case "singers":
      return "Sing with";
    default:
      return "Choose";
  }
}

export function playerText(state: State, option: number): string {
  const name = seatName(state, state.seating[option]);
  return capital(name);
}
