/** The example app with the component in it, in convex-test. Its clock is the test's. */
import { convexTest } from "convex-test";
import { vi } from "vitest";
import { api, components, internal } from "../example/convex/_generated/api.ts";
import type { MutationCtx } from "../src/component/_generated/server.ts";
import { LTCGMatch } from "../src/service/index.ts";
import { register, schema } from "../src/test.ts";

export { api, internal };

const appModules = {
  "../example/convex/_generated/api.ts": () => import("../example/convex/_generated/api.ts"),
  "../example/convex/matches.ts": () => import("../example/convex/matches.ts"),
  "../example/convex/exhibition.ts": () => import("../example/convex/exhibition.ts"),
};

/** Half of what Convex allows a function to read and write: no test may need more. */
const transactionLimits = {
  bytesRead: 8 * 1024 ** 2,
  bytesWritten: 8 * 1024 ** 2,
  documentsRead: 16_000,
  documentsWritten: 8000,
  databaseQueries: 2048,
  functionsScheduled: 500,
};

export function exampleApp() {
  const t = convexTest({ modules: appModules, transactionLimits });
  register(t);
  return t;
}

export type App = ReturnType<typeof exampleApp>;
export const match = new LTCGMatch(components.match);

/** As this player of the app, signed in. */
export const as = (t: App, name: string) =>
  t.withIdentity({ tokenIdentifier: name, subject: name });

/** So much time passes, and what is scheduled within it runs. */
export async function pass(t: App, ms: number, stepMs = 50): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    vi.advanceTimersByTime(Math.min(stepMs, ms - passed));
    await t.finishInProgressScheduledFunctions();
  }
}

/** convex-test has it without saying so. */
interface ReachesComponents {
  runInComponent<T>(name: string, run: (ctx: MutationCtx) => Promise<T>): Promise<T>;
}

/** Does something with the component's own database. */
export const within = <T>(t: App, run: (ctx: MutationCtx) => Promise<T>): Promise<T> =>
  (t as unknown as ReachesComponents).runInComponent("match", run);

/** Everything that is stored in the component. */
export const allOf = (t: App): Promise<unknown> =>
  within(t, ({ db }) =>
    Promise.all(Object.keys(schema.tables).map((table) => db.query(table as "matches").collect())),
  );

/** The functions of the component that were scheduled and have come to this. */
export const scheduledIn = (
  t: App,
  name: string,
  state: "pending" | "canceled" | "failed" | "success",
) =>
  within(t, async ({ db }) => {
    const all = await db.system.query("_scheduled_functions").collect();
    return all.filter((each) => each.name === name && each.state.kind === state);
  });
