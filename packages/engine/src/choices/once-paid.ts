/** LT 8.5: the table as it will be when a cost is paid: to ask what can be paid after it. */
import { type CardId, cardOf } from "@tcg/core";
import type { Cost } from "../cards.ts";
import { onTable, without } from "../table.ts";
import type { State } from "../types.ts";
import type { Paying } from "./costs.ts";

export function oncePaid(
  state: State,
  { seat }: Paying,
  cost: Cost,
  cards: readonly CardId[],
): State {
  switch (cost.kind) {
    case "pay_lp":
      return withNumber(state, seat, "lifePoints", -cost.amount);
    case "pay_clout":
      return withNumber(state, seat, "clout", -cost.amount);
    case "discard":
    case "tribute":
      return cards.reduce((then, id) => sentTo(then, id, "graveyard"), state);
    case "banish":
      return cards.reduce((then, id) => sentTo(then, id, "banished"), state);
    case "remove_vice":
      return cards.reduce((then, id) => withVice(then, id, -cost.count), state);
    case "add_vice":
      return cards.reduce((then, id) => withVice(then, id, cost.count), state);
  }
}

function withNumber(
  state: State,
  seat: Paying["seat"],
  name: "lifePoints" | "clout",
  change: number,
): State {
  const held = state.seats[seat];
  return { ...state, seats: { ...state.seats, [seat]: { ...held, [name]: held[name] + change } } };
}

function withVice(state: State, id: CardId, change: number): State {
  const card = onTable(state, id);
  if (card === null) return state;
  const data = { ...card.data, vice: Math.max(0, card.data.vice + change) };
  return { ...state, cards: { ...state.cards, [id]: { ...card, data } } };
}

/** LT 3.2, 2.6: to its owner; a token is gone. */
function sentTo(state: State, id: CardId, zone: "graveyard" | "banished"): State {
  const isToken = onTable(state, id)?.data.isToken === true;
  const card = cardOf(state, id);
  const then = without(state, id);
  if (isToken) return then;
  const { owner } = card;
  const lies = { ...card, seat: owner, zone, faceDown: false, data: null };
  const held = then.seats[owner];
  return {
    ...then,
    cards: { ...then.cards, [id]: lies },
    seats: { ...then.seats, [owner]: { ...held, [zone]: [...held[zone], id] } },
  };
}
