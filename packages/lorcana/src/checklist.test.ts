/** The page of what must not go wrong names rules that have a written mistake. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../mutants");
const mistakes = new Set(
  globSync("*.json", { cwd: folder }).flatMap((file) =>
    (JSON.parse(readFileSync(join(folder, file), "utf8")) as { rule: string }[]).map(
      ({ rule }) => rule,
    ),
  ),
);
const rows = readFileSync(join(folder, "CHECKLIST.md"), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, what, rules] = line.split("|").map((cell) => cell.trim());
    return what === undefined || rules === undefined || !/\d/.test(rules)
      ? []
      : [[what, rules.split(", ")] as const];
  });

test("the checklist has its rows", () => {
  expect(rows.length).toBeGreaterThan(30);
});

test.each(rows)("%s: each rule has a written mistake", (_what, rules) => {
  expect(rules.filter((rule) => !mistakes.has(rule))).toEqual([]);
});
