import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { twoDecks } from "./balance/fixture.ts";

// Runs the real tool and looks at what a person and a script would see.

const folder = mkdtempSync(join(tmpdir(), "balance-"));
afterAll(() => rmSync(folder, { recursive: true }));
const [mine, other] = twoDecks.map(({ cards }, i) => {
  const file = join(folder, `deck-${i}.json`);
  writeFileSync(file, JSON.stringify(cards));
  return file;
});
const small = ["--decks", `${mine},${other}`, "--games", "4", "--bot", "random"];

function balance(...args: string[]) {
  const file = join(import.meta.dirname, "balance.ts");
  const ran = spawnSync(process.execPath, ["--conditions=@tcg/source", file, ...args], {
    encoding: "utf8",
  });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

test("it says how it is called", () => {
  const { code, out, err } = balance("--help");
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toMatch(/^Usage: npm run balance/);
  expect(out).toContain("--first-draws      firstSeatDrawsOnTurn1 (false)");
});

describe("a wrong call exits 2 and says why", () => {
  test.each([
    ["an unknown option", ["--gmae", "3"], "Unknown option '--gmae'"],
    ["an unknown game", ["--game", "chess"], "unknown game"],
    [
      "rules of another game",
      ["--game", "lorcana", "--life", "9"],
      "--life is a rule of LunchTable",
    ],
    ["no number", [...small, "--games", "many"], "--games takes a whole number from 1"],
    ["no games", [...small, "--games", "0"], "--games takes a whole number from 1"],
    ["half a couple", [...small, "--games", "5"], "--games takes an even number"],
    ["an unknown bot", ["--bot", "gredy"], "did you mean greedy?"],
    ["an unknown deck", ["--decks", `${mine},no-such`], 'unknown deck "no-such"'],
    ["a deck alone", ["--decks", `${mine}`], "one deck has nobody to play"],
    ["a deck twice", ["--decks", `${mine},${mine}`], "two of --decks are called deck-0"],
    ["a yes for true", [...small, "--first-draws", "yes"], "--first-draws takes true or false"],
    ["rules nobody can play by", [...small, "--life", "0"], "startingLifePoints"],
    ["a prior there is not", [...small, "--prior", "cards"], "--prior takes any or decks"],
    ["a report that cannot be", [...small, "--report", folder], "the report cannot be written"],
    ["something else", ["all"], "Unexpected argument 'all'"],
  ])("%s", (_what, args, reason) => {
    const { code, out, err } = balance(...args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^balance: /);
    expect(err).toContain(reason);
  });
});

test("a small measurement is told, written down and never a failure", () => {
  const file = join(folder, "report.txt");
  const { code, out } = balance(...small, "--report", file, "--second-clout", "3");
  expect(code).toBe(0);
  expect(readFileSync(file, "utf8")).toBe(out);
  expect(out).toContain("4 games a pair, 4 in all, seed 1");
  expect(out).toContain("Other rules than usual: secondSeatClout 3");
  expect(out).toContain("Targets (no verdict");
  expect(out).not.toContain("won played");
});

test("with the cards' figures, and as data", () => {
  const file = join(folder, "report.json");
  const { code, out } = balance(...small, "--cards-table", "--report", file, "--threads", "1");
  expect(code).toBe(0);
  expect(out).toContain("won played");
  const data = JSON.parse(readFileSync(file, "utf8")) as { decks: string[]; cards: object[] };
  expect(data.decks).toEqual(["deck-0", "deck-1"]);
  expect(data.cards).toHaveLength(40);
});

describe("games that are kept", () => {
  const file = join(folder, "kept.jsonl");

  test("a measurement that was broken off goes on, and comes to the same", () => {
    const whole = balance(...small, "--keep", file);
    const [head, ...games] = readFileSync(file, "utf8").trimEnd().split("\n");
    expect(games).toHaveLength(4);
    expect(balance(...small).out).toBe(whole.out);
    writeFileSync(file, `${head}\n${games[2]}\n${games[0]}\n${games[1]?.slice(0, 20)}`);
    const again = balance(...small, "--keep", file);
    expect(again.err).toContain("2 games played before");
    expect(again.out).toBe(whole.out);
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");
    expect(lines.slice(1).toSorted()).toEqual(games.toSorted());
  });

  test("those of another measurement are left alone", () => {
    const before = readFileSync(file, "utf8");
    const { code, err } = balance(...small, "--seed", "2", "--keep", file);
    expect(code).toBe(2);
    expect(err).toContain("keeps games of another measurement");
    expect(readFileSync(file, "utf8")).toBe(before);
  });

  test("a place where nothing can be kept is told before anything is played", () => {
    const { code, err } = balance(...small, "--keep", folder);
    expect(code).toBe(2);
    expect(err).toContain("games cannot be kept in");
  });
});
