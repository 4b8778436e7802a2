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

/** All that the words of a text depend on while it is read: what it has chosen, and what has happened. */
interface Circumstances {
  readonly type: CardType;
  readonly trigger: Trigger | null;
  readonly happened: NonNullable<Context["happened"]>;
  /** What it has chosen, by name. */
  readonly called: readonly (readonly [as: string, called: Called])[];
  readonly speaker: Text["seat"];
}

function circumstancesOf(table: Table, { seat, source, occurrence, refs }: Text): Circumstances {
  return {
    type: definition(table, source.def).type,
    trigger: occurrence === null ? null : triggerOf(table, source, occurrence),
    happened: occurrence === null ? {} : namesOf(table, source, occurrence),
    called: calledIn(table, refs),
    speaker: seat,
  };
}

function contextIn({ type, trigger, happened, called, speaker }: Circumstances): Context {
  const context = newContext(type === "action" ? null : type, trigger);
  return { ...ofTrigger(context), called: new Map(called), happened, speaker };
}

/** In the same circumstances a text reads the same each time: it is put into words once. */
const words = new WeakMap<object, Map<string, string>>();

function inWords(text: object, circumstances: string, speak: () => string): string {
  const known = words.get(text);
  const line = known?.get(circumstances) ?? speak();
  if (known === undefined || known.size >= MOST_KNOWN) {
    words.set(text, new Map([[circumstances, line]]));
  } else {
    known.set(circumstances, line);
  }
  return line;
}

/** Of one text, before all is forgotten: cards have many names that it may call them by. */
const MOST_KNOWN = 500;

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

function calledIn(table: Table, refs: References): Circumstances["called"] {
  const { state } = table;
  return Object.entries(refs).map(([as, ids]) => {
    const there = ids.filter((id) => state.cards.has(id));
    const text = there.length === 0 ? "a card that has left" : namesIn(table, there);
    return [as, { text, isMany: there.length > 1 }];
  });
}

export function effectText(table: Table, effect: Effect, text: Text): string {
  const now = circumstancesOf(table, text);
  return inWords(effect, JSON.stringify(now), () => effectsLine([effect], contextIn(now)));
}

/** What is done with a yes. */
export function yesText(
  table: Table,
  { effects }: Extract<Effect, { readonly do: "may" }>,
  text: Text,
): string {
  const now = circumstancesOf(table, text);
  return inWords(effects, `yes ${JSON.stringify(now)}`, () =>
    mayLine(effects, { ...contextIn(now), isBare: true }),
  );
}

export function effectsText(table: Table, effects: readonly Effect[], text: Text): string {
  const now = circumstancesOf(table, text);
  return inWords(effects, JSON.stringify(now), () => effectsLine(effects, contextIn(now)));
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

function printedLine(effects: readonly Effect[], type: CardType | null): string {
  return inWords(effects, `printed ${type}`, () => effectsLine(effects, newContext(type)));
}

export function payText(table: Table, cost: Cost, def: DefId | null): string {
  const type = def === null ? null : definition(table, def).type;
  return costLine(cost, newContext(type));
}

export function sourceName(table: Table, { def }: Source): string {
  return definition(table, def).fullName;
}
