/** What the packages ship, by npm's own word: what it takes to run and to read them, and no test. */
import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const repository = join(import.meta.dirname, "..");
const folders = globSync("packages/*/package.json", { cwd: repository }).map(dirname);
/** Tests and what is theirs alone: it imports Vitest, or files that stay here. */
const onlyHere = /\.test\.tsx?$|\.tsbuildinfo$|^(fixtures|fuzz|golden|mutants|rules|specs|test)\//;

test("every package ships its source and none of its tests", () => {
  const workspaces = folders.map((folder) => `--workspace=${folder}`);
  const told = execFileSync(
    "npm",
    ["pack", "--dry-run", "--json", "--ignore-scripts", ...workspaces],
    { cwd: repository, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
  );
  const packed = JSON.parse(told) as { name: string; files: { path: string }[] }[];
  expect(packed).toHaveLength(folders.length);
  const paths = packed.flatMap(({ name, files }) => files.map(({ path }) => [name, path] as const));
  for (const { name } of packed) {
    expect(paths.some(([of, path]) => of === name && path.startsWith("src/"))).toBe(true);
  }
  expect(paths.filter(([, path]) => onlyHere.test(path))).toEqual([]);
});
