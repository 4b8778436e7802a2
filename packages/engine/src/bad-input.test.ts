/**
 * Whatever a client sends: to states met in random play, arbitrary values, arbitrary JSON and
 * legal commands that were spoiled are given as commands. Each is answered, either by a rejection
 * with a code that is declared or, if it is one of the listed commands, by being played; the state
 * it was given to stays as it is.
 */

import { type Actor, deepFreeze, hashJson, kernelRejections } from "@tcg/core";
import { rulesOf } from "@tcg/core/testkit";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { exampleGame, exampleMatch, playRandomly } from "../fixtures/example-game.ts";
import { rejections } from "./rejections.ts";
import type { Command, LunchTable, State } from "./types.ts";

const game = exampleGame;
const CODES = new Set(Object.keys({ ...kernelRejections, ...rejections }));
const ACTORS: readonly Actor<LunchTable>[] = ["host", "away", "referee"];

/** States of some matches, two of each situation: phase, who is asked what, length of the chain. */
const states: readonly State[] = [...situations()].flatMap(([, found]) => found.slice(0, 2));

function situations(): Map<string, State[]> {
  const matches = [1, 2, 3, 4].map((seed) => playRandomly({ ...exampleMatch, seed }, seed, 500));
  const simple = playRandomly({ ...exampleMatch, seed: 5, config: { responses: "auto" } }, 5);
  const all = [...matches, simple].flatMap((match) => match.states);
  return Map.groupBy(all, ({ phase, prompts, shared, outcome }) =>
    [outcome.status, phase, shared.chain.length, ...prompts.map(({ kind }) => kind)].join(),
  );
}

const hashes = new Map(states.map((state) => [deepFreeze(state), hashJson(state)]));
const someState = fc.constantFrom(...states);
const someActor = fc.constantFrom(...ACTORS);

function answered(state: State, actor: Actor<LunchTable>, input: unknown): void {
  const decision = game.decide(state, actor, input);
  const told = game.explain(state, actor, input);
  expect(told.legal).toBe(decision.ok);
  if (decision.ok) {
    const shown = told.legal ? told.move.id : "";
    const listed = game.legalMoves(state, actor).map(({ id }) => id);
    expect(listed).toContain(shown);
    expect(decision.state).not.toBe(state);
  } else {
    const { code, message } = decision.rejection;
    expect(CODES).toContain(code);
    expect(message).not.toBe("");
  }
}

/** A write on a frozen state throws on the spot; this is for what freezing cannot see. */
afterAll(() => {
  for (const [state, hash] of hashes) expect(hashJson(state)).toBe(hash);
});

test("[LT 12.3] the states include running and ended matches, with and without prompts", () => {
  expect(states.some(({ outcome }) => outcome.status === "ended")).toBe(true);
  expect(
    new Set(states.flatMap(({ prompts }) => prompts.map(({ kind }) => kind))).size,
  ).toBeGreaterThan(2);
  expect(
    states.some(({ prompts, outcome }) => prompts.length === 0 && outcome.status === "running"),
  ).toBe(true);
});

test("any value at all is answered", () => {
  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSet: true,
    withSparseArray: true,
  });
  fc.assert(fc.property(someState, someActor, anything, answered), { numRuns: 1000 });
});

/** Objects with the names of commands and fields, and anything in them. */
const words = [
  ...Object.keys(rulesOf(game).commands),
  ...new Set(Object.values(rulesOf(game).commands).flatMap((fields) => Object.keys(fields))),
];
const someWord = fc.constantFrom(...words, "type", "__proto__", "constructor", "toString");
const someValue = fc.oneof(
  fc.jsonValue(),
  someWord,
  fc.integer({ min: 0, max: 200 }).map((n) => `c${n}`),
  fc.constantFrom(-1, -0, 0.5, 1e21, Number.NaN, Number.POSITIVE_INFINITY),
  fc.array(
    fc.integer({ min: 1, max: 120 }).map((n) => `c${n}`),
    { maxLength: 4 },
  ),
);

test("objects that look like commands are answered", () => {
  const lookalike = fc
    .tuple(someWord, fc.dictionary(someWord, someValue, { maxKeys: 5 }))
    .map(([type, fields]) => ({ ...fields, type }));
  fc.assert(fc.property(someState, someActor, lookalike, answered), { numRuns: 3000 });
  fc.assert(fc.property(someState, someActor, fc.object({ key: someWord }), answered), {
    numRuns: 1000,
  });
});

/** A legal command of somebody with one field changed, dropped or added, or given by another. */
const spoiled = fc
  .tuple(someState, someActor, someActor, fc.nat(), someWord, someValue, fc.nat(3))
  .map(([state, owner, actor, pick, name, value, how]) => {
    const legal = game.legalMoves(state, owner);
    const found = legal[pick % Math.max(1, legal.length)]?.command;
    return { state, actor, command: spoil(found ?? { type: "SURRENDER" }, how, pick, name, value) };
  });

function spoil(legal: Command, how: number, pick: number, name: string, value: unknown): unknown {
  const fields = Object.keys(legal);
  const field = fields[pick % fields.length] ?? "type";
  if (how === 0) return { ...legal, [field]: value };
  if (how === 1) return Object.fromEntries(Object.entries(legal).filter(([key]) => key !== field));
  if (how === 2) return { ...legal, [name]: value };
  return legal;
}

test("legal commands that were spoiled, or are given by another, are answered", () => {
  fc.assert(
    fc.property(spoiled, ({ state, actor, command }) => answered(state, actor, command)),
    { numRuns: 3000 },
  );
});

test("every line is answered", () => {
  const someLine = fc.oneof(
    fc.string(),
    fc
      .array(
        fc.oneof(
          someWord,
          fc.string(),
          fc.nat(120).map((n) => `c${n}`),
        ),
      )
      .map((all) => all.join(" ")),
  );
  fc.assert(
    fc.property(someState, someActor, someLine, (state, actor, line) => {
      const read = game.parse(line);
      if (read.ok) answered(state, actor, read.command);
      else expect(CODES).toContain(read.rejection.code);
    }),
    { numRuns: 2000 },
  );
});

test("somebody who does not sit at the table is refused whatever they send", () => {
  const strangers = ["spectator", "", "__proto__", "HOST"] as unknown as Actor<LunchTable>[];
  for (const state of states.slice(0, 10)) {
    for (const stranger of strangers) {
      expect(game.legalMoves(state, stranger)).toEqual([]);
      const { command } = game.legalMoves(state, game.actors(state)[0] ?? "host")[0] ?? {};
      expect(game.decide(state, stranger, command).ok).toBe(false);
    }
  }
});
