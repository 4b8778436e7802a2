// Never a time: on a busy machine a test of speed fails for no reason.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

test("clicks are measured on full boards of both games, on a desk and on a phone", () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--conditions=@tcg/source", join(import.meta.dirname, "../run.ts"), "web", "--quick"],
    { encoding: "utf8" },
  );
  expect(stderr).toBe("");
  expect(status).toBe(0);
  for (const game of ["lunchtable", "lorcana"]) {
    for (const window of ["desk", "phone"]) {
      const row = `\\| ${game}, ${window} +\\| +\\d+ \\| +\\d+ \\|( +(≤ )?\\d+ \\|){3}( +\\d+ \\|){2}( +[\\d.]+ \\|){2}`;
      expect(stdout).toMatch(new RegExp(row));
    }
  }
});
