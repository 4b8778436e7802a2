/** What is being carried out, in the words of its card. */
import type { CardId, DefId } from "@tcg/core";
import type { Ability, Cost, Effect, Trigger } from "../cards.ts";
import { type Book, definition, definitionOf, fullName } from "../reading/book.ts";
import {
  clauseText,
  costText,
  effectsLine,
  mayText,
  type Noun,
  type Speaking,
} from "../text/speak.ts";
import type { BagEntry, Occurrence, References, Resolution, Source, State } from "../types.ts";
import type { CardType } from "../vocabulary.ts";
import { namesIn } from "./names.ts";

type Text = Pick<Resolution, "source" | "occurrence" | "refs">;

/** How a text speaks while it is read: what it has chosen is called by name. */
function speakingIn(book: Book, state: State, { source, occurrence, refs }: Text): Speaking {
  const { type } = definition(book, source.def);
  return {
    type: type === "action" ? null : type,
    trigger: occurrence === null ? null : triggerOf(book, source, occurrence),
    named: nouns(book, state, refs),
  };
}

/** What has happened, as far as a text refers to it. */
function triggerOf(book: Book, source: Source, { on, card, other }: Occurrence): Trigger {
  const typed = (def: Source["def"]): { readonly type: CardType } => ({
    type: definition(book, def).type,
  });
  return {
    on,
    ...(card && { card: card.card === source.card ? "this" : typed(card.def) }),
    ...(other && { other: other.card === source.card ? "this" : typed(other.def) }),
  };
}

function nouns(book: Book, state: State, refs: References): Map<string, Noun> {
  return new Map(
    Object.entries(refs).map(([as, ids]) => {
      const there = ids.filter((id) => state.cards[id] !== undefined);
      const text = there.length === 0 ? "a card that has left" : namesIn(book, state, there);
      return [as, { text, each: text, isMany: there.length > 1, owner: "its player's" }];
    }),
  );
}

export function effectText(book: Book, state: State, effect: Effect, text: Text): string {
  return clauseText(effect, speakingIn(book, state, text));
}

/** What is done with a yes. */
export function yesText(
  book: Book,
  state: State,
  { effects }: Extract<Effect, { readonly do: "may" }>,
  text: Text,
): string {
  return mayText(effects, speakingIn(book, state, text));
}

export function effectsText(
  book: Book,
  state: State,
  effects: readonly Effect[],
  text: Text,
): string {
  return effectsLine(effects, speakingIn(book, state, text));
}

/** What waits in the bag. */
export function entryText(book: Book, state: State, { effects, ...entry }: BagEntry): string {
  return effectsText(book, state, effects, entry);
}

/** What an ability that is used does. */
export function abilityLine(
  book: Book,
  state: State,
  card: CardId,
  { effects }: Extract<Ability, { readonly kind: "activated" }>,
): string {
  const { type } = definitionOf(book, state, card);
  return effectsLine(effects, { type, trigger: null, named: new Map() });
}

export function actionLine(effects: readonly Effect[]): string {
  return effectsLine(effects, { type: null, trigger: null, named: new Map() });
}

export function payText(book: Book, cost: Cost, def: DefId | null): string {
  const type = def === null ? null : definition(book, def).type;
  return costText(cost, { type, trigger: null, named: new Map() });
}

export function sourceName(book: Book, { def }: Source): string {
  return fullName(definition(book, def));
}
