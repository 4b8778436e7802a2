import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { attack, canUse, life, respond, settle, table, vice, worn } from "../table.ts";

const start = () =>
  table({
    phase: "combat",
    turn: "away",
    host: { setZone: [faceDown("spilled-tea"), faceDown("spilled-tea")] },
    away: { board: [worn("bully", 1), "nerd", worn("prefect", 1)] },
  });

test("an attacker of theirs with a counter is stopped and gets another", () => {
  const after = settle(respond(attack(start(), "away", "bully"), "host", "spilled-tea"));
  expect(life(after)).toEqual([8000, 8000]);
  expect(vice(after, "away", "bully")).toBe(2);
  expect(vice(after, "away", "nerd")).toBe(0);
  expect(after.state.seats.host.clout).toBe(4);
  attack(after, "away", "bully").refused("attack/already");
  expect(canUse(attack(after, "away", "prefect"), "host", "spilled-tea")).toBe(true);
});

test("one without a counter walks past", () => {
  const declared = attack(start(), "away", "nerd");
  expect(canUse(declared, "host", "spilled-tea")).toBe(false);
  expect(life(settle(declared))).toEqual([7500, 8000]);
});

test("your own attackers are not stopped", () => {
  const own = table({
    phase: "combat",
    host: { board: [worn("bully", 1)], setZone: [faceDown("spilled-tea")] },
    away: { setZone: [faceDown("alarm")] },
  });
  const declared = attack(own, "host", "bully").when("away", "RESPOND_CHAIN");
  expect(canUse(declared, "host", "spilled-tea")).toBe(false);
});
