import { createInitialState } from "@tcg/core/engine";
import { describe, expect, test } from "vitest";
import { defined } from "../fixtures/defined.ts";
import { matchGame } from "../fixtures/match.ts";
import { character } from "../fixtures/table.ts";
import { type Config, defaultConfig } from "./config.ts";
import type { LorcanaGame } from "./game.ts";
import { engineFaults } from "./options.ts";

const faultsWith = (config: Readonly<Record<string, unknown>>): string[] =>
  engineFaults({ config }).filter((line) => line.startsWith("config"));

describe("a config", () => {
  test("of defaults has no faults, and neither has any value a flag can have", () => {
    expect(faultsWith({ ...defaultConfig })).toEqual([]);
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
    [{ deckOut: "never" }, "config.deckOut must be one of failed-draw, end-turn-empty"],
    [{ interveningIf: true }, "config.interveningIf must be one of both, resolve"],
    [{ nestedPlay: null }, "config.nestedPlay must be one of after, during"],
    [{ startingPlayer: "me" }, "config.startingPlayer must be one of choose, random, host, away"],
    [{ loreToWin: 0 }, "config.loreToWin must be a whole number from 1 to 1000"],
    [{ handSize: 1.5 }, "config.handSize must be a whole number from 0 to 10"],
    [{ handSize: 11 }, "config.handSize must be a whole number from 0 to 10"],
    [{ maxTurns: "9" }, "config.maxTurns must be a whole number from 1 to 100000"],
    [{ zeroDamageCountsAsDealt: 1 }, "config.zeroDamageCountsAsDealt must be true or false"],
    [{ banned: "fox" }, "config.banned must be a list"],
    [
      { banned: [1] },
      "config.banned[0] must be a text of 1 to 200 characters without blanks around it",
    ],
  ])("%j: %s", (change, told) => {
    expect(faultsWith(change)).toEqual([expect.stringContaining(`${told}, not `)]);
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
    const told = `config.${name} must be a whole number from ${least} to ${most}, not ${least - 1}`;
    expect(faults[0]).toEqual([told]);
  });

  test("a ban that is misspelt says so; of other sets nothing is known", () => {
    const cards = defined([character("fox", { name: "Old Fox", version: "At Dusk" })]);
    const lines = (...banned: string[]) =>
      engineFaults({ cards, config: { banned } }).filter((line) => line.startsWith("config"));
    expect(lines("fox", "Old Fox - At Dusk", "a card of another set")).toEqual([]);
    expect(lines("fix")).toEqual(['config.banned[0] names no card: "fix"; did you mean fox?']);
    expect(lines("Old Fox - At Dus")[0]).toContain("did you mean Old Fox");
  });

  test("tells its faults in the order of the settings, and what is none last", () => {
    const wrong = { lives: 3, nestedPlay: 1, deckOut: 1, maxInks: 9, handSize: -1 };
    const told = faultsWith({ ...wrong, zeroDamageCountsAsDealt: 0, banned: ["fox", 7] });
    expect(told.map((line) => line.split(" ")[0])).toEqual([
      "config.handSize",
      "config.maxInks",
      "config.banned[1]",
      "config.deckOut",
      "config.zeroDamageCountsAsDealt",
      "config.nestedPlay",
      "config.lives",
    ]);
  });

  test("has no values that nobody knows, and every fault is told", () => {
    const told = faultsWith({ lives: 3, deckOut: 1, maxInks: 9 });
    expect(told[2]).toContain("config.lives is no setting; there are loreToWin, handSize");
    expect(faultsWith({ lore: 3 })).toEqual(["config.lore is no setting; did you mean loreToWin?"]);
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
        data: { faults: ["config.loreToWin must be a whole number from 1 to 1000, not -1"] },
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
    const faults = [
      'chooser must be one of host, away, not "nobody"',
      "hostDeck: A deck has at least 60 cards; this one has 0.",
      "awayDeck: A deck has at least 60 cards; this one has 0.",
    ];
    expect(start).toMatchObject({
      ok: false,
      rejection: { code: "options/bad-seat", data: { faults } },
    });
  });
});

describe("a start without an engine", () => {
  const deck = ["blank"];
  const start = (options: object): unknown => {
    const given = { hostDeck: deck, awayDeck: deck, seed: 1, config: { minDeck: 1 }, ...options };
    return matchGame([]).start(given as Parameters<LorcanaGame["start"]>[0]);
  };

  test("knows its options", () => {
    expect(start({})).toMatchObject({ ok: true });
    expect(start({ choser: "host" })).toMatchObject({
      ok: false,
      rejection: {
        code: "options/unknown",
        data: { faults: ["choser is no option; did you mean chooser?"] },
      },
    });
    const faults = [
      "lives is no option; there are config, chooser, hostDeck, awayDeck, thirdDeck, fourthDeck, seed",
    ];
    expect(start({ lives: 7 })).toMatchObject({ ok: false, rejection: { data: { faults } } });
  });

  test("leaves the seed to the kernel", () => {
    const rejection = { code: "options/bad-seed" };
    expect(start({ seed: 0.5 })).toMatchObject({ ok: false, rejection });
  });

  test("never throws, though there be no options at all", () => {
    const none = undefined as unknown as Parameters<LorcanaGame["start"]>[0];
    expect(() => createInitialState(matchGame([]), none)).not.toThrow();
  });
});
