import { test } from "vitest";
import { duel, unit } from "../../fixtures/duel.ts";
import { toCheck, worn } from "./vice.ts";

const cards = [
  unit("nerd"),
  unit("bully"),
  // Would win the match for its controller, if it came to that.
  unit("goth", {
    effects: [{ id: "end-it", type: "breakdown", actions: [{ kind: "damage", amount: 8000 }] }],
  }),
];

test("[LT 11.4] the third breakdown caused wins", () => {
  const start = duel(cards, {
    phase: "main2",
    seats: { host: { has: { breakdownsCaused: 2 } }, away: { board: [worn("nerd", 3)] } },
  });
  toCheck(start).ended("breakdown", "host");
});

test("[LT 11.4] so do three at once, also for the seat whose turn it is not", () => {
  const start = duel(cards, {
    phase: "main2",
    seats: { host: { board: [worn("nerd", 3), worn("bully", 3), worn("nerd", 5)] } },
  });
  toCheck(start).ended("breakdown", "away");
});

test("[LT 11.4] the second does not", () => {
  const start = duel(cards, {
    phase: "main2",
    seats: { host: { has: { breakdownsCaused: 1 } }, away: { board: [worn("nerd", 3)] } },
  });
  toCheck(start).thenNot("GAME_ENDED");
});

test("[LT 11.4] the win is checked before breakdown effects resolve", () => {
  const start = duel(cards, {
    phase: "main2",
    seats: { host: { has: { breakdownsCaused: 2 } }, away: { board: [worn("goth", 3)] } },
  });
  toCheck(start).ended("breakdown", "host").thenNot("TRIGGER_ACTIVATED", "DAMAGE_DEALT");
});

test("[LT 11.4] one less to win leaves the match to the breakdown effect", () => {
  const start = duel(cards, {
    phase: "main2",
    seats: { host: { has: { breakdownsCaused: 1 } }, away: { board: [worn("goth", 3)] } },
  });
  toCheck(start).ended("lp_zero", "away");
});

test("[LT 11.4] both at once is a draw", () => {
  const start = duel(cards, {
    phase: "main2",
    seats: {
      host: { has: { breakdownsCaused: 2 }, board: [worn("nerd", 3)] },
      away: { has: { breakdownsCaused: 2 }, board: [worn("nerd", 3)] },
    },
  });
  toCheck(start).ended("breakdown");
});
