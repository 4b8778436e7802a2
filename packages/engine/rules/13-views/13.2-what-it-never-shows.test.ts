import type { Then } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import { card, duel, duelGame, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import type { LunchTable } from "../../src/types.ts";

const secret = unit("secret-unit", { attack: 2345, defense: 1234 });
const hidden = trap("secret-trap", "normal");
const cards = [
  secret,
  hidden,
  unit("mine", { attack: 1500 }),
  unit("twin", { attack: 1500 }),
  spell("search", "normal", [
    {
      id: "find",
      type: "ignition",
      actions: [{ kind: "search", filter: { name: "secret-unit" } }],
    },
  ]),
];
const game = duelGame(cards);
const seats = {
  host: { hand: ["mine"], board: ["mine"], deck: ["secret-unit", "secret-trap"] },
  away: {
    hand: ["secret-unit", "secret-trap"],
    board: [faceDown("secret-unit", { position: "defense" })],
    setZone: [faceDown("secret-trap")],
    deck: ["secret-trap", "secret-unit"],
  },
};
const told = (then: Then<LunchTable>, viewer: "host" | "away" | "spectator") =>
  JSON.stringify([
    game.mask(then.state, viewer),
    game.maskEvents(then.state, then.events, viewer),
    viewer === "spectator" ? [] : game.legalMoves(then.state, viewer),
  ]);

test("[LT 13.2] no view shows a deck, the other hand or the faces of the other's face-down cards", () => {
  const start = duel(cards, { seats });
  for (const viewer of ["host", "spectator"] as const) {
    expect(told(start, viewer)).not.toMatch(/secret|2345|1234/);
  }
  expect(told(start, "away")).toMatch(/secret-unit/);
  expect(game.mask(start.state, "away").zones.away.deck).toEqual({ count: 2, cards: [] });
});

test("[LT 13.2] no view and no event shows the randomness", () => {
  const opening = game.start({
    hostDeck: Array.from({ length: 40 }, () => "mine"),
    awayDeck: Array.from({ length: 40 }, () => "twin"),
    seed: 987654321,
    config: { maxCopies: 40 },
  });
  if (!opening.ok) throw new Error(opening.rejection.message);
  const { state, events } = opening;
  for (const viewer of ["host", "away", "spectator"] as const) {
    const all = JSON.stringify([game.mask(state, viewer), game.maskEvents(state, events, viewer)]);
    expect(all).not.toMatch(/random|seed|987654321/i);
  }
  expect(JSON.stringify(events)).toMatch(/random/);
});

describe("[LT 13.2] what a seat may choose from", () => {
  test("is not shown to the other: a search names no card of the deck", () => {
    const start = duel(cards, {
      seats: { ...seats, host: { hand: ["search"], deck: ["secret-unit", "mine"] }, away: {} },
    });
    const asked = start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "search")}`);
    expect(asked.state.prompts).toMatchObject([{ kind: "choose_cards", seat: "host" }]);
    expect(told(asked, "host")).toContain(
      `CHOOSE_CARDS ${card(asked, "host", "deck", "secret-unit")}`,
    );
    for (const viewer of ["away", "spectator"] as const) {
      expect(game.mask(asked.state, viewer).prompts).toEqual([
        { kind: "choose_cards", seat: "host" },
      ]);
      expect(game.insight(asked.state, viewer).work.prompts).toEqual([
        { kind: "choose_cards", seat: "host" },
      ]);
      expect(game.mask(asked.state, viewer).game).not.toHaveProperty("prompts");
      expect(game.mask(asked.state, viewer).zones.host.deck).toEqual(
        expect.objectContaining({ count: 2, cards: [] }),
      );
      for (const id of asked.state.seats.host.deck) {
        expect(told(asked, viewer)).not.toContain(`"${id}"`);
      }
    }
    asked.offered("away");
  });

  test("is not shown to the other: a discard names no card of the hand", () => {
    const full = Array.from({ length: 8 }, () => "mine");
    const asked = passAll(
      duel(cards, { seats: { host: { hand: full } } }).when("host", "END_TURN"),
    );
    expect(asked.state.prompts).toMatchObject([{ kind: "choose_cards", seat: "host" }]);
    for (const id of asked.state.seats.host.hand) {
      expect(told(asked, "away")).not.toContain(`"${id}"`);
    }
  });
});

test("[LT 13.2] the preview of an attack on a face-down card is unknown", () => {
  const fight = duel(cards, {
    phase: "combat",
    seats: {
      host: { board: ["mine"] },
      away: { board: [faceDown("secret-unit", { position: "defense" }), "twin"] },
    },
  });
  const [mine, unknown, twin] = [
    card(fight, "host", "board", "mine"),
    card(fight, "away", "board", "secret-unit"),
    card(fight, "away", "board", "twin"),
  ];
  expect(game.mask(fight.state, "host").game.previews).toEqual([
    { attacker: mine, target: unknown, outcome: "unknown" },
    { attacker: mine, target: twin, outcome: { damage: [], destroyed: [mine, twin] } },
  ]);
  expect(game.mask(fight.state, "host").game.cards[unknown]).toEqual({
    attack: null,
    defense: null,
    facts: [],
  });
});
