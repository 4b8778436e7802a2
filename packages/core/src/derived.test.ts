/** What is derived holds for as long as nothing touches what it is derived from. */

import { describe, expect, test } from "vitest";
import { doing, note, type Tiny, type TinyPlay, table, tiny } from "../fixtures/tiny/index.ts";
import { derived, derivedFor, recheck, revisedFor } from "./derived.ts";
import { InvariantError } from "./invariant-error.ts";
import type { Source } from "./memory.ts";
import { bookkeeping, offTable } from "./rules.ts";
import { rulesOf } from "./rules-of.ts";
import { Simulation } from "./simulation.ts";
import { freshTable, type Table } from "./table/table.ts";

const sources: readonly Source[] = ["moment", "state", "cards", "table"];

/** A derivation that counts how often it was worked out. */
function counted(source?: Source) {
  const made = { times: 0 };
  const ask = derived((seen: Table<Tiny>) => {
    made.times++;
    return seen.state.shared.notes.length;
  }, source);
  return { made, ask };
}

const setup = { ann: { hand: ["ant"], deck: ["bee"], board: ["cat"] } } as const;

/** How often something is derived around what happens: once if it still holds, else twice. */
function timesAround(happens: (play: TinyPlay) => void, source?: Source, rules = {}): number {
  const { made, ask } = counted(source);
  doing(
    table(setup),
    (play) => {
      ask(play);
      happens(play);
      ask(play);
    },
    rules,
  );
  return made.times;
}

const say = (play: TinyPlay): void => play.emit({ type: "SAID", text: "x" });
const draw = (play: TinyPlay): void => {
  const [top] = play.state.seats.ann.deck;
  if (top == null) throw new Error("no card to draw");
  play.emit({ type: "CARD_CHANGED", change: play.moved(top, { seat: "ann", zone: "hand" }) });
};
const leave = (play: TinyPlay): void => {
  const [unit] = play.state.seats.ann.board;
  if (unit == null) throw new Error("no card on the board");
  play.emit({ type: "CARD_CHANGED", change: play.moved(unit, { seat: "ann", zone: "heap" }) });
};
const ask = (play: TinyPlay): void => play.ask({ kind: "pick", seat: "ann", secret: "" });
const phase = (play: TinyPlay): void => play.emit({ type: "PHASE_CHANGED", phase: "night" });

describe("what is derived", () => {
  test.each<[string, (play: TinyPlay) => void, readonly Source[]]>([
    ["what only tells something", say, []],
    ["a prompt", ask, []],
    ["a change of phase", phase, ["moment", "state"]],
    ["a card that is drawn", draw, ["moment", "state", "cards"]],
    ["a card that leaves the table", leave, ["moment", "state", "cards", "table"]],
    ["a reducer that says nothing", (play) => note(play, "x"), sources],
  ])(
    "[K22.2, K22.3] is derived again after %s, if it is derived from that",
    (_, happens, again) => {
      for (const source of sources) {
        expect(timesAround(happens, source), source).toBe(again.includes(source) ? 2 : 1);
      }
      expect(timesAround(happens)).toBe(timesAround(happens, "state"));
    },
  );

  test("[K22.3] a reducer may say that it changes less", () => {
    const { NOTED } = rulesOf(tiny()).reducers;
    const reduce = NOTED as Extract<typeof NOTED, (...args: never[]) => void>;
    const times = (made: unknown): number[] =>
      sources.map((source) =>
        timesAround((play) => note(play, "x"), source, {
          reducers: { ...rulesOf(tiny()).reducers, NOTED: made },
        }),
      );
    expect(times(reduce)).toEqual([2, 2, 2, 2]);
    expect(times(offTable(reduce))).toEqual([2, 2, 1, 1]);
    expect(times(bookkeeping(reduce))).toEqual([2, 1, 1, 1]);
  });

  test("[K22.3] cards that change count, whatever the reducer says besides", () => {
    const { reducers } = rulesOf(tiny());
    const CARD_CHANGED = bookkeeping<Tiny, never>(() => undefined);
    const rules = { reducers: { ...reducers, CARD_CHANGED } };
    expect(timesAround(draw, "state", rules)).toBe(2);
    expect(timesAround(leave, "table", rules)).toBe(2);
  });

  test("[K22.2] is worked out once for each key", () => {
    const made: string[] = [];
    const first = derivedFor((seen: Table<Tiny>, letter: string) => {
      made.push(letter);
      return `${letter}${seen.state.shared.notes.length}`;
    });
    const seen = freshTable(rulesOf(tiny()), table());
    expect(["a", "b", "a"].map((letter) => first(seen, letter))).toEqual(["a0", "b0", "a0"]);
    expect(made).toEqual(["a", "b"]);
    doing(table(), (play) => {
      expect(first(play, "a")).toBe("a0");
      note(play, "x");
      expect(first(play, "a")).toBe("a1");
    });
  });

  test("[K22.2] is worked out for each key from the state, unless it says otherwise", () => {
    for (const source of [undefined, ...sources]) {
      const made: string[] = [];
      const ask = derivedFor((_seen: Table<Tiny>, letter: string) => made.push(letter), source);
      doing(table(), (play) => {
        ask(play, "a");
        phase(play);
        ask(play, "a");
      });
      const isTouched = source === undefined || source === "moment" || source === "state";
      expect(made, source).toHaveLength(isTouched ? 2 : 1);
    }
  });
});

