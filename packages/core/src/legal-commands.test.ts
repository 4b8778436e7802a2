import { describe, expect, test } from "vitest";
import { type Seat, type Tiny, type TinyState, table, tiny } from "../fixtures/tiny/index.ts";
import { rejecter } from "./rejections.ts";
import type { Move, MoveTable } from "./rules.ts";
import { rulesOf } from "./rules-of.ts";
import { Simulation } from "./simulation.ts";

const reject = rejecter({ "late/too-late": { message: "It is too late." } });
const game = tiny();
const DO = rulesOf(game).moves.DO as Move<Tiny, { readonly type: "DO" }>;
const withMove = (changed: object) =>
  tiny({
    moves: { ...rulesOf(game).moves, DO: { ...DO, ...changed } as typeof DO },
    rejections: { ...rulesOf(game).rejections, "late/too-late": { message: "It is too late." } },
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
    const PLAY = rulesOf(game).moves.PLAY;
    const hidden = tiny({
      moves: {
        ...rulesOf(game).moves,
        PLAY: { ...PLAY, when: () => reject("late/too-late") } as typeof PLAY,
      },
      rejections: { ...rulesOf(game).rejections, "late/too-late": { message: "It is too late." } },
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

describe("the list", () => {
  const pick = (seat: Seat, kind: "pick" | "order" = "pick") =>
    ({ kind, seat, secret: "" }) as const;
  const state = table({ ann: { hand: ["ant", "bee"] } });
  /** A table for every moment: a turn, each kind of prompt to one or two seats, and the end. */
  const moments: readonly [string, TinyState][] = [
    ["on a turn", state],
    ["when the one on turn is asked", { ...state, prompts: [pick("ann")] }],
    ["when another is asked", { ...state, prompts: [pick("bob")] }],
    ["when two are asked", { ...state, prompts: [pick("bob"), pick("ann", "order")] }],
    ["when somebody is asked what no move answers", { ...state, prompts: [pick("bob", "order")] }],
    ["at the end", { ...state, outcome: { status: "ended", winners: [], reason: "timeout" } }],
  ];
  const actors = ["ann", "bob", "cyd", "dora" as Seat, "referee"] as const;

  test.each(moments)("[K4.1] holds %s what explain finds legal", (_, now) => {
    const tried = [
      "DO",
      "PLAY c1",
      "PLAY c2 slot=1",
      "ANSWER yes",
      "ANSWER no",
      "LEAVE",
      "TIMEOUT",
    ];
    for (const actor of actors) {
      const listed = game.legalMoves(now, actor).map(({ id }) => id);
      for (const line of tried) {
        const parsed = game.parse(line);
        if (!parsed.ok) throw new Error(parsed.rejection.message);
        const { legal } = game.explain(now, actor, parsed.command);
        expect([actor, line, listed.includes(line)]).toEqual([actor, line, legal]);
      }
    }
  });

  test("[K4.1] is in the order of the table of moves", () => {
    const linesOf = (now: TinyState): string =>
      game
        .legalMoves(now, "ann")
        .map(({ id }) => id)
        .join(", ");
    expect(linesOf(table({ ann: { hand: ["ant"] } }))).toBe(
      "DO, PLAY c1, PLAY c1 slot=1, PLAY c1 slot=2, LEAVE",
    );
    expect(linesOf({ ...state, prompts: [pick("ann")] })).toBe("ANSWER yes, ANSWER no, LEAVE");
  });

  test("[K4.1] holds what may be done at any time, though a prompt is of no kind the game names", () => {
    const terse = tiny({ prompts: ["pick"] });
    const asked = { ...state, prompts: [pick("ann", "order")] };
    expect(terse.legalMoves(asked, "ann").map(({ id }) => id)).toEqual(["LEAVE"]);
  });

  test("[K4.1] holds a move for any time at any time, also if it names a prompt that it answers", () => {
    const LEAVE = {
      ...rulesOf(game).moves.LEAVE,
      answers: ["order"],
    } as MoveTable<Tiny>["LEAVE"];
    const both = tiny({ moves: { ...rulesOf(game).moves, LEAVE } });
    for (const [, now] of moments.slice(0, -1)) {
      expect(both.legalMoves(now, "ann").map(({ id }) => id)).toContain("LEAVE");
      expect(both.explain(now, "ann", { type: "LEAVE" }).legal).toBe(true);
    }
  });

  test("[K4.1] is each game's own, though moves are read once", () => {
    expect(commandsOf(game)).toContain("DO");
    const { DO: _, ...others } = rulesOf(game).moves;
    expect(commandsOf(tiny({ moves: others as MoveTable<Tiny> }))).not.toContain("DO");
    expect(commandsOf(game)).toContain("DO");
  });

  test.each(moments)("[K4.1] one by one is the list, %s", (_, now) => {
    const validate = () => reject("late/too-late");
    const refusing = withMove({ validate });
    const refusingEach = withMove({
      validate,
      *candidates() {
        yield { type: "DO" };
      },
    });
    const late = withMove({ when: validate });
    for (const of of [game, refusing, refusingEach, late]) {
      const match = Simulation.from(of, now);
      for (const actor of actors) {
        expect([...match.eachLegal(actor)]).toEqual(match.legal(actor));
        expect(match.legal(actor)).toEqual(of.legalMoves(now, actor).map((move) => move.command));
      }
    }
  });

  test("[K4.1] one by one is looked for no further than it is asked for", () => {
    const looked: string[] = [];
    const looking = withMove({
      *candidates() {
        for (const each of ["first", "second"]) {
          looked.push(each);
          yield { type: "DO" };
        }
      },
    });
    const [first] = Simulation.from(looking, state).eachLegal("ann");
    expect(first).toEqual({ type: "DO" });
    expect(looked).toEqual(["first"]);
  });
});
