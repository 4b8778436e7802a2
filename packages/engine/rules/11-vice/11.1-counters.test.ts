import { expect, test } from "vitest";
import { card, duel, duelGame, faceDown, spell, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import type { Action, CardDefinition, Effect } from "../../src/cards/card.ts";
import { viceOn, worn } from "./vice.ts";

function sheet(id: string, effect: Omit<Effect, "id" | "type">): CardDefinition {
  return spell(id, "normal", [{ id, type: "ignition", ...effect }]);
}

const one = [{ zone: "board", side: "any", count: 1 }] as const;
const blank: readonly Action[] = [{ kind: "heal", amount: 100 }];
const cards = [
  unit("bully"),
  unit("nerd"),
  unit("goth"),
  sheet("tempt", {
    targets: one,
    actions: [{ kind: "add_vice", count: 2, what: { kind: "target" } }],
  }),
  sheet("detox", {
    targets: one,
    actions: [{ kind: "remove_vice", count: 2, what: { kind: "target" } }],
  }),
  sheet("blame", {
    targets: [
      { zone: "board", side: "self", count: 1 },
      { zone: "board", side: "opponent", count: 1 },
    ],
    actions: [
      {
        kind: "move_vice",
        count: 2,
        from: { kind: "target", index: 0 },
        to: { kind: "target", index: 1 },
      },
    ],
  }),
  sheet("confess", { costs: [{ kind: "remove_vice", count: 2 }], actions: blank }),
  sheet("indulge", { costs: [{ kind: "add_vice", count: 2 }], actions: blank }),
  spell("poster", "continuous"),
];

test("[LT 11.1] an effect puts counters on a stereotype of either side, face-down ones too", () => {
  const start = duel(cards, {
    seats: {
      host: { hand: ["tempt"], board: ["bully"], setZone: ["poster"] },
      away: { board: ["nerd", faceDown("goth", { position: "defense" })], graveyard: ["bully"] },
    },
  });
  const tempt = card(start, "host", "hand", "tempt");
  const at = (def: string): string =>
    `ACTIVATE_SPELL ${tempt} targets=${card(start, def === "bully" ? "host" : "away", "board", def)}`;
  const cast = passAll(start.when("host", at("goth")));
  expect(viceOn(cast, "away", "goth")).toBe(2);
  expect(viceOn(cast, "away", "nerd")).toBe(0);
  expect(viceOn(passAll(start.when("host", at("bully"))), "host", "bully")).toBe(2);
});

test("[LT 11.1] an effect takes counters off, as many as there are", () => {
  const start = duel(cards, {
    seats: { host: { hand: ["detox"], board: [worn("bully", 1), worn("goth", 3)] } },
  });
  const detox = card(start, "host", "hand", "detox");
  const left = (def: string): number | undefined =>
    viceOn(
      passAll(
        start.when("host", `ACTIVATE_SPELL ${detox} targets=${card(start, "host", "board", def)}`),
      ),
      "host",
      def,
    );
  expect(left("bully")).toBe(0);
  expect(left("goth")).toBe(1);
});

test("[LT 11.1] an effect moves counters from one stereotype to another", () => {
  const start = duel(cards, {
    seats: {
      host: { hand: ["blame"], board: [worn("bully", 3)] },
      away: { board: [worn("nerd", 1)] },
    },
  });
  const named = start
    .when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "blame")}`)
    .when("host", `CHOOSE_CARDS ${card(start, "host", "board", "bully")}`)
    .when("host", `CHOOSE_CARDS ${card(start, "away", "board", "nerd")}`);
  named.then(
    { type: "VICE_COUNTER_REMOVED", count: 2, vice: 1 },
    { type: "VICE_COUNTER_ADDED", count: 2, vice: 3 },
  );
});

test("[LT 11.1] a cost takes counters off your own, one by one, and only where there are any", () => {
  const start = duel(cards, {
    seats: {
      host: { hand: ["confess"], board: [worn("bully", 1), worn("goth", 3), "nerd"] },
      away: { board: [worn("nerd", 3)] },
    },
  });
  const asked = start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "confess")}`);
  const [bully, goth] = [
    card(start, "host", "board", "bully"),
    card(start, "host", "board", "goth"),
  ];
  asked.offered("host", `CHOOSE_CARDS ${bully}`, `CHOOSE_CARDS ${goth}`);
  // With the only counter of the one gone, the other pays the rest.
  const paid = asked.when("host", `CHOOSE_CARDS ${bully}`);
  expect([viceOn(paid, "host", "bully"), viceOn(paid, "host", "goth")]).toEqual([0, 2]);
});

test("[LT 11.1] without enough counters the cost cannot be paid", () => {
  const start = duel(cards, {
    seats: {
      host: { hand: ["confess"], board: [worn("bully", 1)] },
      away: { board: [worn("nerd", 3)] },
    },
  });
  start
    .when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "confess")}`)
    .refused("activate/cannot-complete");
});

test("[LT 11.1] a cost puts counters on one of your own", () => {
  const start = duel(cards, {
    seats: {
      host: { hand: ["indulge"], board: ["bully", faceDown("goth", { position: "defense" })] },
      away: { board: ["nerd"] },
    },
  });
  const asked = start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "indulge")}`);
  const [bully, goth] = [
    card(start, "host", "board", "bully"),
    card(start, "host", "board", "goth"),
  ];
  asked.offered("host", `CHOOSE_CARDS ${bully}`, `CHOOSE_CARDS ${goth}`);
  expect(viceOn(asked.when("host", `CHOOSE_CARDS ${goth}`), "host", "goth")).toBe(2);
});

test("[LT 11.1] counters are public, on face-down cards too", () => {
  const start = duel(cards, {
    seats: { away: { board: [faceDown("goth", { position: "defense", vice: 2 })] } },
  });
  const game = duelGame(cards);
  for (const viewer of ["host", "away", "spectator"] as const) {
    const seen = game.mask(start.state, viewer).zones.away.board.cards[0];
    expect(seen?.data?.vice).toBe(2);
    expect(seen?.def).toBe(viewer === "away" ? "goth" : null);
  }
});
