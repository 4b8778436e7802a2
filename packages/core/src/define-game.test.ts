import { describe, expect, test } from "vitest";
import { doing, note, table, tiny } from "../fixtures/tiny/index.ts";
import { canonicalJson } from "./canonical-json.ts";
import { deepFreeze } from "./deep-freeze.ts";
import { cardId } from "./ids.ts";
import { rulesOf } from "./rules-of.ts";
import { idsIn } from "./table/cards-in.ts";
import { find, given, started } from "./testkit/index.ts";
import type { MaskedEvent } from "./types.ts";

const game = tiny();
const decks = { ann: ["ant", "bee", "cat"], bob: ["ant", "ant", "bee"] };

describe("legal moves", () => {
  test("[K4.1] are the candidates that pass, of the moves that are the actor's to make", () => {
    const state = table({ ann: { hand: ["ant", "bee"], board: [null, "cat", null] } });
    given(game, state)
      .offered("ann", "DO", "PLAY c1", "PLAY c1 slot=2", "PLAY c2", "PLAY c2 slot=2")
      .offered("bob")
      .offered("referee", "TIMEOUT");
    const full = table({ ann: { hand: ["ant"], board: ["cat", "cat", "cat"] } });
    given(game, full).offered("ann", "DO");
  });

  test("[K4.1] a candidate that validate refuses is not listed", () => {
    const { DO, ...moves } = rulesOf(game).moves;
    const strict = tiny({
      moves: { ...moves, DO: { ...DO, validate: () => ({ code: "do/never", message: "No." }) } },
    });
    given(strict, table()).offered("ann");
  });

  test("[K4.1] a candidate that validate refuses is not listed, though a generator names it", () => {
    const { PLAY, ...moves } = rulesOf(game).moves;
    const never = { code: "play/never", message: "No." };
    const strict = tiny({ moves: { ...moves, PLAY: { ...PLAY, validate: () => never } } });
    given(strict, table({ ann: { hand: ["ant"] } })).offered("ann", "DO");
  });

  test("[K4.1] every listed move is accepted", () => {
    const state = table({ ann: { hand: ["ant", "bee"] } });
    for (const seat of ["ann", "bob", "referee"] as const) {
      for (const { command } of game.legalMoves(state, seat)) {
        expect(game.decide(state, seat, command).ok).toBe(true);
      }
    }
  });

  test("[K4.2] a move's id is its notation; its text is the game's, or the notation", () => {
    const [doIt, play] = game.legalMoves(table({ ann: { hand: ["ant"] } }), "ann");
    expect(doIt).toEqual({ id: "DO", command: { type: "DO" }, text: "Do it" });
    expect(play).toEqual({
      id: "PLAY c1",
      command: { type: "PLAY", card: "c1" },
      text: "Play ant",
    });
    const wordless = tiny({ texts: {} });
    expect(wordless.legalMoves(table(), "ann")[0]).toMatchObject({ id: "DO", text: "DO" });
  });

  test("[K4.3] explain says what decide would", () => {
    const state = table({ ann: { hand: ["ant"] }, bob: { hand: ["bee"] } });
    expect(game.explain(state, "ann", { type: "PLAY", card: "c1" })).toEqual({
      legal: true,
      move: { id: "PLAY c1", command: { type: "PLAY", card: "c1" }, text: "Play ant" },
    });
    for (const input of [{ type: "PLAY", card: "c2" }, { type: "NO" }, 3, { type: "TIMEOUT" }]) {
      const decision = game.decide(state, "ann", input);
      if (decision.ok) throw new Error("it should be refused");
      expect(game.explain(state, "ann", input)).toEqual({
        legal: false,
        rejection: decision.rejection,
      });
    }
  });

  test("[K4.4] a default that is spelled out is the same move", () => {
    const state = table({ ann: { hand: ["ant"], board: ["cat", null, null] } });
    const short = { type: "PLAY", card: "c1" };
    const long = { ...short, slot: 1 };
    expect(game.explain(state, "ann", long)).toEqual(game.explain(state, "ann", short));
    expect(game.decide(state, "ann", long)).toEqual(game.decide(state, "ann", short));
  });

  test("[K4.5] a refusal has code, sentence, rule and data", () => {
    const state = table({ ann: { hand: ["ant"], board: ["cat", null, null] } });
    const decision = game.decide(state, "ann", { type: "PLAY", card: "c1", slot: 0 });
    expect(decision).toEqual({
      ok: false,
      rejection: {
        code: "play/no-slot",
        message: "That slot is not free.",
        rule: "T 2",
        data: { free: [1, 2] },
      },
    });
    const without = game.decide(state, "ann", { type: "ANSWER", word: "no" });
    if (without.ok) throw new Error("it should be refused");
    expect(Object.keys(without.rejection)).toEqual(["code", "message"]);
  });
});

