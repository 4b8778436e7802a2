import { expect, test } from "vitest";
import { card, defsIn, duel, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import type { Effect } from "../../src/cards/card.ts";

const heal: Effect = {
  id: "h",
  type: "ignition",
  actions: [{ kind: "heal", amount: 100, who: "self" }],
};
const cards = [
  unit("kid"),
  unit("nurse", { effects: [heal] }),
  unit("sleeper"),
  spell("memo", "normal", [heal]),
  trap("alarm", "normal", [{ ...heal, type: "quick" }]),
];
const seats = {
  host: {
    hand: ["kid", "memo", "memo", "alarm"],
    board: ["nurse", faceDown("sleeper", { position: "defense" })],
  },
} as const;

test.each(["main", "main2"] as const)(
  "[LT 5.3] any number of actions in any order in %s",
  (phase) => {
    let at = duel(cards, { phase, seats });
    const hand = (def: string) => card(at, "host", "hand", def);
    const board = (def: string) => card(at, "host", "board", def);
    const act = (command: string): void => {
      at = passAll(at.when("host", command));
    };
    act(`ACTIVATE_SPELL ${hand("memo")}`);
    act(`ACTIVATE_EFFECT ${board("nurse")} 0`);
    act(`SET_SPELL_TRAP ${hand("alarm")}`);
    act(`FLIP_SUMMON ${board("sleeper")}`);
    act(`ACTIVATE_EFFECT ${board("nurse")} 0`);
    act(`SUMMON ${hand("kid")} attack`);
    act(`CHANGE_POSITION ${board("nurse")}`);
    act(`ACTIVATE_SPELL ${hand("memo")}`);
    expect(at.state).toMatchObject({ phase, prompts: [], seats: { host: { lifePoints: 8400 } } });
    expect(defsIn(at, "host", "board")).toEqual(["nurse", "sleeper", "kid"]);
  },
);

test.each(["draw", "standby", "combat", "breakdown_check"] as const)(
  "[LT 5.3] there are no main actions in %s",
  (phase) => {
    const at = duel(cards, { phase, shared: { turnNumber: 1 }, seats });
    at.offered("host", "ADVANCE_PHASE", "END_TURN");
    at.when("host", `SUMMON ${card(at, "host", "hand", "kid")} attack`).refused("phase/not-main");
    at.when("host", `SET_MONSTER ${card(at, "host", "hand", "kid")}`).refused("phase/not-main");
    at.when("host", `FLIP_SUMMON ${card(at, "host", "board", "sleeper")}`).refused(
      "phase/not-main",
    );
    at.when("host", `CHANGE_POSITION ${card(at, "host", "board", "nurse")}`).refused(
      "phase/not-main",
    );
    at.when("host", `SET_SPELL_TRAP ${card(at, "host", "hand", "memo")}`).refused("phase/not-main");
    at.when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", "memo")}`).refused(
      "activate/wrong-time",
    );
    at.when("host", `ACTIVATE_EFFECT ${card(at, "host", "board", "nurse")} 0`).refused(
      "activate/wrong-time",
    );
  },
);

test("[LT 5.3] the other seat has no main actions", () => {
  const at = duel(cards, { shared: { turnSeat: "away" }, seats });
  at.offered("host");
  at.when("host", `SUMMON ${card(at, "host", "hand", "kid")} attack`).refused("turn/not-yours");
});
