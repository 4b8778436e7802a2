import type { Then } from "@tcg/core/testkit";
import { expect, test } from "vitest";
import { card, duel, everyPhase, spell, trap, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import type { LunchTable } from "../../src/types.ts";

/** The phases that END_TURN goes through, up to the first of the next turn. */
function phases(at: Then<LunchTable>): string[] {
  const { events } = at.when("host", "END_TURN");
  const all = events.flatMap((event) => (event.type === "PHASE_CHANGED" ? [event.phase] : []));
  return all.slice(0, all.indexOf("draw") + 1);
}

/** Nobody has a card, so nobody is asked anything: turn 1 has no draw. */
const opening = { phase: "draw", shared: { turnNumber: 1 } } as const;

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
  expect(phases(duel([], { phase: "standby" }))).toEqual([
    "main",
    "combat",
    "main2",
    "breakdown_check",
    "end",
    "draw",
  ]);
  expect(phases(duel([], opening))).toEqual([
    "standby",
    "main",
    "main2",
    "breakdown_check",
    "end",
    "draw",
  ]);
});

test("[LT 5] the five-phase game has neither standby nor main2", () => {
  const config = { standbyPhase: false, main2Phase: false };
  expect(phases(duel([], opening, config))).toEqual(["main", "breakdown_check", "end", "draw"]);
  expect(phases(duel([], {}, config))).toEqual(["combat", "breakdown_check", "end", "draw"]);
});

test("[LT 5] a config may drop one of the two and keep the other", () => {
  const noStandby = phases(duel([], opening, { standbyPhase: false }));
  expect(noStandby).toEqual(["main", "main2", "breakdown_check", "end", "draw"]);
  const noMain2 = phases(duel([], opening, { main2Phase: false }));
  expect(noMain2).toEqual(["standby", "main", "breakdown_check", "end", "draw"]);
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
