/** What forked worlds may rightly be told apart by, besides faces that are shown. */
import { expect, test } from "vitest";
import { alteredCellar, alteredSkirmish } from "../../../fixtures/broken/altered.ts";
import { duelOf, hiding } from "../../../fixtures/broken/runs.ts";
import { moves } from "../../../fixtures/cellar/moves.ts";
import { cards, zones } from "../../../fixtures/cellar/table.ts";
import { pass } from "../../../fixtures/cellar/turn.ts";
import type { Cellar } from "../../../fixtures/cellar/types.ts";
import { discardChosen } from "../../../fixtures/skirmish/effects/discard.ts";
import { tasks } from "../../../fixtures/skirmish/effects/index.ts";
import type { Skirmish } from "../../../fixtures/skirmish/index.ts";
import { opponentOf } from "../../../fixtures/skirmish/seats.ts";
import type { MoveTable, SeatMove } from "../../rules.ts";
import { cardOf, idsIn } from "../../table/cards-in.ts";
import { seesFace } from "../../table/zones.ts";
import { leakByForking } from "./leak-by-forking.ts";

type Pointing = SeatMove<Cellar, Extract<Cellar["command"], { readonly type: "HIDE" }>>;

const lookingOnly = Object.fromEntries(
  Object.entries(moves).map(([type, move]) => [
    type,
    type === "LOOK" || type === "PASS" ? move : { ...move, candidates: () => [] },
  ]),
) as unknown as MoveTable<Cellar>;

/** Cards of a hand that all have seen are pointed at, and score. Apart from that hands are looked at. */
const pointing = alteredCellar({
  moves: {
    ...lookingOnly,
    HIDE: {
      ...(moves.HIDE as Pointing),
      candidates: ({ state }, seat) =>
        idsIn<Cellar>(state, seat, "hand")
          .filter((card) => seesFace<Cellar>(zones, state, card, "spectator"))
          .map((card) => ({ type: "HIDE", card })),
      execute(play, { card }, seat) {
        const { def } = cardOf<Cellar>(play.state, card);
        play.emit({ type: "POINTS_SCORED", seat, points: cards[def]?.value ?? 0 });
        pass(play);
      },
    },
  },
});

test("to point at a card that a viewer knows, and goes on knowing, is no leak", () => {
  const { failures, games } = hiding(pointing)({ checks: [leakByForking], games: 10 });
  expect(failures).toEqual([]);
  expect(games).toBe(10);
});

/** Chance says what is discarded. */
const discardsAtRandom = alteredSkirmish({
  tasks: {
    ...tasks,
    discard: {
      afterTriggers: false,
      run(play, { context }) {
        const seat = opponentOf(context.seat);
        const hand = idsIn<Skirmish>(play.state, seat, "hand");
        if (hand.length === 0) return;
        const card = play.random("discard", (random) => random.pick(hand));
        discardChosen(play, seat, [card]);
      },
    },
  },
});

test("what chance takes from a hand hangs on how it lies there, and is no leak", () => {
  const playing = duelOf(discardsAtRandom, "snack-bully", "lunch-tray");
  const { failures, games } = playing({ checks: [leakByForking], games: 15 });
  expect(failures).toEqual([]);
  expect(games).toBe(15);
});
