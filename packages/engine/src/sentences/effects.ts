/** Effects in the words of their card's text, as far as a move or a question needs them. */
import type { DefId } from "@tcg/core";
import type { CardTable, Cost, Effect } from "../cards.ts";
import { type Book, definition, effectOf } from "../table.ts";
import { type EffectText, en } from "../text/index.ts";

/** Said once for each effect of a card table: lists of moves repeat it. */
const said = new WeakMap<CardTable, WeakMap<Effect, EffectText>>();

function textOf({ cards }: Book, def: DefId, effect: Effect): EffectText {
  const known = said.get(cards) ?? new WeakMap<Effect, EffectText>();
  said.set(cards, known);
  const text = known.get(effect) ?? en.effect(definition({ cards }, def), effect, cards);
  known.set(effect, text);
  return text;
}

/** What each action of an effect does: "draw 1 card". */
export function actionTexts(book: Book, def: DefId, effect: Effect): readonly string[] {
  return textOf(book, def, effect).actions;
}

/** What an effect does, with its number if another of its card does the same. */
export function deedText(book: Book, def: DefId, id: string | null): string {
  const card = definition(book, def);
  const effect = effectOf(card, id);
  if (effect === null) return "";
  const deed = (each: Effect): string => actionTexts(book, def, each).join(", then ");
  const { effects = [] } = card;
  const isAlone = effects.filter((each) => deed(each) === deed(effect)).length === 1;
  return isAlone ? deed(effect) : `${deed(effect)} (effect ${effects.indexOf(effect) + 1})`;
}

/** What is paid: "discard 1 card". */
export function costText(book: Book, def: DefId, cost: Cost): string {
  return textOf(book, def, { ...NOTHING, costs: [cost] }).costs.join("");
}

/** What is chosen: "target 1 stereotype the opponent controls". */
export function targetText(book: Book, def: DefId, wanted: NonNullable<Effect["targets"]>): string {
  return textOf(book, def, { ...NOTHING, targets: wanted }).targets ?? "";
}

const NOTHING: Effect = { id: "", type: "ignition", actions: [] };
