/**
 * The ids that a look at a hand uses up. Ann's hand is looked at; who neither looks nor sees the
 * cards anyway is an onlooker, and there is a block of ids for every set of onlookers.
 */
import { describe, expect, test } from "vitest";
import { changing, type Seat, type Tiny, table, tiny } from "../../fixtures/tiny/index.ts";
import { type CardId, cardId, cardNumber } from "../ids.ts";
import type { Then } from "../testkit/index.ts";
import { idsIn } from "./cards-in.ts";

const game = tiny();

function look(hand: readonly (string | Known)[], by: readonly Seat[]): Then<Tiny> {
  const state = table({ ann: { hand } });
  return changing(state, (play) => play.learned(idsIn(state, "ann", "hand"), by));
}

interface Known {
  readonly def: string;
  readonly knownBy: readonly Seat[];
}

describe("fresh ids", () => {
  test.each([
    { by: ["bob", "cyd"], blocks: 1 },
    { by: ["bob"], blocks: 2 },
    { by: ["ann"], blocks: 4 },
    { by: ["ann", "bob"], blocks: 2 },
  ] as const)("[K10.2] a look by $by takes a block for every set of onlookers", (given) => {
    expect(look(["ant", "bee", "cat"], given.by).state.nextId).toBe(4 + 3 * given.blocks);
  });

  test("[K10.2] within a block go by face, each block by whoever knew the cards", () => {
    const hand = [
      "cat",
      "bee",
      { def: "ant", knownBy: ["bob", "cyd"] },
      { def: "bee", knownBy: ["cyd"] },
      { def: "bee", knownBy: ["bob"] },
    ] as const;
    const first = table({ ann: { hand } }).nextId;
    const { state } = look(hand, ["ann"]);
    const faces = idsIn(state, "ann", "hand").map((id) => [
      cardNumber(id) - first,
      state.cards.get(id)?.def,
      state.known.get(id) ?? [],
    ]);
    // In blocks of five: nobody, bob, cyd, both.
    expect(faces).toEqual([
      [1, "cat", []],
      [0, "bee", []],
      [15, "ant", ["bob", "cyd"]],
      [10, "bee", ["cyd"]],
      [5, "bee", ["bob"]],
    ]);
    expect(state.nextId).toBe(first + 20);
  });

  test("[K10.2] do not tell in which order the cards were named", () => {
    const state = table({ ann: { hand: ["bee", "ant", "ant", "ant"] } });
    const named = (...ids: number[]): unknown =>
      changing(state, (play) => play.learned(ids.map(cardId), ["bob"])).state;
    expect(named(4, 2, 1, 3)).toEqual(named(1, 2, 3, 4));
    expect(named(3, 4, 2, 1)).toEqual(named(1, 2, 3, 4));
  });

  test("[K10.2] are told to the seat whose hand it is, also when it looks itself", () => {
    for (const by of [["ann"], ["bob"]] as const) {
      const then = look(["bee", "ant"], by);
      const told = game.maskEvents(then.state, then.events, "ann");
      const [bee, ant] = idsIn(then.state, "ann", "hand") as [CardId, CardId];
      expect(told).toMatchObject([
        {
          change: {
            renamed: [
              { card: "c2", as: ant },
              { card: "c1", as: bee },
            ],
          },
        },
      ]);
    }
  });
});
