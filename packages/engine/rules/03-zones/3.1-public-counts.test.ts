import { describe, expect, test } from "vitest";
import { duel, duelGame, faceDown, placed, spell, trap, unit } from "../../fixtures/duel.ts";
import type { Seat } from "../../src/vocabulary.ts";

const cards = [unit("star"), unit("sneak"), spell("gym", "field"), trap("snare", "normal")];
const { state } = duel(cards, {
  seats: {
    host: {
      hand: ["star", "sneak"],
      board: [
        placed("star", { position: "attack", vice: 2 }),
        null,
        faceDown("sneak", { vice: 1 }),
      ],
      setZone: [null, faceDown("snare")],
      field: ["gym"],
      graveyard: ["blank", "star"],
      banished: ["snare"],
      has: { lifePoints: 4200, clout: 7, breakdownsCaused: 2 },
    },
  },
});

describe.each(["host", "away", "spectator"] as const)("[LT 3.1] %s sees", (viewer) => {
  const { zones, game } = duelGame(cards).mask(state, viewer);

  test("how many cards each hand and deck holds", () => {
    expect([zones.host.hand.count, zones.host.deck.count]).toEqual([2, 10]);
    expect([zones.away.hand.count, zones.away.deck.count]).toEqual([0, 10]);
  });

  test("life points, clout and breakdowns of both", () => {
    expect(game.seats.host).toMatchObject({ lifePoints: 4200, clout: 7, breakdownsCaused: 2 });
    expect(game.seats.away).toMatchObject({ lifePoints: 8000, clout: 5, breakdownsCaused: 0 });
  });

  test("vice counters, on face-down stereotypes too", () => {
    expect(zones.host.board.cards.map(({ index, data }) => [index, data?.vice])).toEqual([
      [0, 2],
      [2, 1],
    ]);
  });

  test("every face-up card, the graveyard and the banished, oldest first", () => {
    const faces = (seat: Seat, zone: "board" | "field" | "graveyard" | "banished") =>
      zones[seat][zone].cards.map(({ def }) => def);
    expect(faces("host", "board")[0]).toBe("star");
    expect(faces("host", "field")).toEqual(["gym"]);
    expect(faces("host", "graveyard")).toEqual(["blank", "star"]);
    expect(faces("host", "banished")).toEqual(["snare"]);
  });

  test("of a face-down card its back, unless it is its own", () => {
    const face = viewer === "host" ? ["sneak", "snare"] : [null, null];
    expect([zones.host.board.cards[1]?.def, zones.host.setZone.cards[0]?.def]).toEqual(face);
    expect(zones.host.setZone).toMatchObject({ count: 1, cards: [{ index: 1, faceDown: true }] });
  });

  test("the faces of no deck, and of no hand but its own", () => {
    expect([zones.host.deck.cards, zones.away.deck.cards]).toEqual([[], []]);
    const hand = zones.host.hand.cards.map(({ def }) => `${def}`);
    expect(hand).toEqual(viewer === "host" ? ["star", "sneak"] : []);
  });
});

test("[LT 3.1] a table has 3 board slots, 3 set slots and 1 field slot, a hand limit of 7", () => {
  const { seats, config } = duel([]).state;
  for (const seat of ["host", "away"] as const) {
    const { board, setZone, field } = seats[seat];
    expect([board, setZone, field]).toEqual([[null, null, null], [null, null, null], [null]]);
  }
  expect(config.maxHand).toBe(7);
  const wide = duel([], {}, { boardSlots: 5, setSlots: 4 }).state.seats.away;
  expect([wide.board.length, wide.setZone.length, wide.field.length]).toEqual([5, 4, 1]);
});
