import { expect, test } from "vitest";
import { defsIn, duel, duelGame, faceDown, placed, spell, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import type { Effect } from "../../src/cards/card.ts";
import { caused, toCheck, viceOn, worn } from "./vice.ts";

const lashOut: Effect = {
  id: "lash-out",
  type: "breakdown",
  actions: [{ kind: "damage", amount: 300 }],
};

const cards = [
  unit("calm"),
  unit("bully"),
  unit("nerd"),
  unit("goth", { effects: [lashOut] }),
  unit("diva", { effects: [lashOut] }),
  unit("gossip", {
    effects: [
      {
        id: "spread",
        type: "breakdown",
        actions: [
          { kind: "add_vice", count: 3, what: { kind: "all", zone: "board", side: "any" } },
        ],
      },
    ],
  }),
  unit("crumb", { token: true }),
  spell("fan-club", "continuous", [
    {
      id: "cheer",
      type: "continuous",
      actions: [
        {
          kind: "boost_attack",
          what: { kind: "all", zone: "board", side: "any" },
          amount: { count: "cards", zone: "board", side: "any", times: 100 },
        },
      ],
    },
  ]),
];

test("[LT 11.3] all at or over the threshold break down at the same time, on both boards", () => {
  const start = duel(cards, {
    phase: "main2",
    seats: {
      host: { board: [worn("bully", 3), "calm"], setZone: ["fan-club"] },
      away: { board: ["calm", worn("nerd", 4), worn("goth", 3)] },
    },
  });
  const checked = toCheck(start);
  // Each as it was while all of them were there.
  checked.then(
    { type: "PHASE_CHANGED", phase: "breakdown_check" },
    { type: "BREAKDOWN_TRIGGERED", was: { def: "bully", controller: "host", attack: 1500 } },
    { type: "BREAKDOWN_TRIGGERED", was: { def: "nerd", controller: "away", attack: 1500 } },
    { type: "BREAKDOWN_TRIGGERED", was: { def: "goth", controller: "away", attack: 1500 } },
    { type: "CARD_TO_GRAVEYARD", reason: "breakdown", was: { def: "bully", attack: 1500 } },
    { type: "CARD_TO_GRAVEYARD", reason: "breakdown", was: { def: "nerd", attack: 1500 } },
    { type: "CARD_TO_GRAVEYARD", reason: "breakdown", was: { def: "goth", attack: 1500 } },
  );
  expect(defsIn(checked, "host", "board")).toEqual(["calm"]);
  expect(defsIn(checked, "away", "board")).toEqual(["calm"]);
  expect(defsIn(checked, "host", "graveyard")).toEqual(["bully"]);
  expect(defsIn(checked, "away", "graveyard")).toEqual(["nerd", "goth"]);
});

test("[LT 11.3] the seat that did not control it gains one for each", () => {
  const start = duel(cards, {
    phase: "main2",
    seats: {
      host: { board: [worn("bully", 3)], has: { breakdownsCaused: 0 } },
      away: { board: [worn("nerd", 3), worn("bully", 3)] },
    },
  });
  expect(caused(toCheck(start))).toEqual([2, 1]);
});

test("[LT 11.3] who controls counts, not who owns: it lies in its owner's graveyard", () => {
  const start = duel(cards, {
    phase: "main2",
    seats: {
      host: { board: [placed("nerd", { position: "attack", vice: 3 }, { owner: "away" })] },
    },
  });
  const checked = toCheck(start);
  expect(caused(checked)).toEqual([0, 1]);
  expect(defsIn(checked, "away", "graveyard")).toEqual(["nerd"]);
});

test("[LT 11.3] its breakdown effect triggers, for its controller", () => {
  const start = duel(cards, {
    phase: "main2",
    seats: { away: { board: [worn("goth", 3), worn("diva", 2)] } },
  });
  const checked = toCheck(start);
  checked.then(
    { type: "BREAKDOWN_TRIGGERED", was: { def: "goth" } },
    { type: "TRIGGER_ACTIVATED", seat: "away", effect: "lash-out" },
    { type: "DAMAGE_DEALT", seat: "host", amount: 300 },
  );
  expect(checked.events.filter(({ type }) => type === "TRIGGER_ACTIVATED")).toHaveLength(1);
});

test("[LT 11.3] a face-down one is revealed, and its breakdown effect triggers", () => {
  const start = duel(cards, {
    phase: "main2",
    seats: { away: { board: [faceDown("goth", { position: "defense", vice: 3 })] } },
  });
  const checked = toCheck(start);
  checked.then(
    { type: "BREAKDOWN_TRIGGERED", was: { def: "goth" } },
    { type: "TRIGGER_ACTIVATED", effect: "lash-out" },
  );
  const told = JSON.stringify(duelGame(cards).maskEvents(checked.state, checked.events, "host"));
  expect(told).toContain('"goth"');
});

test("[LT 11.3] nothing breaks down before the check, whatever its counters", () => {
  const start = duel(cards, {
    phase: "main",
    seats: { away: { board: [worn("goth", 3)] } },
  });
  const inCombat = passAll(start.when("host", "ADVANCE_PHASE"));
  const inMain2 = passAll(inCombat.when("host", "ADVANCE_PHASE"));
  expect(defsIn(inMain2, "away", "board")).toEqual(["goth"]);
  expect(defsIn(toCheck(inMain2), "away", "graveyard")).toEqual(["goth"]);
});

test("[LT 11.3] END_TURN passes through the check", () => {
  const start = duel(cards, { phase: "main", seats: { away: { board: [worn("nerd", 3)] } } });
  const ended = passAll(start.when("host", "END_TURN"));
  expect(defsIn(ended, "away", "graveyard")).toEqual(["nerd"]);
  expect(caused(ended)).toEqual([1, 0]);
});

test("[LT 11.3] counters that a breakdown effect adds are checked in the next check, not in this one", () => {
  const start = duel(cards, {
    phase: "main2",
    seats: { host: { board: ["calm"] }, away: { board: [worn("gossip", 3)] } },
  });
  const checked = toCheck(start);
  expect(viceOn(checked, "host", "calm")).toBe(3);
  expect(caused(checked)).toEqual([1, 0]);
});

test("[LT 11.3] a token breaks down without credit", () => {
  const start = duel(cards, {
    phase: "main2",
    seats: { away: { board: [placed("crumb", { position: "attack", vice: 3, isToken: true })] } },
  });
  const checked = toCheck(start);
  checked.then({ type: "BREAKDOWN_TRIGGERED" }, { type: "TOKEN_REMOVED", reason: "breakdown" });
  expect(caused(checked)).toEqual([0, 0]);
});

test("[LT 11.3] face-down only its breakdown effect is heard, and only of a card that breaks down", () => {
  const ring = (id: string, on: "breakdown" | "sent_to_graveyard"): Effect => ({
    id,
    type: "trigger",
    trigger: { on },
    actions: [{ kind: "heal", amount: 1 }],
  });
  const effects = [lashOut, ring("notice", "breakdown"), ring("mourn", "sent_to_graveyard")];
  const start = duel([unit("calm"), unit("mask", { effects })], {
    phase: "main2",
    seats: {
      host: {
        board: [
          faceDown("mask", { position: "defense", vice: 3 }),
          faceDown("mask", { position: "defense", vice: 2 }),
        ],
      },
    },
  });
  const met = toCheck(start).events.flatMap((event) =>
    event.type === "TRIGGERS_QUEUED" ? event.triggers.map(({ effect }) => effect) : [],
  );
  expect(met).toEqual(["lash-out"]);
});
