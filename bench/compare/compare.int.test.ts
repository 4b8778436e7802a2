// Never a time: on a busy machine a test of speed fails for no reason.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { groups } from "./catalogue.ts";

function bench(...args: string[]) {
  const temporary = mkdtempSync(join(tmpdir(), "compare-test-"));
  onTestFinished(() => rmSync(temporary, { recursive: true, force: true }));
  const run = spawnSync(
    process.execPath,
    ["--conditions=@tcg/source", join(import.meta.dirname, "../run.ts"), ...args, "--quick"],
    { encoding: "utf8", env: { ...process.env, TMPDIR: temporary } },
  );
  return { ...run, left: readdirSync(temporary) };
}

// Whoever is changing the rules has other behaviour here than at the last commit: that is no fault.
test("every lane runs for these sources and for those of the last commit", () => {
  const { status, stdout, stderr, left } = bench(
    "compare",
    "HEAD",
    "lunchtable",
    "--behaviour-differs",
  );
  expect(stderr).toBe("");
  expect(status).toBe(0);
  for (const { title, parts } of groups.flat()) {
    expect(stdout).toContain(parts === "kinds" ? "| END_TURN " : `| ${title} `);
  }
  // The other checkout has gone again.
  expect(left).toEqual([]);
});

test("lanes of one game can be run alone, without a commit", () => {
  const { status, stdout, stderr } = bench("lorcana", "--only", "in-place-known,mask");
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(stdout).toContain("| in place, moves known ");
  expect(stdout).toContain("| mask ");
  expect(stdout).not.toContain("| legalMoves");
});

test("behaviour can be compared without timing anything", () => {
  const { status, stdout, stderr } = bench("same", "HEAD", "lorcana", "--behaviour-differs");
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(stdout).toMatch(/are the same|Not the same behaviour/);
  expect(stdout).not.toContain("|");
});
