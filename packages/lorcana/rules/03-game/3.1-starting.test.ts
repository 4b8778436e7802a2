import { given, reseeded } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import { begun, match, matchGame } from "../../fixtures/match.ts";
import { asked, character, defsIn } from "../../fixtures/table.ts";
import type { Seat } from "../../src/vocabulary.ts";

/** Fifteen cards, four of each: every hand is a different one. */
const NAMES = Array.from({ length: 15 }, (_, i) => `card${i + 10}`);
const cards = NAMES.map((name) => character(name));
const list = NAMES.flatMap((name) => [name, name, name, name]);
const decks = { hostDeck: list, awayDeck: list };
const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1);

type At = ReturnType<typeof match>;

function opened(starts: Seat = "host"): At {
  return match(cards, { ...decks, chooser: "host" }).when("host", `CHOOSE_FIRST_PLAYER ${starts}`);
}

/** Puts back the first so many cards of the hand. */
function alters(at: At, seat: Seat, count: number): At {
  const put = at.state.seats[seat].hand.slice(0, count);
  return at.when(seat, `ALTER_HAND ${put.join(",") || "-"}`);
}

describe("who starts", () => {
  test("[CR 3.1.2a] chance picks a seat, and the player there names either of the two", () => {
    const seats = SEEDS.map((seed) => asked(match([], { seed })).join());
    expect(new Set(seats)).toEqual(
      new Set(["host choose_first_player", "away choose_first_player"]),
    );
    for (const seed of [1, 2, 3]) {
      const at = match([], { seed });
      const { chooser } = at.state.shared;
      const other = chooser === "host" ? "away" : "host";
      at.offered(chooser, "CHOOSE_FIRST_PLAYER host", "CHOOSE_FIRST_PLAYER away").offered(other);
      at.when(other, `CHOOSE_FIRST_PLAYER ${other}`).refused("prompt/not-asked");
      for (const starts of ["host", "away"] as const) {
        expect(begun(at, starts).state.shared).toMatchObject({ turnSeat: starts, turnNumber: 1 });
      }
    }
  });

  test.each(["host", "away"] as const)(
    "[CR 3.1.2b] the options name the chooser: %s",
    (chooser) => {
      for (const seed of SEEDS) {
        expect(asked(match([], { seed, chooser }))).toEqual([`${chooser} choose_first_player`]);
      }
    },
  );

  test("[CR 3.1.2c] at random chance picks the starting player, and nobody is asked", () => {
    const starters = (more: { readonly chooser?: Seat }): Set<string | null> =>
      new Set(
        SEEDS.map((seed) => {
          const at = match([], { seed, config: { startingPlayer: "random" }, ...more });
          const { startingPlayer } = at.state.shared;
          expect(asked(at)).toEqual([`${startingPlayer} alter_hand`]);
          return startingPlayer;
        }),
      );
    expect(starters({})).toEqual(new Set(["host", "away"]));
    // A chooser has nothing to choose then, and does not start for having been named.
    expect(starters({ chooser: "host" })).toEqual(new Set(["host", "away"]));
  });

  test.each(["host", "away"] as const)("[CR 3.1.2c] a seat's name says it: %s", (seat) => {
    for (const seed of [1, 2, 3, 4]) {
      const at = match([], { seed, config: { startingPlayer: seat } });
      expect(at.state.shared.startingPlayer).toBe(seat);
      expect(asked(at)).toEqual([`${seat} alter_hand`]);
    }
  });
});

describe("set-up", () => {
  test("[CR 3.1.3] both decks are shuffled", () => {
    const first = match(cards, decks);
    const [host, away] = [defsIn(first, "host", "deck"), defsIn(first, "away", "deck")];
    expect(host.toSorted()).toEqual(list.toSorted());
    expect(away.toSorted()).toEqual(list.toSorted());
    expect(host).not.toEqual(list);
    expect(away).not.toEqual(list);
    expect(away).not.toEqual(host);
    expect(defsIn(match(cards, { ...decks, seed: 2 }), "host", "deck")).not.toEqual(host);
    expect(defsIn(match(cards, decks), "host", "deck")).toEqual(host);
  });

  test("[CR 3.1.4] both players start with 0 lore", () => {
    const { state } = begun(match());
    expect([state.seats.host.lore, state.seats.away.lore]).toEqual([0, 0]);
  });

  test("[CR 3.1.5] both players draw 7 cards, from the top", () => {
    const before = match(cards, { ...decks, chooser: "host" });
    expect(before.state.seats.host.hand).toEqual([]);
    const after = before.when("host", "CHOOSE_FIRST_PLAYER away");
    for (const seat of ["host", "away"] as const) {
      const deck = defsIn(before, seat, "deck");
      expect(defsIn(after, seat, "hand").toSorted()).toEqual(deck.slice(0, 7).toSorted());
      expect(defsIn(after, seat, "deck")).toEqual(deck.slice(7));
    }
  });
});

