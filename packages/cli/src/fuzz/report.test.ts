import { Coverage, type FuzzReport } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import { formatReport, isClean } from "./report.ts";

const clean: FuzzReport = {
  seed: 7,
  firstGame: 0,
  games: 4,
  commands: 100,
  sampled: 100,
  heavyOneIn: 1,
  longest: 40,
  longestTurn: 0,
  endings: { deck: 1, life: 3 },
  measures: { turns: 40 },
  neverSeen: [],
  coverage: new Coverage(),
  tallies: {},
  failures: [],
};
const failure = (game: number): FuzzReport["failures"][number] => ({
  game,
  check: "cards are conserved",
  message: "a card is doubled",
  reproduce: `npm run fuzz -- duel --seed 7 --game ${game}`,
});

describe("whether a run is clean", () => {
  const unseen: FuzzReport = { ...clean, neverSeen: ["card:lost-lunch"] };

  test("it is when nothing failed, and everything was seen if that is demanded", () => {
    expect(isClean(clean, "all")).toBe(true);
    expect(isClean(unseen, "some")).toBe(true);
    expect(isClean(unseen, "alone")).toBe(true);
    expect(isClean(unseen, "all")).toBe(false);
  });

  test("it is not when a check failed", () => {
    for (const demand of ["alone", "some", "all"] as const) {
      expect(isClean({ ...clean, failures: [failure(1)] }, demand)).toBe(false);
    }
  });
});

describe("the report for people", () => {
  test("counts matches, commands and endings, the common ones first", () => {
    const text = formatReport("duel", clean, "all");
    expect(text).toContain("duel: 4 matches, seed 7");
    expect(text).toContain("100, 25.0 a match, longest 40");
    expect(text).toContain("all, on every command");
    expect(text).toMatch(/life +3 +75\.0 %\n +deck +1 +25\.0 %/);
    expect(text).toMatch(/turns +10\.0 a match/);
  });

  test("counts shares of the matches that ended, whatever else the run has failed by", () => {
    const text = formatReport("duel", { ...clean, failures: [failure(3)] }, "all");
    expect(text).toMatch(/life +3 +75\.0 %\n +deck +1 +25\.0 %/);
    expect(text).toContain("everything the game declares was seen");
  });

  test("says what the heavy checks have looked at, if it was a sample", () => {
    const text = formatReport("duel", { ...clean, sampled: 21, heavyOneIn: 5 }, "all");
    expect(text).toContain(
      "the heavy ones on commands that reveal something and one in 5 of the rest: 21",
    );
  });

  test("names what was never seen", () => {
    const report: FuzzReport = { ...clean, neverSeen: ["card:lost-lunch", "ending:loop"] };
    const all = formatReport("duel", report, "all");
    expect(all).toContain("never seen: card:lost-lunch, ending:loop");
    expect(all).toContain("not complete: 2 things");
    const some = formatReport("duel", report, "some");
    expect(some).toContain("not seen yet: card:lost-lunch, ending:loop\n");
    expect(some).not.toContain("not complete");
    expect(formatReport("duel", report, "alone")).not.toContain("seen");
  });

  test("names only some of what was not seen yet where not everything is demanded", () => {
    const neverSeen = Array.from({ length: 30 }, (_, i) => `card:nr-${i}` as const);
    const text = formatReport("duel", { ...clean, neverSeen }, "some");
    expect(text).toContain("card:nr-7 and 22 more\n");
    expect(text).not.toContain("card:nr-8");
  });

  test("tells the longest turn, the share of endings that are to be rare, and cycles", () => {
    const tallies = {
      "matches end as they are meant to": { "matches with the usual limits": 3, "loop 1/15": 1 },
      "turns end": { "matches with a cycle": 2 },
    };
    const text = formatReport("duel", { ...clean, longestTurn: 9, tallies }, "some");
    expect(text).toContain("longest 40, longest turn 9\n");
    expect(text).toContain("  of 3 with the usual limits: loop 1 (at most 1 in 15)\n");
    expect(text).toContain("  in 2 a player could repeat itself until a rule ended it\n");
    expect(formatReport("duel", clean, "some")).not.toContain("usual limits");
  });

  test("gives ten failures with the line that shows each, and counts the rest", () => {
    const failures = Array.from({ length: 12 }, (_, i) => failure(i));
    const text = formatReport("duel", { ...clean, failures }, "all");
    expect(text.match(/FAILED cards are conserved: a card is doubled/g)).toHaveLength(10);
    expect(text).toContain("    npm run fuzz -- duel --seed 7 --game 9");
    expect(text).toContain("and 2 more");
    expect(text).toContain("12 failures");
  });
});
