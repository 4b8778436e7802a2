import { describe, expect, test } from "vitest";
import { type Seat, table, tiny } from "../../fixtures/tiny/index.ts";
import { decide, evolve, explain, legalMoves, mask } from "./index.ts";

const game = tiny();
const state = table({ ann: { hand: ["ant"] } });

describe("a view with its moves", () => {
  test("has those of the seat that looks", () => {
    const seen = mask(game, state, "ann");
    expect(seen).toEqual({ ...game.mask(state, "ann"), legalMoves: game.legalMoves(state, "ann") });
    expect(seen.legalMoves.map(({ id }) => id)).toContain("PLAY c1");
  });

  test("has none for a spectator, and none for the referee, who does not play", () => {
    expect(game.legalMoves(state, "referee").map(({ id }) => id)).toEqual(["TIMEOUT"]);
    for (const viewer of ["spectator", "referee"] as const) {
      expect(mask(game, state, viewer).legalMoves).toEqual([]);
    }
  });
});

test("who does not sit there is a mistake of the caller", () => {
  const stranger = "dora" as Seat;
  expect(() => mask(game, state, stranger)).toThrow("no viewer dora");
  expect(() => legalMoves(game, state, stranger)).toThrow("no viewer dora");
  expect(() => explain(game, state, stranger, { type: "DO" })).toThrow("no viewer dora");
});

test("the rest is the game's own", () => {
  const command = { type: "PLAY", card: "c1" };
  expect(legalMoves(game, state, "ann")).toEqual(game.legalMoves(state, "ann"));
  expect(explain(game, state, "ann", command)).toEqual(game.explain(state, "ann", command));
  const decision = decide(game, state, "ann", command);
  if (!decision.ok) throw new Error("it is legal");
  expect(evolve(game, state, decision.events)).toEqual(decision.state);
});
