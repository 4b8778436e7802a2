import { describe, expect, test } from "vitest";
import { type Tiny, table, tiny } from "../../fixtures/tiny/index.ts";
import { createRandom } from "../random.ts";
import { Coverage } from "./coverage.ts";
import { chooseMove, featuresOfCommand, type Steering } from "./steering.ts";

const game = tiny();
const state = table({ ann: { hand: ["ant", "bee"], board: ["cat", "cat", null] } });
const legal = game.legalMoves(state, "ann");

function chosen(coverage: Coverage, steering: Steering<Tiny>, times = 300): Record<string, number> {
  const random = createRandom(1);
  const counts: Record<string, number> = {};
  for (let i = 0; i < times; i++) {
    const { id } = chooseMove(state, "ann", legal, coverage, random, steering);
    counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}

describe("choosing a move", () => {
  test("unsteered, every move comes up", () => {
    expect(Object.keys(chosen(new Coverage(), { avoid: [], steered: false })).sort()).toEqual([
      "DO",
      "LEAVE",
      "PLAY c1",
      "PLAY c2",
    ]);
  });

  test("what is to be avoided is given only when there is nothing else", () => {
    for (const steered of [true, false]) {
      expect(chosen(new Coverage(), { avoid: ["LEAVE"], steered })).not.toHaveProperty("LEAVE");
      const all = ["LEAVE", "DO", "PLAY"];
      expect(chosen(new Coverage(), { avoid: all, steered })).toHaveProperty("LEAVE");
    }
  });

  test("steered, the move with the card that was seen least is preferred", () => {
    const coverage = new Coverage();
    for (const { command, id } of legal) {
      if (id !== "PLAY c2")
        for (const seen of featuresOfCommand(state, command)) coverage.see(seen, 9);
    }
    const counts = chosen(coverage, { avoid: [], steered: true });
    const fresh = counts["PLAY c2"] ?? 0;
    expect(fresh).toBeGreaterThan(150);
    expect(fresh).toBeLessThan(300);
  });

  test("aimed, a move comes as often as it is wanted, and what is to be avoided not at all", () => {
    const weights: Record<string, number> = { "PLAY c1": 2, "PLAY c2": 1, LEAVE: 9 };
    const counts = chosen(new Coverage(), {
      avoid: ["LEAVE"],
      steered: true,
      weigh: (_state, _actor, moves) => moves.map(({ id }) => weights[id] ?? 0),
    });
    expect(Object.keys(counts).sort()).toEqual(["PLAY c1", "PLAY c2"]);
    expect(counts["PLAY c1"]).toBeGreaterThan(160);
    expect(counts["PLAY c2"]).toBeGreaterThan(60);
  });

  test("aimed at nothing that is there, it is chosen as without", () => {
    const weigh: Steering<Tiny>["weigh"] = (_state, _actor, moves) => moves.map(() => 0);
    const steering = { avoid: [], steered: true };
    expect(chosen(new Coverage(), { ...steering, weigh })).toEqual(
      chosen(new Coverage(), steering),
    );
  });

  test("the same stream chooses the same", () => {
    const steering = { avoid: [], steered: true };
    expect(chosen(new Coverage(), steering)).toEqual(chosen(new Coverage(), steering));
  });

  test("there must be something to choose from", () => {
    const none = () =>
      chooseMove(state, "ann", [], new Coverage(), createRandom(1), { avoid: [], steered: true });
    expect(none).toThrow(RangeError);
  });
});

describe("the features of a command", () => {
  test("are its kind, its cards and both together", () => {
    expect(featuresOfCommand(state, { type: "PLAY", card: "c1" as never, slot: 2 })).toEqual([
      "move:PLAY",
      "card:ant",
      "move+card:PLAY ant",
    ]);
    expect(featuresOfCommand(state, { type: "DO" })).toEqual(["move:DO"]);
    expect(featuresOfCommand(state, { type: "PLAY", card: "c99" as never })).toEqual(["move:PLAY"]);
  });
});
