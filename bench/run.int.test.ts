import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const bench = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "run.ts"), ...args], { encoding: "utf8" });

test("without a name the benchmarks are listed, each with a line on what it measures", () => {
  const { status, stdout } = bench();
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ {2}kernel \S.+\n {6}\S.+$/m);
  expect(stdout).toMatch(/^ {2}compare COMMIT \S.+\n {6}\S.+$/m);
});

test.each([
  [["colonel"], 'no benchmark "colonel"'],
  [["kernel", "--fast"], "--fast"],
  [["compare"], "Name the commit"],
  [["compare", "no-such-commit"], 'no commit "no-such-commit"'],
  [["compare", "HEAD", "chess"], 'no game "chess"'],
  [["lunchtable", "--only", "mask,face"], 'no lane "face"'],
  [["lunchtable", "--rounds", "many"], "--rounds"],
])("%s is refused with what there is", (args, said) => {
  const { status, stderr } = bench(...args);
  expect(status).toBe(2);
  expect(stderr).toContain(said);
  expect(stderr).toContain("compare COMMIT");
});
