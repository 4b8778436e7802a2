import type { SerializedError } from "vitest";
import type { Reporter, TestModule } from "vitest/node";

type Totals = { passed: number; failed: number; skipped: number };

/**
 * Counts what really happened. Something that broke outside any test (a file that does not load, a
 * hook, an unhandled rejection) is a failure too: otherwise a broken file would read "0 failed".
 */
export function countTests(
  modules: readonly TestModule[],
  unhandledErrors: readonly SerializedError[],
): Totals {
  const totals: Totals = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
  for (const module of modules) {
    totals.failed += module.errors().length;
    for (const suite of module.children.allSuites()) totals.failed += suite.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === "passed" || state === "failed") totals[state] += 1;
      else totals.skipped += 1;
    }
  }
  return totals;
}

/**
 * Ends the output with one plain line, `N passed, N failed`, for people and scripts alike. It is
 * written when the process exits, because other reporters also print at the end of the run.
 */
export default class ClosingLineReporter implements Reporter {
  #totals: Totals | undefined;

  onInit(): void {
    process.once("exit", (code) => {
      const { passed, failed, skipped } = this.#totals ?? { passed: 0, failed: 0, skipped: 0 };
      // Vitest is content when a filter leaves nothing to run, and with tests that skip themselves.
      // CI is not: a browser or a database that is missing there must not pass unseen.
      const nothingRan = passed + failed === 0;
      const skippedInCi = skipped > 0 && Boolean(process.env.CI);

      if (skipped > 0) process.stdout.write(`${skipped} skipped\n`);
      if (nothingRan) process.stdout.write("No test ran, which counts as a failure.\n");
      if (skippedInCi) process.stdout.write("In CI a skipped test counts as a failure.\n");
      process.stdout.write(`${passed} passed, ${failed} failed\n`);
      if (code === 0 && (failed > 0 || nothingRan || skippedInCi)) process.exitCode = 1;
    });
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    this.#totals = countTests(modules, unhandledErrors);
  }
}
