// Never a time: on a busy machine a test of speed fails for no reason.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { allChecks } from "@tcg/core/testkit";
import { expect, test } from "vitest";

test("the fuzzer runs for these sources and for those of the last commit, with the checks of both", () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      "--conditions=@tcg/source",
      join(import.meta.dirname, "../run.ts"),
      "fuzz",
      "HEAD",
      "lunchtable",
      "--quick",
      "--behaviour-differs",
    ],
    { encoding: "utf8" },
  );
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(stdout).toMatch(/^\| lunchtable /m);
  const [, checks] = /With the (\d+) checks/.exec(stdout) ?? [];
  expect(Number(checks)).toBeGreaterThan(0);
  expect(Number(checks)).toBeLessThanOrEqual(allChecks.length);
});
