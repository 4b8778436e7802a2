import { expect, test } from "vitest";
import { changing, table, tiny } from "../../fixtures/tiny/index.ts";
import { cardsTold } from "./cards-told.ts";
import { find } from "./scenario.ts";

const state = table({
  ann: { deck: ["ant", "bee"], hand: ["cat"], board: ["bee", { def: "ant", faceDown: true }] },
});

/** What ann, bob and a spectator are told. */
function told(make: Parameters<typeof changing>[1]): string[][] {
  const then = changing(state, make);
  return (["ann", "bob", "spectator"] as const).map((viewer) =>
    cardsTold(tiny(), then, viewer, "CARD_CHANGED"),
  );
}

test("a card that moves has a face or none, and the ids before and after", () => {
  const ant = find(state, "ann", "deck", "ant");
  const cat = find(state, "ann", "hand", "cat");
  const toHand = told((play) => play.moved(ant, { seat: "ann", zone: "hand" }));
  expect(toHand).toEqual([["ant is"], ["?"], ["?"]]);
  const toHeap = told((play) => play.moved(cat, { seat: "ann", zone: "heap" }));
  expect(toHeap).toEqual([["cat was is"], ["cat is"], ["cat is"]]);
});

test("cards that are looked at are named or counted", () => {
  const deck = state.seats.ann.deck.filter((id) => id !== null);
  expect(told((play) => play.learned(deck, ["ann"]))).toEqual([["ant,bee is"], ["?,?"], ["?,?"]]);
  const cat = find(state, "ann", "hand", "cat");
  expect(told((play) => play.learned([cat], ["bob"]))).toEqual([["cat was is"], ["cat is"], ["?"]]);
});

test("a shuffle and a card that is turned have their ids too", () => {
  expect(told((play) => play.shuffled("ann", "deck", "deck"))).toEqual([["?,?"], ["?,?"], ["?,?"]]);
  const back = find(state, "ann", "board", "ant");
  const bee = find(state, "ann", "board", "bee");
  expect(told((play) => play.turned(back, false))).toEqual([["ant is"], ["ant is"], ["ant is"]]);
  expect(told((play) => play.handedOver(back, "bob"))).toEqual([["ant is"], ["ant is"], ["? is"]]);
  expect(told((play) => play.removed(bee))).toEqual([["bee is"], ["bee is"], ["bee is"]]);
});

test("events of other types are left out", () => {
  const then = changing(state, (play) => play.shuffled("ann", "deck", "deck"));
  expect(cardsTold(tiny(), then, "ann", "DECK_PLACED")).toEqual([]);
});
