/** Random mutants as their users meet them, in a small repository without rules. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Fixture, openFixture } from "../fixture.ts";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));
const fixtures: Fixture[] = [];

afterAll(() => {
  for (const fixture of fixtures) fixture.remove();
});

function open(changes: Readonly<Record<string, string>> = {}): Fixture {
  const fixture = openFixture("stall", changes);
  fixtures.push(fixture);
  return fixture;
}

type Finished = { code: number | null; stdout: string; stderr: string };

function start(fixture: Fixture, ...args: string[]): ChildProcessWithoutNullStreams {
  const env = { ...process.env, TMPDIR: fixture.temporary };
  return spawn(process.execPath, [main, ...args], { cwd: fixture.root, env });
}

function spec(fixture: Fixture, ...args: string[]): Promise<Finished> {
  return finished(start(fixture, ...args));
}

function finished(child: ChildProcessWithoutNullStreams): Promise<Finished> {
  return new Promise((resolve, reject) => {
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

// As long as it takes, on a busy machine too, but for the loops without end.
const random = ["--mutants", "--random", "--timeout", "600"];
const [price, discount, shout, wait] = ["price", "discount", "shout", "wait"].map(
  (name) => `packages/stall/src/${name}.ts`,
) as [string, string, string, string];

describe("all mutants of a package", () => {
  type Entry = { file: string; find: string; replace: string; status: string; reason: string };
  let fixture: Fixture;
  let run: Finished;
  let all: Entry[];

  /** The verdict on the one mutant whose shown change is this. */
  const verdictOn = (change: string): Pick<Entry, "status" | "reason"> | undefined =>
    all.find(({ find, replace }) => `${find} → ${replace}` === change);

  beforeAll(async () => {
    fixture = open();
    const files = [price, discount, shout].flatMap((file) => ["--file", file]);
    run = await spec(fixture, ...random, ...files, "--json");
    const loops = await spec(fixture, ...random, "--file", wait, "--json", "--timeout", "3");
    all = [run, loops].flatMap(
      ({ stdout }) => (JSON.parse(stdout) as { mutants: Entry[] }).mutants,
    );
  });

  test.each([
    ["killed", "return cents - discount; → return cents + discount;"],
    ["survived", "isMember && cents > 10 → isMember"],
    ["survived", "isMember && cents > 10 → isMember && cents >= 10"],
    ["not reached", "return cents > 100; → return cents >= 100;"],
    ["equivalent", "each > found ? each : found → each >= found ? each : found"],
    // Code that runs when its file is loaded.
    ["killed", "discount: number = 2 → discount: number = 3"],
    // Code that runs in another process.
    ["killed", "process.stdout.write(shout(2)) → process.stdout.write(shout(3))"],
  ])("%s: %s", (status, change) => {
    expect(verdictOn(change)?.status).toBe(status);
  });

  test("a loop without end is killed, and what is judged after it is judged rightly", () => {
    const loop = verdictOn("left -= 1; → left += 1;");
    expect(loop?.status).toBe("killed");
    expect(loop?.reason).toMatch(/^no test ended/);
    expect(verdictOn("left -= 1; → {}")?.status).toBe("killed");
    expect(verdictOn("while (left > 0) left -= 1; → while (left >= 0) left -= 1;")?.status).toBe(
      "killed",
    );
  });

  test("survivors make it fail, and nothing is left behind but what the tests reach", () => {
    expect(run.code).toBe(1);
    expect(readdirSync(fixture.temporary)).toEqual(["reached-by-tests"]);
  });

  test("in words: survivors by file and line, then how many there were", async () => {
    const { code, stdout } = await spec(
      fixture,
      ...random,
      "--package",
      "stall",
      "--file",
      `${price}:4`,
    );
    expect(stdout).toBe(`${price}:4  isMember && cents > 10 → isMember  in price
${price}:4  isMember && cents > 10 → isMember && cents >= 10  in price
${price}:4  isMember && cents > 10 → isMember && cents > 11  in price
${price}:4  isMember && cents > 10 → isMember && cents > 9  in price
packages/stall: 9 mutants, 5 killed, 4 survived, 0 equivalent: 55.6 % killed
`);
    expect(code).toBe(1);
  });

  test("with none that survives it passes", async () => {
    const call = [...random, "--file", discount];
    const { code, stdout } = await spec(fixture, ...call);
    expect(stdout).toBe(
      "packages/stall: 2 mutants, 2 killed, 0 survived, 0 equivalent: 100.0 % killed\n",
    );
    expect(code).toBe(0);
  });

  test("a run goes on where it stopped", async () => {
    const keep = join(fixture.temporary, "kept.txt");
    const call = [
      ...random,
      "--file",
      `${price}:4`,
      "--sample",
      "3",
      "--workers",
      "1",
      "--keep",
      keep,
    ];
    const first = await spec(fixture, ...call);
    const [head = "", ...lines] = readFileSync(keep, "utf8").split("\n");
    expect(lines).toHaveLength(4);
    // A kill is turned round, to show that it is not asked again; the last line was being written.
    const turned = lines.map((line) => line.replace('"status":"killed"', '"status":"survived"'));
    expect(turned.slice(0, 2)).not.toEqual(lines.slice(0, 2));
    const broken = [...turned.slice(0, 2), turned[2]?.slice(0, 9)];
    writeFileSync(keep, [head, ...broken].join("\n"));
    const again = await spec(fixture, ...call);
    expect(again.stdout).not.toBe(first.stdout);
    expect(readFileSync(keep, "utf8").split("\n")).toEqual([
      head,
      ...turned.slice(0, 2),
      lines[2],
      "",
    ]);
    const other = await spec(fixture, ...call, "--seed", "8");
    expect([other.code, other.stderr]).toEqual([
      2,
      `${keep} keeps verdicts of other code or another call; name another file.\n`,
    ]);
  });
});

test.each([
  [["chess"], /^No package with sources and tests is called "chess"\. Known: packages\/stall\.\n$/],
  [["--file", "README.md"], /^README\.md is no source file that mutants are made in\.\n$/],
])("%j is refused with code 2", async (args, sentence) => {
  const { code, stderr } = await spec(open(), ...random, ...args);
  expect(stderr).toMatch(sentence);
  expect(code).toBe(2);
});

test("a run that is broken off tells what it knows, and leaves no copy behind", async () => {
  const fixture = open();
  const keep = join(fixture.temporary, "kept.txt");
  // Those that no test reaches are told at once; the loops without end keep the run from ending.
  const child = start(fixture, ...random, "--workers", "1", "--keep", keep);
  const run = finished(child);
  const judged = (): number =>
    existsSync(keep) ? readFileSync(keep, "utf8").split("\n").length : 0;
  await expect.poll(judged).toBeGreaterThan(3);
  child.kill("SIGINT");
  const { code, stdout } = await run;
  expect(stdout).toMatch(/\npackages\/stall: \d+ mutants, \d+ killed, [\d]+ survived/);
  expect(code).toBe(130);
  expect(readdirSync(fixture.temporary).sort()).toEqual(["kept.txt", "reached-by-tests"]);
});

test("an equivalent that fits no code any more is an error of npm run spec", async () => {
  const { code, stdout } = await spec(open({ [price]: "export const price = 3;\n" }));
  expect(stdout).toContain(
    `packages/stall/mutants/equivalent/price.json[0] fits no code in ${price}, nor elsewhere in the package: drop or mend the entry.\n`,
  );
  expect(code).toBe(1);
});
