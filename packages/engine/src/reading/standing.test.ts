/** LT 8.9: what stands about cards and seats, by modifiers and by continuous effects. */

import { type Card, defId, freshTable } from "@tcg/core";
import { rulesOf } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import { card, duelGame, duelState, faceDown, placed, spell, unit } from "../../fixtures/duel.ts";
import type { Action, CardDefinition, Effect, Value } from "../cards/card.ts";
import type { LunchTable, Modifier, State, Table } from "../types.ts";
import { factsOn, factsOnSeat, type StandingFact } from "./standing.ts";

const ours = { kind: "all", zone: "board", side: "self" } as const;
const always = (actions: readonly Action[], more: Partial<Effect> = {}): Effect => ({
  id: "always",
  type: "continuous",
  actions,
  ...more,
});
const boost = (amount: Value): Action => ({ kind: "boost_attack", what: ours, amount });

function tableOf(cards: readonly CardDefinition[], state: State): Table {
  return freshTable<LunchTable>(rulesOf(duelGame(cards)), state);
}

const attackOf = (facts: readonly StandingFact[]): number[] =>
  facts.flatMap(({ fact }) => (fact.kind === "attack" ? [fact.amount] : []));

function withClub(...effects: readonly Effect[]) {
  const cards = [unit("nerd"), spell("club", "continuous", effects)];
  const state = duelState(cards, {
    seats: { host: { board: ["nerd"], setZone: ["club"] }, away: { board: ["nerd"] } },
  });
  return { cards, state, nerd: card({ state }, "host", "board", "nerd") };
}

describe("[LT 8.9] about a card stands", () => {
  test("nothing where nothing lies that says anything", () => {
    const cards = [unit("nerd")];
    const state = duelState(cards, { seats: { host: { board: ["nerd"] } } });
    const table = tableOf(cards, state);
    expect(factsOn(table, card({ state }, "host", "board", "nerd"))).toEqual([]);
    expect(factsOnSeat(table, "host")).toEqual([]);
  });

  test("what a continuous effect states, as old as its card, for as long as it lies there", () => {
    const { cards, state, nerd } = withClub(always([boost(300)]));
    const club = card({ state }, "host", "setZone", "club");
    expect(factsOn(tableOf(cards, state), nerd)).toEqual([
      {
        fact: { kind: "attack", operation: "add", amount: 300 },
        source: { card: club, def: "club" },
        age: Number(club.slice(1)),
        duration: "while_source",
        turnsLeft: null,
      },
    ]);
    expect(factsOn(tableOf(cards, state), card({ state }, "away", "board", "nerd"))).toEqual([]);
  });

  test("nothing by a card that lies face-down", () => {
    const cards = [unit("nerd"), spell("club", "continuous", [always([boost(300)])])];
    const state = duelState(cards, {
      seats: { host: { board: ["nerd"], setZone: [faceDown("club")] } },
    });
    expect(factsOn(tableOf(cards, state), card({ state }, "host", "board", "nerd"))).toEqual([]);
  });

  test("what is counted, as it counts now", () => {
    const { cards, state, nerd } = withClub(
      always([boost({ count: "cards", zone: "hand", side: "self", times: 100 })]),
    );
    const more = duelState(cards, {
      seats: {
        host: { board: ["nerd"], setZone: ["club"], hand: ["nerd", "nerd"] },
        away: { board: ["nerd"] },
      },
    });
    expect(attackOf(factsOn(tableOf(cards, state), nerd))).toEqual([0]);
    const there = card({ state: more }, "host", "board", "nerd");
    expect(attackOf(factsOn(tableOf(cards, more), there))).toEqual([200]);
  });

  test("what has a condition, while it holds", () => {
    const rich = always([boost(300)], {
      condition: { kind: "clout", side: "self", is: "at_least", amount: 6 },
    });
    const { cards, state, nerd } = withClub(rich);
    const paid = {
      ...state,
      seats: { ...state.seats, host: { ...state.seats.host, clout: 6 } },
    };
    expect(factsOn(tableOf(cards, state), nerd)).toEqual([]);
    expect(attackOf(factsOn(tableOf(cards, paid), nerd))).toEqual([300]);
  });

  test("what has a condition or is counted, by the numbers of this moment, though nothing moves", () => {
    const condition = { kind: "clout", side: "self", is: "at_least", amount: 6 } as const;
    const clout = { count: "clout", side: "self", times: 100 } as const;
    const plain = always([boost(300)]);
    for (const [effects, amounts] of [
      [[always([boost(300)], { condition })], [[], [300]]],
      [[always([boost(clout)])], [[500], [600]]],
      [[plain], [[300], [300]]],
      [
        [plain, always([boost(clout)], { id: "counts" })],
        [
          [300, 500],
          [300, 600],
        ],
      ],
      [
        [always([boost(300), boost(clout)])],
        [
          [300, 500],
          [300, 600],
        ],
      ],
    ] as const) {
      const { cards, state, nerd } = withClub(...effects);
      const table = tableOf(cards, state);
      expect(attackOf(factsOn(table, nerd))).toEqual(amounts[0]);
      const seats = { ...state.seats, host: { ...state.seats.host, clout: 6 } };
      table.memory.touch("numbers");
      expect(attackOf(factsOn({ ...table, state: { ...state, seats } }, nerd))).toEqual(amounts[1]);
    }
  });

  test("what its equip states, and what its own effect states about itself", () => {
    const about = (kind: "equipped" | "self", amount: number): Effect =>
      always([{ kind: "boost_attack", what: { kind }, amount }]);
    const cards = [
      unit("nerd"),
      unit("boss", { effects: [about("self", 50)] }),
      spell("badge", "equip", [about("equipped", 200)]),
    ];
    const bare = duelState(cards, { seats: { host: { board: ["nerd", "boss"] } } });
    const nerd = card({ state: bare }, "host", "board", "nerd");
    const state = duelState(cards, {
      seats: {
        host: { board: ["nerd", "boss"], setZone: [placed("badge", { equippedTo: nerd })] },
      },
    });
    const table = tableOf(cards, state);
    expect(attackOf(factsOn(table, card({ state }, "host", "board", "nerd")))).toEqual([200]);
    expect(attackOf(factsOn(table, card({ state }, "host", "board", "boss")))).toEqual([50]);
  });
});

