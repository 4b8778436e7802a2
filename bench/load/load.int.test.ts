// Never a time: on a busy machine a test of speed fails for no reason.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

test.each([
  [[], "SQLite"],
  [["postgres"], "PostgreSQL, on this machine, too"],
])(
  "matches are played on a server with %j, and every acknowledged action is found again",
  (which, database) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        "--conditions=@tcg/source",
        join(import.meta.dirname, "../run.ts"),
        "load",
        ...which,
        "--quick",
      ],
      { encoding: "utf8" },
    );
    expect(stderr).toBe("");
    expect(status).toBe(0);
    expect(stdout).toContain(`database ${database}\n`);
    expect(stdout).toMatch(/\| 4 +\|( +[\d.]+ \|){10} +0, 0, 0 \|/);
  },
);
