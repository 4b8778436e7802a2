/** Rules are pure: what a match comes to hangs on nothing but its options and commands. */
import type { ElsewhereFault, KeptMatch } from "@tcg/core/testkit";
import { beforeAll, expect, test } from "vitest";
import { type Errand, playElsewhere } from "./elsewhere/play-elsewhere.ts";
import { fuzzTargets } from "./targets.ts";

const sound = ["blind-bid", "cellar", "skirmish", "lunchtable", "lorcana"];
const broken = ["broken-day", "broken-locale", "broken-memory"];
const seed = 5;

function errandOf(name: string): Errand {
  const matches: KeptMatch[] = [];
  const keep = { oneIn: 1, match: (match: KeptMatch) => void matches.push(match) };
  const games = name === "lunchtable" || name === "lorcana" ? 3 : 8;
  fuzzTargets[name]?.({ seed, games, checks: [], keep, command: "npm run fuzz" });
  return { name, seed, matches };
}

/** By game. All in the same two processes: to start one takes longer than the matches do. */
const faults = new Map<string, ElsewhereFault[]>();
const errands = [...sound, ...broken].map(errandOf);

beforeAll(() => {
  playElsewhere(errands).forEach((found, place) => {
    faults.set(errands[place]?.name ?? "", found);
  });
});

test.each(sound)(
  "%s goes the same in other countries, on another day, in another order",
  (name) => {
    expect(errands.find((errand) => errand.name === name)?.matches.length).toBeGreaterThan(2);
    expect(faults.get(name)).toEqual([]);
  },
);

test.each([
  ["broken-day", "its weekday"],
  ["broken-locale", "its alphabet"],
  ["broken-memory", "the match before"],
])("%s goes by %s, and is found out", (name) => {
  expect(faults.get(name)?.length).toBeGreaterThan(0);
});
