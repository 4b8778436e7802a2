/** What is being carried out, in the words of its card. */
import type { CardId, DefId } from "@tcg/core";
import type { ActivatedAbility, Cost, Effect, Trigger } from "../cards.ts";
import { costLine, effectsLine, mayLine } from "../phrases/carried-out.ts";
import { type Called, type Context, newContext } from "../phrases/part.ts";
import { ofTrigger } from "../phrases/selectors.ts";
import { definition, definitionOf } from "../reading/printed.ts";
import type { BagEntry, Occurrence, References, Resolution, Source, Table } from "../types.ts";
import type { CardType } from "../vocabulary.ts";
import { nameIn, namesIn } from "./names.ts";

type Text = Pick<Resolution, "seat" | "source" | "occurrence" | "refs">;

/** How a text speaks while it is read: what it has chosen, and what has happened, is called by name. */
function contextIn(table: Table, { seat, source, occurrence, refs }: Text): Context {
  const { type } = definition(table, source.def);
  const context = newContext(
    type === "action" ? null : type,
    occurrence === null ? null : triggerOf(table, source, occurrence),
  );
  const happened = occurrence === null ? {} : namesOf(table, source, occurrence);
  return { ...ofTrigger(context), called: calledIn(table, refs), happened, speaker: seat };
}

/** What has happened, as far as a text refers to it. */
function triggerOf(table: Table, source: Source, { on, card, other }: Occurrence): Trigger {
  const typed = (def: Source["def"]): { readonly type: CardType } => ({
    type: definition(table, def).type,
  });
  return {
    on,
    ...(card && { card: card.card === source.card ? "this" : typed(card.def) }),
    ...(other && { other: other.card === source.card ? "this" : typed(other.def) }),
  };
}

/** This card is "this character" as on the card. */
function namesOf(
  table: Table,
  source: Source,
  { card, other }: Occurrence,
): NonNullable<Context["happened"]> {
  const nameOf = (one: NonNullable<Occurrence["card"]>): string =>
    table.state.cards.has(one.card) ? nameIn(table, one.card) : definition(table, one.def).fullName;
  return {
    ...(card && card.card !== source.card && { it: nameOf(card) }),
    ...(other && other.card !== source.card && { other: nameOf(other) }),
  };
}

function calledIn(table: Table, refs: References): ReadonlyMap<string, Called> {
  const { state } = table;
  return new Map(
    Object.entries(refs).map(([as, ids]) => {
      const there = ids.filter((id) => state.cards.has(id));
      const text = there.length === 0 ? "a card that has left" : namesIn(table, there);
      return [as, { text, isMany: there.length > 1 }];
    }),
  );
}

export function effectText(table: Table, effect: Effect, text: Text): string {
  const isAsPrinted = text.occurrence === null && Object.keys(text.refs).length === 0;
  if (!isAsPrinted) return effectsText(table, [effect], text);
  // Nothing has been chosen by it yet: it reads the same each time.
  const { type } = definition(table, text.source.def);
  const known = clauses.get(effect) ?? new Map<string, string>();
  const key = `${type} ${text.seat}`;
  const clause = known.get(key) ?? effectsText(table, [effect], text);
  clauses.set(effect, known.set(key, clause));
  return clause;
}

const clauses = new WeakMap<Effect, Map<string, string>>();

/** What is done with a yes. */
export function yesText(
  table: Table,
  { effects }: Extract<Effect, { readonly do: "may" }>,
  text: Text,
): string {
  return mayLine(effects, { ...contextIn(table, text), isBare: true });
}

export function effectsText(table: Table, effects: readonly Effect[], text: Text): string {
  return effectsLine(effects, contextIn(table, text));
}

/** What waits in the bag. */
export function entryText(table: Table, { effects, ...entry }: BagEntry): string {
  return effectsText(table, effects, entry);
}

/** What an ability that is used does. */
export function abilityLine(
  table: Table,
  card: CardId,
  { effects }: Pick<ActivatedAbility, "effects">,
): string {
  return printedLine(effects, definitionOf(table, card).type);
}

export function actionLine(effects: readonly Effect[]): string {
  return printedLine(effects, null);
}

/** What is printed reads the same each time: it is put into words once. */
const lines = new WeakMap<readonly Effect[], Map<CardType | null, string>>();

function printedLine(effects: readonly Effect[], type: CardType | null): string {
  const known = lines.get(effects) ?? new Map<CardType | null, string>();
  const line = known.get(type) ?? effectsLine(effects, newContext(type));
  lines.set(effects, known.set(type, line));
  return line;
}

export function payText(table: Table, cost: Cost, def: DefId | null): string {
  const type = def === null ? null : definition(table, def).type;
  return costLine(cost, newContext(type));
}

export function sourceName(table: Table, { def }: Source): string {
  return definition(table, def).fullName;
}
