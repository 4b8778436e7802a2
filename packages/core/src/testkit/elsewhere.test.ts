import { describe, expect, test } from "vitest";
import { skirmish, someOptions } from "../../fixtures/skirmish/index.ts";
import { type KeptMatch, playAgain } from "./elsewhere.ts";
import { fuzz } from "./fuzz.ts";

function kept(oneIn: number): KeptMatch[] {
  const matches: KeptMatch[] = [];
  fuzz(skirmish, {
    seed: 3,
    games: 6,
    options: someOptions,
    maxCommands: 300,
    checks: [],
    keep: { oneIn, match: (match) => void matches.push(match) },
    command: "npm run fuzz -- skirmish",
  });
  return matches;
}

describe("matches that a run has kept", () => {
  const matches = kept(1);

  test("are those that were asked for", () => {
    expect(matches.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(kept(4).map(({ number }) => number)).toEqual([0, 4]);
  });

  test("are plain data, and go the same again", () => {
    expect(playAgain(skirmish, JSON.parse(JSON.stringify(matches)) as KeptMatch[])).toEqual([]);
  });

  test("are found out when they end otherwise, or only went otherwise, the last one first", () => {
    const changed = matches.map((match) => {
      if (match.number === 1) return { ...match, eventsHash: "another" };
      if (match.number !== 4) return match;
      return { ...match, record: { ...match.record, finalHash: "another" } };
    });
    const [first, second, ...more] = playAgain(skirmish, changed);
    expect(first?.number).toBe(4);
    expect(first?.fault).toMatch(/^It ends in \w+, the record says another\.$/);
    expect(second).toEqual({ number: 1, fault: "It ends the same, and went another way." });
    expect(more).toEqual([]);
  });
});
