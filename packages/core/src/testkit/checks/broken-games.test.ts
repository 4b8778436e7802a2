/** Every other promise broken on purpose, one game each, and the check that notices. */
import { describe, expect, test } from "vitest";
import { blindBid } from "../../../fixtures/blind-bid/index.ts";
import { drawIsShown } from "../../../fixtures/broken/draw-is-shown.ts";
import { drawTellsTheFace } from "../../../fixtures/broken/draw-tells-the-face.ts";
import { drawTellsTheId } from "../../../fixtures/broken/draw-tells-the-id.ts";
import { listsHiddenCards } from "../../../fixtures/broken/lists-hidden-cards.ts";
import { losesACard } from "../../../fixtures/broken/loses-a-card.ts";
import { brokenPromises } from "../../../fixtures/broken/promises.ts";
import { reusesAnId } from "../../../fixtures/broken/reuses-an-id.ts";
import { auction, duel, hiding, run } from "../../../fixtures/broken/runs.ts";
import { nameOf, playUntilNoticed } from "../../../fixtures/broken/seeded-bug.ts";
import { viewShowsStatsOfBacks } from "../../../fixtures/broken/view-shows-stats-of-backs.ts";
import { cellar } from "../../../fixtures/cellar/index.ts";
import {
  badOptions,
  type Skirmish,
  skirmish,
  someOptions as someSkirmish,
} from "../../../fixtures/skirmish/index.ts";
import type { Game } from "../../define-game.ts";
import { cardsConserved } from "./cards-conserved.ts";
import { facesShown } from "./faces-shown.ts";
import { idsFresh } from "./ids-fresh.ts";
import { idsShown } from "./ids-shown.ts";
import { leakByForking } from "./leak-by-forking.ts";
import { leakByRelabelling } from "./leak-by-relabelling.ts";
import { listedAccepted } from "./listed-accepted.ts";

describe("a broken promise is noticed", () => {
  test.each(brokenPromises)("%s", (...bug) => {
    const { failures } = playUntilNoticed(bug);
    expect(failures.map(({ check }) => check)).toEqual([nameOf(bug)]);
  });

  test("and the line that is printed shows the same failure in one match", () => {
    for (const play of [duel(viewShowsStatsOfBacks), duel(losesACard)]) {
      const [found] = play({}).failures;
      expect(found?.reproduce).toBe(`npm run fuzz -- broken --seed 1 --game ${found?.game}`);
      const again = play({ firstGame: found?.game ?? -1, games: 1 });
      expect(again.failures).toEqual([found]);
    }
  });

  test("with every check on, the first to speak is one that says what is wrong", () => {
    const said = (game: Game<Skirmish>, firstGame = 0): string | undefined =>
      duel(game)({ firstGame }).failures[0]?.check;
    expect(said(listsHiddenCards)).toBe(listedAccepted.name);
    expect(said(losesACard)).toBe(cardsConserved.name);
    expect(said(drawTellsTheId)).toBe(idsShown.name);
    expect([leakByRelabelling.name, leakByForking.name]).toContain(said(drawTellsTheFace));
    // A match that begins with a unit being set: a fork that goes on could meet a later one first.
    expect(said(reusesAnId, 2)).toBe(idsFresh.name);
    expect(said(drawIsShown)).toBe(facesShown.name);
  });
});

describe("a sound game passes every check", () => {
  test.each([
    ["Skirmish", run(skirmish, someSkirmish, badOptions)],
    ["Blind Bid", auction(blindBid)],
    ["Cellar", hiding(cellar)],
  ])("%s", (_name, play) => {
    const { failures, games } = play({ games: 8 });
    expect(failures).toEqual([]);
    expect(games).toBe(8);
  });
});
