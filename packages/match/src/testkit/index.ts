/**
 * `@lunchtable-tcg/match/testkit`: what a store must do, as a list of cases. A store's tests run
 * them all, in whatever test runner:
 *
 *     for (const { title, run } of storeContract) test(title, () => run(harness));
 */
export type { ContractCase, StoreHarness, TestStore } from "./harness.ts";
export { type PlayableGame, serviceContract } from "./service-contract.ts";
export type { ScheduleReport } from "./simulation/schedule.ts";
export {
  failureText,
  type SimulateOptions,
  type SimulationReport,
  simulate,
} from "./simulation/simulate.ts";
export type { SimulatedGame, Tried } from "./simulation/world.ts";
export { storeContract } from "./store-contract.ts";
export { type TestTime, testTime, untilRest } from "./test-time.ts";
