/** What heavy checks get to look at in long runs. */

import { describe, expect, test } from "vitest";
import { leaks } from "../../fixtures/broken/leaks.ts";
import { skirmish, someOptions } from "../../fixtures/skirmish/index.ts";
import { rulesOf } from "../rules-of.ts";
import type { GameTypes } from "../types.ts";
import { type Check, type CheckContext, CheckFailed } from "./check.ts";
import { leakByForking } from "./checks/leak-by-forking.ts";
import { type FuzzReport, fuzz } from "./fuzz.ts";
import { isRevealing } from "./revealing.ts";
import { type Trace, versionsOf } from "./trace.ts";

/** Counts what it is called with, match by match. */
class Counter implements Check {
  readonly name = "counting";
  readonly isHeavy?: true;
  readonly matches: { steps: number; states: number; sample: boolean[]; reveals: boolean[] }[] = [];
  steps = 0;
  states = 0;

  constructor(isHeavy: boolean) {
    if (isHeavy) this.isHeavy = true;
  }

  step(): void {
    this.steps++;
  }

  state(): void {
    this.states++;
  }

  match<G extends GameTypes>({ game }: CheckContext<G>, trace: Trace<G>): void {
    const { steps, states } = this;
    const versions = versionsOf(trace);
    const sample = versions.map(({ isSampled }) => isSampled);
    const reveals = versions.map(({ events }) => isRevealing(rulesOf(game).zones, events));
    this.matches.push({ steps, states, sample, reveals });
    this.steps = 0;
    this.states = 0;
  }
}

function run(heavyOneIn: number, checks: readonly Check[], more: object = {}): FuzzReport {
  return fuzz(skirmish, {
    seed: 3,
    games: 12,
    options: someOptions,
    rarely: ["CONCEDE", "TIMEOUT"],
    maxCommands: 500,
    command: "fuzz",
    heavyOneIn,
    checks,
    ...more,
  });
}

describe("one command in four", () => {
  const heavy = new Counter(true);
  const quick = new Counter(false);
  const report = run(4, [heavy, quick]);

  test("of every match passes the heavy checks, and its opening and end always do", () => {
    for (const { steps, states, sample } of heavy.matches) {
      const [opening, ...commands] = sample;
      expect(opening).toBe(true);
      expect(steps).toBe(commands.filter((isSampled) => isSampled).length);
      expect(states).toBe(steps + 1);
      expect(commands.at(-1)).toBe(true);
    }
    expect(heavy.matches).toHaveLength(12);
  });

  test("is drawn at random of those that reveal nothing, and all are counted in the report", () => {
    const sampled = heavy.matches.reduce((sum, { steps }) => sum + steps, 0);
    expect(report).toMatchObject({ sampled, heavyOneIn: 4 });
    const drawn = heavy.matches.flatMap(({ sample, reveals }) =>
      sample.slice(1, -1).filter((_, i) => !reveals[i + 1]),
    );
    const share = drawn.filter((isSampled) => isSampled).length / drawn.length;
    expect(share).toBeGreaterThan(0.18);
    expect(share).toBeLessThan(0.32);
    const gaps = new Set(heavy.matches.map(({ sample }) => sample.indexOf(true, 1)));
    expect(gaps.size).toBeGreaterThan(3);
  });

  test("is not all: every command that reveals something passes the heavy checks", () => {
    const revealing = heavy.matches.flatMap(({ sample, reveals }) =>
      sample.filter((_, i) => reveals[i]),
    );
    expect(revealing.length).toBeGreaterThan(30);
    expect(revealing.every((isSampled) => isSampled)).toBe(true);
    expect(revealing.length).toBeLessThan(report.commands / 4);
  });

  test("is all the others are spared: every command passes the quick checks", () => {
    const looked = quick.matches.reduce((sum, { steps }) => sum + steps, 0);
    expect(looked).toBe(report.commands);
    for (const { states, sample } of quick.matches) expect(states).toBe(sample.length);
  });

  test("is the same one when the match is played alone, by the line a failure prints", () => {
    const again = new Counter(true);
    run(4, [again], { firstGame: 7, games: 1 });
    expect(again.matches[0]?.sample).toEqual(heavy.matches[7]?.sample);
    const fails: Check = {
      name: "failing",
      isHeavy: true,
      step: () => {
        throw new CheckFailed("failing", "always");
      },
    };
    const lines = (one: number): (string | undefined)[] =>
      run(one, [fails], { games: 1 }).failures.map(({ reproduce }) => reproduce);
    expect(lines(4)).toEqual(["fuzz --seed 3 --game 0 --heavy-one-in 4"]);
    expect(lines(1)).toEqual(["fuzz --seed 3 --game 0"]);
  });
});

test("without a word every command passes every check", () => {
  const heavy = new Counter(true);
  const { commands, sampled, heavyOneIn } = run(1, [heavy]);
  expect([sampled, heavyOneIn]).toEqual([commands, 1]);
  expect(heavy.matches.every(({ sample }) => sample.every((isSampled) => isSampled))).toBe(true);
});

test("with one command in five, a hand that decides what is found is noticed soon", () => {
  // Without checking every search in full these took 76 and 30 matches.
  const found = ["a hand decides whether a card is found", "a hand decides which card is found"];
  for (const [what, play, noticedBy] of leaks.filter(([name]) => found.includes(name))) {
    const { failures } = play({ checks: [noticedBy as Check], heavyOneIn: 5, games: 20 });
    expect([what, failures[0]?.check]).toEqual([what, leakByForking.name]);
  }
});
