import { expect, test } from "vitest";
import { defsIn, duel, duelGame, placed, unit } from "../../fixtures/duel.ts";
import type { Effect } from "../../src/cards/card.ts";
import type { Protection } from "../../src/vocabulary.ts";
import { attack, lives } from "./attack.ts";

const safeFrom = (protection: Protection): Effect => ({
  id: "safe",
  type: "continuous",
  actions: [{ kind: "grant_protection", protection, what: { kind: "self" } }],
});

const cards = [
  unit("bully", { attack: 1800, keywords: ["pierce"] }),
  unit("twin", { attack: 1800 }),
  unit("tough", { effects: [safeFrom("battle")] }),
  unit("equal", { attack: 1800, effects: [safeFrom("battle")] }),
  unit("warded", { effects: [safeFrom("effect")] }),
  unit("shy", { effects: [safeFrom("targeting")] }),
];

test("[LT 10.8] what is protected from battle survives, and its controller takes the damage", () => {
  const start = duel(cards, {
    phase: "combat",
    seats: { host: { board: ["bully"] }, away: { board: ["tough"] } },
  });
  const fought = attack(start, "bully", "tough").thenNot("CARD_DESTROYED");
  expect(defsIn(fought, "away", "board")).toEqual(["tough"]);
  expect(lives(fought)).toEqual([8000, 7200]);
});

test("[LT 10.8] so it does in defense position, against piercing", () => {
  const start = duel(cards, {
    phase: "combat",
    seats: {
      host: { board: ["bully"] },
      away: { board: [placed("tough", { position: "defense" })] },
    },
  });
  const fought = attack(start, "bully", "tough").thenNot("CARD_DESTROYED");
  expect(lives(fought)).toEqual([8000, 7200]);
});

test("[LT 10.8] a protected attacker survives a stronger defender, and costs its controller life", () => {
  const start = duel(cards, {
    phase: "combat",
    seats: { host: { board: ["tough"] }, away: { board: ["twin"] } },
  });
  const fought = attack(start, "tough", "twin").thenNot("CARD_DESTROYED");
  expect(defsIn(fought, "host", "board")).toEqual(["tough"]);
  expect(lives(fought)).toEqual([7200, 8000]);
});

test("[LT 10.8] of two equals the protected one stays", () => {
  const start = duel(cards, {
    phase: "combat",
    seats: { host: { board: ["bully"] }, away: { board: ["equal"] } },
  });
  const fought = attack(start, "bully", "equal");
  expect(defsIn(fought, "host", "graveyard")).toEqual(["bully"]);
  expect(defsIn(fought, "away", "board")).toEqual(["equal"]);
});

test.each(["warded", "shy"])("[LT 10.8] other protections do not help in battle: %s", (def) => {
  const start = duel(cards, {
    phase: "combat",
    seats: { host: { board: ["bully"] }, away: { board: [def] } },
  });
  expect(defsIn(attack(start, "bully", def), "away", "graveyard")).toEqual([def]);
});

test("[LT 10.8] the preview of an attack knows of the protection", () => {
  const fight = duel(cards, {
    phase: "combat",
    seats: { host: { board: ["bully"] }, away: { board: ["tough", "twin"] } },
  });
  const { previews } = duelGame(cards).mask(fight.state, "host").game;
  const destroyed = previews.map(
    ({ outcome }) => outcome !== "unknown" && outcome.destroyed.length,
  );
  expect(destroyed).toEqual([0, 2]);
});
