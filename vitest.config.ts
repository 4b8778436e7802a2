import "./tools/check-node.mjs";
import { globSync } from "node:fs";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

// The suffix of a test file says what it needs: `x.test.ts` nothing, `x.int.test.ts` storage or
// processes, `x.e2e.test.ts` a browser. Each suffix is a project, so that one can be run alone
// (`npm test -- --project unit`). Vitest passes over a named project that has no files without a
// word, so a suffix is listed only when it has files and naming an empty one is an error.
const testFiles = "{packages,apps,tools,bench}/**/*";
const notOurs = ["**/node_modules/**", "**/dist/**", "**/.scratch/**"];
const suffixes = {
  unit: {
    include: [`${testFiles}.test.{ts,tsx}`],
    exclude: [`${testFiles}.{int,e2e}.test.{ts,tsx}`],
    limitMs: 10_000,
  },
  int: { include: [`${testFiles}.int.test.{ts,tsx}`], exclude: [], limitMs: 60_000 },
  e2e: { include: [`${testFiles}.e2e.test.{ts,tsx}`], exclude: [], limitMs: 120_000 },
};

// Packages are tested from source, in this process and in those the tests start.
const source = "@tcg/source";

export default defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: {
    execArgv: [`--conditions=${source}`],
    // What a test waits for comes late on a busy machine; a second is not a verdict.
    expect: { poll: { timeout: 8_000 } },
    reporters: ["default", "./tools/closing-line-reporter.ts"],
    projects: Object.entries(suffixes)
      .map(([name, { include, exclude, limitMs }]) => ({
        name,
        include,
        exclude: [...notOurs, ...exclude],
        testTimeout: limitMs,
        hookTimeout: limitMs,
      }))
      .filter(
        ({ include, exclude }) =>
          globSync(include, { exclude, cwd: import.meta.dirname }).length > 0,
      )
      .map((test) => ({ extends: true as const, test })),
  },
});
