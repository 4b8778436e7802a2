/** Whole arenas, on threads, of small and quick matches. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterAll, expect, test, vi } from "vitest";
import { openGame } from "../games.ts";
import { type ArenaCall, arena, mergeArena } from "./arena.ts";
import { addArenaCommand } from "./call.ts";

const folder = mkdtempSync(join(tmpdir(), "arena-"));
afterAll(() => rmSync(folder, { recursive: true }));

const usual: ArenaCall = {
  bot: "greedy",
  opponent: "random",
  deals: "6",
  level: "50",
  seed: "1",
  json: true,
};

async function run(call: Partial<ArenaCall> = {}): Promise<Record<string, unknown>> {
  const hosted = await openGame("skirmish");
  const [text = ""] = await arena(hosted, "skirmish", { ...usual, ...call });
  return JSON.parse(text) as Record<string, unknown>;
}

test("a better bot is found out before all deals are played, on any number of threads", async () => {
  const one = await run({ deals: "200", workers: "1" });
  expect(one).toMatchObject({ finding: "above", level: 0.5, bots: ["greedy", "random"] });
  expect(one.deals).toBeLessThan(100);
  expect(await run({ deals: "200", workers: "3" })).toEqual(one);
});

test("it says at once that it has begun, before a deal is played", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  try {
    await run({ deals: "1" });
    expect(said).toHaveBeenCalledWith("0 of at most 1 deals after 0 s");
  } finally {
    said.mockRestore();
  }
});

test("a bot against itself scores as much from one side as the other loses", async () => {
  // Both sides of a deal are the same match but for the names: whoever sits first wins twice.
  const even = await run({ bot: "random", deals: "10", all: true });
  expect(even).toMatchObject({ deals: 10, finding: "open", share: 0.5 });
});

test("what is kept is gone on with, and parts make the whole", async () => {
  const whole = await run({ all: true });
  const parts = ["1/2", "2/2"].map((shard, i) => ({
    shard,
    keep: join(folder, `part-${i}.jsonl`),
    deals: "3",
  }));
  for (const part of parts) await run(part);
  const files = parts.map(({ keep }) => keep);
  const [text = ""] = mergeArena(files, { level: "50", json: true });
  const merged: unknown = JSON.parse(text);
  expect(merged).toEqual(whole);

  // Broken off in the middle of a line.
  const [first = ""] = files;
  const kept = readFileSync(first, "utf8");
  writeFileSync(first, kept.slice(0, -10));
  await run(parts[0]);
  expect(readFileSync(first, "utf8")).toBe(kept);
});

test("what is typed behind merge is meant for it, also what arena takes, too", async () => {
  const keep = join(folder, "typed.jsonl");
  await run({ keep, deals: "2" });
  const root = new Command();
  addArenaCommand(root, openGame, { game: "", usualGame: "skirmish", bots: "", cards: "" });
  const said = vi.spyOn(console, "log").mockImplementation(() => undefined);
  try {
    await root.parseAsync(["arena", "merge", keep, "--level", "75", "--json"], { from: "user" });
    expect(JSON.parse(String(said.mock.lastCall?.[0]))).toMatchObject({ deals: 2, level: 0.75 });
  } finally {
    said.mockRestore();
  }
});

test("files that do not belong together are refused, each with what is wrong", async () => {
  const file = (name: string): string => join(folder, name);
  await run({ keep: file("a"), shard: "1/2", deals: "1" });
  await run({ keep: file("b"), shard: "1/2", deals: "1", seed: "2" });
  const merge =
    (...names: string[]) =>
    () =>
      mergeArena(names.map(file), { level: "50" });
  expect(merge("a", "b")).toThrow(/is of another comparison than/);
  expect(merge("a", "a")).toThrow(/deal 0 is in .* and in /);
  await expect(run({ keep: file("a"), seed: "3" })).rejects.toThrow(/another comparison/);
});

test.each([
  [{ shard: "4/3" }, "--shard takes a whole number from 1 to 3, not 4"],
  [{ shard: "4" }, "--shard takes a part such as 3/8, not 4"],
  [{ level: "most" }, "--level takes a share in percent between 0 and 100, not most"],
  [{ bot: "genius" }, "genius"],
  [{ deals: "0" }, "--deals takes a whole number from 1 to 1000000, not 0"],
] as const)("%j is refused", async (call, message) => {
  await expect(run(call)).rejects.toThrow(message);
});
