// Never a time: on a busy machine a test of speed fails for no reason.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

test("actions are measured in memory and on both databases, for one client and for many, next to the bare ones", () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--conditions=@tcg/source", join(import.meta.dirname, "../run.ts"), "match", "--quick"],
    { encoding: "utf8" },
  );
  expect(stderr).toBe("");
  expect(status).toBe(0);
  for (const database of ["SQLite", "PostgreSQL"]) {
    for (const clients of [1, 32]) {
      expect(stdout).toMatch(new RegExp(`\\| ${database} +\\| +${clients} \\| +[\\d.]+ \\|`));
    }
  }
  for (const clients of [1, 32]) {
    expect(stdout).toMatch(new RegExp(`\\| memory +\\| +${clients} \\| +[\\d.]+ \\|`));
  }
  for (const database of ["SQLite", "PostgreSQL"]) {
    for (const clients of [1, 32]) {
      expect(stdout).toMatch(
        new RegExp(
          `\\| ${database} +\\| +${clients} \\| +[\\d.]+ \\| +\\d+ % \\|( +[\\d.]+ \\|){2}`,
        ),
      );
    }
  }
  expect(stdout).toMatch(/\| decide, in the engine +(\| +[\d.]+ \(\d+ %\) ){3}\|/);
  expect(stdout).not.toContain("NaN");
});
