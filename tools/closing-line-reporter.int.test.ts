import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

// Each test writes one small test file, runs the real Vitest on it with our reporter, and looks at
// what a person and a script would see: the last line and the exit code.

const repository = join(import.meta.dirname, "..");
let folder: string;

beforeEach(() => {
  mkdirSync(join(repository, ".scratch"), { recursive: true });
  folder = mkdtempSync(join(repository, ".scratch", "reporter-"));
  writeFileSync(join(folder, "vitest.config.ts"), "export default {};\n");
});

afterEach(() => rmSync(folder, { recursive: true }));

function runVitest(source: string, { args = [] as string[], ci = false } = {}) {
  writeFileSync(
    join(folder, "sample.test.ts"),
    `import { beforeAll, describe, expect, test } from "vitest";\n${source}`,
  );
  const vitest = join(repository, "node_modules/vitest/vitest.mjs");
  const reporter = join(repository, "tools/closing-line-reporter.ts");
  const run = spawnSync(
    process.execPath,
    [vitest, "run", "--root", folder, "--reporter", reporter, ...args],
    { encoding: "utf8", env: { ...process.env, CI: ci ? "true" : "" } },
  );
  return { lines: run.stdout.trimEnd().split("\n"), exitCode: run.status };
}

test("a green run ends with its totals and exit code 0", () => {
  const { lines, exitCode } = runVitest(`test("a", () => {}); test("b", () => {});`);
  expect(lines.at(-1)).toBe("2 passed, 0 failed");
  expect(exitCode).toBe(0);
});

test("a failing test is counted", () => {
  const { lines, exitCode } = runVitest(`test("a", () => {}); test("b", () => expect(1).toBe(2));`);
  expect(lines.at(-1)).toBe("1 passed, 1 failed");
  expect(exitCode).toBe(1);
});

test("a file that does not load is a failure", () => {
  const { lines, exitCode } = runVitest(`import "./missing.ts"; test("a", () => {});`);
  expect(lines.at(-1)).toBe("0 passed, 1 failed");
  expect(exitCode).toBe(1);
});

test("a hook that throws and a rejection nobody handles are failures", () => {
  const { lines, exitCode } = runVitest(`
    describe("x", () => { beforeAll(() => { throw new Error("hook"); }); test("a", () => {}); });
    test("b", () => { Promise.reject(new Error("unhandled")); });
  `);
  expect(lines.at(-1)).toBe("1 passed, 2 failed");
  expect(exitCode).toBe(1);
});

test("a run in which no test ran is a failure", () => {
  const { lines, exitCode } = runVitest(`test("a", () => {});`, { args: ["-t", "no such title"] });
  expect(lines.slice(-2)).toEqual([
    "No test ran, which counts as a failure.",
    "0 passed, 0 failed",
  ]);
  expect(exitCode).toBe(1);
});

test("a skipped test is told, and is a failure in CI", () => {
  const source = `test("a", () => {}); test.skipIf(true)("b", () => {});`;
  const here = runVitest(source);
  expect(here.lines.slice(-2)).toEqual(["1 skipped", "1 passed, 0 failed"]);
  expect(here.exitCode).toBe(0);
  expect(runVitest(source, { ci: true }).exitCode).toBe(1);
});
