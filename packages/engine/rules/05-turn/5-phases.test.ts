import { expect, test } from "vitest";
import { card, duel, everyPhase, spell, trap, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import type { Config } from "../../src/start/config.ts";
import { PHASES } from "../../src/vocabulary.ts";

/** The phases of a turn that is walked through, up to the first of the next turn. */
function walked(config: Partial<Config> = {}): string[] {
  const start = { phase: "draw", shared: { turnNumber: 2 } } as const;
  let at = duel([], start, { ...everyPhase, ...config });
  const seen = ["draw"];
  while (at.state.shared.turnSeat === "host") {
    at = at.when("host", "ADVANCE_PHASE");
    for (const event of at.events) if (event.type === "PHASE_CHANGED") seen.push(event.phase);
  }
  return seen;
}

const bell = unit("bell", {
  effects: [
    {
      id: "ring",
      type: "trigger",
      trigger: { on: "standby_phase", side: "self" },
      actions: [{ kind: "heal", amount: 100, who: "self" }],
    },
  ],
});

test("[LT 5] a turn has its seven phases in order", () => {
  expect(walked()).toEqual([...PHASES, "draw"]);
});

test("[LT 5] the five-phase game has neither standby nor main2", () => {
  const phases = ["draw", "main", "combat", "breakdown_check", "end", "draw"];
  expect(walked({ standbyPhase: false, main2Phase: false })).toEqual(phases);
});

test("[LT 5] a config may drop one of the two and keep the other", () => {
  const without = (dropped: string) => [...PHASES.filter((phase) => phase !== dropped), "draw"];
  expect(walked({ standbyPhase: false })).toEqual(without("standby"));
  expect(walked({ main2Phase: false })).toEqual(without("main2"));
});

test("[LT 5] standby triggers fire on entering main when standby is dropped, and only once", () => {
  const seats = { host: { board: ["bell"] } };
  const dropped = duel([bell], { phase: "draw", seats }, { ...everyPhase, standbyPhase: false });
  const main = passAll(dropped.when("host", "ADVANCE_PHASE"));
  expect(main.state).toMatchObject({ phase: "main", seats: { host: { lifePoints: 8100 } } });

  const draw = duel([bell], { phase: "draw", seats }, everyPhase);
  const kept = passAll(draw.when("host", "ADVANCE_PHASE"));
  expect(kept.state).toMatchObject({ phase: "standby", seats: { host: { lifePoints: 8100 } } });
  const later = passAll(kept.when("host", "ADVANCE_PHASE"));
  expect(later.state).toMatchObject({ phase: "main", seats: { host: { lifePoints: 8100 } } });
});

test("[LT 5] main2 offers what main offers, but no way back to combat", () => {
  const cards = [
    unit("kid"),
    spell("memo", "normal", [{ id: "m", type: "ignition", actions: [{ kind: "draw", count: 1 }] }]),
    trap("alarm", "normal", [{ id: "a", type: "quick", actions: [{ kind: "draw", count: 1 }] }]),
  ];
  const at = duel(
    cards,
    { phase: "main2", seats: { host: { hand: ["kid", "memo"] } } },
    { boardSlots: 1, setSlots: 1 },
  );
  const [kid, memo] = [card(at, "host", "hand", "kid"), card(at, "host", "hand", "memo")];
  at.offered(
    "host",
    `SUMMON ${kid} attack`,
    `SUMMON ${kid} defense`,
    `SET_MONSTER ${kid}`,
    `SET_SPELL_TRAP ${memo}`,
    `ACTIVATE_SPELL ${memo}`,
    "ADVANCE_PHASE",
    "END_TURN",
  );
});