describe("[LT 8.9] what stands comes oldest first, modifiers among continuous effects", () => {
  const modifier = (on: Modifier["on"], amount: number, age: number, state: State): Modifier => ({
    id: age,
    on,
    fact: { kind: "attack", operation: "add", amount },
    source: { card: card({ state }, "host", "setZone", "club"), def: defId("club") },
    controller: "host",
    age,
    duration: "turn",
    turnsLeft: null,
  });
  const laid = (state: State, modifiers: readonly Modifier[]): State => ({
    ...state,
    shared: { ...state.shared, modifiers },
  });

  test("about a card", () => {
    const { cards, state, nerd } = withClub(always([boost(300)]));
    const other = card({ state }, "away", "board", "nerd");
    const then = laid(state, [
      modifier({ card: nerd }, 2, 9000, state),
      modifier({ card: nerd }, 1, 0, state),
      modifier({ card: other }, 7, 1, state),
      modifier({ seat: "host" }, 8, 1, state),
    ]);
    expect(attackOf(factsOn(tableOf(cards, then), nerd))).toEqual([1, 300, 2]);
    expect(attackOf(factsOn(tableOf(cards, then), other))).toEqual([7]);
  });

  test("about a card and about a seat, also where no continuous effect is in force", () => {
    const { cards, state, nerd } = withClub(always([boost(300)]));
    const club = card({ state }, "host", "setZone", "club");
    const down = { ...state.cards.get(club), faceDown: true } as Card<LunchTable>;
    const then = laid({ ...state, cards: state.cards.with(club, down) }, [
      modifier({ card: nerd }, 1, 0, state),
      modifier({ seat: "away" }, 2, 1, state),
    ]);
    expect(attackOf(factsOn(tableOf(cards, then), nerd))).toEqual([1]);
    expect(attackOf(factsOnSeat(tableOf(cards, then), "away"))).toEqual([2]);
    const one = laid(then, [modifier({ seat: "away" }, 2, 1, state)]);
    expect(attackOf(factsOnSeat(tableOf(cards, one), "away"))).toEqual([2]);
  });

  test("about a seat", () => {
    const forbids = always([
      { kind: "apply_restriction", who: "opponent", restriction: "effects" },
    ]);
    const { cards, state, nerd } = withClub(forbids);
    const then = laid(state, [
      modifier({ card: nerd }, 7, 1, state),
      modifier({ seat: "away" }, 2, 9000, state),
      modifier({ seat: "away" }, 1, 0, state),
    ]);
    const kinds = (seat: "host" | "away"): string[] =>
      factsOnSeat(tableOf(cards, then), seat).map(({ fact }) => fact.kind);
    expect(kinds("away")).toEqual(["attack", "restriction", "attack"]);
    expect(kinds("host")).toEqual([]);
  });

  test.each([
    ["self", ["host"]],
    ["opponent", ["away"]],
    ["both", ["host", "away"]],
  ] as const)("a seat that is named as %s", (who, seats) => {
    expect(seatsOf({ kind: "apply_restriction", restriction: "effects", who })).toEqual(seats);
  });

  test("costs of nobody in particular are one's own", () => {
    expect(seatsOf({ kind: "modify_cost", operation: "add", amount: 1 })).toEqual(["host"]);
  });

  function seatsOf(stated: Action): readonly string[] {
    const { cards, state } = withClub(always([stated]));
    const table = tableOf(cards, state);
    return (["host", "away"] as const).filter((seat) => factsOnSeat(table, seat).length > 0);
  }
});
