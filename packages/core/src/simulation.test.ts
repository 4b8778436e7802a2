import { describe, expect, test } from "vitest";
import { note, type Seat, type Tiny, type TinyRules, table, tiny } from "../fixtures/tiny/index.ts";
import { canonicalJson } from "./canonical-json.ts";
import { deepFreeze } from "./deep-freeze.ts";
import { createRandom } from "./random.ts";
import { rulesOf } from "./rules-of.ts";
import { Simulation } from "./simulation.ts";
import { idsIn } from "./table/cards-in.ts";
import { started } from "./testkit/index.ts";
import type { Actor } from "./types.ts";

/** Does a bit of everything. */
const rules: TinyRules = {
  act: (play) => {
    note(play, "done");
    const [top] = idsIn(play.state, "ann", "deck");
    if (top !== undefined) {
      play.emit({ type: "CARD_CHANGED", change: play.shuffled("ann", "deck", "effects") });
      const [drawn] = idsIn(play.state, "ann", "deck");
      const to = { seat: "ann", zone: "hand" } as const;
      if (drawn) play.emit({ type: "CARD_CHANGED", change: play.moved(drawn, to) });
    }
    for (const card of idsIn(play.state, "ann", "board")) play.emit({ type: "CARD_HIT", card });
    play.next({ kind: "note", text: "later" });
    play.ask({ kind: "pick", seat: "bob", secret: "s" });
  },
};
const game = tiny(rules);
const options = {
  decks: { ann: ["ant", "bee", "cat", "ant"], bob: ["bee"] },
  config: { hand: 1 },
  seed: 3,
};

describe("a simulation", () => {
  test("[K20.1] goes the way of decide, event for event", () => {
    for (let seed = 0; seed < 20; seed++) {
      const random = createRandom(seed);
      const simulation = Simulation.start(game, options);
      let { state } = started(game, options);
      for (let i = 0; i < 12 && state.outcome.status === "running"; i++) {
        const actors: readonly Actor<Tiny>[] = i === 11 ? ["referee"] : game.actors(state);
        expect(simulation.actors).toEqual(game.actors(state));
        const actor = random.pick(actors);
        const legal = game.legalMoves(state, actor);
        expect(simulation.legal(actor)).toEqual(legal.map(({ command }) => command));
        const [first] = simulation.eachLegal(actor);
        expect(first).toEqual(legal[0]?.command);
        const { command } = random.pick(legal);
        const decided = game.decide(state, actor, command);
        const simulated = simulation.play(actor, command);
        expect(canonicalJson(simulated)).toBe(canonicalJson(decided));
        if (decided.ok) state = decided.state;
      }
      expect(canonicalJson(simulation.state)).toBe(canonicalJson(state));
    }
  });

  test("[K20.1] carries out what it has just listed, and checks everything else", () => {
    let asked = 0;
    const { moves } = rulesOf(game);
    const validate = (): null => {
      asked++;
      return null;
    };
    const DO = { ...moves.DO, validate } as typeof moves.DO;
    const simulation = Simulation.start(tiny({ ...rules, moves: { ...moves, DO } }), options);
    const [command] = simulation.legal("ann");
    expect([command, asked]).toEqual([{ type: "DO" }, 1]);
    expect(simulation.play("bob", command)).toMatchObject({ ok: false });
    expect(simulation.play("ann", command).ok).toBe(true);
    expect(asked).toBe(1);
    // Now another is asked something, so that the very same command is not legal any more.
    expect(simulation.play("ann", command)).toMatchObject({ ok: false });

    const [answer] = simulation.eachLegal("bob");
    expect(simulation.play("bob", answer).ok).toBe(true);
    expect(simulation.play("ann", { ...command }).ok).toBe(true);
    expect(asked).toBe(2);
  });

  test("[K20.1] leaves what the rules hand out as it was, for the next one", () => {
    const shared = { notes: [] };
    const constant = tiny({
      ...rules,
      setup: { ...rulesOf(game).setup, newShared: () => shared },
    });
    const first = Simulation.start(constant, options);
    first.play("ann", { type: "DO" });
    expect(first.state.shared.notes).toEqual(["done"]);
    expect(shared).toEqual({ notes: [] });
    expect(Simulation.start(constant, options).state.shared.notes).toEqual([]);
  });

  test("[K20.2] advances in place: there is one state", () => {
    const simulation = Simulation.start(game, options);
    const { state } = simulation;
    const decision = simulation.play("ann", { type: "DO" });
    expect(decision.ok && decision.state).toBe(state);
    expect(simulation.state).toBe(state);
    expect(state.shared.notes).toEqual(["done"]);
  });

  test("[K20.2] leaves the state it goes on from as it was", () => {
    const state = deepFreeze(table({ ann: { hand: ["ant"], board: ["bee"] } }));
    const simulation = Simulation.from(game, state);
    expect(simulation.state).toEqual(state);
    simulation.play("ann", { type: "DO" });
    expect(simulation.state).not.toEqual(state);
    expect(state.shared.notes).toEqual([]);
  });

  test("[K20.3] a refused command leaves it as it was", () => {
    const simulation = Simulation.start(game, options);
    const before = canonicalJson(simulation.state);
    const tries: [Seat, unknown][] = [
      ["bob", { type: "DO" }],
      ["ann", { type: "JUMP" }],
      ["ann", null],
    ];
    for (const [seat, command] of tries) expect(simulation.play(seat, command).ok).toBe(false);
    expect(canonicalJson(simulation.state)).toBe(before);
  });

  test("[K20.3] options that are refused start none", () => {
    expect(() => Simulation.start(game, { decks: {}, seed: 1 })).toThrow(
      "Somebody has to bring a deck.",
    );
  });
});

describe("a simulation that others go on from", () => {
  const command = { type: "DO" } as const;
  const answer = { type: "ANSWER", word: "yes" } as const;
  const text = (of: Simulation<Tiny>): string => canonicalJson(of.state);

  test("[K20.4] goes its own way, and so do they", () => {
    const match = Simulation.start(game, options);
    match.play("ann", command);
    const forks = [Simulation.from(game, match.state), Simulation.from(game, match.state)];
    const before = text(match);
    const waiting = Simulation.from(game, match.state);
    for (const fork of forks) {
      fork.play("bob", answer);
      fork.play("ann", command);
    }
    expect(text(match)).toBe(before);
    const [one, other] = forks.map(text);
    expect(one).toBe(other);
    expect(one).not.toBe(before);

    match.play("bob", answer);
    match.play("ann", command);
    expect(text(match)).toBe(one);
    match.play("bob", answer);
    expect(forks.map(text)).toEqual([one, one]);
    expect(text(waiting)).toBe(before);
  });

  test("[K20.4] leaves be what was decided or folded from its state", () => {
    const match = Simulation.start(game, options);
    const decision = game.decide(match.state, "ann", command);
    if (!decision.ok) throw new Error("it is legal");
    const twin = Simulation.start(game, options);
    const folded = game.evolve(twin.state, []);
    const then = canonicalJson(decision.state);
    const before = canonicalJson(folded);
    for (const live of [match, twin]) {
      live.play("ann", command);
      live.play("bob", answer);
      live.play("ann", command);
    }
    expect(canonicalJson(decision.state)).toBe(then);
    expect(canonicalJson(folded)).toBe(before);
  });
});
