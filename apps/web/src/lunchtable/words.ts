/** LunchTable's phases on the board, and who sits across. */
import { capital } from "@tcg/core/hosting";
import { lunchTableWords, type Seat, type View } from "../games.ts";

type Phase = NonNullable<View["phase"]>;

/** In the order of a turn. */
const order: Readonly<Record<Phase, number>> = {
  draw: 0,
  standby: 1,
  main: 2,
  combat: 3,
  main2: 4,
  breakdown_check: 5,
  end: 6,
};

export const phaseList = Object.keys(order) as Phase[];

/** Where every word beside it is a phase, too: "Main", "Combat", "Main 2". */
export const phaseName = (phase: Phase): string =>
  capital((lunchTableWords.phase(phase) ?? phase).replace(" phase", ""));

export const otherSeat = (seat: Seat): Seat => (seat === "host" ? "away" : "host");
