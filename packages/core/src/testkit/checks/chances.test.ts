/** Chance taken out of games on purpose, and the check that notices. */
import { describe, expect, test } from "vitest";
import { blindBid } from "../../../fixtures/blind-bid/index.ts";
import { chances } from "../../../fixtures/broken/chances.ts";
import { laysDownThenShuffles } from "../../../fixtures/broken/lays-down-then-shuffles.ts";
import { redAlwaysBegins } from "../../../fixtures/broken/red-always-begins.ts";
import { auction, duel, hiding } from "../../../fixtures/broken/runs.ts";
import { nameOf, playUntilNoticed } from "../../../fixtures/broken/seeded-bug.ts";
import { cellar } from "../../../fixtures/cellar/index.ts";
import { skirmish, someOptions } from "../../../fixtures/skirmish/index.ts";
import { fuzz } from "../fuzz.ts";
import { judged, mergeTallies } from "../judge.ts";
import { everySeatBegins } from "./every-seat-begins.ts";
import { numbersDrawnOnce } from "./numbers-drawn-once.ts";
import { shufflesShuffle } from "./shuffles-shuffle.ts";

test.each(chances)("%s", (...bug) => {
  const { failures } = playUntilNoticed(bug);
  expect(failures.map(({ check }) => check)).toEqual([nameOf(bug)]);
});

describe("a game that leaves things to chance passes, and was looked at", () => {
  const checks = [shufflesShuffle, everySeatBegins, numbersDrawnOnce];
  test.each([
    ["Skirmish", duel(skirmish), ["DECK_PLACED: cards", "DECK_SHUFFLED: cards"]],
    ["Blind Bid", auction(blindBid), ["DECK_PLACED: cards", "DECK_SHUFFLED: cards"]],
    ["Cellar", hiding(cellar), ["DECK_PLACED: cards"]],
    [
      "Skirmish that lays its decks down first",
      duel(laysDownThenShuffles),
      ["DECK_SHUFFLED: cards"],
    ],
  ])("%s", (_name, play, counted) => {
    const { failures, tallies } = play({ games: 60, checks });
    expect(failures).toEqual([]);
    expect(Object.keys(tallies[shufflesShuffle.name] ?? {})).toEqual(
      expect.arrayContaining(counted),
    );
  });

  test("who begins is counted where a lot is drawn, and not where the rules say it", () => {
    const lots = (tally: Readonly<Record<string, number>> | undefined): number =>
      Object.values(tally ?? {}).reduce((sum, times) => sum + times, 0);
    const [duels, cellars] = [duel(skirmish), hiding(cellar)].map(
      (play) => play({ games: 10, checks: [everySeatBegins] }).tallies[everySeatBegins.name],
    );
    expect(lots(duels)).toBe(50);
    expect(cellars).toEqual({});
  });
});

describe("a run that is divided", () => {
  const part = (firstGame: number, games: number) =>
    fuzz(redAlwaysBegins, {
      seed: 1,
      firstGame,
      games,
      isPart: true,
      options: someOptions,
      maxCommands: 300,
      checks: [everySeatBegins],
      command: "npm run fuzz -- broken",
    });

  test("is judged by the counts of all its parts", () => {
    const parts = [part(0, 6), part(6, 6)];
    for (const { failures } of parts) expect(failures).toEqual([]);
    const [one, other] = parts as [(typeof parts)[0], (typeof parts)[0]];
    const whole = part(0, 12);
    const tallies = mergeTallies(one.tallies, other.tallies);
    expect(tallies).toEqual(whole.tallies);
    expect(judged({ ...one, games: 12, tallies }, "npm run fuzz -- broken").failures).toEqual([
      {
        game: 11,
        check: everySeatBegins.name,
        message: "in 12 matches together: red was drawn in 60 of 60 openings (red blue)",
        reproduce: "npm run fuzz -- broken --seed 1 --games 12",
      },
    ]);
  });

  test("names the match that was played alone, and the sample that was looked at", () => {
    const alone = { ...part(17, 1), heavyOneIn: 5, tallies: part(0, 12).tallies };
    const [failed] = judged(alone, "npm run fuzz -- broken").failures;
    expect(failed).toMatchObject({
      game: 17,
      reproduce: "npm run fuzz -- broken --seed 1 --game 17 --heavy-one-in 5",
    });
  });

  test("is not judged when it is too short to tell", () => {
    expect(judged(part(0, 8), "npm run fuzz -- broken").failures).toEqual([]);
  });
});
