/** LT 8.5: the table as it will be when a cost is paid: to ask what can be paid after it. */
import { type CardId, cardOf, freshTable } from "@tcg/core";
import type { Cost } from "../cards/card.ts";
import { onTable, without } from "../reading/table.ts";
import type { Table } from "../types.ts";
import type { Paying } from "./costs.ts";

export function oncePaid(
  table: Table,
  { seat }: Paying,
  cost: Cost,
  cards: readonly CardId[],
): Table {
  switch (cost.kind) {
    case "pay_lp":
      return withNumber(table, seat, "lifePoints", -cost.amount);
    case "pay_clout":
      return withNumber(table, seat, "clout", -cost.amount);
    case "discard":
    case "tribute":
      return cards.reduce((then, id) => sentTo(then, id, "graveyard"), table);
    case "banish":
      return cards.reduce((then, id) => sentTo(then, id, "banished"), table);
    case "remove_vice":
      return cards.reduce((then, id) => withVice(then, id, -cost.count), table);
    case "add_vice":
      return cards.reduce((then, id) => withVice(then, id, cost.count), table);
  }
}

function withNumber(
  table: Table,
  seat: Paying["seat"],
  name: "lifePoints" | "clout",
  change: number,
): Table {
  const { state } = table;
  const held = state.seats[seat];
  const seats = { ...state.seats, [seat]: { ...held, [name]: held[name] + change } };
  return freshTable(table, { ...state, seats });
}

function withVice(table: Table, id: CardId, change: number): Table {
  const { state } = table;
  const card = onTable(state, id);
  if (card === null) return table;
  const data = { ...card.data, vice: Math.max(0, card.data.vice + change) };
  return freshTable(table, { ...state, cards: state.cards.with(id, { ...card, data }) });
}

/** LT 3.2, 2.6: to its owner; a token is gone. */
function sentTo(table: Table, id: CardId, zone: "graveyard" | "banished"): Table {
  const isToken = onTable(table.state, id)?.data.isToken === true;
  const card = cardOf(table.state, id);
  const left = without(table, id);
  if (isToken) return left;
  const then = left.state;
  const { owner } = card;
  const placed = { ...card, seat: owner, zone, faceDown: false, data: null };
  const held = then.seats[owner];
  return freshTable(table, {
    ...then,
    cards: then.cards.with(id, placed),
    seats: { ...then.seats, [owner]: { ...held, [zone]: [...held[zone], id] } },
  });
}
