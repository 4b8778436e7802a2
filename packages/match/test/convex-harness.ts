/** The Convex component in convex-test, and its store as the contract suites try it. */
import { setImmediate as nodeSetImmediate } from "node:timers";
import { convexTest } from "convex-test";
import { vi } from "vitest";
import { type Calls, storeOverCalls } from "../src/convex/call-store.ts";
import { modules, schema } from "../src/test.ts";
import type { StoreHarness } from "../src/testkit/index.ts";

/** The component alone, as if it were the app. */
const componentAlone = () => convexTest(schema, modules);

/** The services of the contract suites do what is due themselves, at the times of their own clock. */
export function nothingScheduledRuns(): () => void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  // The suites have it from Node; Convex's runtime does not.
  vi.stubGlobal("setImmediate", nodeSetImmediate);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
}

export const convexHarness: StoreHarness = {
  async open() {
    const t = componentAlone();
    const store = storeOverCalls({ runQuery: t.query, runMutation: t.mutation } as Calls);
    return { store, dispose: () => store.close() };
  },
};
