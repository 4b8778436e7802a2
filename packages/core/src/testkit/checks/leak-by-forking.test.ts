/** What forked worlds may rightly be told apart by, besides faces that are shown. */
import { expect, test } from "vitest";
import { alteredCellar } from "../../../fixtures/broken/altered.ts";
import { hiding } from "../../../fixtures/broken/runs.ts";
import { moves } from "../../../fixtures/cellar/moves.ts";
import { cards, zones } from "../../../fixtures/cellar/table.ts";
import { pass } from "../../../fixtures/cellar/turn.ts";
import type { Cellar } from "../../../fixtures/cellar/types.ts";
import type { MoveTable, SeatMove } from "../../rules.ts";
import { cardOf, idsIn } from "../../table/make.ts";
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
