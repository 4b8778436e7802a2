import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

// Lint sees to what no test can: that rules never ask for the clock, for chance or for the country,
// and that no file imports itself by way of others.

const repository = join(import.meta.dirname, "..");
const copy = mkdtempSync(join(tmpdir(), "lint-"));
cpSync(join(repository, ".oxlintrc.json"), join(copy, ".oxlintrc.json"));
afterAll(() => rmSync(copy, { recursive: true }));

/** The rules that a file with these lines, at this place, breaks: one for each line. */
function lint(file: string, lines: readonly string[]): string[] {
  const path = join(copy, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${lines.join("\n")}\n`);
  const oxlint = join(repository, "node_modules/oxlint/bin/oxlint");
  const { stdout } = spawnSync(process.execPath, [oxlint, "--format", "unix", file], {
    cwd: copy,
    encoding: "utf8",
  });
  const found = [...stdout.matchAll(/:(\d+):\d+: .*\[\w+\/(.+)\]$/gm)];
  return lines.map((_, place) => found.find(([, line]) => Number(line) === place + 1)?.[2] ?? "");
}

const impure = {
  'export const later = "a".localeCompare("b");': "eslint(no-restricted-properties)",
  'export const upper = "a".toLocaleUpperCase();': "eslint(no-restricted-properties)",
  'export const lower = "a".toLocaleLowerCase();': "eslint(no-restricted-properties)",
  "export const written = (1234).toLocaleString();": "eslint(no-restricted-properties)",
  "export const chance = Math.random();": "eslint(no-restricted-properties)",
  "export const letters = new Intl.Collator();": "eslint(no-restricted-globals)",
  "export const now = new Date();": "eslint(no-restricted-globals)",
  "export const clock = performance.now();": "eslint(no-restricted-globals)",
  "export const day = Temporal.Now.plainDateISO();": "eslint(no-restricted-globals)",
};

describe("what rules may not ask for is refused", () => {
  test.each([
    "packages/core/src/table/some-rule.ts",
    "packages/core/fixtures/broken/some-rule.ts",
    "packages/engine/src/moves/some-rule.ts",
    "packages/lorcana/src/effects/some-rule.ts",
    "packages/cards/src/some-rule.ts",
    "packages/bots/src/some-bot.ts",
  ])("in %s", (file) => {
    expect(lint(file, Object.keys(impure))).toEqual(Object.values(impure));
  });

  test("and nowhere else", () => {
    expect(lint("packages/server/src/clock.ts", Object.keys(impure)).join("")).toBe("");
  });
});

describe("a file that imports itself by way of another is refused", () => {
  const back = ['import { here } from "./here.ts";', "export const there = () => here();"];

  test.each([
    ['import { there } from "./there.ts";', "export const here = () => there();"],
    ['export { there } from "./there.ts";', "export const here = () => 1;"],
  ])("%s", (...lines) => {
    lint("packages/engine/src/there.ts", back);
    expect(lint("packages/engine/src/here.ts", lines)).toEqual(["import(no-cycle)", ""]);
  });

  test("unless it imports nothing but types", () => {
    const lines = [
      'import type { there } from "./there.ts";',
      "export const here = (): typeof there | null => null;",
    ];
    lint("packages/engine/src/there.ts", back);
    expect(lint("packages/engine/src/here.ts", lines)).toEqual(["", ""]);
  });
});

test("a value that a hook of the web app forgets to name is refused", () => {
  const lines = [
    'import { useMemo } from "react";',
    "",
    "export function useSum(a: number, b: number): number {",
    "  return useMemo(() => a + b, [a]);",
    "}",
  ];
  const file = join(copy, "apps/web/src/some-hook.ts");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join("\n")}\n`);
  cpSync(join(repository, "biome.jsonc"), join(copy, "biome.jsonc"));
  const biome = join(repository, "node_modules/@biomejs/biome/bin/biome");
  const { stderr } = spawnSync(process.execPath, [biome, "lint", "--vcs-enabled=false"], {
    cwd: copy,
    encoding: "utf8",
  });
  expect(stderr).toContain("does not specify its dependency on b");
});
