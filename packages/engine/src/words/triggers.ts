/** Triggers that wait, told by their card and what they do. */
import { definition } from "../reading/table.ts";
import type { PendingTrigger, Snapshot, Source, Table } from "../types.ts";
import { effectText } from "./effects.ts";
import { nameOf } from "./names.ts";

/** Its card may have left. */
export function sourceName(table: Table, { card, def }: Source): string {
  const { state } = table;
  return state.cards.has(card) ? nameOf(table, card) : definition(table, def).name;
}

/** "Hall Monitor: draw 1 card" */
export function triggerText(
  table: Table,
  { source, effect }: Pick<PendingTrigger, "source" | "effect">,
): string {
  return `${sourceName(table, source)}: ${effectText(table, source.def, effect)}`;
}

/** A card as it last was. */
export function snapshotName(table: Table, { card, def }: Snapshot): string {
  const { state } = table;
  if (state.cards.has(card)) return nameOf(table, card);
  return def === null ? "a face-down card" : definition(table, def).name;
}

/**
 * Each of those that wait, so that they can be told apart: where one effect answers several events,
 * by the card of the event, and where that is not enough, by a number.
 */
export function waitingTexts(table: Table, places: readonly number[]): string[] {
  const { state } = table;
  const waiting = places.flatMap((place) => state.queue[place] ?? []);
  const plain = waiting.map((trigger) => triggerText(table, trigger));
  const withEvent = waiting.map(({ occurrence }, i) => {
    const isAlone = plain.filter((text) => text === plain[i]).length === 1;
    const { card } = occurrence;
    return isAlone || card === undefined
      ? `${plain[i]}`
      : `${plain[i]} (for ${snapshotName(table, card)})`;
  });
  return withEvent.map((text, i) => {
    const isAlone = withEvent.filter((other) => other === text).length === 1;
    const number = withEvent.slice(0, i + 1).filter((other) => other === text).length;
    return isAlone ? text : `${text} (${number})`;
  });
}
