import { describe, expect, test } from "vitest";
import { doing, type Seat, type TinyState, table, tiny } from "../fixtures/tiny/index.ts";
import { cardsInOrder } from "./command/fields.ts";
import { rulesOf } from "./rules-of.ts";
import { find, given } from "./testkit/index.ts";

const game = tiny();
const everybody = ["ann", "bob", "cyd", "referee"] as const;

/** Bob and cyd are asked something. */
function asked(kind: "pick" | "order" = "pick"): TinyState {
  return doing(table(), (play) => {
    play.ask({ kind: "pick", seat: "bob", secret: "b" });
    play.ask({ kind, seat: "cyd", secret: "c" });
  }).state;
}

function refusal(state: TinyState, actor: string, line: string): unknown {
  const parsed = game.parse(line);
  const decision = game.decide(state, actor as Seat, parsed.ok ? parsed.command : line);
  return decision.ok ? null : decision.rejection;
}

function code(state: TinyState, actor: string, line: string): string | null {
  return (refusal(state, actor, line) as { code: string } | null)?.code ?? null;
}

describe("after the end", () => {
  test("[K3.1] nobody may do anything, not even leave", () => {
    const { state } = given(game, table()).when("bob", "LEAVE").ended("left", "ann", "cyd");
    for (const actor of everybody) {
      for (const line of ["DO", "LEAVE", "TIMEOUT", "ANSWER yes"]) {
        expect(code(state, actor, line)).toBe("game/over");
      }
      expect(game.legalMoves(state, actor)).toEqual([]);
    }
    expect(game.actors(state)).toEqual([]);
  });
});

describe("whose command it is", () => {
  test("[K3.2] a clock that runs out is the referee's, and nothing else is", () => {
    expect(code(table(), "referee", "TIMEOUT")).toBeNull();
    expect(code(table(), "ann", "TIMEOUT")).toBe("command/not-for-you");
    for (const line of ["DO", "LEAVE", "ANSWER yes"]) {
      expect(code(table(), "referee", line)).toBe("command/not-for-you");
    }
  });

  test("[K3.2] who does not sit at the table may do nothing", () => {
    for (const stranger of ["spectator", "dora", "", "__proto__"]) {
      for (const line of ["DO", "LEAVE", "TIMEOUT"]) {
        expect(code(table(), stranger, line)).toBe("command/not-for-you");
      }
      expect(game.legalMoves(table(), stranger as Seat)).toEqual([]);
    }
  });
});

describe("when somebody is asked", () => {
  test("[K3.3] only who is asked answers, and only what was asked", () => {
    const state = asked("order");
    expect(code(state, "bob", "ANSWER yes")).toBeNull();
    expect(code(state, "cyd", "ANSWER yes")).toBe("prompt/not-asked");
    expect(code(state, "ann", "ANSWER yes")).toBe("prompt/not-asked");
    expect(code(table(), "ann", "ANSWER yes")).toBe("prompt/not-asked");
  });

  test("[K3.4] who is asked answers first, and is told what", () => {
    const state = doing(table(), (play) =>
      play.ask({ kind: "pick", seat: "ann", secret: "a" }),
    ).state;
    expect(refusal(state, "ann", "DO")).toMatchObject({
      code: "prompt/answer-first",
      data: { kind: "pick" },
    });
  });

  test("[K3.4] the others wait, and are told for whom", () => {
    expect(refusal(asked(), "ann", "DO")).toMatchObject({
      code: "prompt/others-decide",
      data: { seats: ["bob", "cyd"] },
    });
    const one = doing(table(), (play) =>
      play.ask({ kind: "pick", seat: "bob", secret: "b" }),
    ).state;
    expect(code(one, "ann", "DO")).toBe("prompt/others-decide");
  });

  test("[K3.6] leaving is open to all, asked or not", () => {
    for (const seat of ["ann", "bob", "cyd"]) {
      expect(code(asked(), seat, "LEAVE")).toBeNull();
      expect(code(table(), seat, "LEAVE")).toBeNull();
    }
  });

  test("[K3.7] those who are asked have to act, else those whose turn it is", () => {
    expect(game.actors(asked())).toEqual(["bob", "cyd"]);
    expect(game.actors(table())).toEqual(["ann"]);
    expect(tiny({ turn: () => ["cyd", "bob"] }).actors(table())).toEqual(["cyd", "bob"]);
  });
});

describe("when nobody is asked", () => {
  test("[K3.5] the seat whose turn it is acts", () => {
    expect(code(table(), "ann", "DO")).toBeNull();
    expect(code(table(), "bob", "DO")).toBe("turn/not-yours");
  });
});

describe("cards", () => {
  test("[K3.8] a hidden card and one that never was are refused alike", () => {
    const state = table({
      ann: { deck: ["ant"], hand: ["ant"] },
      bob: { hand: ["bee"], board: [{ def: "cat", faceDown: true }] },
    });
    const nowhere = "c999";
    const hidden = [find(state, "bob", "hand", "bee"), find(state, "ann", "deck", "ant")];
    for (const id of [...hidden, nowhere]) {
      expect(refusal(state, "ann", `PLAY ${id}`)).toEqual({
        code: "command/unknown-card",
        message: "You know of no card with this id.",
        data: { card: id },
      });
    }
    // A back on the table can be pointed at; that it cannot be played is for the move to say.
    const back = find(state, "bob", "board", "cat");
    expect(code(state, "ann", `PLAY ${back}`)).toBe("play/not-in-hand");
  });

  test("[K3.8] of several cards the first that the actor does not know is named", () => {
    const { commands } = rulesOf(game);
    const picking = tiny({ commands: { ...commands, DO: { cards: cardsInOrder } } });
    const state = table({ ann: { hand: ["ant"], deck: ["bee"] } });
    const hidden = find(state, "ann", "deck", "bee");
    const command = { type: "DO", cards: [find(state, "ann", "hand", "ant"), hidden, "c999"] };
    const decision = picking.decide(state, "ann", command);
    expect(decision.ok ? null : decision.rejection.data).toEqual({ card: hidden });
  });

  test("[K3.8] the turn comes before the cards: who may not act learns nothing about them", () => {
    const state = table({ ann: { hand: ["ant"] } });
    expect(code(state, "bob", "PLAY c1")).toBe("turn/not-yours");
    expect(code(state, "bob", "PLAY c999")).toBe("turn/not-yours");
  });
});
