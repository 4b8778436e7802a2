// Never a time: on a busy machine a test of speed fails for no reason.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { contestants, questions } from "./contestants.ts";

const folder = mkdtempSync(join(tmpdir(), "bench-peers-"));
afterAll(() => rmSync(folder, { recursive: true }));

function bench(...args: readonly string[]) {
  const run = join(import.meta.dirname, "../run.ts");
  return spawnSync(process.execPath, ["--conditions=@tcg/source", run, "peers", ...args], {
    encoding: "utf8",
  });
}

test("everybody plays matches to their end, told as data and as a plot", () => {
  const plot = join(folder, "peers.svg");
  const { status, stdout, stderr } = bench("--quick", "--json", "--plot", plot);
  expect(stderr).toBe("");
  expect(status).toBe(0);
  const { lanes, ratios } = JSON.parse(stdout) as {
    readonly lanes: readonly {
      readonly name: string;
      readonly perSecond: Readonly<Record<string, { readonly median: number }>>;
    }[];
    readonly ratios: readonly { readonly median: number }[];
  };
  expect(lanes.map(({ name }) => name)).toEqual(Object.values(contestants).map(({ name }) => name));
  for (const { perSecond } of lanes) {
    const { commands, turns, matches } = perSecond;
    // A match has several turns, a turn has commands.
    expect(matches?.median).toBeGreaterThan(0);
    expect(turns?.median).toBeGreaterThan(matches?.median ?? 0);
    expect(commands?.median).toBeGreaterThan(turns?.median ?? 0);
  }
  expect(ratios).toHaveLength(questions.length);
  const drawn = readFileSync(plot, "utf8");
  expect(drawn.match(/class="dot" /g)).toHaveLength(questions.length);
});

test("what is no option is refused", () => {
  const { status, stderr } = bench("--fast");
  expect(status).toBe(2);
  expect(stderr).toContain("--fast");
});
