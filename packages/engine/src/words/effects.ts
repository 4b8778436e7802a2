/** Effects in the words of their card's text, as far as a move or a question needs them. */
import type { DefId } from "@tcg/core";
import type { CardTable, Cost, Effect } from "../cards/card.ts";
import { en } from "../cards/text/en.ts";
import type { EffectText } from "../cards/text/index.ts";
import { definition, effectOf, type HasPrinted } from "../reading/table.ts";

/** Said once for each effect of a card table: lists of moves repeat it. */
const said = new WeakMap<CardTable, WeakMap<Effect, EffectText>>();

function textOf({ printed }: HasPrinted, def: DefId, effect: Effect): EffectText {
  const { definitions } = printed;
  const known = said.get(definitions) ?? new WeakMap<Effect, EffectText>();
  said.set(definitions, known);
  const text = known.get(effect) ?? en.effect(printed.of(def).card, effect, definitions);
  known.set(effect, text);
  return text;
}

/** What each action of an effect does: "draw 1 card". */
export function actionTexts(table: HasPrinted, def: DefId, effect: Effect): readonly string[] {
  return textOf(table, def, effect).actions;
}

/** What an effect does, with its number if another of its card does the same. */
export function effectText(table: HasPrinted, def: DefId, id: string | null): string {
  const card = definition(table, def);
  const effect = effectOf(card, id);
  if (effect === null) return "";
  const actionsText = (each: Effect): string => actionTexts(table, def, each).join(", then ");
  const { effects } = card;
  const isAlone = effects.filter((each) => actionsText(each) === actionsText(effect)).length === 1;
  return isAlone
    ? actionsText(effect)
    : `${actionsText(effect)} (effect ${effects.indexOf(effect) + 1})`;
}

/** What is paid: "discard 1 card". */
export function costText(table: HasPrinted, def: DefId, cost: Cost): string {
  return textOf(table, def, { ...NOTHING, costs: [cost] }).costs.join("");
}

/** What is chosen: "target 1 stereotype the opponent controls". */
export function targetText(
  table: HasPrinted,
  def: DefId,
  wanted: NonNullable<Effect["targets"]>,
): string {
  return textOf(table, def, { ...NOTHING, targets: wanted }).targets ?? "";
}

const NOTHING: Effect = { id: "", type: "ignition", actions: [] };
