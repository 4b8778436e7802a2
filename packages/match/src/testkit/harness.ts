/** How the suite gets stores to try. */
import type { MatchStore } from "../store.ts";

/** A store that is empty at first. */
export interface TestStore {
  readonly store: MatchStore;
  /** Closes it and opens it again, where what it holds survives that. */
  readonly reopen?: () => Promise<MatchStore>;
  readonly dispose: () => Promise<void>;
}

export interface StoreHarness {
  open(): Promise<TestStore>;
  /** How long a store may take to tell of a version, if not 20 seconds. */
  readonly patienceMs?: number;
}

export interface ContractCase<Given = StoreHarness> {
  readonly title: string;
  /** Throws an AssertionError if the store does anything else. */
  readonly run: (given: Given) => Promise<void>;
}

/** Runs something with a store and clears up after it, whatever happens. */
export async function withStore(
  harness: StoreHarness,
  use: (test: TestStore) => Promise<void>,
): Promise<void> {
  const test = await harness.open();
  try {
    await use(test);
  } finally {
    await test.dispose();
  }
}
