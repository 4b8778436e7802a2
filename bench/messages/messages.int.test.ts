import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

test("bytes of a move are counted on sockets and on events, plain and compressed, in both games", () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--conditions=@tcg/source", join(import.meta.dirname, "../run.ts"), "messages", "--quick"],
    { encoding: "utf8" },
  );
  expect(stderr).toBe("");
  expect(status).toBe(0);
  for (const game of ["lunchtable", "lorcana"]) {
    const median = (way: string): number => {
      const row = new RegExp(`\\| ${game}, greedy, ${way} +\\| +60 \\| +(\\d+) \\|`);
      return Number(row.exec(stdout)?.[1]);
    };
    // Bytes depend on seeds alone: events say a little more than the message, and compressed a lot less.
    expect(median("events")).toBeGreaterThan(median("JSON"));
    expect(median("events, compressed")).toBeLessThan(median("JSON") / 2);
    expect(median("socket, compressed")).toBeLessThan(median("JSON") / 2);
  }
});
