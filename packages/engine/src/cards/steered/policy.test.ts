/** What a match for an effect prefers. */
import type { Setup } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import {
  defined,
  duelGame,
  duelState,
  faceDown,
  placed,
  spell,
  trap,
  unit,
} from "../../../fixtures/duel.ts";
import type { LunchTable } from "../../types.ts";
import type { Seat } from "../../vocabulary.ts";
import type { CardDefinition } from "../card.ts";
import { policyFor } from "./policy.ts";

const list: readonly CardDefinition[] = [
  unit("kid"),
  unit("greeter", {
    effects: [
      {
        id: "e",
        type: "on_summon",
        targets: [{ zone: "board", side: "opponent", count: 1 }],
        actions: [{ kind: "add_vice", count: 1, what: { kind: "target" } }],
      },
    ],
  }),
  unit("sleeper", {
    effects: [{ id: "e", type: "flip", actions: [{ kind: "draw", count: 1 }] }],
  }),
  spell("snack", "normal", [{ id: "e", type: "ignition", actions: [{ kind: "heal", amount: 1 }] }]),
  trap("tripwire", "normal", [
    {
      id: "e",
      type: "trigger",
      trigger: { on: "attack_declared", side: "opponent" },
      actions: [{ kind: "stop_attack" }],
    },
  ]),
  spell("poke", "normal", [
    {
      id: "e",
      type: "ignition",
      targets: [{ zone: "board", side: "any", count: 1 }],
      actions: [{ kind: "add_vice", count: 1, what: { kind: "target" } }],
    },
  ]),
  unit("cracker", {
    effects: [{ id: "e", type: "breakdown", actions: [{ kind: "draw", count: 1 }] }],
  }),
];
const cards = defined(list);

/** What host is wanted to do most, whichever way, in a match for this card, of which `seat` has the copies. */
function wantedMost(
  def: string,
  seats: NonNullable<Setup<LunchTable>["seats"]>,
  seat: Seat = "host",
  more: Setup<LunchTable> = {},
): string {
  const game = duelGame(list);
  const state = duelState(list, { seats, ...more });
  const card = cards[def] as CardDefinition;
  const [effect] = card.effects ?? [];
  if (effect === undefined) throw new Error(`${def} has no effect`);
  const moves = game.legalMoves(state, "host");
  const weights = policyFor(cards, { card, effect }, seat)(state, "host", moves);
  const wanted = new Map<string, number>();
  moves.forEach(({ command }, i) => {
    const named = Object.values(command).flat();
    const defs = named.map((value) => [...state.cards].find(([id]) => id === value)?.[1]);
    const told = [command.type, ...defs.flatMap((lying) => lying?.def ?? [])].join(" ");
    wanted.set(told, (wanted.get(told) ?? 0) + (weights[i] ?? 0));
  });
  return [...wanted].reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}

describe("most wanted is", () => {
  test("the card under test, whatever else could be done", () => {
    const hand = ["kid", "greeter", "snack", "poke", "tripwire"];
    const seats = { host: { hand }, away: { board: ["kid"] } };
    expect(wantedMost("snack", seats)).toBe("ACTIVATE_SPELL snack");
    expect(wantedMost("greeter", seats)).toBe("SUMMON greeter");
    expect(wantedMost("tripwire", seats)).toBe("SET_SPELL_TRAP tripwire");
  });

  test("something else, as long as nothing would come of it", () => {
    const seats = { host: { hand: ["kid", "greeter"] } };
    expect(wantedMost("greeter", seats)).toBe("SUMMON kid");
  });

  test("to lie face-down for what is to be flipped, and then to flip it", () => {
    expect(wantedMost("sleeper", { host: { hand: ["kid", "sleeper"] } })).toBe(
      "SET_MONSTER sleeper",
    );
    const board = [faceDown("sleeper", { position: "defense" })];
    expect(wantedMost("sleeper", { host: { hand: ["kid"], board } })).toBe("FLIP_SUMMON sleeper");
  });

  test("to attack into what waits for attacks", () => {
    const seats = { host: { hand: ["kid"], board: ["kid"] }, away: { board: ["kid"] } };
    expect(wantedMost("tripwire", seats, "away")).toBe("ENTER_COMBAT");
    expect(wantedMost("tripwire", seats, "away", { phase: "combat" })).toBe(
      "DECLARE_ATTACK kid kid",
    );
  });

  test("counters where they come together", () => {
    const board = ["kid", placed("cracker", { position: "attack", vice: 1 })];
    const seats = { host: { hand: ["poke"], board }, away: { board: ["kid"] } };
    expect(wantedMost("cracker", seats)).toBe("ACTIVATE_SPELL poke cracker");
  });
});
