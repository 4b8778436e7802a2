import { Coverage, type FuzzReport } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import { formatReport, isClean } from "./report.ts";

const clean: FuzzReport = {
  seed: 7,
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
  test("it is when nothing failed and everything declared was seen", () => {
    expect(isClean(clean, true)).toBe(true);
  });

  test("it is not when something was never seen, unless one match was played alone", () => {
    const report: FuzzReport = { ...clean, neverSeen: ["card:lost-lunch"] };
    expect(isClean(report, true)).toBe(false);
    expect(isClean(report, false)).toBe(true);
  });

  test("it is not when a check failed", () => {
    expect(isClean({ ...clean, failures: [failure(1)] }, false)).toBe(false);
  });
});

describe("the report for people", () => {
  test("counts matches, commands and endings, the common ones first", () => {
    const text = formatReport("duel", clean, true);
    expect(text).toContain("duel: 4 matches, seed 7");
    expect(text).toContain("100, 25.0 a match, longest 40");
    expect(text).toContain("all, on every command");
    expect(text).toMatch(/life +3 +75\.0 %\n +deck +1 +25\.0 %/);
    expect(text).toContain("everything the game declares was seen");
  });

  test("says what the heavy checks have looked at, if it was a sample", () => {
    const text = formatReport("duel", { ...clean, sampled: 21, heavyOneIn: 5 }, true);
    expect(text).toContain("all in every match, the heavy ones on one command in 5: 21");
  });

  test("names what was never seen", () => {
    const report: FuzzReport = { ...clean, neverSeen: ["card:lost-lunch", "ending:loop"] };
    expect(formatReport("duel", report, true)).toContain(
      "never seen: card:lost-lunch, ending:loop",
    );
    expect(formatReport("duel", report, false)).not.toContain("never seen");
  });

  test("gives ten failures with the line that shows each, and counts the rest", () => {
    const failures = Array.from({ length: 12 }, (_, i) => failure(i));
    const text = formatReport("duel", { ...clean, failures }, true);
    expect(text.match(/FAILED cards are conserved: a card is doubled/g)).toHaveLength(10);
    expect(text).toContain("    npm run fuzz -- duel --seed 7 --game 9");
    expect(text).toContain("and 2 more");
    expect(text).toContain("12 failures");
  });
});
