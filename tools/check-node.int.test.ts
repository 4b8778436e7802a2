import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

function checkNode(version: string) {
  const pretend = `process.versions = { ...process.versions, node: "${version}" };`;
  const define = `Object.defineProperty(process, "versions", { writable: true }); ${pretend}`;
  const run = spawnSync(
    process.execPath,
    [
      "--import",
      `data:text/javascript,${encodeURIComponent(define)}`,
      join(import.meta.dirname, "check-node.mjs"),
    ],
    { encoding: "utf8" },
  );
  return { exitCode: run.status, output: run.stderr };
}

test("an old Node is refused, with the reason and the remedy", () => {
  const { exitCode, output } = checkNode("20.20.2");
  expect(exitCode).toBe(1);
  expect(output).toContain("needs Node 24 or later; this is Node 20.20.2");
  expect(output).toContain("Remedy: run `npm install` again");
});

test.each(["24.0.0", "26.10.0", "100.1.0"])("Node %s is let through without a word", (version) => {
  expect(checkNode(version)).toEqual({ exitCode: 0, output: "" });
});
