/** `@lunchtable-tcg/match/test`: the component in an app's own convex-test. */

import type { GenericSchema, SchemaDefinition } from "convex/server";
import schema from "./component/schema.ts";

/** Written out, so that no bundler has to look for them; by path, as convex-test takes them. */
export const modules: Record<string, () => Promise<unknown>> = {
  "./component/_generated/api.ts": () => import("./component/_generated/api.ts"),
  "./component/_generated/server.ts": () => import("./component/_generated/server.ts"),
  "./component/bots.ts": () => import("./component/bots.ts"),
  "./component/due.ts": () => import("./component/due.ts"),
  "./component/matches.ts": () => import("./component/matches.ts"),
  "./component/randomness.ts": () => import("./component/randomness.ts"),
  "./component/store.ts": () => import("./component/store.ts"),
};

export { schema };

/** What `convexTest()` gives. */
interface TestApp {
  registerComponent(
    name: string,
    schema: SchemaDefinition<GenericSchema, boolean>,
    modules: Record<string, () => Promise<unknown>>,
  ): void;
}

/** `name`: as the app calls it, if it gives it another name. */
export function register(t: TestApp, name = "match"): void {
  t.registerComponent(name, schema, modules);
}
