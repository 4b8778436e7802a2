import { expect, test } from "vitest";
import { card, duel, faceDown, spell, trap } from "../../fixtures/duel.ts";
import type { Effect } from "../../src/cards/card.ts";
import { defineCards } from "../../src/cards/define-cards.ts";
import { TRAP_TYPES } from "../../src/vocabulary.ts";

const quick: Effect = { id: "do", type: "quick", actions: [{ kind: "heal", amount: 1 }] };
const counter: Effect = {
  id: "do",
  type: "trigger",
  trigger: { on: "spell_activated" },
  actions: [{ kind: "negate" }],
};

test("[LT 2.5] a trap is normal, continuous or counter, and nothing else", () => {
  expect(TRAP_TYPES).toEqual(["normal", "continuous", "counter"]);
  const accepts = (trapType: string, effect: Effect) =>
    defineCards([{ ...trap("one", "normal", [effect]), trapType }]).ok;
  expect(accepts("normal", quick)).toBe(true);
  expect(accepts("continuous", { ...quick, onActivation: true })).toBe(true);
  expect(accepts("counter", counter)).toBe(true);
  expect(accepts("field", quick)).toBe(false);
  expect(accepts("quick-play", quick)).toBe(false);
});

test("[LT 2.5] the three kinds answer with the speeds of their kinds", () => {
  const cards = [
    trap("snare", "normal", [quick]),
    trap("watch", "continuous", [{ ...quick, onActivation: true }]),
    trap("veto", "counter", [counter]),
    trap("counter-veto", "counter", [{ ...counter, trigger: { on: "trap_activated" } }]),
    spell("note", "normal", [{ ...quick, type: "ignition" }]),
  ];
  const start = duel(cards, {
    seats: {
      host: { hand: ["note"], setZone: [faceDown("snare"), faceDown("counter-veto")] },
      away: { setZone: [faceDown("snare"), faceDown("watch"), faceDown("veto")] },
    },
  });
  const set = (seat: "host" | "away", def: string) =>
    `RESPOND_CHAIN card=${card(start, seat, "setZone", def)}`;
  start
    .when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "note")}`)
    .offered(
      "away",
      "RESPOND_CHAIN",
      set("away", "snare"),
      set("away", "watch"),
      set("away", "veto"),
    )
    .when("away", set("away", "veto"))
    // A counter trap is answered by counter traps only.
    .offered("host", "RESPOND_CHAIN", set("host", "counter-veto"));
});
