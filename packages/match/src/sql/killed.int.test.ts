import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EventOf, type GameTypes, hashJson, type State } from "@tcg/core";
import { expect, test } from "vitest";
import { skirmishGame } from "../../test/games.ts";
import { sqliteStore } from "./index.ts";

/** Starts the busy host and kills it without a warning after so many answers. */
async function killAfter(path: string, answers: number): Promise<Map<string, number>> {
  const script = join(import.meta.dirname, "../../test/busy-host.ts");
  const child = spawn(process.execPath, ["--conditions=@tcg/source", script, path, "8"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  let isKilled = false;
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    if (!isKilled && output.split("\n").length > answers) isKilled = child.kill("SIGKILL");
  });
  const [, signal] = (await once(child, "close")) as [number | null, string | null];
  expect(signal).toBe("SIGKILL");
  const acknowledged = new Map<string, number>();
  for (const line of output.split("\n").slice(0, -1)) {
    const [matchId = "", version] = line.split(" ");
    acknowledged.set(matchId, Math.max(acknowledged.get(matchId) ?? 0, Number(version)));
  }
  return acknowledged;
}

test("a process killed in the middle of its work loses nothing that it has answered for", async () => {
  const folder = mkdtempSync(join(tmpdir(), "killed-"));
  const path = join(folder, "matches.sqlite");
  const { game } = skirmishGame.hosted;
  // Twice on the same file: the second process takes over from the first.
  for (const answers of [150, 400]) {
    const acknowledged = await killAfter(path, answers);
    expect(acknowledged.size).toBeGreaterThan(4);
    const store = sqliteStore({ path });
    for (const [matchId, version] of acknowledged) {
      const stored = await store.load(matchId);
      if (stored === null || stored === "unchanged") throw new Error(`${matchId} is lost`);
      expect(stored.version).toBeGreaterThanOrEqual(version);
      let state: State<GameTypes> | null = null;
      const entries = await store.readAfter(matchId, 0, 100_000);
      expect(entries.map((entry) => entry.version)).toEqual(
        Array.from({ length: stored.version }, (_, i) => i + 1),
      );
      for (const { events } of entries) {
        const happened = JSON.parse(events) as EventOf<GameTypes>[];
        if (happened.length > 0) state = game.evolve(state, happened);
      }
      expect(hashJson(state)).toBe(hashJson(JSON.parse(stored.snapshot ?? "null")));
    }
    await store.close();
  }
  rmSync(folder, { recursive: true });
});
