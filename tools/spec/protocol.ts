/** What the tool and the process that runs Vitest for it say to each other. */

export type RunRequest = {
  /** Test files, absolute. */
  readonly files: readonly string[];
  /** Source of the regular expression a test's full name must match. */
  readonly pattern: string;
  /** By test file: the full names of the tests to run there. Without it all that match. */
  readonly names?: Readonly<Record<string, readonly string[]>>;
  /** Shall the outcome say which files each test file imports? */
  readonly wantsImports?: boolean;
  /** Files that changed on disk since the last run, absolute. */
  readonly changed: readonly string[];
};

export type Failure = { readonly name: string; readonly message: string };

export type TestOutcome = {
  readonly titles: readonly string[];
  readonly state: "passed" | "failed" | "skipped" | "pending";
  readonly errors: readonly Failure[];
  readonly seconds: number;
  /** What the test itself left for the tool (random/watch-tests.ts). */
  readonly meta: Readonly<Record<string, unknown>>;
};

export type ModuleOutcome = {
  readonly file: string;
  readonly seconds: number;
  /** Errors outside of tests: the file did not load, or a suite's hook failed. */
  readonly errors: readonly Failure[];
  readonly tests: readonly TestOutcome[];
  /** Files it imports, directly or through others, absolute; if the request wants them. */
  readonly imports: readonly string[];
};

export type RunOutcome = {
  readonly modules: readonly ModuleOutcome[];
  readonly unhandled: readonly Failure[];
  /** Files that Vitest's configuration does not count as tests. */
  readonly notIncluded: readonly string[];
};

export type RunnerMessage =
  | { readonly type: "ready" }
  | { readonly type: "broken"; readonly message: string }
  /** The file is loaded and its tests begin. */
  | { readonly type: "tests-begin"; readonly file: string }
  | { readonly type: "test-end" }
  | { readonly type: "tests-end"; readonly file: string }
  | { readonly type: "done"; readonly outcome: RunOutcome };
