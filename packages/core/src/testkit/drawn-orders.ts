/** The orders that chance has put cards into: decks that are laid down, and zones that are shuffled. */
import { seedSource } from "../random.ts";
import type { GameRules } from "../rules.ts";
import type { TableChange } from "../table/changes.ts";
import type { EventOf, GameTypes, State } from "../types.ts";

export interface DrawnOrder {
  readonly event: string;
  /** Which zone of whom, to find the same order in another world. */
  readonly where: string;
  /** The cards from the top on: by face where they are laid down, else by the id they had. */
  readonly cards: readonly string[];
}

export function drawnOrders<G extends GameTypes>(
  rules: GameRules<G>,
  events: readonly EventOf<G>[],
): DrawnOrder[] {
  return events.flatMap((event) => {
    const order = drawnOrder(rules, event);
    return order === null ? [] : [order];
  });
}

/** What this event says of an order that was drawn, or null. */
export function drawnOrder<G extends GameTypes>(
  rules: GameRules<G>,
  event: { readonly type: string; readonly change?: TableChange },
): DrawnOrder | null {
  const { type, change } = event;
  if (rules.chance?.chosenOrders?.includes(type)) return null;
  if (change?.op === "shuffle") {
    return orderOf(
      type,
      change,
      change.order.map(({ card }) => card),
    );
  }
  if (change?.op !== "place") return null;
  const { faces, ordered } = rules.zones[change.zone as G["zone"]];
  if (faces !== "nobody" || !ordered) return null;
  return orderOf(
    type,
    change,
    change.cards.map(({ def }) => def),
  );
}

function orderOf(
  event: string,
  { seat, zone }: { readonly seat: string; readonly zone: string },
  cards: readonly string[],
): DrawnOrder {
  return { event, where: `${event} ${seat} ${zone}`, cards };
}

/** The same match, in which chance will decide otherwise from now on. */
export function reseeded<G extends GameTypes>(state: State<G>, seed: number): State<G> {
  return { ...state, random: { ...state.random, source: seedSource(seed) } };
}
