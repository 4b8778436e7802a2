import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const bench = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "run.ts"), ...args], { encoding: "utf8" });

test("without a name the benchmarks are listed, each with a line on what it measures", () => {
  const { status, stdout } = bench();
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ {2}kernel +\S.+$/m);
  expect(stdout).toMatch(/^ {2}lunchtable +\S.+$/m);
});

test("an unknown benchmark or option is refused with what there is", () => {
  const unknown = bench("colonel");
  expect(unknown.status).toBe(2);
  expect(unknown.stderr).toContain('no benchmark "colonel"');
  expect(unknown.stderr).toContain("kernel");

  const option = bench("kernel", "--fast");
  expect(option.status).toBe(2);
  expect(option.stderr).toContain("--fast");
});
