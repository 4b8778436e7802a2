import { describe, expect, test } from "vitest";
import { type Tiny, tiny } from "../../fixtures/tiny/index.ts";
import type { CardId } from "../ids.ts";
import { InvariantError } from "../invariant-error.ts";
import { find, type Setup, scenario } from "./scenario.ts";
import { started } from "./started.ts";

const game = tiny();
const options = { decks: { ann: ["ant", "bee"], bob: ["ant"] }, config: { hand: 1 }, seed: 1 };

function set(setup: Setup<Tiny>): ReturnType<typeof scenario<Tiny>> {
  return scenario(game, options, setup, (_def, zone) =>
    zone === "board" ? { hits: 0 } : undefined,
  );
}

describe("a scenario", () => {
  test("is a match without a card and with nothing pending, unless it says otherwise", () => {
    const asking = tiny({
      phases: {
        day: { enter: (play) => play.ask({ kind: "pick", seat: "bob", secret: "" }) },
        night: {},
      },
    });
    const state = scenario(asking, options, {});
    expect(state).toMatchObject({
      cards: {},
      known: {},
      prompts: [],
      tasks: [],
      queue: [],
      nextId: 1,
    });
    expect(state.seats.ann).toEqual({
      deck: [],
      hand: [],
      board: [null, null, null],
      heap: [],
      under: [],
      well: [],
      points: 0,
    });
    expect(state.phase).toBe("day");
    expect(state.config.hand).toBe(1);
  });

  test("puts cards where it says, with what lies on them", () => {
    const state = set({
      phase: "night",
      shared: { notes: ["before"] },
      seats: {
        ann: {
          hand: ["ant", { def: "bee", knownBy: ["bob"] }],
          board: [null, { def: "cat", owner: "bob", faceDown: true, data: { hits: 2 } }, "ant"],
          has: { points: 4 },
        },
      },
    });
    const face = (id: CardId | null): unknown => (id === null ? null : state.cards.get(id));
    expect(state.seats.ann.board.map(face)).toEqual([
      null,
      { def: "cat", owner: "bob", seat: "ann", zone: "board", faceDown: true, data: { hits: 2 } },
      { def: "ant", owner: "ann", seat: "ann", zone: "board", faceDown: false, data: { hits: 0 } },
    ]);
    expect(state.known.toJSON()).toEqual({ [find(state, "ann", "hand", "bee")]: ["bob"] });
    expect(state.phase).toBe("night");
    expect(state.shared.notes).toEqual(["before"]);
    expect(state.seats.ann.points).toBe(4);
    expect(state.seats.bob.points).toBe(0);
  });

  test("throws on a card, a seat or a slot that there is not", () => {
    expect(() => set({ seats: { ann: { hand: ["dog"] } } })).toThrow("there is no card dog");
    expect(() => set({ seats: { ann: { hand: ["toString"] } } })).toThrow("there is no card");
    expect(() => set({ seats: { cyd: { hand: ["ant"] } } })).toThrow("nobody sits at cyd");
    const crowd = ["ant", "ant", "ant", "ant"];
    expect(() => set({ seats: { ann: { board: crowd } } })).toThrow(InvariantError);
  });

  test("throws when the match cannot even start", () => {
    expect(() => scenario(game, { ...options, decks: {} }, {})).toThrow("options/no-seats");
    expect(() => started(game, { ...options, seed: 0.5 })).toThrow("options/bad-seed");
  });
});

describe("find", () => {
  const state = set({ seats: { ann: { hand: ["bee", "ant", "ant"] } } });

  test("gives the first card of that face there", () => {
    expect(find(state, "ann", "hand", "ant")).toBe(state.seats.ann.hand[1]);
  });

  test("throws when there is none", () => {
    expect(() => find(state, "ann", "hand", "cat")).toThrow("ann has no cat in hand");
    expect(() => find(state, "ann", "heap", "ant")).toThrow("ann has no ant in heap");
    expect(() => find(state, "bob", "hand", "ant")).toThrow("bob has no ant in hand");
  });
});
