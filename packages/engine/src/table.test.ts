import { expect, test } from "vitest";
import { card, duelState, unit } from "../fixtures/duel.ts";
import { freeSlots, without } from "./table.ts";

test("[LT 3.3] the table without a card has its slot free, and a pile without a gap", () => {
  const state = duelState([unit("kid"), unit("nerd")], {
    seats: { host: { board: ["kid", "nerd"], hand: ["kid", "nerd"] } },
  });
  const onBoard = card({ state }, "host", "board", "kid");
  const left = without(state, onBoard);
  expect(left.cards[onBoard]).toBeUndefined();
  expect(left.seats.host.board).toEqual([null, state.seats.host.board[1], null]);
  expect(freeSlots(left, "host", "board")).toEqual([0, 2]);
  const inHand = card({ state }, "host", "hand", "kid");
  expect(without(state, inHand).seats.host.hand).toEqual(state.seats.host.hand.slice(1));
});
