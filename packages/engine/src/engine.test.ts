import { type CardId, canonicalJson, deepFreeze } from "@tcg/core";
import { describe, expect, test } from "vitest";
import { exampleGame, exampleMatch, exampleTable, playRandomly } from "../fixtures/example-game.ts";
import {
  createEngine,
  createGame,
  createInitialState,
  decide,
  type EngineOptions,
  evolve,
  explain,
  legalMoves,
  mask,
  randomSeed,
  type Seat,
  type State,
} from "./index.ts";

const options: EngineOptions = {
  cards: exampleTable,
  hostId: "hana",
  awayId: "ada",
  ...exampleMatch,
  seed: 7,
  firstSeat: "host",
};

describe("decide and evolve", () => {
  test("who gives the command before the seat, or a decision for its events, is told what to write", () => {
    const engine = createEngine(options);
    const decision = engine.decide("host", { type: "END_TURN" });
    expect(() => engine.decide({ type: "END_TURN" } as never, "host")).toThrow(
      'decide takes a seat and then a command: decide("host", { type: … }); it was given a command first',
    );
    expect(() => engine.evolve(decision as never)).toThrow(
      "evolve takes a list of events: evolve(decision.events); it was given a whole decision first",
    );
    expect(() => legalMoves("host" as never, engine.getState() as never, "host")).toThrow(
      'legalMoves takes a game, a state and then a seat: legalMoves(game, state, "host")',
    );
  });

  test("deciding changes nothing, evolving with its events does", () => {
    const engine = createEngine(options);
    const before = deepFreeze(engine.getState());
    const text = canonicalJson(before);
    const decision = engine.decide("host", { type: "ADVANCE_PHASE" });
    if (!decision.ok) throw new Error(decision.rejection.message);
    expect(engine.getState()).toBe(before);
    expect(canonicalJson(before)).toBe(text);

    const count = engine.events.length;
    expect(engine.evolve(decision.events)).toEqual(decision.state);
    expect(engine.getState()).toEqual(decision.state);
    expect(engine.getState()).not.toEqual(before);
    expect(engine.events.slice(count)).toEqual(decision.events);
  });

  test("a command is refused with a code, a sentence and its rule, and nothing happens", () => {
    const engine = createEngine(options);
    const before = engine.getState();
    expect(engine.decide("host", { type: "ENTER_COMBAT" })).toEqual({
      ok: false,
      rejection: {
        code: "phase/no-combat-on-turn-1",
        message: "Nobody can attack on turn 1.",
        rule: "LT 5.4",
      },
    });
    expect(engine.explain("away", { type: "END_TURN" })).toMatchObject({
      legal: false,
      rejection: { code: "turn/not-yours" },
    });
    expect(engine.getState()).toBe(before);
  });

  test("two engines with the same options are the same match", () => {
    expect(createEngine(options).getState()).toEqual(createEngine(options).getState());
    expect(createEngine({ ...options, seed: 8 }).getState()).not.toEqual(
      createEngine(options).getState(),
    );
  });
});

describe("mask", () => {
  test("a seat gets its legal moves, a spectator none, both the players' names", () => {
    const engine = createEngine(options);
    const host = engine.mask("host");
    expect(host.legalMoves).toEqual(engine.legalMoves("host"));
    expect(host.legalMoves.map(({ id }) => id)).toContain("END_TURN");
    expect(host.players).toEqual({ host: "hana", away: "ada" });
    const { legalMoves: none, ...spectator } = engine.mask("spectator");
    expect(none).toEqual([]);
    expect(spectator.players).toEqual(host.players);
  });

  test("[LT 13.1, 13.2] in combat it previews the attacks of the seat that may declare them", () => {
    const { states } = playRandomly({ ...exampleMatch, seed: 3 }, 3);
    const combat = states.filter((state) => isFreeToAttack(state));
    expect(combat.length).toBeGreaterThan(0);
    for (const state of combat) {
      const seat = state.shared.turnSeat;
      const attacks = legalMoves(exampleGame, state, seat).filter(
        ({ command }) => command.type === "DECLARE_ATTACK",
      );
      const { previews } = mask(exampleGame, state, seat).game;
      expect(previews).toHaveLength(attacks.length);
      for (const { target, outcome } of previews) {
        const isHidden = target !== null && state.cards.get(target)?.faceDown === true;
        expect(outcome === "unknown").toBe(isHidden);
      }
      const other: Seat = seat === "host" ? "away" : "host";
      expect(mask(exampleGame, state, other).game.previews).toEqual([]);
    }
  });

  test("[LT 13.1, 13.2] it previews the attack under way to whoever looks", () => {
    const { states } = playRandomly({ ...exampleMatch, seed: 3 }, 3);
    const attacked = states.filter(
      ({ shared, prompts, outcome }) =>
        shared.attack !== null &&
        outcome.status === "running" &&
        prompts.every(({ kind }) => kind !== "replay"),
    );
    expect(attacked.length).toBeGreaterThan(0);
    let seen = 0;
    for (const state of attacked) {
      const [first, ...others] = (["host", "away", "spectator"] as const).map(
        (viewer) => mask(exampleGame, state, viewer).game.previews,
      );
      for (const previews of others) expect(previews).toEqual(first);
      for (const { attacker, target, outcome } of first ?? []) {
        seen++;
        expect({ attacker, target }).toMatchObject({
          attacker: state.shared.attack?.attacker,
          target: state.shared.attack?.target,
        });
        const isHidden = target !== null && state.cards.get(target)?.faceDown === true;
        expect(outcome === "unknown").toBe(isHidden);
      }
    }
    expect(seen).toBeGreaterThan(0);
  });

  test("[LT 13.2] no view names a card of the other's hand or of a deck, nor the randomness", () => {
    const { states } = playRandomly({ ...exampleMatch, seed: 5 }, 5);
    for (const state of states.filter((_, i) => i % 10 === 0)) {
      for (const seat of ["host", "away"] as const) {
        const view = mask(exampleGame, state, seat);
        const text = JSON.stringify(view);
        for (const id of hiddenFrom(state, seat)) expect(text).not.toContain(`"${id}"`);
        if (state.random.source.kind === "chacha20") {
          expect(text).not.toContain(state.random.source.seed);
        }
        expect(Object.keys(view)).not.toContain("random");
      }
    }
  });
});

