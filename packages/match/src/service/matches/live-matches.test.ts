/** A cache over a store that says what it was asked for. */
import { describe, expect, test } from "vitest";
import { memoryStore } from "../../memory/index.ts";
import type { MatchStore, StoredMatch } from "../../store.ts";
import { Games } from "./games.ts";
import { type MatchSetup, readHead } from "./head.ts";
import { LiveMatch } from "./live-match.ts";
import { LiveMatches } from "./live-matches.ts";

const stored = (matchId: string, version: number): StoredMatch => ({
  matchId,
  version,
  head: JSON.stringify({ game: "none", seats: [] }),
  setup: "{}",
  snapshot: null,
  atMs: 1,
});

const live = (matchId: string, version: number): LiveMatch =>
  new LiveMatch({
    matchId,
    version,
    head: readHead(stored(matchId, version).head),
    setup: {} as MatchSetup,
    state: null,
    snapshotVersion: null,
    hosted: null,
  });

const noGames = new Games(memoryStore(), []);

/** Every match is there, at the version that `versions` says, else at its first. */
function setUp(versions: Record<string, number> = {}) {
  const asked: (readonly [string, number | undefined])[] = [];
  const store: MatchStore = {
    ...memoryStore(),
    async load(matchId, knownVersion) {
      asked.push([matchId, knownVersion]);
      const version = versions[matchId] ?? 1;
      return version === knownVersion ? "unchanged" : stored(matchId, version);
    },
  };
  return { matches: new LiveMatches(store, noGames), asked, versions };
}

describe("a match in memory", () => {
  test("is asked about, and used while it is unchanged", async () => {
    const { matches, asked } = setUp();
    const first = await matches.load("a");
    expect(await matches.load("a")).toBe(first);
    expect(asked).toEqual([
      ["a", undefined],
      ["a", 1],
    ]);
  });

  test("is read anew when somebody else has changed it", async () => {
    const { matches, versions } = setUp();
    await matches.load("a");
    versions.a = 4;
    expect((await matches.load("a")).version).toBe(4);
    expect((await matches.load("a")).version).toBe(4);
  });

  test("stays when an older version of it comes late", async () => {
    const { matches, asked } = setUp({ a: 5 });
    matches.keep(live("a", 5));
    matches.keep(live("a", 3));
    expect((await matches.load("a")).version).toBe(5);
    expect(asked).toEqual([["a", 5]]);
  });

  test("that was kept while the store was asked is the one that is used", async () => {
    const { matches } = setUp({ a: 3 });
    const newer = live("a", 4);
    const loading = matches.load("a");
    matches.keep(newer);
    expect(await loading).toBe(newer);
  });

  test("so is one of the very version that the store has", async () => {
    const { matches } = setUp({ a: 3 });
    const same = live("a", 3);
    const loading = matches.load("a");
    matches.keep(same);
    expect(await loading).toBe(same);
  });

  test("that is not there is an error", async () => {
    const store = memoryStore();
    await expect(new LiveMatches(store, noGames).load("a")).rejects.toMatchObject({
      code: "no-such-match",
    });
  });
});

describe("of a thousand and one matches", () => {
  const ids = Array.from({ length: 1001 }, (_, i) => `m${i}`);

  test("the one kept longest ago is dropped, and no other", async () => {
    const { matches, asked } = setUp();
    for (const id of ids) matches.keep(live(id, 1));
    await matches.load("m1");
    await matches.load("m0");
    expect(asked).toEqual([
      ["m1", 1],
      ["m0", undefined],
    ]);
  });

  test("the one that is kept again is the latest", async () => {
    const { matches, asked } = setUp({ m0: 2 });
    for (const id of ids.slice(0, 1000)) matches.keep(live(id, 1));
    matches.keep(live("m0", 2));
    matches.keep(live("m1000", 1));
    await matches.load("m0");
    await matches.load("m1");
    expect(asked).toEqual([
      ["m0", 2],
      ["m1", undefined],
    ]);
  });

  test("also if it is kept in the version that it had", async () => {
    const { matches, asked } = setUp();
    for (const id of ids.slice(0, 1000)) matches.keep(live(id, 1));
    matches.keep(live("m0", 1));
    matches.keep(live("m1000", 1));
    await matches.load("m0");
    expect(asked).toEqual([["m0", 1]]);
  });

  test("one that is dropped while the store is asked about it is read anew", async () => {
    const { matches, asked } = setUp();
    matches.keep(live("m0", 1));
    const loading = matches.load("m0");
    for (const id of ids.slice(1)) matches.keep(live(id, 1));
    expect((await loading).matchId).toBe("m0");
    expect(asked).toEqual([
      ["m0", 1],
      ["m0", undefined],
    ]);
  });
});
