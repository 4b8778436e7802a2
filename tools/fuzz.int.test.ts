import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inThisProcess } from "../packages/cli/test/in-this-process.ts";
import { runCall } from "./fuzz/run-call.ts";

// Looks at what a person and a script would see. The tool is started once; the other calls are made in
// this process, with threads as there.

const runFuzz = (...args: string[]) => inThisProcess(runCall, args);

test("the tool itself is started, fails, and shows its usage", () => {
  const tool = join(import.meta.dirname, "fuzz.ts");
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ["--conditions=@tcg/source", tool, ...args], { encoding: "utf8" });
  const failed = run("broken-leak", "--games", "2", "--seed", "1");
  expect(failed.status).toBe(1);
  expect(failed.stdout).toContain("FAILED");
  expect(failed.stdout).toMatch(/^ {4}npm run fuzz -- broken-leak --seed 1 --game \d+$/m);
  const wrong = run("chess");
  expect(wrong).toMatchObject({ status: 2, stdout: "" });
  expect(wrong.stderr).toMatch(/^fuzz: unknown game "chess"/);
  expect(wrong.stderr).toContain("Usage: npm run fuzz -- GAME");
});

describe("a wrong call exits 2 and shows the usage", () => {
  test.each([
    ["no game", []],
    ["an unknown game", ["chess"]],
    ["a name that every object has", ["constructor"]],
    ["two games", ["skirmish", "blind-bid"]],
    ["an unknown option", ["skirmish", "--sed", "1"]],
    ["a seed that is no number", ["skirmish", "--seed", "one"]],
    ["a negative number of matches", ["skirmish", "--games=-1"]],
    ["a broken number", ["skirmish", "--game", "1.5"]],
    ["a sample of nothing", ["skirmish", "--heavy-one-in", "0"]],
    ["a page about a game", ["skirmish", "--report", "page.md"]],
    ["everything of one match", ["skirmish", "--game", "1", "--complete"]],
    ["everything of a set", ["cards", "--complete"]],
    ["a page about one match", ["cards", "--game", "1", "--report", "page.md"]],
  ])("%s", async (_what, args) => {
    const { code, out, err } = await runFuzz(...args);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).toMatch(/^fuzz: .+\n(\(.+\)\n)?\nUsage: npm run fuzz -- (GAME|cards)/);
    expect(err).toContain(args[0] === "cards" ? "effect" : "skirmish");
  });
});

describe("a failure", () => {
  test.each([
    ["every command", "1", ""],
    ["a sample of them", "3", " --heavy-one-in 3"],
  ])(
    "exits 1 and is shown again by the line it prints, looking at %s",
    async (_what, one, said) => {
      const sample = ["--heavy-one-in", one];
      const { code, out, err } = await runFuzz(
        "broken-leak",
        "--games",
        "6",
        "--seed",
        "1",
        ...sample,
      );
      expect(code).toBe(1);
      expect(err).toMatch(/^fuzz: 6 of 6 matches, \d failures?$/m);
      const failed = out.split("\n").filter((line) => line.includes("FAILED"));
      expect(failed.length).toBeGreaterThan(0);
      const line = /^ {4}npm run fuzz -- (broken-leak --seed 1 --game \d+.*)$/m.exec(out)?.[1];
      if (line === undefined) throw new Error(`no line to run in\n${out}`);
      expect(line.replace(/.* --game \d+/, "")).toBe(said);
      expect(err).toContain(`fuzz: npm run fuzz -- ${line}\n`);
      const again = await runFuzz(...line.split(" "));
      expect(again.code).toBe(1);
      expect(again.out).toContain(failed[0]);
      expect(again.out).toContain("1 failures");
    },
  );

  test("is in the JSON report as well", async () => {
    const { code, out } = await runFuzz("broken-leak", "--games", "6", "--seed", "1", "--json");
    expect(code).toBe(1);
    const report = JSON.parse(out) as { failures: { reproduce: string; check: string }[] };
    expect(report.failures[0]?.check).toMatch(/\w/);
    expect(report.failures[0]?.reproduce).toMatch(/^npm run fuzz -- broken-leak --seed 1 --game /);
  });
});

describe("what no match shows alone is a failure of the run", () => {
  test("a lot that always falls on the same seat, counted over all threads", async () => {
    const { code, out } = await runFuzz("broken-lot", "--games", "40", "--seed", "1");
    expect(code).toBe(1);
    expect(out).toContain(
      "FAILED every seat begins: in 40 matches together: red was drawn in 200 of 200 openings",
    );
    expect(out).toContain("    npm run fuzz -- broken-lot --seed 1 --games 40\n");
    expect(out).toContain("4 matches were played again elsewhere");
    expect(out).toContain("  1 failures");
  });

  test("a memory of other matches, found by playing again elsewhere", async () => {
    const { code, out } = await runFuzz("broken-memory", "--games", "20", "--seed", "1");
    expect(code).toBe(1);
    expect(out).toContain("FAILED a match goes the same elsewhere: in haw_US.UTF-8");
    expect(out).toContain("    npm run fuzz -- broken-memory --seed 1 --games 20\n");
  });
});

