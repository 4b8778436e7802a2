/** The example app with the component in it, in convex-test. Its clock is the test's. */
import { convexTest } from "convex-test";
import { vi } from "vitest";
import { api, components, internal } from "../example/convex/_generated/api.ts";
import { LTCGMatch } from "../src/service/index.ts";
import { register } from "../src/test.ts";

export { api, internal };

const appModules = {
  "../example/convex/_generated/api.ts": () => import("../example/convex/_generated/api.ts"),
  "../example/convex/matches.ts": () => import("../example/convex/matches.ts"),
  "../example/convex/exhibition.ts": () => import("../example/convex/exhibition.ts"),
};

export function exampleApp() {
  const t = convexTest(undefined, appModules);
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
