import { describe, expect, test } from "vitest";
import { spell, unit } from "../../fixtures/duel.ts";
import type { Config } from "../../src/start/config.ts";
import { eager, idle, type Match, playMatch } from "./whole-match.ts";

const fivePhases = { standbyPhase: false, main2Phase: false };
const modes: readonly (readonly [string, Partial<Config>])[] = [
  ["full", { responses: "full" }],
  ["auto", { responses: "auto" }],
  ["full, five phases", { responses: "full", ...fivePhases }],
  ["auto, five phases", { responses: "auto", ...fivePhases }],
];

const fighter = unit("fighter", { attack: 1500 });
const gossip = spell("gossip", "normal", [
  {
    id: "tell",
    type: "ignition",
    targets: [{ zone: "board", side: "opponent", count: 1 }],
    actions: [{ kind: "add_vice", what: { kind: "target" }, count: 3 }],
  },
]);
const parrot = unit("parrot", {
  effects: [
    { id: "talk", type: "ignition", actions: [{ kind: "heal", amount: 1 }] },
    {
      id: "repeat",
      type: "trigger",
      trigger: { on: "effect_activated", side: "opponent" },
      actions: [{ kind: "heal", amount: 1 }],
    },
  ],
});

describe.each(modes)("[LT 12.1] a whole match (%s) ends", (_mode, mode) => {
  const ending = ({ state, events }: Match) => {
    expect(events.filter(({ type }) => type === "GAME_ENDED")).toHaveLength(1);
    expect(events.at(-1)?.type).toBe("GAME_ENDED");
    expect([state.prompts, state.queue, state.tasks]).toEqual([[], [], []]);
    return state.outcome;
  };

  test("lp_zero: one is beaten down", () => {
    const match = playMatch([fighter, unit("wimp", { attack: 700 })], eager, mode);
    expect(ending(match)).toMatchObject({ status: "ended", reason: "lp_zero" });
    const [winner] = match.state.outcome.status === "ended" ? match.state.outcome.winners : [];
    expect(winner).toBeDefined();
    const loser = winner === "host" ? "away" : "host";
    expect(match.state.seats[loser].lifePoints).toBe(0);
    expect(match.state.seats[winner ?? "host"].lifePoints).toBeGreaterThan(0);
  });

  test("deck_out: who cannot draw for the turn loses", () => {
    const match = playMatch([fighter], idle, { ...mode, minDeck: 12 });
    expect(ending(match)).toEqual({ status: "ended", winners: ["host"], reason: "deck_out" });
    // Five in hand and seven to draw, on turns 2 to 14.
    expect(match.state.shared).toMatchObject({ turnNumber: 16, turnSeat: "away" });
    expect(match.state.phase).toBe("draw");
  });

  test("breakdown: three of the other's stereotypes have broken down", () => {
    const match = playMatch([fighter, gossip], eager, mode);
    expect(ending(match)).toMatchObject({ reason: "breakdown" });
    const [winner] = match.state.outcome.status === "ended" ? match.state.outcome.winners : [];
    expect(match.state.seats[winner ?? "host"].breakdownsCaused).toBe(3);
    expect(match.state.phase).toBe("breakdown_check");
  });

  test("as a draw, when attrition takes the last life of both", () => {
    const match = playMatch([fighter], idle, { ...mode, minDeck: 60 });
    expect(ending(match)).toEqual({ status: "ended", winners: [], reason: "lp_zero" });
    // 8000 life, 500 a turn from turn 31 on.
    expect(match.state.shared.turnNumber).toBe(46);
  });

  test("loop: effects answer each other without end", () => {
    const match = playMatch([parrot], eager, mode);
    expect(ending(match)).toEqual({ status: "ended", winners: [], reason: "loop" });
  });

  test("turn_limit: the last turn is over", () => {
    const match = playMatch([fighter], idle, { ...mode, maxTurns: 9 });
    expect(ending(match)).toEqual({ status: "ended", winners: [], reason: "turn_limit" });
    expect(match.state.shared.turnNumber).toBe(9);
  });

  test("surrender and timeout: in the middle of a decision", () => {
    const full = { ...mode, startingHand: 9 };
    const given = { actor: "away", command: { type: "SURRENDER" } } as const;
    expect(ending(playMatch([fighter], idle, full, given))).toEqual({
      status: "ended",
      winners: ["host"],
      reason: "surrender",
    });
    const late = { actor: "referee", command: { type: "TIMEOUT", seat: "host" } } as const;
    expect(ending(playMatch([fighter], idle, full, late))).toEqual({
      status: "ended",
      winners: ["away"],
      reason: "timeout",
    });
  });

  test("having gone through the phases of its config and no others", () => {
    const { events } = playMatch([fighter], eager, mode);
    const phases = new Set(
      events.flatMap((event) => (event.type === "PHASE_CHANGED" ? [event.phase] : [])),
    );
    const dropped = mode.standbyPhase === false ? [] : ["standby", "main2"];
    expect([...phases].sort()).toEqual(
      ["breakdown_check", "combat", "draw", "end", "main", ...dropped].sort(),
    );
    if (mode.responses === "auto") {
      expect(events.filter(({ type }) => type.startsWith("WINDOW_"))).toEqual([]);
    }
  });
});