describe("altering the hand", () => {
  test.each([
    ["host", "away"],
    ["away", "host"],
  ] as const)("[CR 3.1.6a] the starting player first: %s, then %s", (first, second) => {
    const at = opened(first);
    expect(asked(at)).toEqual([`${first} alter_hand`]);
    at.when(second, "ALTER_HAND -").refused("prompt/not-asked");
    expect(asked(alters(at, first, 2))).toEqual([`${second} alter_hand`]);
  });

  test("[CR 3.1.6b] once each: who has altered, or declined to, is not asked again", () => {
    const at = opened();
    for (const count of [0, 4]) {
      const first = alters(at, "host", count);
      first.when("host", "ALTER_HAND -").refused("prompt/not-asked");
      const both = alters(first, "away", count);
      expect([asked(both), both.state.phase]).toEqual([[], "main"]);
      both.when("host", "ALTER_HAND -").refused("prompt/not-asked");
    }
  });

  test("[CR 3.1.6.1a] none of them: hand and deck stay as they are", () => {
    const at = opened();
    const after = alters(at, "host", 0);
    expect(after.state.seats.host).toEqual(at.state.seats.host);
    after.then({ type: "HAND_ALTERED", seat: "host", count: 0 });
    after.thenNot("CARD_TO_DECK", "CARD_DRAWN");
  });

  test("[CR 3.1.6.1b] some of them: these and no others lie at the bottom, unseen", () => {
    expectAltered(3);
  });

  test("[CR 3.1.6.1c] all 7 of them", () => {
    expectAltered(7);
  });

  test("[CR 3.1.6.1] only cards of the own hand are put back", () => {
    const at = opened();
    at.when("host", `ALTER_HAND ${at.state.seats.away.hand[0]}`).refused("command/unknown-card");
  });

  test("[CR 3.1.6.2] the hand is filled up at once, without a shuffle in between", () => {
    const before = opened();
    const after = alters(before, "host", 5).thenNot("DECK_SHUFFLED");
    expect(after.state.seats.host.hand).toHaveLength(7);
    const drawn = after.events.flatMap((event) =>
      event.type === "CARD_DRAWN" ? [event.change.def as string] : [],
    );
    expect(drawn).toEqual(defsIn(before, "host", "deck").slice(0, 5));
  });

  test("[CR 3.1.6.3] the other decides after that, knowing how many were changed", () => {
    alters(opened(), "host", 2).then(
      { type: "HAND_ALTERED", seat: "host", count: 2 },
      { type: "PROMPT_OPENED", prompt: { kind: "alter_hand", seat: "away" } },
    );
  });

  test.each([
    [0, 0, []],
    [3, 0, ["host"]],
    [0, 1, ["away"]],
    [7, 2, ["host", "away"]],
  ] as const)("[CR 3.1.6.4] %i and %i put away, shuffled at the end: %j", (mine, theirs, seats) => {
    const first = alters(opened(), "host", mine).thenNot("DECK_SHUFFLED");
    const both = alters(first, "away", theirs);
    const shuffled = both.events.flatMap((event) =>
      event.type === "DECK_SHUFFLED" ? [event.seat] : [],
    );
    expect(shuffled).toEqual(seats);
    const [was, is] = [defsIn(first, "host", "deck"), defsIn(both, "host", "deck")];
    if (mine === 0) expect(is).toEqual(was);
    else expect(is).not.toEqual(was);
    expect(is.toSorted()).toEqual(was.toSorted());
  });

  test("[CR 3.1.6.4] the order is another for every seed", () => {
    const { state } = opened();
    const orders = [1, 2, 3, 4].map((seed) => {
      const at = given(matchGame(cards), reseeded(state, seed));
      return defsIn(alters(alters(at, "host", 3), "away", 0), "host", "deck");
    });
    expect(new Set(orders.map((order) => String(order.toSorted()))).size).toBe(1);
    expect(new Set(orders.map(String)).size).toBe(4);
  });

  test("[CR 3.1.7] the game opens with the Ready step of the player who starts", () => {
    const after = alters(alters(opened("away"), "away", 1), "host", 1);
    after.then(
      { type: "HAND_ALTERED", seat: "host" },
      { type: "DECK_SHUFFLED" },
      { type: "TURN_STARTED", seat: "away", turn: 1 },
      { type: "PHASE_CHANGED", phase: "beginning" },
      { type: "TURN_BEGINS", seat: "away" },
      { type: "PHASE_CHANGED", phase: "main" },
    );
    after.when("host", "END_TURN").refused("turn/not-yours");
  });
});

/** Those put back lie at the bottom, and the hand is filled from the top. */
function expectAltered(count: number): void {
  const before = opened();
  const after = alters(before, "host", count);
  const deck = defsIn(before, "host", "deck");
  const hand = defsIn(before, "host", "hand");
  const now = defsIn(after, "host", "deck");
  expect(now.slice(0, 53 - count)).toEqual(deck.slice(count));
  expect(now.slice(53 - count).toSorted()).toEqual(hand.slice(0, count).toSorted());
  const filled = [...hand.slice(count), ...deck.slice(0, count)];
  expect(defsIn(after, "host", "hand").toSorted()).toEqual(filled.toSorted());
  after.then({ type: "HAND_ALTERED", seat: "host", count });
  const put = after.events.flatMap((event) =>
    event.type === "CARD_TO_DECK" ? [event.change.faceSeenBy] : [],
  );
  expect(put).toHaveLength(count);
  expect(put.flat()).not.toContain("away");
}

test("[CR 3.1.5] the opening hand is dealt: nobody has drawn cards this turn", () => {
  const at = opened();
  expect(at.state.seats.host.hand).toHaveLength(7);
  expect([at.state.seats.host.log.drawn, at.state.seats.away.log.drawn]).toEqual([0, 0]);
});
