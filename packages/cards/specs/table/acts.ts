/** What players do. Nobody has passed yet: `settle` sees to that. */
import type { LunchTable, Seat, Zone } from "@ltcg/engine";
import { card } from "@ltcg/engine/fixtures/duel";
import { type CardId, idsIn } from "@tcg/core";
import { on, printed, type Table } from "./lay.ts";

/** Uses a card where it is: a spell of the hand, a set card, or an effect of a face-up one. */
export function activate(at: Table, seat: Seat, def: string, ...targets: CardId[]): Table {
  const { id, zone } = findIn(at, seat, def, ["hand", "setZone", "board", "field"]);
  const aim = targets.length === 0 ? {} : { targets };
  const { type, effects = [] } = printed(def) ?? {};
  const faceUp = zone !== "hand" && at.state.cards.get(id)?.faceDown === false;
  if (faceUp) {
    const effect = effects.findIndex(
      (each) => (each.type === "ignition" || each.type === "quick") && !each.onActivation,
    );
    return at.when(seat, { type: "ACTIVATE_EFFECT", card: id, effect, ...aim });
  }
  const command = type === "trap" ? "ACTIVATE_TRAP" : "ACTIVATE_SPELL";
  return at.when(seat, { type: command, card: id, ...aim });
}

/** Answers in a window: with a card, or with the quick effect of a stereotype. */
export function respond(at: Table, seat: Seat, def: string, ...targets: CardId[]): Table {
  const { id, zone } = findIn(at, seat, def, ["setZone", "hand", "board"]);
  const aim = targets.length === 0 ? {} : { targets };
  const effects = printed(def)?.effects ?? [];
  const effect = effects.findIndex(({ type }) => type === "quick");
  const own = zone === "board" ? { effect } : {};
  return at.when(seat, { type: "RESPOND_CHAIN", card: id, ...own, ...aim });
}

/** On a board with a free slot; a senior needs a tribute. */
export function summon(at: Table, seat: Seat, def: string, tribute?: CardId): Table {
  const id = card(at, seat, "hand", def);
  return at.when(seat, {
    type: "SUMMON",
    card: id,
    position: "attack",
    ...(tribute !== undefined && { tribute }),
  });
}

/** Turns a face-down stereotype of one's own over: a summon that is not the turn's one. */
export function flip(at: Table, seat: Seat, def: string): Table {
  const hidden = idsIn<LunchTable>(at.state, seat, "board").find(
    (id) => at.state.cards.get(id)?.def === def && at.state.cards.get(id)?.faceDown,
  );
  if (hidden === undefined) throw new TypeError(`${seat} has no ${def} face-down`);
  return at.when(seat, { type: "FLIP_SUMMON", card: hidden });
}

/** Against a stereotype of the other seat, or direct. */
export function attack(at: Table, seat: Seat, def: string, target?: CardId): Table {
  const id = on(at, seat, def);
  return at.when(seat, {
    type: "DECLARE_ATTACK",
    card: id,
    ...(target !== undefined && { target }),
  });
}

/** From attack to defense position or back, as the player's own doing. */
export function shift(at: Table, seat: Seat, def: string): Table {
  return at.when(seat, { type: "CHANGE_POSITION", card: on(at, seat, def) });
}

/** Answers a question for cards. */
export function choose(at: Table, seat: Seat, ...cards: CardId[]): Table {
  return at.when(seat, { type: "CHOOSE_CARDS", cards });
}

/** Puts the top cards of the own deck into this order. */
export function arrange(at: Table, seat: Seat, ...defs: string[]): Table {
  const cards = defs.map((def) => card(at, seat, "deck", def));
  return at.when(seat, { type: "ARRANGE_CARDS", cards });
}

/** Answers an optional trigger. */
export function accept(at: Table, seat: Seat): Table {
  return at.when(seat, "RESPOND_OPTIONAL_TRIGGER activate");
}

export function decline(at: Table, seat: Seat): Table {
  return at.when(seat, "RESPOND_OPTIONAL_TRIGGER decline");
}

function findIn(
  { state }: Table,
  seat: Seat,
  def: string,
  zones: readonly Zone[],
): { readonly id: CardId; readonly zone: Zone } {
  for (const zone of zones) {
    const id = idsIn<LunchTable>(state, seat, zone).find(
      (each) => state.cards.get(each)?.def === def,
    );
    if (id !== undefined) return { id, zone };
  }
  throw new TypeError(`${seat} has no ${def} in ${zones.join(", ")}`);
}
