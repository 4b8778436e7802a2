/**
 * The tool as its users meet it: run on small repositories, judged by what it prints and its exit
 * code. One run of all mutants of `dice` serves many tests, because each run starts Vitest anew.
 */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Fixture, openFixture } from "./fixture.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const fixtures: Fixture[] = [];

afterAll(() => {
  for (const fixture of fixtures) fixture.remove();
});

type Finished = { code: number | null; stdout: string; stderr: string };

function open(...args: Parameters<typeof openFixture>): Fixture {
  const fixture = openFixture(...args);
  fixtures.push(fixture);
  return fixture;
}

/** Temporary files go beside the fixture, where a test can look for leftovers. */
function start(fixture: Fixture, ...args: string[]): ChildProcessWithoutNullStreams {
  const env = { ...process.env, TMPDIR: fixture.temporary };
  return spawn(process.execPath, [main, ...args], { cwd: fixture.root, env });
}

function spec(fixture: Fixture, ...args: string[]): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = start(fixture, ...args);
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (chunk: Buffer) => {
      stdout += chunk.toString();
    });
    child.stderr.on("data", (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stdout, stderr }));
  });
}

describe("coverage", () => {
  test("a package with a test for every rule passes", async () => {
    expect(await spec(open("coin"))).toEqual({
      code: 0,
      stdout: "packages/coin: 3 of 3 rules have a test\n",
      stderr: "",
    });
  });

  test("missing rules and unknown citations are listed, and fail", async () => {
    const { code, stdout } = await spec(
      open("coin", {
        "packages/coin/src/coin.test.ts":
          'import { test } from "vitest";\ntest.todo("[C1.1] a");\ntest("[C1.2, C1.9] b", () => {});\n',
      }),
      "coin",
    );
    expect(stdout).toBe(`packages/coin: 1 of 3 rules have a test
  2 rules without a test:
    C1.1  A coin has two sides. (cited only by tests that are skipped or to do)
    C2.1  The winner takes the coin.
  packages/coin/src/coin.test.ts:3 "[C1.2, C1.9] b" cites C1.9, which is not in the rules.
`);
    expect(code).toBe(1);
  });

  test.each([
    [
      "no rules file",
      { "packages/coin/spec.json": '{ "prefix": "C", "rules": "NO.md" }' },
      /names the rules file NO\.md, which does not exist\./,
    ],
    [
      "no test files",
      { "packages/coin/spec.json": '{ "prefix": "C", "tests": ["t/*.ts"] }' },
      /finds no test file by t\/\*\.ts\./,
    ],
    [
      "a broken test file",
      { "packages/coin/src/coin.test.ts": "test(" },
      /coin\.test\.ts cannot be parsed: /,
    ],
    ["a broken spec.json", { "packages/coin/spec.json": "{}" }, /spec\.json needs "prefix"/],
  ])("%s fails with a sentence", async (_, changes, sentence) => {
    const { code, stdout } = await spec(open("coin", changes));
    expect(stdout).toMatch(sentence);
    expect(code).toBe(1);
  });

  test("--json says the same to programs", async () => {
    const { code, stdout } = await spec(open("coin"), "--json");
    expect(JSON.parse(stdout)).toMatchObject({
      good: true,
      packages: [{ package: "packages/coin", prefix: "C", rules: 3, missing: [], problems: [] }],
    });
    expect(code).toBe(0);
  });

  test("a wrong call is refused with code 2", async () => {
    expect(await spec(open("coin"), "chess")).toEqual({
      code: 2,
      stdout: "",
      stderr: 'No package with rules is called "chess". Known: packages/coin.\n',
    });
  });
});

