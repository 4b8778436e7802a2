import { freshTable } from "@tcg/core";
import { expect, test } from "vitest";
import { card, defined, duelState, unit } from "../../fixtures/duel.ts";
import { PrintedCards } from "../cards/printed.ts";
import type { LunchTable } from "../types.ts";
import { freeSlots, without } from "./table.ts";

test("[LT 3.3] the table without a card has its slot free, and a pile without a gap", () => {
  const state = duelState([unit("kid"), unit("nerd")], {
    seats: { host: { board: ["kid", "nerd"], hand: ["kid", "nerd"] } },
  });
  const onBoard = card({ state }, "host", "board", "kid");
  const table = freshTable<LunchTable>({ printed: new PrintedCards(defined([])) }, state);
  const left = without(table, onBoard).state;
  expect(left.cards.get(onBoard)).toBeUndefined();
  expect(left.seats.host.board).toEqual([null, state.seats.host.board[1], null]);
  expect(freeSlots(left, "host", "board")).toEqual([0, 2]);
  const inHand = card({ state }, "host", "hand", "kid");
  expect(without(table, inHand).state.seats.host.hand).toEqual(state.seats.host.hand.slice(1));
});
