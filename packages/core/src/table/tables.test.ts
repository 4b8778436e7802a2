import { describe, expect, test } from "vitest";
import { doing, note, type Tiny, table, tiny } from "../../fixtures/tiny/index.ts";
import { Memory } from "../memory.ts";
import { rulesOf } from "../rules-of.ts";
import type { MoveTexts } from "../texts.ts";
import { freshTable, type Table } from "./table.ts";
import { Tables } from "./tables.ts";

const printed = { ant: "six legs" };

describe("rules", () => {
  /** What the parts of a game that only look are given, by the name of the part. */
  function looks(): Record<string, Table<Tiny>> {
    const seen: Record<string, Table<Tiny>> = {};
    const look =
      <T>(name: string, said: T) =>
      (given: Table<Tiny>): T => {
        seen[name] = given;
        return said;
      };
    const { moves, texts } = rulesOf(tiny());
    const game = tiny({
      printed,
      moves: {
        ...moves,
        DO: {
          when: look("when", null),
          candidates: look("candidates", [{ type: "DO" } as const]),
          validate: look("validate", null),
          execute: look("execute", undefined),
        },
      },
      view: look("view", { notes: [], points: [] }),
      promptSource: look("source", null),
      texts: {
        moves: { ...texts?.moves, DO: look("text", "Do it") } as MoveTexts<Tiny>,
        questions: { pick: look("question", "Which one?"), order: "Which one first?" },
      },
      checks: [look("check", undefined)],
    });
    const asked = doing(table(), (play) => play.ask({ kind: "pick", seat: "bob", secret: "" }));
    game.legalMoves(table(), "ann");
    game.decide(table(), "ann", { type: "DO" });
    game.mask(asked.state, "bob");
    return seen;
  }

  test("[K22.1] are given the state and the printed cards, whoever asks", () => {
    const seen = looks();
    expect(Object.keys(seen).sort()).toEqual(
      "candidates check execute question source text validate view when".split(" "),
    );
    for (const [name, given] of Object.entries(seen)) {
      expect(given.printed, name).toBe(printed);
      expect(given.state.seating, name).toEqual(["ann", "bob", "cyd"]);
    }
  });

  test("[K22.1] that act read the state as it stands, after every event", () => {
    const read: number[] = [];
    const count = ({ state }: Table<Tiny>): void => void read.push(state.shared.notes.length);
    doing(table(), (play) => {
      count(play);
      note(play, "x");
      count(play);
    });
    expect(read).toEqual([0, 1]);
  });
});

describe("tables", () => {
  const tables = new Tables<Tiny>({ printed });

  test("[K22.4] a state has one, and a state that is equal has another", () => {
    const state = table();
    expect(tables.of(state).memory).toBe(tables.of(state).memory);
    expect(tables.of(state).state).toBe(state);
    expect(tables.of(state)).toMatchObject({ state, printed });
    const twin = tables.of(table());
    expect(twin.memory).not.toBe(tables.of(state).memory);
  });

  test("[K22.4] a state that was played to has what was derived on the way", () => {
    const state = table();
    const memory = new Memory();
    const made = tables.remember(state, memory);
    expect(made).toEqual({ state, printed, memory });
    expect(made.memory).toBe(memory);
    expect(tables.of(state).memory).toBe(memory);
    tables.remember(state, new Memory());
    expect(tables.of(state).memory).not.toBe(memory);
  });

  test("[K22.4] a state that was read from its JSON has its cards laid out once", () => {
    const read = JSON.parse(JSON.stringify(table())) as ReturnType<typeof table>;
    expect(tables.of(read).state).not.toBe(read);
    expect(tables.of(read).state).toBe(tables.of(read).state);
    expect(tables.of(read).state.cards.size).toBe(table().cards.size);
  });

  test("[K22.4] a state that was frozen before anybody asked has one, too", () => {
    const state = Object.freeze(table());
    expect(tables.of(state).memory).toBe(tables.of(state).memory);
    expect(tables.of(state).state).toBe(state);
  });

  test("[K22.4] each game keeps its own of a state that several read", () => {
    const others = new Tables<Tiny>({ printed });
    const state = table();
    const { memory } = tables.of(state);
    expect(others.of(state).memory).not.toBe(memory);
    expect(tables.of(state).memory).toBe(memory);
    others.remember(state, new Memory());
    expect(tables.of(state).memory).toBe(memory);
  });

  test("[K22.4] nobody sees on a state what is kept of it, and no copy has it", () => {
    const state = table();
    const text = JSON.stringify(state);
    const { memory } = tables.of(state);
    expect(Reflect.ownKeys(state)).toEqual(Reflect.ownKeys(table()));
    expect(JSON.stringify(state)).toBe(text);
    expect(tables.of({ ...state }).memory).not.toBe(memory);
  });

  test("[K22.4] of a state that is only imagined nothing is known", () => {
    const state = table();
    const thought = freshTable(tables.of(state), state);
    expect(thought).toMatchObject({ state, printed });
    expect(thought.memory).not.toBe(tables.of(state).memory);
  });
});
