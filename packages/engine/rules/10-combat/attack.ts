/** Attacks by name: host's card against away's, or direct without one. */
import type { Then } from "@tcg/core/testkit";
import { card } from "../../fixtures/duel.ts";
import type { LunchTable } from "../../src/types.ts";

export function attack(at: Then<LunchTable>, attacker: string, target?: string): Then<LunchTable> {
  return at.when("host", {
    type: "DECLARE_ATTACK",
    card: card(at, "host", "board", attacker),
    ...(target !== undefined && { target: card(at, "away", "board", target) }),
  });
}

export function lives({ state }: Then<LunchTable>): readonly [host: number, away: number] {
  return [state.seats.host.lifePoints, state.seats.away.lifePoints];
}