describe("of a state", () => {
  test("[K22.4] is known what was derived on the way to it, and nothing of another", () => {
    const { made, ask: count } = counted();
    const game = tiny({
      act: (play) => {
        note(play, "x");
        count(play);
      },
    });
    const before = table();
    expect(count(game.tables.of(before))).toBe(0);
    const decision = game.decide(before, "ann", { type: "DO" });
    if (!decision.ok) throw new Error("it is legal");
    expect(made.times).toBe(2);
    expect(count(game.tables.of(decision.state))).toBe(1);
    expect(count(game.tables.of(before))).toBe(0);
    expect(made.times).toBe(2);
    const thought = freshTable(rulesOf(game), { ...before, shared: { notes: ["a", "b"] } });
    expect(count(thought)).toBe(2);
  });

  test("[K22.5] that is played in place is known what it is by now", () => {
    const { ask: count } = counted();
    const game = tiny({ act: (play) => note(play, "x") });
    const match = Simulation.from(game, table());
    for (const notes of [0, 1, 2]) {
      expect(count(game.tables.of(match.state))).toBe(notes);
      match.play("ann", { type: "DO" });
    }
  });
});

describe("under recheck", () => {
  const same = (one: unknown, other: unknown): boolean => one === other;

  test("what still holds is let pass", () => {
    const { ask: count } = counted();
    const seen = freshTable(rulesOf(tiny()), table());
    recheck(same, () => {
      expect(count(seen)).toBe(0);
      expect(count(seen)).toBe(0);
    });
  });

  test("what no longer holds is an error at its next use, and not otherwise", () => {
    let outside = 1;
    const careless = derived((_seen: Table<Tiny>) => outside);
    const seen = freshTable(rulesOf(tiny()), table());
    expect(careless(seen)).toBe(1);
    outside = 2;
    expect(careless(seen)).toBe(1);
    expect(() => recheck(same, () => careless(seen))).toThrow(InvariantError);
    expect(careless(seen)).toBe(1);
  });

  test("the same goes for each key", () => {
    let outside = 1;
    const careless = derivedFor((_seen: Table<Tiny>, key: number) => outside + key);
    const seen = freshTable(rulesOf(tiny()), table());
    expect(careless(seen, 1)).toBe(2);
    outside = 2;
    expect(careless(seen, 1)).toBe(2);
    expect(() => recheck(same, () => careless(seen, 1))).toThrow("no longer so");
    expect(() => recheck(same, () => careless(seen, 2))).not.toThrow();
    expect(careless(seen, 1)).toBe(2);
  });

  test("what others are derived from is compared by itself, not once more for each of them", () => {
    let times = 0;
    let outside = 1;
    const first = derived((_seen: Table<Tiny>) => {
      times++;
      return outside;
    });
    const tower = Array.from({ length: 20 }).reduce<(seen: Table<Tiny>) => number>(
      (below) => derived((seen: Table<Tiny>) => below(seen) + below(seen)),
      first,
    );
    const seen = freshTable(rulesOf(tiny()), table());
    expect(tower(seen)).toBe(2 ** 20);
    recheck(same, () => tower(seen));
    expect(times).toBe(1);
    outside = 2;
    expect(() => recheck(same, () => first(seen))).toThrow("no longer so");
  });

  test("what an event has changed in secret is an error though nobody asks again", () => {
    const { NOTED, ...reducers } = rulesOf(tiny()).reducers;
    const reduce = NOTED as Extract<typeof NOTED, (...args: never[]) => void>;
    const sly = { reducers: { ...reducers, NOTED: bookkeeping(reduce) } };
    const { ask: count } = counted();
    const each = derivedFor(({ state }: Table<Tiny>, _seat: string) => state.shared.notes.length);
    for (const look of [count, (seen: Table<Tiny>) => each(seen, "ann")]) {
      const act = (play: TinyPlay): void => {
        look(play);
        note(play, "x");
      };
      expect(() => doing(table(), act, sly)).not.toThrow();
      expect(() => recheck(same, () => doing(table(), act, sly))).toThrow(
        "what was derived from the state is no longer so",
      );
      expect(() => recheck(same, () => doing(table(), act))).not.toThrow();
    }
  });

  test("nothing is derived that nobody has asked for", () => {
    const { made } = counted();
    recheck(same, () => doing(table(), (play) => note(play, "x")));
    expect(made.times).toBe(0);
  });

  test("it is over when what runs under it is over, also by an error, and one may hold another", () => {
    let outside = 1;
    const careless = derived((_seen: Table<Tiny>) => outside);
    const seen = freshTable(rulesOf(tiny()), table());
    careless(seen);
    outside = 2;
    const lenient = (): boolean => true;
    expect(recheck(lenient, () => careless(seen))).toBe(1);
    recheck(same, () => {
      expect(recheck(lenient, () => careless(seen))).toBe(1);
      expect(() => careless(seen)).toThrow(InvariantError);
    });
    expect(() =>
      recheck(same, () => {
        throw new Error("halfway");
      }),
    ).toThrow("halfway");
    expect(careless(seen)).toBe(1);
  });
});