describe("deciding", () => {
  test("[K5.1] leaves a frozen state as it was", () => {
    const state = deepFreeze(table({ ann: { hand: ["ant"], deck: ["bee", "cat"] } }));
    const before = canonicalJson(state);
    const { state: after } = doing(state, (play) => {
      const id = find(play.state, "ann", "hand", "ant");
      play.emit({ type: "CARD_CHANGED", change: play.moved(id, { seat: "ann", zone: "heap" }) });
      play.emit({ type: "CARD_CHANGED", change: play.shuffled("ann", "deck", "deck/ann") });
      note(play, "done");
      play.ask({ kind: "pick", seat: "bob", secret: "s" });
    });
    expect(canonicalJson(state)).toBe(before);
    expect(canonicalJson(after)).not.toBe(before);
  });

  test("[K5.1] leaves it as it was when a rule throws halfway", () => {
    const state = table();
    const before = canonicalJson(state);
    const broken = tiny({
      act: (play) => {
        note(play, "half");
        throw new Error("a bug");
      },
    });
    expect(() => broken.decide(state, "ann", { type: "DO" })).toThrow("a bug");
    expect(canonicalJson(state)).toBe(before);
  });

  test("[K5.2] gives the same twice, and for a revived state", () => {
    const { state } = started(game, { decks, config: { hand: 1 }, seed: 7 });
    const act = tiny({
      act: (play) =>
        play.emit({ type: "CARD_CHANGED", change: play.shuffled("ann", "deck", "effects") }),
    });
    const first = act.decide(state, "ann", { type: "DO" });
    const revived = JSON.parse(JSON.stringify(state)) as typeof state;
    expect(act.decide(state, "ann", { type: "DO" })).toEqual(first);
    expect(act.decide(revived, "ann", { type: "DO" })).toEqual(first);
  });

  test("[K5.3] a match opens with GAME_STARTED and goes on to the first decision", () => {
    const asking = tiny({
      phases: {
        day: { next: () => "night" },
        night: { enter: (play) => play.ask({ kind: "pick", seat: "bob", secret: "" }) },
      },
    });
    const { events, state } = started(asking, { decks, config: { hand: 2 }, seed: 1 });
    expect(events[0]).toMatchObject({
      type: "GAME_STARTED",
      seating: ["ann", "bob"],
      config: { hand: 2, maxSteps: 100 },
    });
    expect(events.at(-1)?.type).toBe("PROMPT_OPENED");
    expect(asking.actors(state)).toEqual(["bob"]);
    expect(idsIn(state, "bob", "hand")).toHaveLength(2);
  });

  test("[K5.3] options the game refuses start nothing", () => {
    const decision = game.start({ decks: {}, seed: 1 });
    expect(decision).toMatchObject({ ok: false, rejection: { code: "options/no-seats" } });
  });

  test.each([0.5, Number.NaN, "", "abc", "g".repeat(64)])(
    "[K5.3] %j is no seed and is refused",
    (seed) => {
      const decision = game.start({ decks, seed });
      expect(decision).toMatchObject({ ok: false, rejection: { code: "options/bad-seed" } });
    },
  );

  test("[K5.4] other cards, another hash", () => {
    expect(tiny().cardSet).toBe(game.cardSet);
    expect(game.cardSet).toMatch(/^[0-9a-f]{64}$/);
    expect(tiny({ cards: { ...rulesOf(game).cards, ant: { name: "Emmet" } } }).cardSet).not.toBe(
      game.cardSet,
    );
  });
});

