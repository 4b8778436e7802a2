import { expect, test } from "vitest";
import { duel, everyPhase, faceDown, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import type { Side } from "../../src/cards/card.ts";

function chef(id: string, side: Side, amount: number) {
  return unit(id, {
    effects: [
      {
        id: "serve",
        type: "trigger",
        trigger: { on: "standby_phase", side },
        actions: [{ kind: "heal", amount, who: "self" }],
      },
    ],
  });
}

test('[LT 5.2] "at your standby" happens as your standby phase begins', () => {
  const at = duel(
    [chef("mine", "self", 1), chef("yours", "opponent", 10), chef("any", "any", 100)],
    {
      phase: "draw",
      seats: { host: { board: ["mine", "yours", "any"] } },
    },
    everyPhase,
  );
  const own = at.when("host", "ADVANCE_PHASE");
  own.then({ type: "PHASE_CHANGED", phase: "standby" });
  // Two triggers of one controller: host puts them in order.
  const ordered = passAll(own.when("host", "ORDER_TRIGGERS 0"));
  expect(ordered.state.seats.host.lifePoints).toBe(8101);
  expect(ordered.state.phase).toBe("standby");
});

test('[LT 5.2] at the other seat\'s standby "your" effects stay silent', () => {
  const at = duel([chef("mine", "self", 1), chef("yours", "opponent", 10)], {
    phase: "draw",
    shared: { turnSeat: "away", turnNumber: 4 },
    seats: { host: { board: ["mine", "yours"] } },
  });
  const theirs = passAll(at.when("away", "ADVANCE_PHASE"));
  expect(theirs.state.seats.host.lifePoints).toBe(8010);
});

test("[LT 5.2] a face-down card has no standby effect, and no other phase has one", () => {
  const at = duel([chef("mine", "self", 1)], {
    phase: "draw",
    seats: { host: { board: [faceDown("mine", { position: "defense" })] } },
  });
  at.when("host", "ADVANCE_PHASE").thenNot("LIFE_HEALED");
  const main = duel([chef("mine", "self", 1)], {
    phase: "standby",
    seats: { host: { board: ["mine"] } },
  });
  main.when("host", "END_TURN").thenNot("LIFE_HEALED");
});
