import { type CardId, canonicalJson, deepFreeze } from "@tcg/core";
import { rulesOf } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import { playRandomly, sampleMatch } from "../fixtures/random-play.ts";
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
import { sampleGame, sampleTable } from "./sample/index.ts";

const options: EngineOptions = {
  cards: sampleTable,
  hostId: "hana",
  awayId: "ada",
  ...sampleMatch,
  seed: 7,
  chooser: "host",
};

const first = { type: "CHOOSE_FIRST_PLAYER", seat: "away" } as const;

describe("decide and evolve", () => {
  test("who gives the command before the seat, or a decision for its events, is told what to write", () => {
    const engine = createEngine(options);
    const decision = engine.decide("host", first);
    expect(() => engine.decide(first as never, "host")).toThrow(
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
    const decision = engine.decide("host", first);
    if (!decision.ok) throw new Error(decision.rejection.message);
    expect(engine.getState()).toBe(before);
    expect(canonicalJson(before)).toBe(text);

    const count = engine.events.length;
    expect(engine.evolve(decision.events)).toEqual(decision.state);
    expect(engine.getState()).not.toEqual(before);
    expect(engine.events.slice(count)).toEqual(decision.events);
  });

  test("a command is refused with a code and a sentence, and nothing happens", () => {
    const engine = createEngine(options);
    const before = engine.getState();
    expect(engine.decide("away", first)).toMatchObject({ ok: false });
    expect(engine.explain("host", { type: "END_TURN" })).toMatchObject({
      legal: false,
      rejection: { code: "prompt/answer-first" },
    });
    expect(engine.getState()).toBe(before);
  });

  test("[CR 3.1.2] the seat that the options name chooses who starts", () => {
    for (const chooser of ["host", "away"] as const) {
      const engine = createEngine({ ...options, chooser });
      expect(engine.game.actors(engine.getState())).toEqual([chooser]);
    }
  });

  test("two engines with the same options are the same match", () => {
    const { chooser: _, ...open } = options;
    expect(createEngine(open).getState()).toEqual(createEngine(open).getState());
    expect(createEngine({ ...open, seed: 8 }).getState()).not.toEqual(
      createEngine(open).getState(),
    );
  });
});

describe("invalid options", () => {
  const faults = (change: object): string[] => {
    try {
      createEngine({ ...options, ...change });
      return [];
    } catch (error) {
      return (error as TypeError).message.split("\n  ").slice(1);
    }
  };

  test("are told all at once", () => {
    expect(
      faults({
        hostId: "",
        chooser: "left",
        chosen: "host",
        seed: "x",
        hostDeck: ["tilly-apprentice"],
        awayDeck: 7,
      }),
    ).toEqual([
      'hostId must be a text that is not empty, not ""',
      'chooser must be one of host, away, not "left"',
      "hostDeck: A deck has at least 60 cards; this one has 1.",
      "awayDeck: A deck is a list of card ids.",
      'seed must be a whole number or 64 hexadecimal digits, not "x"',
      "chosen is no option; did you mean chooser?",
    ]);
  });

  test("cards and settings among them", () => {
    const lamp = { ...sampleTable["storm-lantern"], cost: -1 };
    expect(faults({ cards: { "storm-lantern": lamp } })).toEqual([
      "storm-lantern.cost must be a whole number from 0 to 20, not -1",
    ]);
    expect(faults({ config: { loreToWin: 0 } })[0]).toContain("loreToWin");
    for (const config of [7, "fast", []]) {
      expect(faults({ config })).toEqual([
        expect.stringMatching(/^config must be an object of settings, not /),
      ]);
    }
    expect(faults({ cards: 7 })[0]).toContain("must be a list of card definitions");
  });
});

describe("mask", () => {
  test("a seat gets its legal moves, a spectator none, both the players' names", () => {
    const engine = createEngine(options);
    const host = engine.mask("host");
    expect(host.legalMoves).toEqual(engine.legalMoves("host"));
    expect(host.legalMoves.map(({ id }) => id)).toContain("CHOOSE_FIRST_PLAYER away");
    expect(host.players).toEqual({ host: "hana", away: "ada" });
    expect(engine.mask("spectator").legalMoves).toEqual([]);
  });

  test("no view names a card that its seat does not see, nor the randomness", () => {
    const { states } = playRandomly({ ...sampleMatch, seed: 5 }, 5, 200);
    for (const state of states.filter((_, i) => i % 10 === 0)) {
      for (const seat of ["host", "away"] as const) {
        const text = JSON.stringify(mask(sampleGame, state, seat));
        for (const id of hiddenFrom(state, seat)) expect(text).not.toContain(`"${id}"`);
        if (state.random.source.kind === "chacha20") {
          expect(text).not.toContain(state.random.source.seed);
        }
      }
    }
  });

  test("who does not sit at the table gets an error that says who does", () => {
    const engine = createEngine(options);
    const bob = "bob" as Seat;
    const error = new TypeError("no viewer bob: a seat (host, away), spectator or referee");
    for (const ask of [
      () => engine.mask(bob),
      () => engine.legalMoves(bob),
      () => engine.explain(bob, first),
    ]) {
      expect(ask).toThrow(error);
    }
  });
});

test("the plain functions hold nothing and give what the engine gives", () => {
  const engine = createEngine(options);
  const game = createGame(sampleTable);
  const { cards: _, hostId: __, awayId: ___, ...start } = options;
  const opening = createInitialState(game, start);
  if (!opening.ok) throw new Error(opening.rejection.message);
  expect(opening.state).toEqual(engine.getState());
  expect(opening.events).toEqual(engine.events);
  expect(legalMoves(game, opening.state, "host")).toEqual(engine.legalMoves("host"));
  const decision = decide(game, opening.state, "host", first);
  if (!decision.ok) throw new Error(decision.rejection.message);
  expect(decision).toEqual(engine.decide("host", first));
  expect(evolve(game, opening.state, decision.events)).toEqual(decision.state);
  expect(explain(game, opening.state, "host", first)).toEqual(engine.explain("host", first));
  const { players: _players, ...view } = engine.mask("host");
  expect(mask(game, opening.state, "host")).toEqual(view);
});

test("randomSeed makes a seed", () => {
  const seed = randomSeed(crypto);
  expect(createEngine({ ...options, seed }).getState().outcome.status).toBe("running");
});

/** Cards of deck, inkwell and the other's hand whose face this seat does not know. */
function hiddenFrom(state: State, seat: Seat): CardId[] {
  return [...state.cards].flatMap(([id, card]) => {
    const isHidden =
      card.zone === "deck" ||
      card.zone === "inkwell" ||
      (card.zone === "hand" && card.seat !== seat);
    return isHidden && !state.known.get(id as CardId)?.includes(seat) ? [id as CardId] : [];
  });
}

describe("[CR 3.1.2] who chooses the first player", () => {
  const drawn = (chooser: Seat | undefined, startingPlayer: "choose" | "random") => {
    const game = createGame(sampleTable);
    const given = { ...sampleMatch, seed: 7, ...(chooser && { chooser }) };
    const started = game.start({ ...given, config: { startingPlayer } });
    if (!started.ok) throw new Error(started.rejection.message);
    return rulesOf(game).chance?.drawnSeat?.(started.state, given) === null ? "named" : "drawn";
  };

  test("is drawn by lot unless the options name a seat, and always where the start is random", () => {
    expect(drawn(undefined, "choose")).toBe("drawn");
    expect(drawn("host", "choose")).toBe("named");
    expect(drawn("host", "random")).toBe("drawn");
  });
});
