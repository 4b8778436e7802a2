import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nameOf } from "../../packages/core/fixtures/broken/seeded-bug.ts";
import { seededLists } from "./lists.ts";
import { isAllNoticed, page } from "./page.ts";

test("the committed page has a row for every seeded bug, and each of them was noticed", () => {
  const text = readFileSync(join(import.meta.dirname, "../../docs/seeded-bugs.md"), "utf8");
  const rows = [...text.matchAll(/^\| (.+?) +\| (.+?) +\| (\d+|never) +\|$/gm)].map(
    ([, what, noticedBy, matches]) => [what, noticedBy, matches !== "never"],
  );
  const bugs = seededLists.flatMap(({ bugs }) => bugs);
  expect(rows).toEqual(bugs.map((bug) => [bug[0], nameOf(bug), true]));
});

test("a bug that nothing noticed is said to be so", () => {
  const list = {
    title: "Some",
    findings: [{ what: "a bug", noticedBy: "a check", matches: null }],
  };
  expect(page([list], "do it")).toContain("| a bug | a check    | never    |");
  expect(page([list], "do it")).toContain("0 of 1 are noticed");
  expect(isAllNoticed([list])).toBe(false);
});
