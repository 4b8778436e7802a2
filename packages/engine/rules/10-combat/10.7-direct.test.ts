import { expect, test } from "vitest";
import { defsIn, duel, unit } from "../../fixtures/duel.ts";
import { attack, lives } from "./attack.ts";

test("[LT 10.7] a direct attack costs the other seat the full attack, and nothing is destroyed", () => {
  const start = duel([unit("bully", { attack: 1800, defense: 100 })], {
    phase: "combat",
    seats: { host: { board: ["bully"] } },
  });
  const hit = attack(start, "bully");
  hit.then(
    { type: "DAMAGE_DEALT", seat: "away", amount: 1800, by: "battle" },
    { type: "BATTLE_RESOLVED", target: null, destroyed: [] },
  );
  hit.thenNot("CARD_DESTROYED");
  expect(lives(hit)).toEqual([8000, 6200]);
  expect(defsIn(hit, "host", "board")).toEqual(["bully"]);
});

test("[LT 10.7] a direct attack with 0 attack deals no damage", () => {
  const start = duel([unit("mouse", { attack: 0 })], {
    phase: "combat",
    seats: { host: { board: ["mouse"] } },
  });
  const hit = attack(start, "mouse").thenNot("DAMAGE_DEALT", "LP_CHANGED");
  hit.then({ type: "ATTACK_ENDED", why: "resolved" });
});

test("[LT 10.7] the last life is taken, and never more", () => {
  const start = duel([unit("bully", { attack: 1800 })], {
    phase: "combat",
    seats: { host: { board: ["bully"] }, away: { has: { lifePoints: 1000 } } },
  });
  const hit = attack(start, "bully");
  hit.ended("lp_zero", "host");
  expect(lives(hit)).toEqual([8000, 0]);
});
