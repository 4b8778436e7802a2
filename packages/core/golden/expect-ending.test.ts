import { describe, expect, test } from "vitest";
import { type Tiny, tiny } from "../fixtures/tiny/index.ts";
import { type MatchRecord, playWhileLegal, recordMatch } from "../src/index.ts";
import { started } from "../src/testkit/index.ts";
import { expectEnding } from "./expect-ending.ts";

const game = tiny();
const options = { decks: { ann: ["ant", "bee"], bob: ["bee"] }, config: { hand: 1 }, seed: 11 };
const leaves = [["bob", { type: "LEAVE" }]] as const;

function record(commands: readonly (typeof leaves)[number][] = leaves): MatchRecord<Tiny> {
  const { state } = playWhileLegal(game, started(game, options).state, commands);
  return recordMatch(game, options, commands, state);
}

describe("the ending of a recorded match", () => {
  test("is as the recipe says", () => {
    expectEnding(game, record(), { ending: "left" });
  });

  test("is not the recipe's: another reason, a winner in a draw, or none at all", () => {
    const left = { ending: "left" } as const;
    expect(() => expectEnding(game, record(), { ending: "sum" })).toThrow("expected 'left, won'");
    expect(() => expectEnding(game, record(), { ...left, isDraw: true })).toThrow("left, a draw");
    expect(() => expectEnding(game, record([]), left)).toThrow("still running");
  });

  test("is unknown when the record cannot be played again, and the reason is told", () => {
    const altered = { ...record(), finalHash: "0" };
    expect(() => expectEnding(game, altered, { ending: "left" })).toThrow(/It ends in \w+, the/);
    const older = { ...record(), rulesVersion: 0 };
    expect(() => expectEnding(game, older, { ending: "left" })).toThrow("of rulesVersion 0");
  });
});
