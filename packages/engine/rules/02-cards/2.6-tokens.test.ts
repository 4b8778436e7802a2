import { describe, expect, test } from "vitest";
import { card, defsIn, duel, placed, spell, unit } from "../../fixtures/duel.ts";
import { plainCards, plainDeck } from "../../fixtures/plain-deck.ts";
import type { Action } from "../../src/cards/card.ts";
import { validateDeck } from "../../src/start/validate-deck.ts";

const crumb = unit("crumb", { token: true, attack: 300, defense: 300 });
const procedure = (...actions: Action[]) =>
  spell("deed", "normal", [
    {
      id: "do",
      type: "ignition",
      targets: [{ zone: "board", side: "any", count: 1, filter: { name: "crumb" } }],
      actions,
    },
  ]);
const token = (vice = 0) => placed("crumb", { position: "attack", isToken: true, vice });

test("[LT 2.6] an effect makes a token on its creator's own board, and it is a stereotype there", () => {
  const bake = spell("bake", "normal", [
    { id: "bake", type: "ignition", actions: [{ kind: "create_token", token: "crumb" }] },
  ]);
  const start = duel([crumb, bake], { seats: { host: { hand: ["bake"] } } });
  const then = start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "bake")}`);
  then.then({ type: "TOKEN_CREATED", seat: "host" });
  expect(defsIn(then, "host", "board")).toEqual(["crumb"]);
  expect(defsIn(then, "away", "board")).toEqual([]);
  expect(then.state.cards.get(card(then, "host", "board", "crumb"))).toMatchObject({
    owner: "host",
    data: { isToken: true, position: "attack", summoned: "special" },
  });
});

const ways: readonly (readonly [string, Action])[] = [
  ["destroyed", { kind: "destroy", what: { kind: "target" } }],
  ["banished", { kind: "banish", what: { kind: "target" } }],
  ["returned to hand", { kind: "return_to_hand", what: { kind: "target" } }],
  ["shuffled into a deck", { kind: "shuffle_into_deck", what: { kind: "target" } }],
];

test.each(ways)("[LT 2.6] a token that is %s ceases to exist", (_way, action) => {
  const start = duel([crumb, procedure(action)], {
    seats: { host: { hand: ["deed"] }, away: { board: [token()] } },
  });
  const then = start.when(
    "host",
    `ACTIVATE_SPELL ${card(start, "host", "hand", "deed")} targets=${card(start, "away", "board", "crumb")}`,
  );
  then.then({ type: "TOKEN_REMOVED" });
  expect(then.state.cards.values().filter(({ def }) => `${def}` === "crumb")).toEqual([]);
  expect(then.state.seats.away.deck).toHaveLength(10);
});

test("[LT 2.6] a token may be the tribute, and ceases to exist", () => {
  const start = duel([crumb, unit("giant", { level: 7 })], {
    seats: { host: { hand: ["giant"], board: [token()] } },
  });
  const [giant, tribute] = [
    card(start, "host", "hand", "giant"),
    card(start, "host", "board", "crumb"),
  ];
  const then = start.when("host", `SUMMON ${giant} attack tribute=${tribute}`);
  expect(defsIn(then, "host", "board")).toEqual(["giant"]);
  expect(defsIn(then, "host", "graveyard")).toEqual([]);
});

test("[LT 2.6] a token that breaks down gives no credit, a card beside it does", () => {
  const start = duel([crumb], {
    seats: {
      host: { board: [token(3), placed("blank", { position: "attack", vice: 3 })] },
      away: { board: [token(3)] },
    },
  });
  const then = start.when("host", "END_TURN");
  expect(then.state.seats.away.breakdownsCaused).toBe(1);
  expect(then.state.seats.host.breakdownsCaused).toBe(0);
  expect(defsIn(then, "host", "graveyard")).toEqual(["blank"]);
  expect([...defsIn(then, "host", "board"), ...defsIn(then, "away", "board")]).toEqual([]);
});

describe("[LT 2.6] a token under another's control", () => {
  test("ceases to exist when it leaves that board", () => {
    const start = duel([crumb, procedure({ kind: "destroy", what: { kind: "target" } })], {
      seats: {
        host: {
          hand: ["deed"],
          board: [placed("crumb", { position: "attack", isToken: true }, { owner: "away" })],
        },
      },
    });
    const then = start.when(
      "host",
      `ACTIVATE_SPELL ${card(start, "host", "hand", "deed")} targets=${card(start, "host", "board", "crumb")}`,
    );
    expect(defsIn(then, "away", "graveyard")).toEqual([]);
    expect(defsIn(then, "host", "graveyard")).toEqual(["deed"]);
  });
});

test("[LT 2.6] a token is made by effects only: no deck holds one", () => {
  const table = Object.fromEntries([crumb, ...plainCards].map((each) => [each.id, each]));
  expect(validateDeck(plainDeck, table).ok).toBe(true);
  expect(validateDeck([...plainDeck, "crumb"], table)).toMatchObject({
    ok: false,
    faults: [{ code: "deck/token" }],
  });
});