describe("events", () => {
  test("[K6.1] folding them from the start gives the live state", () => {
    const opening = started(game, { decks, config: { hand: 2 }, seed: 3 });
    const acting = tiny({
      act: (play) => {
        play.emit({ type: "CARD_CHANGED", change: play.shuffled("bob", "deck", "effects") });
        play.next({ kind: "note", text: "later" });
        play.ask({ kind: "pick", seat: "bob", secret: "s" });
      },
    });
    const then = given(acting, opening.state).when("ann", "DO");
    const answered = then.when("bob", "ANSWER no");
    const all = [...opening.events, ...then.events, ...answered.events];
    expect(game.evolve(null, all)).toEqual(answered.state);
    expect(game.evolve(opening.state, then.events)).toEqual(then.state);
  });

  test("[K6.2] folding leaves its state as it was", () => {
    const state = deepFreeze(table({ ann: { hand: ["ant"] } }));
    const { events } = given(game, state).when("ann", "PLAY c1");
    expect(game.evolve(state, deepFreeze(events)).seats.ann.hand).toEqual([]);
    expect(state.seats.ann.hand).toEqual(["c1"]);
  });

  test("[K6.3] a reducer finds the cards already moved", () => {
    const seen: unknown[] = [];
    const watching = tiny({
      reducers: {
        ...rulesOf(game).reducers,
        CARD_CHANGED: (draft) => void seen.push(draft.state.seats.ann.board[0]),
      },
    });
    given(watching, table({ ann: { hand: ["ant"] } })).when("ann", "PLAY c1");
    expect(seen).toEqual(["c2"]);
  });

  test("[K6.3] an announcement changes nothing", () => {
    const state = table();
    const then = doing(state, (play) => play.emit({ type: "SAID", text: "hello" }));
    expect(then.events).toEqual([{ type: "SAID", text: "hello" }]);
    expect(then.state).toEqual(state);
  });

  test("[K6.4] what is written to a card later leaves the event that brought it alone", () => {
    const fresh = { hits: 0 };
    const { state, events } = doing(table({ ann: { hand: ["ant"] } }), (play) => {
      const to = { seat: "ann", zone: "board", data: fresh } as const;
      const change = play.moved(cardId(1), to);
      play.emit({ type: "CARD_CHANGED", change });
      play.emit({ type: "CARD_HIT", card: change.as });
      // What it carries is carried on, as the game has it in hand.
      const data = play.state.cards.get(change.as)?.data ?? fresh;
      const again = play.moved(change.as, { ...to, data, index: 2 });
      play.emit({ type: "CARD_CHANGED", change: again });
      play.emit({ type: "CARD_HIT", card: again.as });
    });
    expect(fresh).toEqual({ hits: 0 });
    expect(events.map((event) => (event as MaskedEvent).change ?? null)).toMatchObject([
      { data: { hits: 0 } },
      null,
      { data: { hits: 1 } },
      null,
    ]);
    expect(state.cards.values().map(({ data }) => data)).toEqual([{ hits: 2 }]);
  });

  test("[K6.4] cards that came together do not share what they carry", () => {
    const { state } = doing(table(), (play) => {
      const data = { hits: 0 };
      const two = play.placed("ann", ["ant", "ant"] as never, { seat: "ann", zone: "board", data });
      play.emit({ type: "CARD_CHANGED", change: two });
      play.emit({ type: "CARD_HIT", card: cardId(2) });
    });
    expect(state.cards.get(cardId(1))?.data).toEqual({ hits: 0 });
    expect(state.cards.get(cardId(2))?.data).toEqual({ hits: 1 });
  });
});

describe("what a state is worth", () => {
  const state = table({ ann: { board: ["ant", "bee"] } });

  test("[K22.6] is what its view is worth, where a game says no more", () => {
    for (const viewer of ["ann", "bob", "spectator", "referee"] as const) {
      expect(game.evaluateState(state, viewer)).toBe(game.evaluate(game.mask(state, viewer)));
    }
    expect(game.evaluateState(state, "ann")).toBe(2);
  });

  test("[K22.6] a game may say it of the state and what the viewer sees", () => {
    const quick = tiny({
      evaluateState: (seen, { viewer, sees }) =>
        seen.state.seating.length * 10 + (sees(["ann"]) ? 1 : 0) + (viewer === "ann" ? 1 : 0),
      evaluate: () => {
        throw new Error("no view is needed");
      },
    });
    expect(quick.evaluateState(state, "ann")).toBe(32);
    expect(quick.evaluateState(state, "bob")).toBe(30);
    expect(quick.evaluateState(state, "referee")).toBe(31);
  });
});