describe("mutants", () => {
  let fixture: Fixture;
  let run: Finished;
  let verdicts: Record<string, string>;
  let reasons: Record<string, string>;

  beforeAll(async () => {
    fixture = open("dice");
    run = await spec(fixture, "--mutants", "--json", "--timeout", "3");
    const { mutants } = JSON.parse(run.stdout) as {
      mutants: { where: string; status: string; how?: string; reason: string }[];
    };
    const short = (where: string): string => where.replace(/^.*\/mutants\/|\.json/g, "");
    verdicts = Object.fromEntries(
      mutants.map(({ where, status, how }) => [short(where), how ? `${status} by ${how}` : status]),
    );
    reasons = Object.fromEntries(mutants.map(({ where, reason }) => [short(where), reason]));
  });

  test("each gets the verdict it deserves", () => {
    expect(verdicts).toEqual({
      "invalid-baseline": "invalid",
      "invalid-load": "invalid",
      "invalid-load-for-ever": "invalid",
      "invalid-name": "invalid",
      "killed[0]": "killed by test",
      "killed[1]": "killed by test",
      "killed[2]": "killed by test",
      "killed-case": "killed by test",
      "killed-in-another-package": "killed by test",
      "killed-loop-1": "killed by timeout",
      "killed-loop-2-after-it": "killed by test",
      survived: "survived",
      "survived-though-another-rule-fails": "survived",
    });
    expect(run.code).toBe(1);
  });

  test("a kill names the test, and what it said", () => {
    expect(reasons["killed[0]"]).toMatch(/^\[DI 1\.1\] a seven becomes a six: expected 7 to be 6/);
  });

  test("a mutant that only breaks the code says how", () => {
    expect(reasons["invalid-name"]).toMatch(/ReferenceError: higest is not defined$/);
    expect(reasons["invalid-load"]).toBe("the suite could not load: no bank");
    expect(reasons["invalid-load-for-ever"]).toMatch(
      /^the test files were not loaded after \d+ s$/,
    );
    expect(reasons["invalid-baseline"]).toMatch(
      /fails even without the mutant: expected 1 to be 2/,
    );
  });

  test("nothing is left behind", () => {
    expect(scratches(fixture)).toEqual([]);
  });

  test("nothing is left behind by a run that is stopped, not even a loop", async () => {
    const stopped = open("dice");
    const child = start(stopped, "--mutants", "--only", "1.4", "--workers", "1");
    const closed = new Promise((resolve) => child.on("close", resolve));
    await expect.poll(() => loopIsOn(stopped)).toBe(true);
    child.kill("SIGTERM");
    expect(await closed).toBe(143);
    expect(scratches(stopped)).toEqual([]);
  });

  test("--only runs the mutants of one rule, in words", async () => {
    const { code, stdout } = await spec(open("dice"), "--mutants", "dice", "--only", "1.10");
    expect(stdout).toMatch(
      /^killed {4}DI 1\.10 {2}packages\/dice\/mutants\/killed\.json\[2\] {2}by \[DI 1\.10\] a pair of 2 .*\n1 mutant: 1 killed, 0 survived, 0 invalid\n$/,
    );
    expect(code).toBe(0);
  });

  test("a rule without the mutant its package promised fails before anything runs", async () => {
    const { code, stdout } = await spec(
      open("coin", { "packages/coin/spec.json": '{ "prefix": "C", "mutants": "every-group" }' }),
      "--mutants",
    );
    expect(stdout).toBe(
      "2 groups without a mutant: C1, C2\n0 mutants: 0 killed, 0 survived, 0 invalid\n",
    );
    expect(code).toBe(1);
  });

  test("--only for a rule without one is refused with code 2", async () => {
    const { code, stderr } = await spec(open("coin"), "--mutants", "--only", "C1.1");
    expect([code, stderr]).toEqual([2, "No usable mutant is for C1.1.\n"]);
  });
});

function scratches({ temporary }: Fixture): string[] {
  return readdirSync(temporary).filter((name) => name.startsWith("spec-"));
}

/** The endless mutant of rule 1.4 is in place in a scratch copy. */
function loopIsOn(fixture: Fixture): boolean {
  return scratches(fixture)
    .map((name) => join(fixture.temporary, name, "packages/dice/src/game.ts"))
    .some((file) => existsSync(file) && readFileSync(file, "utf8").includes("round += 0"));
}
