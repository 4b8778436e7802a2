import { describe, expect, test } from "vitest";
import { card, duel, duelGame, faceDown, placed, spell, trap, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import type { Action, Cost } from "../../src/cards/card.ts";

const procedure = (actions: readonly Action[], costs: readonly Cost[] = []) =>
  spell("deed", "normal", [{ id: "do", type: "ignition", costs, actions }]);
const cast = (start: ReturnType<typeof duel>) =>
  start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "deed")}`);
const hand = { hand: ["deed"] };

describe("[LT 12.1] a seat at 0 life loses at once", () => {
  test("between two actions: the second does not happen any more", () => {
    const burn = procedure([
      { kind: "damage", amount: 8000 },
      { kind: "heal", amount: 5000, who: "opponent" },
    ]);
    const then = cast(duel([burn], { seats: { host: hand } })).ended("lp_zero", "host");
    then.thenNot("LIFE_HEALED", "CHAIN_LINK_RESOLVED");
    expect(then.events.at(-1)).toMatchObject({ type: "GAME_ENDED", winners: ["host"] });
  });

  test("by damage beyond 0, which stops at 0", () => {
    const then = cast(
      duel([procedure([{ kind: "damage", amount: 9999 }])], { seats: { host: hand } }),
    );
    expect(then.ended("lp_zero", "host").state.seats.away.lifePoints).toBe(0);
  });

  test("by its own effect", () => {
    const fool = procedure([{ kind: "damage", amount: 8000, who: "self" }]);
    cast(duel([fool], { seats: { host: hand } })).ended("lp_zero", "away");
  });

  test("by a cost, before the effect it was paid for", () => {
    const pact = procedure([{ kind: "damage", amount: 8000 }], [{ kind: "pay_lp", amount: 8000 }]);
    cast(duel([pact], { seats: { host: hand } }))
      .thenNot("CHAIN_LINK_ADDED")
      .ended("lp_zero", "away");
  });

  test("in battle, before anybody answers it", () => {
    const revenge = unit("nerd", {
      effects: [
        {
          id: "revenge",
          type: "trigger",
          trigger: { on: "destroyed", card: "this" },
          actions: [{ kind: "damage", amount: 8000 }],
        },
      ],
    });
    const start = duel([unit("bully", { attack: 2000 }), revenge], {
      phase: "combat",
      seats: { host: { board: ["bully"] }, away: { board: ["nerd"], has: { lifePoints: 1000 } } },
    });
    const [bully, nerd] = [
      card(start, "host", "board", "bully"),
      card(start, "away", "board", "nerd"),
    ];
    start.when("host", `DECLARE_ATTACK ${bully} target=${nerd}`).ended("lp_zero", "host");
  });

  test("and 1 life is enough to go on with", () => {
    const then = cast(
      duel([procedure([{ kind: "damage", amount: 7999 }])], { seats: { host: hand } }),
    );
    expect(then.thenNot("GAME_ENDED").state.seats.away.lifePoints).toBe(1);
  });
});

describe("[LT 12.1] deck_out", () => {
  test("is for whoever must draw for the turn from an empty deck", () => {
    const start = duel([], { phase: "draw", seats: { host: { deck: [] } } });
    start.when("host", "ADVANCE_PHASE").ended("deck_out", "away");
    start.when("host", "END_TURN").ended("deck_out", "away");
  });

  test("not for whoever draws the last card", () => {
    const start = duel([], { phase: "draw", seats: { host: { deck: ["blank"] } } });
    start.when("host", "ADVANCE_PHASE").then({ type: "CARD_DRAWN" }).thenNot("GAME_ENDED");
  });

  test("not by an effect", () => {
    const start = duel([procedure([{ kind: "draw", count: 1 }])], {
      seats: { host: { ...hand, deck: [] } },
    });
    cast(start).thenNot("GAME_ENDED");
  });
});

describe("[LT 12.1] breakdown", () => {
  const weary = placed("blank", { position: "attack", vice: 3 });

  test("the third that a seat has caused wins, at the check", () => {
    const start = duel([], {
      seats: { host: { board: [weary] }, away: { has: { breakdownsCaused: 2 } } },
    });
    const then = start.when("host", "END_TURN").ended("breakdown", "away");
    expect(then.state.phase).toBe("breakdown_check");
  });

  test("the second does not", () => {
    const start = duel([], {
      seats: { host: { board: [weary] }, away: { has: { breakdownsCaused: 1 } } },
    });
    start.when("host", "END_TURN").thenNot("GAME_ENDED");
  });
});

const asking = (): ReturnType<typeof duel> => {
  const snare = trap("snare", "normal", [
    { id: "heal", type: "quick", actions: [{ kind: "heal", amount: 1 }] },
  ]);
  const start = duel([procedure([{ kind: "heal", amount: 1 }]), snare], {
    seats: { host: hand, away: { setZone: [faceDown("snare")] } },
  });
  return cast(start);
};

describe("[LT 12.1] surrender", () => {
  test.each([
    ["host", "away"],
    ["away", "host"],
  ] as const)("of %s gives the match to %s, whoever is to act", (loser, winner) => {
    duel([]).when(loser, "SURRENDER").ended("surrender", winner);
    const asked = asking();
    expect(asked.state.prompts).toMatchObject([{ seat: "away" }]);
    const then = asked.when(loser, "SURRENDER").ended("surrender", winner);
    expect([then.state.prompts, then.state.tasks]).toEqual([[], []]);
  });

  test("is possible in every phase, and in the hand-limit discard", () => {
    for (const phase of [
      "draw",
      "standby",
      "main",
      "combat",
      "main2",
      "breakdown_check",
    ] as const) {
      for (const seat of ["host", "away"] as const) {
        duel([], { phase }).when(seat, "SURRENDER").then({ type: "GAME_ENDED" });
      }
    }
    const full = Array.from({ length: 8 }, () => "blank");
    const over = passAll(duel([], { seats: { host: { hand: full } } }).when("host", "END_TURN"));
    expect(over.state.prompts).toMatchObject([{ kind: "choose_cards" }]);
    over.when("away", "SURRENDER").ended("surrender", "host");
  });

  test("is not the referee's to give", () => {
    duel([]).when("referee", "SURRENDER").refused("command/not-for-you");
  });
});

describe("[LT 12.1] timeout", () => {
  test.each([
    ["host", "away"],
    ["away", "host"],
  ] as const)("the clock of %s has run out: %s wins, whatever is pending", (late, winner) => {
    duel([]).when("referee", `TIMEOUT ${late}`).ended("timeout", winner);
    asking().when("referee", `TIMEOUT ${late}`).ended("timeout", winner);
  });

  test("is submitted by the referee and by no seat", () => {
    const start = duel([]);
    for (const seat of ["host", "away"] as const) {
      start.when(seat, "TIMEOUT away").refused("command/not-for-you");
      const moves = duelGame([]).legalMoves(start.state, seat);
      expect(moves.filter(({ command }) => command.type === "TIMEOUT")).toEqual([]);
    }
    start.offered("referee", "TIMEOUT host", "TIMEOUT away");
  });
});
