/** `@tcg/core/testkit`: what every game of the kernel is tested with. */

export { rulesOf } from "../rules-of.ts";
export { cardsTold } from "./cards-told.ts";
export { type Check, type CheckContext, CheckFailed, type Tally } from "./check.ts";
export { rareEndingsIn } from "./checks/endings-rare.ts";
export { allChecks } from "./checks/index.ts";
export { cyclesIn } from "./checks/turns-end.ts";
export type { Course } from "./course.ts";
export { Coverage, declaredFeatures, type Feature } from "./coverage.ts";
export { reseeded } from "./drawn-orders.ts";
export { type ElsewhereFault, type KeptMatch, PLAYED_ELSEWHERE, playAgain } from "./elsewhere.ts";
export { type FuzzFailure, type FuzzOptions, type FuzzReport, fuzz } from "./fuzz.ts";
export { type EventPattern, given, type Then } from "./given.ts";
export { judged, mergeTallies } from "./judge.ts";
export { inShort, type Playthrough, renderPlaythrough } from "./playthrough.ts";
export { type CardSetup, find, type Setup, scenario } from "./scenario.ts";
export { started } from "./started.ts";
export type { Weigh } from "./steering.ts";
export type { Step, Trace } from "./trace.ts";
