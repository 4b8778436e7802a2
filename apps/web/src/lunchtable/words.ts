/** LunchTable's own names. */
import type { Seat, View } from "../games.ts";

const phases: Record<NonNullable<View["phase"]>, string> = {
  draw: "Draw",
  standby: "Standby",
  main: "Main",
  combat: "Combat",
  main2: "Main 2",
  breakdown_check: "Breakdowns",
  end: "End",
};

/** As a part of a sentence. */
const stages: Record<NonNullable<View["phase"]>, string> = {
  draw: "draw phase",
  standby: "standby phase",
  main: "main phase",
  combat: "combat",
  main2: "main phase 2",
  breakdown_check: "breakdown check",
  end: "end phase",
};

export const stageName = (phase: View["phase"]): string => (phase === null ? "" : stages[phase]);
export const phaseName = (phase: View["phase"]): string => (phase === null ? "" : phases[phase]);
export const phaseList = Object.keys(phases) as (keyof typeof phases)[];

export const otherSeat = (seat: Seat): Seat => (seat === "host" ? "away" : "host");