describe("what is revised", () => {
  const revised = revisedFor(({ state }: Table<Tiny>, seat: "ann" | "bob", before?: number[]) => {
    shown.push(before);
    const hand = state.seats[seat].hand.length;
    return before?.[0] === hand ? before : [hand];
  }, "cards");
  const shown: (number[] | undefined)[] = [];

  test("[K22.7] is shown what it gave before for the same key, and no older", () => {
    shown.length = 0;
    doing(table({ ann: { hand: ["ant"], deck: ["bee", "cat"], board: ["cat"] } }), (play) => {
      const first = revised(play, "ann");
      expect(revised(play, "ann")).toBe(first);
      leave(play);
      // The hand is as it was.
      expect(revised(play, "ann")).toBe(first);
      expect(revised(play, "bob")).toEqual([0]);
      draw(play);
      expect(revised(play, "ann")).toEqual([2]);
      draw(play);
      expect(revised(play, "ann")).toEqual([3]);
    });
    expect(shown).toEqual([undefined, [1], undefined, [1], [2]]);
  });

  test("[K22.7] is derived again from nothing when what is remembered is checked", () => {
    const wrong = revisedFor(
      (_: Table<Tiny>, __: string, before?: string) => before ?? "new",
      "cards",
    );
    const stale = revisedFor(
      ({ state }: Table<Tiny>, _: string, before?: number) => before ?? state.seats.ann.hand.length,
      "cards",
    );
    const around = (ask: (of: Table<Tiny>) => unknown) => (): unknown =>
      recheck(
        (a, b) => a === b,
        () =>
          doing(table(setup), (play) => {
            ask(play);
            draw(play);
            ask(play);
            ask(play);
          }),
      );
    expect(around((of) => wrong(of, "x"))).not.toThrow();
    expect(around((of) => stale(of, "x"))).toThrow(InvariantError);
  });
});
