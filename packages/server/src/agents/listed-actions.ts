/** The legal actions, each with the cards it concerns. */
import type { ListedMove } from "@lunchtable-tcg/match";
import { type GameTypes, isCardId, type View } from "@tcg/core";
import type { Called } from "./card-names.ts";
import type { NamedCard, ObservedAction } from "./observation.ts";

/** Faces by the ids of the cards in sight. */
export function defsOf(view: View<GameTypes>): ReadonlyMap<string, string | null> {
  const defs = new Map<string, string | null>();
  for (const zones of Object.values(view.zones)) {
    for (const { cards } of Object.values(zones)) {
      for (const { card, def } of cards) defs.set(card, def);
    }
  }
  return defs;
}

export function observedAction(
  { id, text, command, anytime }: ListedMove,
  defs: ReadonlyMap<string, string | null>,
  called: Called,
): ObservedAction {
  return {
    id,
    text: called.said(text),
    command,
    cards: namedIn(command, defs, called),
    isAnytime: anytime === true,
  };
}

/** The cards that a command names, or the data of a refusal. */
export function namedIn(
  value: object,
  defs: ReadonlyMap<string, string | null>,
  called: Called,
): NamedCard[] {
  const ids = new Set<unknown>(
    Object.values(value).flatMap((part: unknown): readonly unknown[] =>
      Array.isArray(part) ? part : [part],
    ),
  );
  return [...ids]
    .filter((id) => isCardId(id))
    .map((card) => ({ card, name: called.nameOf(defs.get(card) ?? null) }));
}
