/** Which tests reach a mutant: only they can notice it. */
import { isIntegrationTest, type SourcePackage } from "./packages.ts";
import { findRegions, type Region, regionAround } from "./regions.ts";

export type ReachingTest = {
  /** From the root. */
  readonly file: string;
  /** With the titles of the describes around it, as Vitest joins them. */
  readonly name: string;
  readonly seconds: number;
};

/** What a run of all tests on marked sources has shown; plain data, to be kept in a file. */
export type ReachRecord = {
  /** `reached` is a list of bits in base 64, one for each region of the package. */
  readonly tests: readonly (ReachingTest & { readonly reached: string })[];
  /** Regions reached while no test ran: when files were loaded, or in a beforeAll. */
  readonly outside: readonly number[];
  /** Regions reached in threads and processes that tests have started. */
  readonly elsewhere: readonly number[];
  /** Test files by the source file that they import, directly or through others. */
  readonly importers: Readonly<Record<string, readonly string[]>>;
  /** Tests that do not pass on marked sources, and so can notice nothing. */
  readonly notCounted: readonly string[];
};

export type Reach = {
  testsOf(mutant: { file: string; start: number; end: number }): readonly ReachingTest[];
  readonly notCounted: readonly string[];
};

/** The regions of a package's sources, numbered through; the first of each file is its loading. */
export type RegionMap = {
  readonly count: number;
  readonly files: ReadonlyMap<
    string,
    { readonly first: number; readonly regions: readonly Region[] }
  >;
};

export function mapRegions({ sources }: SourcePackage): RegionMap {
  const files = new Map<string, { first: number; regions: readonly Region[] }>();
  let count = 0;
  for (const { path, text } of sources) {
    const regions = findRegions(path, text);
    files.set(path, { first: count, regions });
    count += 1 + regions.length;
  }
  return { count, files };
}

export function createReach(map: RegionMap, record: ReachRecord): Reach {
  const direct = new Map<number, ReachingTest[]>();
  for (const test of record.tests)
    for (const region of readBits(test.reached)) {
      const tests = direct.get(region);
      if (tests === undefined) direct.set(region, [test]);
      else tests.push(test);
    }
  const outside = new Set(record.outside);
  const elsewhere = new Set(record.elsewhere);

  return {
    notCounted: record.notCounted,
    testsOf: ({ file, start, end }) => {
      const known = map.files.get(file);
      if (known === undefined) return [];
      const index = regionAround(known.regions, start, end);
      const region = index === undefined ? known.first : known.first + 1 + index;
      const reaching = new Set(direct.get(region));
      const add = (isMeant: (test: ReachingTest) => boolean): void => {
        for (const test of record.tests) if (isMeant(test)) reaching.add(test);
      };
      // A file is loaded once for many test files, and only the first of them is seen to do it.
      if (region === known.first || outside.has(region)) {
        const importers = new Set(record.importers[file]);
        add((test) => importers.has(test.file));
      }
      if (elsewhere.has(region)) add((test) => isIntegrationTest(test.file));
      return [...reaching];
    },
  };
}

export function readBits(text: string): number[] {
  const set: number[] = [];
  for (const [index, byte] of Buffer.from(text, "base64").entries())
    for (let bit = 0; bit < 8; bit += 1) if ((byte >> bit) & 1) set.push(8 * index + bit);
  return set;
}
