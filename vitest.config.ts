import "./tools/check-node.mjs";
import { globSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

// The suffix of a test file says what it needs: `x.test.ts` nothing, `x.int.test.ts` storage or
// processes, `x.e2e.test.ts` a browser, `x.convex.test.ts` the globals of Convex's runtime. Each suffix is a project, so that one can be run alone
// (`npm test -- --project unit`). Vitest passes over a named project that has no files without a
// word, so a suffix is listed only when it has files and naming an empty one is an error.
const testFiles = "{packages,apps,tools,bench,examples}/**/*";
const notOurs = ["**/node_modules/**", "**/dist/**", "**/.scratch/**"];
const suffixes = {
  unit: {
    include: [`${testFiles}.test.{ts,tsx}`],
    exclude: [`${testFiles}.{int,e2e,convex}.test.{ts,tsx}`],
    // They share nothing but modules, which hold no state: one process loads each module once.
    isolate: false,
  },
  int: { include: [`${testFiles}.int.test.{ts,tsx}`], exclude: [], isolate: true },
  e2e: { include: [`${testFiles}.e2e.test.{ts,tsx}`], exclude: [], isolate: true },
  convex: {
    include: [`${testFiles}.convex.test.{ts,tsx}`],
    exclude: [],
    isolate: true,
    environment: "edge-runtime",
  },
};

// A limit on a test is there to end one that hangs. It says nothing about speed: a machine may be
// slow or busy, and then a sound test takes many times as long as usual.
const HANGS_AFTER_MS = 10 * 60_000;

// Packages are tested from source, in this process and in those the tests start.
const source = "@tcg/source";

export default defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: {
    // Much of the time is spent waiting: for other processes, databases, browsers.
    maxWorkers: availableParallelism() + 2,
    // A fuzzed match of thousands of commands is held with all its states: more than Node takes by itself.
    execArgv: [`--conditions=${source}`, "--max-old-space-size=8192"],
    // Many tests start the tools as a user would; what Node has compiled once it need not compile
    // again for each of these processes.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/node-compile") },
    expect: { poll: { timeout: HANGS_AFTER_MS / 2 } },
    reporters: ["default", "./tools/closing-line-reporter.ts"],
    projects: Object.entries(suffixes)
      .map(([name, { include, exclude, ...others }]) => ({
        name,
        ...others,
        include,
        exclude: [...notOurs, ...exclude],
        testTimeout: HANGS_AFTER_MS,
        hookTimeout: HANGS_AFTER_MS,
      }))
      .filter(
        ({ include, exclude }) =>
          globSync(include, { exclude, cwd: import.meta.dirname }).length > 0,
      )
      .map((test) => ({ extends: true as const, test })),
  },
});
