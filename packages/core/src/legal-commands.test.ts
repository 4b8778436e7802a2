import { describe, expect, test } from "vitest";
import { type Seat, type Tiny, table, tiny } from "../fixtures/tiny/index.ts";
import { rejecter } from "./rejections.ts";
import type { Move } from "./rules.ts";
import { Simulation } from "./simulation.ts";

const reject = rejecter({ "late/too-late": { message: "It is too late." } });
const game = tiny();
const DO = game.rules.moves.DO as Move<Tiny, { readonly type: "DO" }>;
const withMove = (changed: object) =>
  tiny({
    moves: { ...game.rules.moves, DO: { ...DO, ...changed } as typeof DO },
    rejections: { ...game.rules.rejections, "late/too-late": { message: "It is too late." } },
  });

const commandsOf = (of: ReturnType<typeof tiny>, seat: Seat | "referee" = "ann"): string[] =>
  of.legalMoves(table(), seat).map(({ id }) => id);

describe("when", () => {
  const late = withMove({ when: () => reject("late/too-late") });

  test("[K4.6] forbids every command of its kind, and lists none", () => {
    expect(commandsOf(game)).toContain("DO");
    expect(commandsOf(late)).not.toContain("DO");
    expect(late.explain(table(), "ann", { type: "DO" })).toMatchObject({
      legal: false,
      rejection: { code: "late/too-late" },
    });
  });

  test("[K4.6] nothing is looked for that it forbids", () => {
    const looked = withMove({
      when: () => reject("late/too-late"),
      candidates: () => {
        throw new Error("it looked");
      },
    });
    expect(commandsOf(looked)).toEqual(["LEAVE"]);
  });

  test("[K4.6] a card that its actor does not know comes first", () => {
    const PLAY = game.rules.moves.PLAY;
    const hidden = tiny({
      moves: {
        ...game.rules.moves,
        PLAY: { ...PLAY, when: () => reject("late/too-late") } as typeof PLAY,
      },
      rejections: { ...game.rules.rejections, "late/too-late": { message: "It is too late." } },
    });
    const codeOf = (card: string): string | undefined => {
      const state = table({ ann: { hand: ["ant"] } });
      const said = hidden.explain(state, "ann", { type: "PLAY", card });
      return said.legal ? undefined : said.rejection.code;
    };
    expect(codeOf("c1")).toBe("late/too-late");
    expect(codeOf("c9")).toBe("command/unknown-card");
  });
});

test("[K4.7] of a move that is exact the candidates are the list, unasked", () => {
  const sure = withMove({
    exact: true,
    validate: () => reject("late/too-late"),
  });
  expect(commandsOf(sure)).toContain("DO");
  expect(sure.explain(table(), "ann", { type: "DO" }).legal).toBe(false);
});

test("[K4.1] the list one by one is the list", () => {
  for (const seat of ["ann", "bob", "referee"] as const) {
    const match = Simulation.from(game, table({ ann: { hand: ["ant", "bee"] } }));
    expect([...match.eachLegal(seat)]).toEqual(match.legal(seat));
  }
});