describe("what is declared and never seen", () => {
  const short = ["broken-unseen", "--games", "4", "--seed", "1"];

  test("is told in a line or two, and a run without a failure exits 0", async () => {
    const { code, out } = await runFuzz(...short);
    expect(code).toBe(0);
    expect(out).toMatch(/not seen yet: .* and \d+ more\n.*--complete demands everything/);
    expect(out).toContain("  0 failures");
  });

  test("exits 1 and is named, each thing of it, when everything is demanded", async () => {
    const { code, out } = await runFuzz(...short, "--complete");
    expect(code).toBe(1);
    expect(out).toMatch(/never seen: .*card:lost-lunch/);
    expect(out).toContain("  0 failures");
  });

  test("is not told of a match played alone", async () => {
    const { code, out } = await runFuzz("broken-unseen", "--game", "3", "--seed", "1");
    expect(code).toBe(0);
    expect(out).not.toMatch(/never seen|not seen yet/);
  });
});

test("the same seed gives the same report, another seed another", async () => {
  const report = async (seed: string): Promise<string> =>
    (await runFuzz("blind-bid", "--games", "4", "--seed", seed, "--json")).out;
  const first = await report("5");
  expect(JSON.parse(first)).toMatchObject({ seed: 5, games: 4, failures: [] });
  expect(await report("5")).toBe(first);
  expect(await report("6")).not.toBe(first);
});

test("without a seed a fresh one is taken and told", async () => {
  const seed = async (): Promise<string | undefined> =>
    /seed (\d+)/.exec((await runFuzz("blind-bid", "--games", "1")).out)?.[1];
  const [one, other] = [await seed(), await seed()];
  expect(one).toBeDefined();
  expect(one).not.toBe(other);
});

describe("a run through a card set", () => {
  const seldom = ["broken-cards", "--seed", "1", "--games", "4"];

  test("exits 1 and names the effect that cannot resolve", async () => {
    const { code, out } = await runFuzz(...seldom);
    expect(code).toBe(1);
    expect(out).toContain("broken-cards: 2 effects, 4 matches");
    expect(out).toContain("  SHORT two-places-at-once/never: 0 of 20");
    expect(out).toMatch(/in \d+ matches for it, its condition never held \(it is your turn and /);
    expect(out).toContain("lint: two-places-at-once.effects[never].condition can never hold");
    expect(out).not.toContain("SHORT free-lunch");
    expect(out).toContain("  0 failures");
  });

  test("writes the page that lists every effect, the same for the same seed", async () => {
    const folder = mkdtempSync(join(tmpdir(), "steered-"));
    const page = async (name: string): Promise<string> => {
      const file = join(folder, name);
      expect((await runFuzz(...seldom, "--report", file)).code).toBe(1);
      return readFileSync(file, "utf8").replaceAll(file, "FILE");
    };
    const first = await page("one.md");
    rmSync(join(folder, "one.md"));
    const again = "npm run fuzz -- broken-cards --seed 1 --games 4 --heavy-one-in 5 --report FILE";
    expect(first).toContain(again);
    expect(first).toMatch(/^\| two-places-at-once +\| never +\| ignition +\| 0 +\| 0 +\|$/m);
    expect(first).toMatch(
      /^\| free-lunch +\| second-helping +\| ignition +\| [1-9]\d+ +\| 4 +\|$/m,
    );
    expect(await page("other.md")).toBe(first);
    rmSync(folder, { recursive: true });
  });

  test("goes on where it stopped when it was broken off, and comes to the same report", async () => {
    const folder = mkdtempSync(join(tmpdir(), "steered-"));
    const keep = ["--keep", join(folder, "run.jsonl")];
    const told = async (...more: string[]): Promise<string> =>
      (await runFuzz(...seldom, "--json", ...more)).out;
    const whole = await told();
    await runFuzz("broken-cards", "--seed", "1", "--games", "2", ...keep);
    const played = readFileSync(join(folder, "run.jsonl"), "utf8");
    expect(await told(...keep)).toBe(whole);
    const all = readFileSync(join(folder, "run.jsonl"), "utf8");
    expect(all.startsWith(played)).toBe(true);
    expect(all.split("\n")).toHaveLength(1 + 4 + 1);
    expect(await told(...keep)).toBe(whole);
    expect(readFileSync(join(folder, "run.jsonl"), "utf8")).toBe(all);
    rmSync(folder, { recursive: true });
  });

  test.each([
    ["--keep needs --seed", ["--games", "2"]],
    ["--keep is for a whole run", ["--seed", "1", "--game", "1"]],
  ])("says that %s", async (what, call) => {
    const { code, err } = await runFuzz("broken-cards", ...call, "--keep", "never-written.jsonl");
    expect(code).toBe(2);
    expect(err).toContain(what);
  });

  test.each([
    ["cards", "effect"],
    ["lorcana-cards", "ability"],
  ])("says in the help of %s that it is for one %s after the other", async (name, one) => {
    const { out } = await runFuzz(name, "--help");
    expect(out.replaceAll(/\s+/g, " ")).toContain(`matches steered to one ${one} of a card set`);
  });

  test("runs through what Lorcana's cards say in the same way", async () => {
    const { code, out } = await runFuzz("lorcana-cards", "--games", "2", "--seed", "1");
    expect(code).toBe(1);
    expect(out).toMatch(/^lorcana-cards: \d+ abilities, 2 matches, \d+ commands, seed 1$/m);
    expect(out).toMatch(/^ {2}\d+ of \d+ abilities resolved$/m);
    expect(out).toContain("  0 failures");
  });

  test("plays one match of it alone, of which nothing is demanded but that no check fails", async () => {
    const { code, out } = await runFuzz("broken-cards", "--seed", "1", "--game", "1");
    expect(code).toBe(0);
    expect(out).toContain("2 effects, 1 match");
    expect(out).not.toContain("SHORT");
  });
});
