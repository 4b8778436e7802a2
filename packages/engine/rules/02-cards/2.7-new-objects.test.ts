import { idsIn } from "@tcg/core";
import { describe, expect, test } from "vitest";
import { card, defsIn, duel, duelGame, placed, spell, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import type { Action, Effect } from "../../src/cards/card.ts";
import type { LunchTable } from "../../src/types.ts";

const once: Effect = {
  id: "boast",
  type: "ignition",
  oncePerTurn: true,
  actions: [{ kind: "boost_attack", what: { kind: "self" }, amount: 500, duration: "permanent" }],
};
const star = unit("star", { effects: [once] });
const aimed = (id: string, ...actions: Action[]) =>
  spell(id, "normal", [
    {
      id: "do",
      type: "ignition",
      targets: [{ zone: "board", side: "any", count: 1 }],
      actions,
    },
  ]);
const recall = aimed("recall", { kind: "return_to_hand", what: { kind: "target" } });
const hide = aimed("hide", { kind: "change_position", what: { kind: "target" }, to: "face_down" });

describe("[LT 2.7] a card that changes zone is a new object", () => {
  const cards = [star, recall];
  const start = duel(cards, {
    seats: {
      host: {
        hand: ["recall"],
        board: [null, placed("star", { position: "attack", vice: 2, changedPosition: true })],
      },
    },
  });
  const old = card(start, "host", "board", "star");
  const boosted = passAll(start.when("host", `ACTIVATE_EFFECT ${old} 0`));
  boosted.when("host", `ACTIVATE_EFFECT ${old} 0`).refused("activate/used-up");
  const spellId = card(start, "host", "hand", "recall");
  const recalled = boosted.when("host", `ACTIVATE_SPELL ${spellId} targets=${old}`);
  const again = recalled.when("host", `SUMMON ${card(recalled, "host", "hand", "star")} defense`);
  const back = card(again, "host", "board", "star");

  test("with another id: nobody finds it under the old one", () => {
    expect(boosted.state.shared.modifiers).toHaveLength(1);
    expect(recalled.state.cards.get(old)).toBeUndefined();
    expect(new Set([old, card(recalled, "host", "hand", "star"), back]).size).toBe(3);
    again.when("host", `CHANGE_POSITION ${old}`).refused("command/unknown-card");
  });

  test("and counters, modifiers, position and marks stay behind", () => {
    expect(again.state.cards.get(back)?.data).toEqual({
      position: "defense",
      vice: 0,
      turnEntered: 3,
      summoned: "normal",
      hasAttacked: false,
      changedPosition: false,
      controlTaken: false,
      usedEffects: [],
      equippedTo: null,
      isToken: false,
    });
    expect(again.state.shared.modifiers).toEqual([]);
    expect(duelGame(cards).mask(again.state, "away").game.cards[back]?.attack).toBe(1000);
  });

  test("so its once-per-turn effect may be used again", () => {
    again.when("host", `ACTIVATE_EFFECT ${back} 0`).then({ type: "CHAIN_LINK_ADDED" });
  });
});

describe("[LT 2.7] fresh ids are known only to those who may know where the card is", () => {
  const game = duelGame([]);
  const drawn = duel([], { phase: "draw" }).when("host", "ADVANCE_PHASE");
  const id = card(drawn, "host", "hand", "blank");

  test("the drawn card has a new id, which its owner is told and the other is not", () => {
    const seen = (viewer: "host" | "away" | "spectator") =>
      JSON.stringify([
        game.mask(drawn.state, viewer),
        game.maskEvents(drawn.state, drawn.events, viewer),
      ]);
    expect(seen("host")).toContain(`"${id}"`);
    expect(seen("away")).not.toContain(`"${id}"`);
    expect(seen("spectator")).not.toContain(`"${id}"`);
  });

  test("who cannot see it cannot point at it either", () => {
    const theirs = duel([], { seats: { host: { hand: ["blank"] }, away: { hand: ["blank"] } } });
    const hidden = card(theirs, "away", "hand", "blank");
    theirs.when("host", `SUMMON ${hidden} attack`).refused("command/unknown-card");
    theirs.when("host", "SUMMON c999 attack").refused("command/unknown-card");
  });
});

test("[LT 2.7] every shuffle gives every card of the deck a fresh id", () => {
  const look = spell("look", "normal", [
    {
      id: "look",
      type: "ignition",
      actions: [
        { kind: "view_top_cards", count: 2 },
        { kind: "search", filter: { name: "nothing of the kind" } },
      ],
    },
  ]);
  const start = duel([look], { seats: { host: { hand: ["look"] } } });
  const before = idsIn<LunchTable>(start.state, "host", "deck");
  const then = start
    .when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "look")}`)
    .when("host", { type: "CHOOSE_CARDS", cards: [] });
  then.then({ type: "DECK_SHUFFLED", seat: "host" });
  const after = idsIn<LunchTable>(then.state, "host", "deck");
  expect(after).toHaveLength(before.length);
  expect(after.filter((id) => before.includes(id))).toEqual([]);
});

test("[LT 2.7] ids say nothing about what a card is: other decks, the same ids", () => {
  const ids = (decks: readonly string[]) => {
    const cards = [...new Set(decks)].map((id) => unit(id));
    const opening = duelGame(cards).start({
      hostDeck: decks,
      awayDeck: decks,
      seed: 5,
      firstSeat: "host",
      config: { maxCopies: 60 },
    });
    if (!opening.ok) throw new Error(opening.rejection.message);
    return [opening.state.seats.host.deck, opening.state.seats.away.hand];
  };
  const [some, others] = ["aardvark", "zebra"].map((name) =>
    Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? name : "middle")),
  );
  expect(ids(some ?? [])).toEqual(ids(others ?? []));
});

describe("[LT 2.7] turned face-down in place", () => {
  const cards = [star, hide];
  const start = duel(cards, {
    seats: {
      host: {
        hand: ["hide"],
        board: [
          placed("star", { position: "attack", vice: 2, hasAttacked: true, summoned: "normal" }),
        ],
      },
    },
  });
  const id = card(start, "host", "board", "star");
  const boosted = passAll(start.when("host", `ACTIVATE_EFFECT ${id} 0`));
  const hidden = boosted.when(
    "host",
    `ACTIVATE_SPELL ${card(start, "host", "hand", "hide")} targets=${id}`,
  );

  test("id and counters stay", () => {
    expect(hidden.state.cards.get(id)).toMatchObject({
      def: "star",
      faceDown: true,
      data: { vice: 2, turnEntered: 1, position: "defense" },
    });
    expect(hidden.state.seats.host.board).toEqual([id, null, null]);
  });

  test("modifiers and marks go", () => {
    expect(hidden.state.shared.modifiers).toEqual([]);
    expect(hidden.state.cards.get(id)?.data).toMatchObject({
      hasAttacked: false,
      changedPosition: false,
      usedEffects: [],
      summoned: null,
    });
    const up = hidden.when("host", `FLIP_SUMMON ${id}`);
    expect(duelGame(cards).mask(up.state, "host").game.cards[id]?.attack).toBe(1000);
    up.when("host", `ACTIVATE_EFFECT ${id} 0`).then({ type: "CHAIN_LINK_ADDED" });
  });

  test("the modifiers of another card stay", () => {
    const two = duel(cards, { seats: { host: { hand: ["hide"], board: ["star", "star"] } } });
    const [one, other] = idsIn<LunchTable>(two.state, "host", "board");
    const then = passAll(two.when("host", `ACTIVATE_EFFECT ${one} 0`)).when(
      "host",
      `ACTIVATE_SPELL ${card(two, "host", "hand", "hide")} targets=${other}`,
    );
    expect(then.state.shared.modifiers).toMatchObject([{ on: { card: one } }]);
  });
});

test("[LT 2.7] control that was taken goes back though the card was turned face-down", () => {
  const lure = aimed("lure", { kind: "take_control", what: { kind: "target" } });
  const start = duel([lure, hide, unit("fan")], {
    seats: { host: { hand: ["lure", "hide"] }, away: { board: ["fan"] } },
  });
  const fan = card(start, "away", "board", "fan");
  const cast = (from: typeof start, def: string) =>
    passAll(from.when("host", `ACTIVATE_SPELL ${card(from, "host", "hand", def)} targets=${fan}`));
  const hidden = cast(cast(start, "lure"), "hide");
  expect(hidden.state.cards.get(fan)).toMatchObject({ seat: "host", faceDown: true });
  const over = hidden.when("host", "END_TURN");
  expect(over.state.cards.get(fan)).toMatchObject({ seat: "away", faceDown: true });
  expect(defsIn(over, "away", "board")).toEqual(["fan"]);
});

test("[LT 2.7] turned face-down a card loses its modifiers, and nothing but its own", () => {
  const what = { kind: "target" } as const;
  const mark = aimed(
    "mark",
    { kind: "boost_attack", what, amount: 500, duration: "permanent" },
    { kind: "apply_restriction", restriction: "draw_phase", duration: "permanent" },
  );
  const show = aimed("show", { kind: "change_position", what, to: "attack" });
  const start = duel([unit("star"), unit("kid"), mark, hide, show], {
    seats: { host: { hand: ["mark", "mark", "hide", "show"], board: ["star", "kid"] } },
  });
  const [target, other] = [
    card(start, "host", "board", "star"),
    card(start, "host", "board", "kid"),
  ];
  const cast = (at: typeof start, def: string, id = target): typeof start =>
    passAll(at.when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", def)} targets=${id}`));
  const marked = cast(cast(start, "mark"), "mark", other);
  const shown = cast(cast(marked, "hide"), "show");
  const left = shown.state.shared.modifiers.map(({ on, fact }) => [on, fact.kind]);
  expect(left).toEqual([
    [{ seat: "away" }, "restriction"],
    [{ card: other }, "attack"],
    [{ seat: "away" }, "restriction"],
  ]);
});
