/** `lunchtable loadtest` as its users run it. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { lunchtable, lunchtableProcess } from "../../test/lunchtable.ts";
import type { Report } from "./report.ts";

const folder = mkdtempSync(join(tmpdir(), "loadtest-"));
vi.stubEnv("TMPDIR", folder);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const call = (...more: string[]) =>
  lunchtableProcess(["loadtest", "--matches", "5", "--seconds", "2", ...more]);

test("plays matches of all games and finds every acknowledged action in their records", async () => {
  const { code, out, err } = await call("--think-ms", "20-60", "--json");
  expect([code, err]).toEqual([0, ""]);
  const report = JSON.parse(out) as Report;
  expect(report).toMatchObject({
    matches: 5,
    seconds: 2,
    thinkMs: [20, 60],
    games: ["lunchtable", "lorcana"],
    database: "SQLite",
    lost: 0,
    duplicated: 0,
    errors: {},
  });
  expect(report.actions).toBeGreaterThan(0);
  expect(report.toAnswerMs.count).toBe(report.actions);
  // Everything that was acknowledged has arrived, but for what was under way at the end.
  expect(report.toBothStreamsMs.count).toBeGreaterThan(0);
  expect(report.toBothStreamsMs.count).toBeLessThanOrEqual(report.actions);
  expect(report.server.memoryMb).toBeGreaterThan(0);
  // Nothing is left behind.
  expect(readdirSync(folder)).toEqual([]);
});

test("says it in words, too", async () => {
  const { code, out } = await call("--think-ms", "0", "--game", "lorcana");
  expect(code).toBe(0);
  expect(out).toMatch(/^5 matches at a time of lorcana for 2 s on SQLite; clients do not think\n/);
  expect(out).toMatch(/^lost +0\ncounted twice +0\n/m);
});

describe("refuses", () => {
  test.each([
    [["--matches", "0"], "--matches takes a whole number from 1 to 5000, not 0"],
    [["--seconds", "3600"], "--seconds takes a whole number from 1 to 600, not 3600"],
    [["--think-ms", "9-1"], "--think-ms takes a number or a range such as 1000-4000, not 9-1"],
    [["--think-ms", "1-2-3"], "--think-ms takes a number or a range such as 1000-4000, not 1-2-3"],
    [["--game", "chess"], 'unknown game "chess". Known: lunchtable, lorcana'],
    [["--database-url", "postgres://ada:hush@example.org/x"], "speaks to this machine alone"],
    [["--database-url", "postgres://ada:hush@127.0.0.1.example.org/x"], "this machine alone"],
  ])("%j in a sentence", async (args, reason) => {
    const { code, out, err } = await lunchtable(["loadtest", ...args]);
    expect(err).toContain(reason);
    expect(err).not.toContain("hush");
    expect({ code, out }).toEqual({ code: 2, out: "" });
  });
});
