/**
 * `@lunchtable-tcg/match/testkit`: what a store must do, as a list of cases. A store's tests run
 * them all, in whatever test runner:
 *
 *     for (const { title, run } of storeContract) test(title, () => run(harness));
 */
export type { ContractCase, StoreHarness, TestStore } from "./harness.ts";
export { type PlayableGame, serviceContract } from "./service-contract.ts";
export { storeContract } from "./store-contract.ts";
export { type TestTime, testTime, untilRest } from "./test-time.ts";
