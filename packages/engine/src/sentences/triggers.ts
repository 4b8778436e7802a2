/** Triggers that wait, told by their card and what they do. */
import { type Book, definition } from "../table.ts";
import type { PendingTrigger, Snapshot, Source, State } from "../types.ts";
import { deedText } from "./effects.ts";
import { nameOf } from "./names.ts";

/** Its card may have left. */
export function sourceName(book: Book, state: State, { card, def }: Source): string {
  return state.cards[card] === undefined ? definition(book, def).name : nameOf(book, state, card);
}

/** "Hall Monitor: draw 1 card" */
export function triggerText(
  book: Book,
  state: State,
  { source, effect }: Pick<PendingTrigger, "source" | "effect">,
): string {
  return `${sourceName(book, state, source)}: ${deedText(book, source.def, effect)}`;
}

/** A card as it last was. */
export function snapshotName(book: Book, state: State, { card, def }: Snapshot): string {
  if (state.cards[card] !== undefined) return nameOf(book, state, card);
  return def === null ? "a face-down card" : definition(book, def).name;
}

/**
 * Each of those that wait, so that they can be told apart: where one effect answers several events,
 * by the card of the event, and where that is not enough, by a number.
 */
export function waitingTexts(book: Book, state: State, places: readonly number[]): string[] {
  const waiting = places.flatMap((place) => state.queue[place] ?? []);
  const plain = waiting.map((trigger) => triggerText(book, state, trigger));
  const withEvent = waiting.map(({ occurrence }, i) => {
    const isAlone = plain.filter((text) => text === plain[i]).length === 1;
    const { card } = occurrence;
    return isAlone || card === undefined
      ? `${plain[i]}`
      : `${plain[i]} (for ${snapshotName(book, state, card)})`;
  });
  return withEvent.map((text, i) => {
    const isAlone = withEvent.filter((other) => other === text).length === 1;
    const number = withEvent.slice(0, i + 1).filter((other) => other === text).length;
    return isAlone ? text : `${text} (${number})`;
  });
}
