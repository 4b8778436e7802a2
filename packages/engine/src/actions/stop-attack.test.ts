import { expect, test } from "vitest";
import { card, duel, faceDown, trap, unit } from "../../fixtures/duel.ts";
import { cast, outcomes, stage } from "../../fixtures/stage.ts";

const halt = trap("halt", "normal", [
  {
    id: "h",
    type: "quick",
    trigger: { on: "attack_declared" },
    actions: [{ kind: "stop_attack" }],
  },
]);

test("[LT 8.8] stop_attack: the attack ends without a battle and is used up", () => {
  const start = duel([halt, unit("bully")], {
    phase: "combat",
    seats: { host: { board: ["bully"] }, away: { setZone: [faceDown("halt")] } },
  });
  const bully = card(start, "host", "board", "bully");
  const then = start
    .when("host", `DECLARE_ATTACK ${bully}`)
    .when("away", `RESPOND_CHAIN card=${card(start, "away", "setZone", "halt")}`);
  expect(outcomes(then)).toMatchObject([
    { type: "TRAP_ACTIVATED" },
    { type: "ATTACK_ENDED", why: "stopped" },
  ]);
  then.thenNot("DAMAGE_DEALT", "BATTLE_RESOLVED");
  expect(then.state.shared.attack).toBeNull();
  then.when("host", `DECLARE_ATTACK ${bully}`).refused("attack/already");
});

test("[LT 8.8] stop_attack: without an attack nothing happens", () => {
  expect(outcomes(cast(stage([{ kind: "stop_attack" }])))).toEqual([]);
});
