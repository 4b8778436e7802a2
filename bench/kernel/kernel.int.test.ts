// Never a time: on a busy machine a test of speed fails for no reason.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { workingCopies } from "./working-copies.ts";

test("every working copy gives the same events and states", () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "../run.ts"), "kernel", "--quick"],
    { encoding: "utf8" },
  );
  expect(stderr).toBe("");
  expect(status).toBe(0);
  const ways = Object.keys(workingCopies);
  expect(stdout).toContain(`All ${ways.length} ways gave the same events and states.`);
  for (const way of ways) expect(stdout).toContain(`| ${way} `);
});
