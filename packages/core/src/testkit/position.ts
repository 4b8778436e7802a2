/**
 * What a match looks like, whatever its cards happen to be called. Ids are fresh with every move from
 * zone to zone, so a position that comes again has other ids; they are named here in the order in
 * which the zones hold them. Randomness is left out: what it will bring is part of no position.
 */

import type { Game } from "../define-game.ts";
import { type CardId, cardId, cardNumber } from "../ids.ts";
import { rulesOf } from "../rules-of.ts";
import type { GameTypes, State } from "../types.ts";

export interface Position {
  /** The same for states that are alike. */
  readonly key: string;
  /** The cards in the order in which they are named. */
  readonly ids: readonly CardId[];
  readonly nextId: number;
}

const ID = /\bc[1-9]\d{0,8}\b/g;

/** `counters`: fields of `shared` that only count what was done, and are no part of it. */
export function positionOf<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  counters: readonly string[],
): Position {
  const seats = (state.seating as readonly G["seat"][]).map((seat) => state.seats[seat]);
  const lying = seats.flatMap((seat) =>
    Object.keys(rulesOf(game).zones).flatMap((zone) => seat[zone as G["zone"]]),
  );
  const cards = lying.map((id) => id && [id, state.cards.get(id), state.known.get(id)]);
  const shared = Object.entries(state.shared).filter(([field]) => !counters.includes(field));
  const { phase, tasks, queue, prompts } = state;
  const text = JSON.stringify([cards, seats, shared, phase, tasks, queue, prompts]);
  const names = new Map<string, number>();
  const key = text.replace(ID, (id) => {
    const name = names.get(id) ?? names.size;
    names.set(id, name);
    return `#${name}`;
  });
  return { key, ids: [...names.keys()] as CardId[], nextId: state.nextId };
}

/** Quickly worked out, and the same for states of the same position; the same for many others, too. */
export function outlineOf<G extends GameTypes>(state: State<G>): string {
  const { phase, tasks, queue, prompts, seating, seats } = state;
  const parts = (seating as readonly G["seat"][]).map((seat) =>
    Object.values(seats[seat]).map((part: unknown) => (Array.isArray(part) ? part.length : part)),
  );
  const asked = prompts.map(({ kind, seat }) => [kind, seat]);
  return JSON.stringify([phase, tasks.length, queue.length, asked, parts]);
}

/** A command given in one position, as it is given in another that is the same. */
export function translated<C>(command: C, from: Position, to: Position): C {
  const text = JSON.stringify(command).replace(ID, (word) => {
    const id = word as CardId;
    // Cards that came to be since: ids are counted on alike.
    const later = cardNumber(id) - from.nextId;
    return later >= 0 ? cardId(to.nextId + later) : (to.ids[from.ids.indexOf(id)] ?? id);
  });
  return JSON.parse(text) as C;
}
