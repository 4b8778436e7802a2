/** Counters by name, and the way to the breakdown check. */
import type { Then } from "@tcg/core/testkit";
import { card, placed } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import type { LunchTable } from "../../src/types.ts";
import type { Seat } from "../../src/vocabulary.ts";

/** A face-up stereotype in attack position with counters on it. */
export function worn(def: string, vice: number): ReturnType<typeof placed> {
  return placed(def, { position: "attack", vice });
}

export function viceOn(at: Then<LunchTable>, seat: Seat, def: string): number | undefined {
  return at.state.cards.get(card(at, seat, "board", def))?.data?.vice;
}

/** From main2 on; `events` are those of the check and what follows it. */
export function toCheck(at: Then<LunchTable>): Then<LunchTable> {
  return passAll(at.when("host", "ADVANCE_PHASE"));
}

export function caused({ state }: Then<LunchTable>): readonly [host: number, away: number] {
  return [state.seats.host.breakdownsCaused, state.seats.away.breakdownsCaused];
}