describe("who does not sit at the table", () => {
  test("gets the same error from mask, from the list of moves and from explain", () => {
    const engine = createEngine(options);
    const { game } = engine;
    const state = engine.getState();
    const bob = "bob" as Seat;
    const error = new TypeError("no viewer bob: a seat (host, away), spectator or referee");
    const command = { type: "END_TURN" };
    for (const ask of [
      () => engine.mask(bob),
      () => engine.legalMoves(bob),
      () => engine.explain(bob, command),
      () => mask(game, state, bob),
      () => legalMoves(game, state, bob),
      () => explain(game, state, bob, command),
    ]) {
      expect(ask).toThrow(error);
    }
  });

  test("a spectator may look and has no moves; a stranger's command is refused with a code", () => {
    const engine = createEngine(options);
    expect(engine.legalMoves("spectator" as Seat)).toEqual([]);
    expect(engine.decide("bob" as Seat, { type: "END_TURN" })).toMatchObject({
      ok: false,
      rejection: { code: "command/not-for-you" },
    });
  });
});

describe("the plain functions", () => {
  test("hold nothing and give what the engine gives", () => {
    const engine = createEngine(options);
    const game = createGame(exampleTable);
    const { cards: _, hostId: __, awayId: ___, ...start } = options;
    const opening = createInitialState(game, start);
    if (!opening.ok) throw new Error(opening.rejection.message);
    expect(opening.state).toEqual(engine.getState());
    expect(opening.events).toEqual(engine.events);
    expect(legalMoves(game, opening.state, "host")).toEqual(engine.legalMoves("host"));

    const command = { type: "ADVANCE_PHASE" };
    const decision = decide(game, opening.state, "host", command);
    if (!decision.ok) throw new Error(decision.rejection.message);
    expect(decision).toEqual(engine.decide("host", command));
    expect(evolve(game, opening.state, decision.events)).toEqual(decision.state);
    expect(explain(game, opening.state, "host", command)).toEqual(engine.explain("host", command));
    const { players: _players, ...view } = engine.mask("host");
    expect(mask(game, opening.state, "host")).toEqual(view);
  });

  test("[LT 4.1] a start that is refused is a value with every fault", () => {
    const game = createGame(exampleTable);
    expect(createInitialState(game, { hostDeck: [], awayDeck: [], seed: 1 })).toMatchObject({
      ok: false,
      rejection: {
        code: "options/bad-deck",
        data: { decks: [{ seat: "host" }, { seat: "away" }] },
      },
    });
  });
});

test("randomSeed makes a seed", () => {
  const seed = randomSeed(crypto);
  expect(createEngine({ ...options, seed }).getState().outcome.status).toBe("running");
});

function isFreeToAttack({ phase, prompts, outcome }: State): boolean {
  return phase === "combat" && prompts.length === 0 && outcome.status === "running";
}

/** Cards of hand and deck whose face this seat does not know. */
function hiddenFrom(state: State, seat: Seat): CardId[] {
  return [...state.cards].flatMap(([id, card]) => {
    const isHidden = card.zone === "deck" || (card.zone === "hand" && card.seat !== seat);
    return isHidden && !state.known.get(id as CardId)?.includes(seat) ? [id as CardId] : [];
  });
}
