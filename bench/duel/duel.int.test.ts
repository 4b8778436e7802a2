// Never a time: on a busy machine a test of speed fails for no reason.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { wayNames } from "./lanes.ts";

test("the duel goes the same way on the kernel and on boardgame.io", () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--conditions=@tcg/source", join(import.meta.dirname, "../run.ts"), "duel", "--quick"],
    { encoding: "utf8" },
  );
  expect(stderr).toBe("");
  expect(stdout).toContain("ended every match alike");
  expect(status).toBe(0);
  for (const way of wayNames) expect(stdout).toContain(` ${way} |`);
});
