import { expect, test } from "vitest";
import { card, duel, unit } from "../../fixtures/duel.ts";

const bully = unit("bully", { attack: 1500 });
const seats = { host: { board: ["bully"] } } as const;

test("[LT 5.4] combat is where attacks are declared", () => {
  const at = duel([bully], { phase: "combat", seats });
  const attacker = card(at, "host", "board", "bully");
  at.offered("host", `DECLARE_ATTACK ${attacker}`, "ADVANCE_PHASE", "END_TURN");
  const hit = at.when("host", `DECLARE_ATTACK ${attacker}`);
  expect(hit.state.seats.away.lifePoints).toBe(6500);
});

test.each(["draw", "standby", "main", "main2", "breakdown_check"] as const)(
  "[LT 5.4] nobody attacks in %s",
  (phase) => {
    const at = duel([bully], { phase, seats });
    at.when("host", `DECLARE_ATTACK ${card(at, "host", "board", "bully")}`).refused(
      "phase/not-combat",
    );
  },
);

test("[LT 5.4] ENTER_COMBAT is refused on turn 1, and legal on turn 2", () => {
  const first = duel([bully], { shared: { turnNumber: 1 } });
  first.offered("host", "ADVANCE_PHASE", "END_TURN");
  first.when("host", "ENTER_COMBAT").refused("phase/no-combat-on-turn-1");
  const second = duel([bully], { shared: { turnNumber: 2 } });
  second.offered("host", "ADVANCE_PHASE", "ENTER_COMBAT", "END_TURN");
  expect(second.when("host", "ENTER_COMBAT").state.phase).toBe("combat");
});

test("[LT 5.4] whoever advances into combat on turn 1 cannot attack there", () => {
  const board = [{ def: "bully" }];
  const at = duel([bully], { shared: { turnNumber: 1 }, seats: { host: { board } } });
  const combat = at.when("host", "ADVANCE_PHASE");
  expect(combat.state.phase).toBe("combat");
  combat.offered("host", "ADVANCE_PHASE", "END_TURN");
  combat
    .when("host", `DECLARE_ATTACK ${card(at, "host", "board", "bully")}`)
    .refused("phase/no-combat-on-turn-1");
});
