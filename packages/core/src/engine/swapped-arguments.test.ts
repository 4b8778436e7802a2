/** Who writes the arguments in another order, as JavaScript lets him, is told what to write. */
import { describe, expect, test } from "vitest";
import { type Seat, table, tiny } from "../../fixtures/tiny/index.ts";
import { decide, evolve, explain, holdMatch, legalMoves, mask } from "./index.ts";

const game = tiny();
const state = table({ ann: { hand: ["ant"] } });
const command = { type: "PLAY", card: "c1" };
const decision = game.decide(state, "ann", command);
if (!decision.ok) throw new Error("it is legal");
const refused = game.decide(state, "bob", command);
if (refused.ok) throw new Error("it is not bob's turn");

const options = { decks: { ann: ["ant"] }, seed: 1 };
const players = { ann: "Ann", bob: "Bob", cyd: "Cyd" };
const match = holdMatch(game, options, players);

/** As somebody without a compiler has them: whatever is given is given. */
type Untyped = Readonly<
  Record<
    "decide" | "evolve" | "mask" | "legalMoves" | "explain",
    (...given: readonly unknown[]) => unknown
  >
>;
const held = match as unknown as Untyped;
const bare = game as unknown as Untyped;
const plain = { decide, evolve, mask, legalMoves, explain } as unknown as Untyped;

function told(calling: () => unknown, message: string): void {
  expect(calling).toThrow(new TypeError(message));
}

describe("the held match", () => {
  test("[K5.5] decides for a seat, and then what", () => {
    const right = 'decide takes a seat and then a command: decide("ann", { type: … })';
    told(() => held.decide(command, "ann"), `${right}; it was given a command first`);
    told(() => held.decide(command, "ann", state), `${right}; it was given a command first`);
    told(
      () => held.decide(command),
      "decide takes a seat and then a command: decide(seat, { type: … }); it was given a command first",
    );
    told(() => held.decide(state, "ann", command), `${right}; it was given a state first`);
    told(() => held.decide(game, state), `${right}; it was given a game first`);
  });

  test("[K5.5] explains in the same order", () => {
    told(
      () => held.explain(command, "ann"),
      'explain takes a seat and then a command: explain("ann", { type: … }); it was given a command first',
    );
  });

  test("[K5.5] evolves by the events of a decision", () => {
    const right = "evolve takes a list of events: evolve(decision.events)";
    const before = match.getState();
    told(() => held.evolve(decision), `${right}; it was given a whole decision first`);
    told(() => held.evolve(refused), `${right}; it was given a refusal first`);
    told(() => held.evolve(decision.events[0]), `${right}; it was given an event first`);
    told(() => held.evolve(state, decision.events), `${right}; it was given a state first`);
    told(() => held.evolve(), `${right}; it was given undefined first`);
    expect(match.getState()).toBe(before);
  });

  test("[K5.5] knows its state, so a view and a list of moves take nobody but who looks", () => {
    told(
      () => held.mask(state, "ann"),
      'mask takes a viewer: mask("ann"); it was given a state first',
    );
    told(
      () => held.legalMoves(state, "ann"),
      'legalMoves takes a seat: legalMoves("ann"); it was given a state first',
    );
  });
});

describe("the plain functions", () => {
  test("[K5.5] decide takes the game and the state before the seat and the command", () => {
    const right =
      'decide takes a game, a state, a seat and then a command: decide(game, state, "ann", { type: … })';
    told(() => plain.decide(command, "ann"), `${right}; it was given a command first`);
    told(() => plain.decide(command, "ann", state), `${right}; it was given a command first`);
    told(() => plain.decide(state, "ann", command), `${right}; it was given a state first`);
    told(() => plain.decide(game, "ann", command), `${right}; it was given "ann" second`);
    told(() => plain.decide(game, state, command, "ann"), `${right}; it was given a command third`);
  });

  test("[K5.5] explain, too", () => {
    told(
      () => plain.explain(game, state, command, "ann"),
      'explain takes a game, a state, a seat and then a command: explain(game, state, "ann", { type: … }); it was given a command third',
    );
  });

  test("[K5.5] mask and legalMoves take the game and the state before who looks", () => {
    const moves =
      'legalMoves takes a game, a state and then a seat: legalMoves(game, state, "ann")';
    told(() => plain.legalMoves("ann", state), `${moves}; it was given "ann" first`);
    told(() => plain.legalMoves(state, "ann"), `${moves}; it was given a state first`);
    told(() => plain.legalMoves(game, "ann", state), `${moves}; it was given "ann" second`);
    const view = 'mask takes a game, a state and then a viewer: mask(game, state, "ann")';
    told(() => plain.mask("ann", state), `${view}; it was given "ann" first`);
    told(() => plain.mask(game, "ann", state), `${view}; it was given "ann" second`);
  });

  test("[K5.5] evolve takes the events of a decision after the game and the state", () => {
    const right =
      "evolve takes a game, a state (or null) and then a list of events: evolve(game, state, decision.events)";
    told(() => plain.evolve(decision), `${right}; it was given a whole decision first`);
    told(() => plain.evolve(state, decision.events), `${right}; it was given a state first`);
    told(() => plain.evolve(game, decision.events), `${right}; it was given a list second`);
    told(
      () => plain.evolve(game, state, decision),
      `${right}; it was given a whole decision third`,
    );
  });
});

describe("the game itself", () => {
  test("[K5.5] takes the state first", () => {
    told(
      () => bare.decide(command, "ann", state),
      'decide takes a state, a seat and then a command: decide(state, "ann", { type: … }); it was given a command first',
    );
    told(
      () => bare.decide(state, command, "bob"),
      'decide takes a state, a seat and then a command: decide(state, "bob", { type: … }); it was given a command second',
    );
    told(
      () => bare.legalMoves("ann", state),
      'legalMoves takes a state and then a seat: legalMoves(state, "ann"); it was given "ann" first',
    );
    told(
      () => bare.mask("ann", state),
      'mask takes a state and then a viewer: mask(state, "ann"); it was given "ann" first',
    );
    told(
      () => bare.evolve(state, decision),
      "evolve takes a state (or null) and then a list of events: evolve(state, decision.events); it was given a whole decision second",
    );
    told(
      () => bare.evolve(decision.events, state),
      "evolve takes a state (or null) and then a list of events: evolve(state, decision.events); it was given a list first",
    );
  });
});

test("[K5.5] in the right order everything is as it was, also for whoever has no seat", () => {
  for (const nobody of ["dora", "", undefined, null, 7]) {
    const answer = match.decide(nobody as Seat, { type: "DO" });
    expect(answer).toMatchObject({ ok: false, rejection: { code: "command/not-for-you" } });
  }
  expect(game.evolve(null, match.events)).toEqual(match.getState());
  expect(game.evolve(state, new Set(decision.events) as never)).toEqual(decision.state);
  const stored = JSON.parse(JSON.stringify(state)) as typeof state;
  expect(game.legalMoves(stored, "ann")).toEqual(game.legalMoves(state, "ann"));
});
