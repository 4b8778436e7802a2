import { describe, expect, test } from "vitest";
import { card, duel, duelGame, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import type { State } from "../../src/types.ts";

const cards = [
  unit("secret-unit"),
  trap("secret-trap", "normal"),
  spell("secret-spell", "normal"),
  unit("mine"),
  spell("x-ray", "normal", [
    { id: "look", type: "ignition", actions: [{ kind: "reveal_hand", who: "opponent" }] },
  ]),
];
const game = duelGame(cards);

describe("[LT 13.3] an event shows a face only to those who may see it", () => {
  test.each([
    ["SET_MONSTER", "secret-unit"],
    ["SET_SPELL_TRAP", "secret-trap"],
  ])("%s", (command, def) => {
    const start = duel(cards, { seats: { host: { hand: [def] } } });
    const old = card(start, "host", "hand", def);
    const then = start.when("host", `${command} ${old}`);
    const seen = (viewer: "host" | "away" | "spectator") =>
      JSON.stringify(game.maskEvents(then.state, then.events, viewer));
    expect(seen("host")).toContain(def);
    expect(seen("host")).toContain(`"${old}"`);
    for (const viewer of ["away", "spectator"] as const) {
      expect(seen(viewer)).not.toContain("secret");
      // Which card of the hand it was is not told either.
      expect(seen(viewer)).not.toContain(`"${old}"`);
    }
  });

  test("a draw", () => {
    const drawn = duel(cards, { phase: "draw", seats: { host: { deck: ["secret-unit"] } } }).when(
      "host",
      "ADVANCE_PHASE",
    );
    const of = (viewer: "host" | "away") => game.maskEvents(drawn.state, drawn.events, viewer);
    expect(JSON.stringify(of("host"))).toContain("secret-unit");
    expect(of("away").map(({ type }) => type)).toContain("CARD_DRAWN");
    expect(JSON.stringify(of("away"))).not.toContain("secret-unit");
  });
});

test.each(["ACTIVATE_SPELL", "ACTIVATE_TRAP", "FLIP_SUMMON", "CHANGE_POSITION", "SET_SPELL_TRAP"])(
  "[LT 13.3] %s on the other's face-down card is refused in the same words whatever it is",
  (command) => {
    const refusals = ["secret-trap", "secret-spell"].map((def) => {
      const { state } = duel(cards, { seats: { away: { setZone: [faceDown(def)] } } });
      const id = card({ state }, "away", "setZone", def);
      return game.explain(state, "host", { type: command, card: id });
    });
    expect(refusals[0]).toMatchObject({ legal: false });
    expect(refusals[1]).toEqual(refusals[0]);
  },
);

test("[LT 13.3] a card in a hidden zone is refused like one that is not there", () => {
  const { state } = duel(cards, { seats: { away: { hand: ["secret-unit"] } } });
  const attempt = (id: string) => {
    const answer = game.explain(state, "host", { type: "SUMMON", card: id, position: "attack" });
    return JSON.stringify(answer).replaceAll(id, "it");
  };
  const hidden = [card({ state }, "away", "hand", "secret-unit"), ...state.seats.host.deck];
  for (const id of hidden) expect(attempt(`${id}`)).toBe(attempt("c999"));
});

test("[LT 13.3] a legal move names a face-down target by its back", () => {
  const start = duel(cards, {
    phase: "combat",
    seats: { host: { board: ["mine"] }, away: { board: [faceDown("secret-unit")] } },
  });
  const texts = game.legalMoves(start.state, "host").map(({ text }) => text);
  expect(texts).toContain("Attack the face-down card with mine");
  expect(texts.join()).not.toContain("secret");
});

describe("[LT 13.3] a spectator sees what both seats see in common", () => {
  const start = duel(cards, {
    seats: {
      host: { hand: ["x-ray", "mine"], board: [faceDown("secret-unit")] },
      away: { hand: ["secret-spell"] },
    },
  });
  const shown = passAll(
    start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "x-ray")}`),
  );
  const hands = (state: State, viewer: "host" | "away" | "spectator") => {
    const { zones } = game.mask(state, viewer);
    return [zones.host.hand, zones.away.hand].map((hand) => hand.cards.map(({ def }) => `${def}`));
  };

  test("neither hand, unless it was shown", () => {
    expect(hands(start.state, "spectator")).toEqual([[], []]);
    expect(hands(shown.state, "host")).toEqual([["mine"], ["secret-spell"]]);
    expect(hands(shown.state, "away")).toEqual([[], ["secret-spell"]]);
    expect(hands(shown.state, "spectator")).toEqual([[], ["secret-spell"]]);
  });

  test("no face-down card of either", () => {
    const { zones } = game.mask(shown.state, "spectator");
    expect(zones.host.board.cards.map(({ def }) => def)).toEqual([null]);
  });

  test("and has nothing to do", () => {
    expect(game.legalMoves(shown.state, "spectator" as never)).toEqual([]);
    const answer = game.decide(shown.state, "spectator" as never, { type: "SURRENDER" });
    expect(answer).toMatchObject({ ok: false, rejection: { code: "command/not-for-you" } });
  });
});

test("[LT 13.3] what leaves the board face-down and unseen leaves without its numbers", () => {
  const recall = spell("recall", "normal", [
    {
      id: "r",
      type: "ignition",
      actions: [{ kind: "return_to_hand", what: { kind: "all", zone: "board", side: "opponent" } }],
    },
  ]);
  const start = duel([recall, unit("mask", { attack: 1700, defense: 300 })], {
    seats: {
      host: { hand: ["recall"] },
      away: { board: [faceDown("mask", { position: "defense", vice: 1 })] },
    },
  });
  const done = start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "recall")}`);
  done.then({
    type: "CARD_TO_HAND",
    was: { def: null, attack: 0, defense: 0, vice: 1, position: "defense" },
  });
});
