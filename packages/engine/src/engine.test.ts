import { type CardId, canonicalJson } from "@tcg/core";
import { deepFreeze } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import { exampleGame, exampleMatch, exampleTable, playRandomly } from "../fixtures/example-game.ts";
import {
  createEngine,
  createGame,
  createInitialState,
  decide,
  type Engine,
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

const faultsOf = (bad: object): string[] => {
  try {
    createEngine({ ...options, ...bad });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [head, ...lines] = error.message.split("\n");
    expect(head).toBe("No match can be played like this:");
    return lines.map((line) => line.trim());
  }
  throw new Error("no fault was found");
};

describe("createEngine", () => {
  test("[LT 4.1] both decks are told every fault they have", () => {
    expect(
      faultsOf({ hostDeck: ["crumb", "nobody"], awayDeck: Array(61).fill("new-kid") }),
    ).toEqual([
      "hostDeck: The deck has 2 cards; it needs at least 40.",
      "hostDeck: Crumb is a token: effects make it, decks do not hold it.",
      'hostDeck: There is no card "nobody".',
      "awayDeck: The deck has 61 cards; it can have at most 60.",
      "awayDeck: The deck has 61 copies of New Kid; 3 are allowed.",
    ]);
  });

  test("a config is told every fault it has", () => {
    expect(faultsOf({ config: { boardSlots: 0, responses: "never", lives: 9 } })).toEqual([
      "boardSlots is a whole number of at least 1",
      "responses is full or auto",
      "there is no setting lives",
    ]);
  });

  test("names that are none are told together with what else is wrong", () => {
    expect(faultsOf({ hostId: "", awayId: 3, config: { boardSlots: 0 } })).toEqual([
      "hostId is a text that is not empty",
      "awayId is a text that is not empty",
      "boardSlots is a whole number of at least 1",
    ]);
    expect(faultsOf({ awayId: "" })).toEqual(["awayId is a text that is not empty"]);
  });

  test("[LT 8.3] cards that are not well defined are told where and why", () => {
    const { "new-kid": kid, ...others } = exampleTable;
    expect(faultsOf({ cards: { ...others, "new-kid": { ...kid, level: 13 } } })).toEqual([
      expect.stringMatching(/^new-kid\.level /),
    ]);
  });

  test("a seed that is none, and a seat that is none", () => {
    expect(faultsOf({ seed: "luck" })).toEqual([
      "A seed is a whole number or 64 hexadecimal digits.",
    ]);
    expect(faultsOf({ firstSeat: "middle" })).toEqual(["The first seat is host or away."]);
  });

  test("[LT 4.3] the opening is among its events, GAME_STARTED first", () => {
    const engine = createEngine(options);
    expect(engine.events[0]?.type).toBe("GAME_STARTED");
    expect(evolve(engine.game, null, engine.events)).toEqual(engine.getState());
  });

  test("[LT 2.1] the first seat is the one that is named", () => {
    for (const firstSeat of ["host", "away"] as const) {
      const { shared } = createEngine({ ...options, firstSeat }).getState();
      expect(shared.turnSeat).toBe(firstSeat);
    }
  });
});

describe("decide and evolve", () => {
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
        code: "phase/not-from-here",
        message: "Combat is entered from the main phase.",
        rule: "LT 5.7",
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
        const isHidden = target !== null && state.cards[target]?.faceDown === true;
        expect(outcome === "unknown").toBe(isHidden);
      }
      const other: Seat = seat === "host" ? "away" : "host";
      expect(mask(exampleGame, state, other).game.previews).toEqual([]);
    }
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

describe("randomSeed", () => {
  test("is 64 hexadecimal digits of the platform's randomness, and a seed", () => {
    const seed = randomSeed(crypto);
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(randomSeed(crypto)).not.toBe(seed);
    expect(createEngine({ ...options, seed }).getState().outcome.status).toBe("running");
  });

  test("takes whatever randomness it is given", () => {
    const ascending = {
      getRandomValues: (bytes: Uint8Array) => bytes.set(bytes.map((_, i) => i)),
    };
    expect(randomSeed(ascending)).toBe(
      "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
    );
  });
});

/** Not in the language itself: what a browser, a Convex mutation or a worker may lack. */
const PLATFORM = [
  "Buffer",
  "clearTimeout",
  "console",
  "crypto",
  "fetch",
  "performance",
  "process",
  "queueMicrotask",
  "setImmediate",
  "setInterval",
  "setTimeout",
  "structuredClone",
  "TextDecoder",
  "TextEncoder",
  "URL",
];

test("a match is played with nothing but the language: no Node, no clock, no ambient chance", () => {
  const found = withoutPlatform(() => playWhole(createEngine(options)));
  expect(found).toEqual(playWhole(createEngine(options)));
  expect(found.outcome.status).toBe("ended");
});

/** Always the last listed move that does not give up: a match that ends by its own rules. */
function playWhole(engine: Engine): State {
  for (let i = 0; i < 3000 && engine.getState().outcome.status === "running"; i++) {
    const [seat] = engine.game.actors(engine.getState());
    if (seat === undefined) break;
    const moves = engine.mask(seat).legalMoves;
    const wanted = moves.filter(({ command }) => command.type !== "SURRENDER");
    const command = wanted.at((i * 7) % wanted.length)?.command;
    const decision = engine.decide(seat, command);
    if (!decision.ok) throw new Error(decision.rejection.message);
    engine.evolve(decision.events);
  }
  return engine.getState();
}

function withoutPlatform<T>(run: () => T): T {
  const saved = PLATFORM.map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  const { random } = Math;
  const { now } = Date;
  const forbidden = (): never => {
    throw new Error("an engine has no clock and no chance of its own");
  };
  for (const name of PLATFORM) Reflect.deleteProperty(globalThis, name);
  Math.random = forbidden;
  Date.now = forbidden;
  try {
    return run();
  } finally {
    Math.random = random;
    Date.now = now;
    for (const [name, descriptor] of saved) {
      if (descriptor !== undefined) Object.defineProperty(globalThis, name, descriptor);
    }
  }
}

function isFreeToAttack({ phase, prompts, outcome }: State): boolean {
  return phase === "combat" && prompts.length === 0 && outcome.status === "running";
}

/** Cards of hand and deck whose face this seat does not know. */
function hiddenFrom(state: State, seat: Seat): CardId[] {
  return Object.entries(state.cards).flatMap(([id, card]) => {
    const isHidden = card.zone === "deck" || (card.zone === "hand" && card.seat !== seat);
    return isHidden && !state.known[id as CardId]?.includes(seat) ? [id as CardId] : [];
  });
}
