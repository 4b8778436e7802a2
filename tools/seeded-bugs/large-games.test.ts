/**
 * The bugs made on purpose in the large games. Those that take many matches to be noticed are left to
 * `npm run seeded-bugs`, which plays them all and writes the page.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { nameOf, playUntilNoticed } from "../../packages/core/fixtures/broken/seeded-bug.ts";
import { lorcanaBugs } from "./lorcana.ts";
import { lunchtableBugs } from "./lunchtable.ts";
import { matchesByBug } from "./page.ts";

const MANY_MATCHES = 5;
const page = readFileSync(join(import.meta.dirname, "../../docs/seeded-bugs.md"), "utf8");

describe.each([
  ["LunchTable", lunchtableBugs],
  ["Lorcana", lorcanaBugs],
])("%s", (title, bugs) => {
  const matches = matchesByBug(page, title);
  const soon = bugs.filter(([what]) => (matches.get(what) ?? 0) <= MANY_MATCHES);

  test("is broken in ways that are noticed soon", () => {
    expect(soon.length).toBeGreaterThan(bugs.length / 3);
  });

  test.each(soon)("%s", (...bug) => {
    const { failures } = playUntilNoticed(bug);
    expect(failures.map(({ check }) => check)).toEqual([nameOf(bug)]);
  });
});
