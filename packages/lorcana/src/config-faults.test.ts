import { describe, expect, test } from "vitest";
import { matchGame } from "../fixtures/match.ts";
import { type Config, defaultConfig } from "./config.ts";
import { configFaults } from "./config-faults.ts";

const faultsWith = (change: Readonly<Record<string, unknown>>): string[] =>
  configFaults({ ...defaultConfig, ...change } as Config);

describe("a config", () => {
  test("of defaults has no faults, and neither has any value a flag can have", () => {
    expect(configFaults(defaultConfig)).toEqual([]);
    const flags: Partial<Config>[] = [
      { deckOut: "end-turn-empty" },
      { interveningIf: "resolve" },
      { zeroDamageCountsAsDealt: true },
      { nestedPlay: "during" },
      { startingPlayer: "random" },
      { startingPlayer: "away" },
      { banned: ["fox"] },
    ];
    for (const flag of flags) expect(faultsWith(flag)).toEqual([]);
  });

  test.each([
    [{ deckOut: "never" }, "config.deckOut is one of failed-draw, end-turn-empty"],
    [{ interveningIf: true }, "config.interveningIf is one of both, resolve"],
    [{ nestedPlay: null }, "config.nestedPlay is one of after, during"],
    [{ startingPlayer: "me" }, "config.startingPlayer is one of choose, random, host, away"],
    [{ loreToWin: 0 }, "config.loreToWin is a whole number from 1 to 1000"],
    [{ handSize: 1.5 }, "config.handSize is a whole number from 0 to 10"],
    [{ handSize: 11 }, "config.handSize is a whole number from 0 to 10"],
    [{ maxTurns: "9" }, "config.maxTurns is a whole number from 1 to 100000"],
    [{ zeroDamageCountsAsDealt: 1 }, "config.zeroDamageCountsAsDealt is true or false"],
    [{ banned: "fox" }, "config.banned is a list of full names or card ids"],
    [{ banned: [1] }, "config.banned is a list of full names or card ids"],
  ])("%j: %s", (change, told) => {
    expect(faultsWith(change)).toEqual([told]);
  });

  test.each([
    ["loreToWin", 1, 1000],
    ["handSize", 0, 10],
    ["minDeck", 1, 1000],
    ["maxCopies", 1, 1000],
    ["maxInks", 1, 6],
    ["maxStepsPerCommand", 100, 100_000],
    ["maxActionsPerTurn", 1, 100_000],
    ["maxTurns", 1, 100_000],
  ])("%s is from %i to %i", (name, least, most) => {
    const faults = [least - 1, least, most, most + 1].map((value) => faultsWith({ [name]: value }));
    expect(faults.map(({ length }) => length)).toEqual([1, 0, 0, 1]);
    expect(faults[0]).toEqual([`config.${name} is a whole number from ${least} to ${most}`]);
  });

  test("tells its faults in the order in which they are looked for", () => {
    const wrong = { lives: 3, nestedPlay: 1, deckOut: 1, maxInks: 9, handSize: -1 };
    const told = faultsWith({ ...wrong, zeroDamageCountsAsDealt: 0, banned: ["fox", 7] });
    expect(told.map((line) => line.split(" ")[0])).toEqual([
      "config.lives",
      "config.deckOut",
      "config.nestedPlay",
      "config.handSize",
      "config.maxInks",
      "config.zeroDamageCountsAsDealt",
      "config.banned",
    ]);
  });

  test("has no values that nobody knows, and every fault is told", () => {
    const told = faultsWith({ lives: 3, deckOut: 1, maxInks: 9 });
    expect(told[0]).toContain("config.lives is unknown; there are: loreToWin, handSize");
    expect(told).toHaveLength(3);
  });

  test("with faults starts no match", () => {
    const start = matchGame([]).start({
      hostDeck: [],
      awayDeck: [],
      seed: 1,
      config: { loreToWin: -1 },
    });
    expect(start).toMatchObject({
      ok: false,
      rejection: {
        code: "options/bad-config",
        data: { faults: ["config.loreToWin is a whole number from 1 to 1000"] },
      },
    });
  });

  test("is not all: the chooser has to sit somewhere", () => {
    const start = matchGame([]).start({
      hostDeck: [],
      awayDeck: [],
      seed: 1,
      chooser: "nobody" as never,
    });
    expect(start).toMatchObject({ ok: false, rejection: { code: "options/bad-seat" } });
  });
});
